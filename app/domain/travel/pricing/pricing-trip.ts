import type { Gig } from '~/domain/gigs/gig';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { type BookedDays, NOTHING_BOOKED } from '../trip/booked-days';

/** The days a trip is priced for. */
export interface TripDays {
  arrive: string;
  leave: string;
  nights: number;
  /** A car is paid by the day, and for one at least. */
  carDays: number;
  /** From today until the day of arrival. */
  leadDays: number;
}

/** A show that begins later leaves time to travel on its day. */
const EVENING = '17:00';
/** What ends earlier leaves time to travel home on its last day. */
const AFTERNOON = '15:00';

/**
 * When one would travel: as it is booked, else the day before, unless the first day begins in the
 * evening; home the day after, unless the last one ends by mid-afternoon. Never before today; null
 * once a gig has begun.
 */
export function planTrip(
  gig: Pick<Gig, 'date' | 'endDate' | 'startTime' | 'endTime'>,
  today: string,
  booked: BookedDays = NOTHING_BOOKED,
): TripDays | null {
  const { date, startTime } = gig;
  if (date < today) return null;
  const lastDay = gig.endDate ?? date;
  const planned =
    booked.arrive ?? (startTime !== null && startTime >= EVENING ? date : shiftDay(date, -1));
  const arrive = planned < today ? today : planned;
  const leave = booked.leave ?? (endsEarly(gig) ? lastDay : shiftDay(lastDay, 1));
  const nights = daysBetween(arrive, leave);
  const leadDays = daysBetween(today, arrive);
  return { arrive, leave, nights, carDays: Math.max(1, nights), leadDays };
}

/** An end before the beginning is one after midnight, unless the last day is a later one anyway. */
function endsEarly({
  date,
  endDate,
  startTime,
  endTime,
}: Pick<Gig, 'date' | 'endDate' | 'startTime' | 'endTime'>) {
  if (endTime === null || endTime > AFTERNOON) return false;
  return (endDate ?? date) > date || startTime === null || endTime > startTime;
}
