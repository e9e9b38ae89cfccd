import type { Gig } from '~/domain/gigs/gig';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { loadInDay } from '~/domain/gigs/load-in';
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

/** All that is known of when a gig is: "Fri, Jun 5, 2026", "7:30 PM – 9:00 PM", "EDT", "Load-in 4:00 PM". */
export function gigMomentParts(
  gig: Moment & Pick<Gig, 'endTime' | 'loadInTime'>,
): Record<'days' | 'times' | 'zone' | 'loadIn', string> {
  const { startTime, endTime } = gig;
  const end = endTime ? clockLabel(endTime) : '';
  const times = startTime ? [clockLabel(startTime), end].filter(Boolean).join(' – ') : end;
  return {
    days: daysLabel(gig, true),
    times: !startTime && end ? `until ${end}` : times,
    zone: lettersOf({ day: gig.date, time: startTime ?? endTime }, gig.timeZone),
    loadIn: loadInLabel(gig),
  };
}

/** "Load-in 4:00 PM"; "Load-in Thu, Jun 4, 10:00 PM" where that is the evening before. */
export function loadInLabel(gig: Pick<Gig, 'date' | 'startTime' | 'loadInTime'>): string {
  const day = loadInDay(gig);
  if (!day || !gig.loadInTime) return '';
  const clock = clockLabel(gig.loadInTime);
  return `Load-in ${day === gig.date ? clock : `${dayLabel(day, false)}, ${clock}`}`;
}

function daysLabel(gig: Pick<Gig, 'date' | 'endDate'>, withYear: boolean): string {
  const single = !gig.endDate || gig.endDate === gig.date;
  return single ? dayLabel(gig.date, withYear) : dateRangeLabel(gig);
}
