import type { Gig } from '~/domain/gigs/gig';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { dayLabel, lettersOf } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';

type Moment = Pick<Gig, 'date' | 'endDate' | 'startTime' | 'timeZone'>;

/** "Fri, Jun 5, 7:30 PM" and "EDT"; the year stands where it is not this one. */
export function gigMomentLabel(gig: Moment, today: string): { label: string; zone: string } {
  const single = !gig.endDate || gig.endDate === gig.date;
  const sameYear = gig.date.slice(0, 4) === today.slice(0, 4);
  const day = single ? dayLabel(gig.date, !sameYear) : dateRangeLabel(gig);
  return {
    label: gig.startTime ? `${day}, ${clockLabel(gig.startTime)}` : day,
    zone: lettersOf({ day: gig.date, time: gig.startTime }, gig.timeZone),
  };
}
