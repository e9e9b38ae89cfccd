import { daysBetween } from '~/domain/time/calendar-day';
import { instantOf, splitWallTime } from '~/domain/time/wall-time';
import type { EndField } from './detail-api';
import type { TravelDetail } from './travel-detail';

/** When a detail starts or ends. `time` is null where only the day is known. */
export interface DetailEnd {
  day: string;
  time: string | null;
  timeZone: string | null;
  location: string | null;
}

type Ends = Pick<TravelDetail, 'detailType'> & Partial<Pick<TravelDetail, EndField>>;

const MIDNIGHT = '00:00';

/**
 * When a detail starts and ends. A missing time is stored as midnight, so midnight is no time for a
 * hotel and a car; a flight keeps it, unless none of its ends has another or it would land before it
 * has left.
 */
export function detailEnds(detail: Ends): { start: DetailEnd | null; end: DetailEnd | null } {
  const start = endOf(detail.startsDateTime, detail.startsTimeZone, detail.startsLocation);
  const end = endOf(detail.endsDateTime, detail.endsTimeZone, detail.endsLocation);
  if (detail.detailType === 'flight') return flightEnds(start, end);
  return { start: withoutMidnight(start), end: withoutMidnight(end) };
}

/**
 * Whether it ends before it begins, in true time: a flight across the date line may land on an
 * earlier day than it left. Where a time or a zone is missing, only what no clock on earth could
 * explain counts.
 */
export function endsBeforeStart(detail: Ends): boolean {
  const { start, end } = detailEnds(detail);
  if (!start || !end) return false;
  const [from, to] = [instantOfEnd(start), instantOfEnd(end)];
  if (from !== null && to !== null) return to < from;
  const earliest = detail.detailType === 'flight' ? -1 : 0;
  return daysBetween(start.day, end.day) < earliest;
}

/** Minutes between take-off and landing, in true time. Null unless both are known with their zones. */
export function minutesInTheAir(detail: Ends): number | null {
  const { start, end } = detailEnds(detail);
  const [from, to] = [start && instantOfEnd(start), end && instantOfEnd(end)];
  if (from === null || to === null || to <= from) return null;
  return Math.round((to - from) / 60_000);
}

/** How many calendar days later it lands than it leaves; -1 across the date line. */
export function arrivalDayShift(detail: Ends): number {
  const { start, end } = detailEnds(detail);
  return start && end ? daysBetween(start.day, end.day) : 0;
}

function instantOfEnd({ day, time, timeZone }: DetailEnd): number | null {
  return time && timeZone ? instantOf(`${day}T${time}`, timeZone) : null;
}

type Told = string | null | undefined;

function endOf(wallTime: Told, timeZone: Told = null, location: Told = null): DetailEnd | null {
  const parts = wallTime ? splitWallTime(wallTime) : null;
  return parts ? { ...parts, timeZone, location } : null;
}

function withoutMidnight(end: DetailEnd | null): DetailEnd | null {
  return end?.time === MIDNIGHT ? { ...end, time: null } : end;
}

function flightEnds(start: DetailEnd | null, end: DetailEnd | null) {
  if (!end) return { start: withoutMidnight(start), end };
  if (end.time !== MIDNIGHT) return { start, end };
  if (!start?.time || start.time === MIDNIGHT) {
    return { start: withoutMidnight(start), end: withoutMidnight(end) };
  }
  const [from, to] = [instantOfEnd(start), instantOfEnd(end)];
  const landsFirst = from !== null && to !== null ? to <= from : end.day <= start.day;
  return { start, end: landsFirst ? withoutMidnight(end) : end };
}
