import type { Gig } from '~/domain/gigs/gig';
import { shiftDay } from '~/domain/time/calendar-day';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';
import { type DetailEnd, detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';

/** A wall time and its zone; without a zone it is the same wall time everywhere. */
interface Moment {
  wallTime: string;
  timeZone: string | null;
}

/** Whole days with the last one included, or moments. Without an end it has no length. */
export type TimeSpan =
  | { allDay: true; firstDay: string; lastDay: string }
  | { allDay: false; start: Moment; end: Moment | null };

const ASSUMED_HOURS = 2;

/**
 * A gig without a start time takes whole days. One without an end time lasts two hours or, over
 * several days, to the end of the last; one that ends earlier in the day than it starts ends on
 * the next day.
 */
export function gigTimeSpan(
  gig: Pick<Gig, 'date' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>,
): TimeSpan {
  const { date, startTime, timeZone } = gig;
  const lastDay = gig.endDate ?? date;
  if (!startTime) return { allDay: true, firstDay: date, lastDay };
  const start = { wallTime: `${date}T${startTime}`, timeZone };
  const end = { wallTime: gigEnd(start, lastDay, gig.endTime), timeZone };
  return { allDay: false, start, end };
}

function gigEnd(start: Moment, lastDay: string, endTime: string | null): string {
  const [day = '', startTime = ''] = start.wallTime.split('T');
  if (lastDay > day) return endTime ? `${lastDay}T${endTime}` : `${shiftDay(lastDay, 1)}T00:00`;
  if (!endTime || endTime === startTime) return laterBy(start, ASSUMED_HOURS);
  return `${endTime < startTime ? shiftDay(day, 1) : day}T${endTime}`;
}

/**
 * Null when not even a day is known. A detail takes whole days when its first time is unknown, or
 * when it lasts until some later day without a time. An end that cannot be compared with the start
 * or does not come after it is left out: RFC 5545 allows neither.
 */
export function detailTimeSpan(detail: TravelDetail): TimeSpan | null {
  const { start, end } = detailEnds(detail);
  const first = start ?? end;
  if (!first) return null;
  const last = start && end;
  const lastDay = last && last.day > first.day ? last.day : first.day;
  const from = momentOf(first);
  if (!from || (last?.time === null && lastDay > first.day)) {
    return { allDay: true, firstDay: first.day, lastDay };
  }
  const to = last && momentOf(last);
  return { allDay: false, start: from, end: to && isAfter(to, from) ? to : null };
}

function momentOf({ day, time, timeZone }: DetailEnd): Moment | null {
  return time ? { wallTime: `${day}T${time}`, timeZone } : null;
}

function isAfter(end: Moment, start: Moment): boolean {
  if ((end.timeZone === null) !== (start.timeZone === null)) return false;
  return instantOfMoment(end) > instantOfMoment(start);
}

function instantOfMoment({ wallTime, timeZone }: Moment): number {
  return instantOf(wallTime, timeZone ?? 'UTC');
}

function laterBy(moment: Moment, hours: number): string {
  const instant = instantOfMoment(moment) + hours * 60 * 60 * 1000;
  return wallTimeAt(instant, moment.timeZone ?? 'UTC');
}
