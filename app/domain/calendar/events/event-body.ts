import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';
import type { CalendarEvent, EventTime } from './event';
import { zoneOf } from './event-days';
import { differingFields, type Projection } from './projection';

/** Null clears a field; `date` and `dateTime` merge inside a time, so the other one is nulled. */
interface TimeBody {
  date?: string | null;
  dateTime?: string | null;
  timeZone?: string | null;
}

export interface EventBody {
  id?: string;
  summary?: string | null;
  location?: string | null;
  description?: string;
  start?: TimeBody;
  end?: TimeBody;
  extendedProperties?: { private: Record<string, string> };
}

type Times = Pick<CalendarEvent, 'start' | 'end'>;

/** The event that a gig of the app becomes: all day, marked with the gig's id. */
export function newEventBody(projection: Projection, eventId: string, gigId: string): EventBody {
  return {
    id: eventId,
    ...(projection.title && { summary: projection.title }),
    ...(projection.location && { location: projection.location }),
    start: { date: projection.date },
    end: { date: dayAfter(projection) },
    extendedProperties: { private: { gigId } },
  };
}

/** The event anew with what the gig says of it. Its times of day and its notes are kept. */
export function copyBody(
  { start, end, description }: Pick<CalendarEvent, 'start' | 'end' | 'description'>,
  base: Projection,
  wanted: Projection,
  calendarZone: string,
): EventBody {
  const times = movedTimes(base, wanted, { start, end }, calendarZone);
  return {
    ...(wanted.title && { summary: wanted.title }),
    ...(wanted.location && { location: wanted.location }),
    ...(description && { description }),
    start: withoutNulls(times.start),
    end: withoutNulls(times.end),
  };
}

/** Exactly what has to change so that the event says what the gig says; type is not part of it. */
export function patchBody(
  base: Projection,
  wanted: Projection,
  times: Times,
  calendarZone: string,
): EventBody {
  const body: EventBody = {};
  for (const field of differingFields(base, wanted)) {
    if (field === 'title') body.summary = wanted.title || null;
    if (field === 'location') body.location = wanted.location || null;
    if (field === 'dates') Object.assign(body, movedTimes(base, wanted, times, calendarZone));
  }
  return body;
}

function movedTimes(
  base: Projection,
  wanted: Projection,
  { start, end }: Times,
  zone: string,
): { start: TimeBody; end: TimeBody } {
  if (!start || !end || 'date' in start || 'date' in end) return allDay(wanted);
  const startZone = zoneOf(start, zone);
  const endZone = zoneOf(end.timeZone ? end : start, zone);
  const startWall = shifted(start, startZone, daysBetween(base.date, wanted.date));
  const lastDays = daysBetween(base.endDate ?? base.date, wanted.endDate ?? wanted.date);
  const endWall = shifted(end, endZone, lastDays);
  const starts = instantOf(startWall, startZone);
  const ends = instantOf(endWall, endZone);
  // A night that is cut to one day would end before it begins: it ends with that day instead.
  const midnight = `${dayAfter(wanted)}T00:00`;
  return {
    start: timed(startWall, startZone),
    end: timed(ends >= starts ? endWall : midnight, endZone),
  };
}

/** The same wall time so many days later, whatever the clocks did between. */
function shifted(time: Extract<EventTime, { dateTime: string }>, zone: string, days: number) {
  const wall = wallTimeAt(Date.parse(time.dateTime), zone);
  return `${shiftDay(wall.slice(0, 10), days)}${wall.slice(10)}`;
}

function timed(wallTime: string, timeZone: string): TimeBody {
  const dateTime = new Date(instantOf(wallTime, timeZone)).toISOString().replace('.000Z', 'Z');
  return { dateTime, timeZone, date: null };
}

/** A new event has nothing to clear. */
function withoutNulls(time: TimeBody): TimeBody {
  return Object.fromEntries(Object.entries(time).filter(([, value]) => value !== null));
}

function allDay(projection: Projection) {
  return {
    start: { date: projection.date, dateTime: null, timeZone: null },
    end: { date: dayAfter(projection), dateTime: null, timeZone: null },
  };
}

/** Google's last day is the one after. */
function dayAfter({ date, endDate }: Projection): string {
  return shiftDay(endDate ?? date, 1);
}
