import { ApiError, invalid, required } from '../http/api-error';
import { isObject, type Json, type JsonObject } from '../http/json';
import { formatInZone, fromWallClock, isTimeZone } from '../store/zones';

/** The start or end of an event: a day, or an instant with the zone it was planned in. */
export type EventTime =
  | { readonly date: string }
  | { readonly instant: number; readonly timeZone?: string };

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)?$/;

/** The instant of an RFC 3339 time, or null. The offset may be missing when there is a zone. */
export function parseDateTime(text: string, zone?: string): number | null {
  const [, date, minutes, seconds = '00', offset] = DATE_TIME.exec(text) ?? [];
  if (!date || !minutes) return null;
  if (!offset && !zone) return null;
  const wall = Date.parse(`${date}T${minutes}:${seconds}Z`);
  if (Number.isNaN(wall)) return null;
  if (!offset) return fromWallClock(zone ?? 'UTC', wall);
  if (offset.toUpperCase() === 'Z') return wall;
  const [hours, rest] = [offset.slice(1, 3), offset.slice(-2)];
  const size = (Number(hours) * 60 + Number(rest)) * 60_000;
  return offset.startsWith('-') ? wall + size : wall - size;
}

function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * A start or end after a write: what the body says, over what was there. `lenient` takes unknown
 * zones, which events imported from elsewhere have.
 */
export function mergeTime(
  current: EventTime | undefined,
  body: Json | undefined,
  which: 'start' | 'end',
  lenient = false,
): EventTime {
  if (body === undefined) {
    if (current) return current;
    throw required(`Missing ${which} time.`);
  }
  if (!isObject(body)) throw body === null ? required(`Missing ${which} time.`) : bad(which);
  const date = 'date' in body ? body.date : current && 'date' in current ? current.date : null;
  const oldInstant = current && 'instant' in current ? current.instant : null;
  const zone =
    'timeZone' in body ? body.timeZone : current && 'instant' in current ? current.timeZone : null;
  const dateTime = 'dateTime' in body ? (body.dateTime ?? null) : oldInstant;
  if (date != null && dateTime != null) throw bad(which);
  if (date != null) {
    if (!isDate(date)) throw bad(which);
    return { date };
  }
  if (dateTime == null) throw required(`Missing ${which} time.`);
  if (zone != null && (typeof zone !== 'string' || !(lenient || isTimeZone(zone)))) {
    throw invalid(`Invalid time zone definition for ${which} time.`);
  }
  const timeZone = zone ?? undefined;
  if (typeof dateTime === 'number') return withZone(dateTime, timeZone);
  if (typeof dateTime !== 'string') throw bad(which);
  const instant = parseDateTime(dateTime, timeZone);
  if (instant === null) {
    if (!timeZone && parseDateTime(dateTime, 'UTC') !== null) {
      throw required(`Missing time zone definition for ${which} time.`);
    }
    throw bad(which);
  }
  return withZone(instant, timeZone);
}

function withZone(instant: number, timeZone: string | undefined): EventTime {
  return timeZone === undefined ? { instant } : { instant, timeZone };
}

const bad = (which: string) => invalid(`Invalid ${which} time.`);

/** Checks what Google checks of a start and an end together. */
export function checkTimes(start: EventTime, end: EventTime, isRecurring: boolean) {
  if ('date' in start !== 'date' in end) {
    throw invalid('The start and end times must either both be date or both be dateTime.');
  }
  // The end of whole days is exclusive, so the same day twice is no day at all.
  const isEmpty =
    'date' in start && 'date' in end
      ? end.date <= start.date
      : 'instant' in start && 'instant' in end && end.instant < start.instant;
  if (isEmpty) {
    throw new ApiError(400, 'timeRangeEmpty', 'The specified time range is empty.', {
      domain: 'calendar',
    });
  }
  if (!isRecurring) return;
  for (const [which, time] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if ('instant' in time && time.timeZone === undefined) {
      throw required(`Missing time zone definition for ${which} time.`);
    }
  }
}

/** The instant a time stands for in a calendar of a zone. */
export function instantOf(time: EventTime, calendarZone: string): number {
  if ('instant' in time) return time.instant;
  return fromWallClock(calendarZone, Date.parse(`${time.date}T00:00:00Z`));
}

/** For ordering occurrences of one series, whose times are all of one kind. */
export function orderOf(time: EventTime): number {
  return 'instant' in time ? time.instant : Date.parse(`${time.date}T00:00:00Z`);
}

export function renderTime(time: EventTime, zone: string): JsonObject {
  if ('date' in time) return { date: time.date };
  const dateTime = formatInZone(zone, time.instant);
  return time.timeZone === undefined ? { dateTime } : { dateTime, timeZone: time.timeZone };
}

export function sameTime(one: EventTime, other: EventTime): boolean {
  if ('date' in one) return 'date' in other && one.date === other.date;
  return 'instant' in other && one.instant === other.instant && one.timeZone === other.timeZone;
}
