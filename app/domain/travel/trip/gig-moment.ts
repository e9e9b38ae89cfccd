import type { Gig } from '~/domain/gigs/gig';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { dayLabel, lettersOf } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';

type Moment = Pick<Gig, 'date' | 'endDate' | 'startTime' | 'timeZone'>;

/** "Fri, Jun 5, 7:30 PM" and "EDT"; the year stands where it is not this one. */
export function gigMomentLabel(gig: Moment, today: string): { label: string; zone: string } {
  const sameYear = gig.date.slice(0, 4) === today.slice(0, 4);
  const day = daysLabel(gig, !sameYear);
  return {
    label: gig.startTime ? `${day}, ${clockLabel(gig.startTime)}` : day,
    zone: lettersOf({ day: gig.date, time: gig.startTime }, gig.timeZone),
  };
}

/** All that is known of when a gig is: "Fri, Jun 5, 2026", "7:30 PM – 9:00 PM" and "EDT". */
export function gigMomentParts(
  gig: Moment & Pick<Gig, 'endTime'>,
): Record<'days' | 'times' | 'zone', string> {
  const { startTime, endTime } = gig;
  const end = endTime ? clockLabel(endTime) : '';
  const times = startTime ? [clockLabel(startTime), end].filter(Boolean).join(' – ') : end;
  return {
    days: daysLabel(gig, true),
    times: !startTime && end ? `until ${end}` : times,
    zone: lettersOf({ day: gig.date, time: startTime ?? endTime }, gig.timeZone),
  };
}

function daysLabel(gig: Pick<Gig, 'date' | 'endDate'>, withYear: boolean): string {
  const single = !gig.endDate || gig.endDate === gig.date;
  return single ? dayLabel(gig.date, withYear) : dateRangeLabel(gig);
}
