import { clockLabel, zoneLetters } from '~/domain/time/wall-time';
import type { Gig } from './gig';
import { dateRangeLabel } from './gig-status';

/** "Fri, Jun 5, 2026 · 7:30 PM EDT": the time as the venue's clock shows it, with its zone. */
export function gigDateLabel(
  gig: Pick<Gig, 'date' | 'endDate' | 'startTime' | 'timeZone'>,
): string {
  const day = dateRangeLabel(gig);
  if (!gig.startTime) return day;
  const letters = gig.timeZone ? zoneLetters(`${gig.date}T${gig.startTime}`, gig.timeZone) : '';
  return `${day} · ${clockLabel(gig.startTime)} ${letters}`.trimEnd();
}
