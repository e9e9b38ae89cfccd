import { shiftDay } from '~/domain/time/calendar-day';
import { dayIn, timeZoneNamed, wallTimeAt } from '~/domain/time/wall-time';
import type { CalendarEvent, EventTime } from './event';

interface Days {
  date: string;
  endDate: string | null;
}

/**
 * The calendar days an event covers where it happens. All-day ends are exclusive, and a timed event
 * that ends at midnight ends on the day before. Null without a start that can be read.
 */
export function eventDays(
  { start, end }: Pick<CalendarEvent, 'start' | 'end'>,
  calendarZone: string,
): Days | null {
  const first = start && firstDay(start, calendarZone);
  if (!first) return null;
  const last = (end && lastDay(end, start, calendarZone)) ?? first;
  return { date: first, endDate: last > first ? last : null };
}

/** The zone a time is meant in: its own, or the calendar's; UTC where that is not known here. */
export function zoneOf(time: EventTime, calendarZone: string): string {
  const named = ('dateTime' in time && time.timeZone) || calendarZone;
  return timeZoneNamed(named) ?? 'UTC';
}

/** The zone an event names that is not known here, if it does. */
export function unknownZone({ start, end }: Pick<CalendarEvent, 'start' | 'end'>): string | null {
  const named = [start, end].map((time) => time && 'dateTime' in time && time.timeZone);
  return named.find((zone) => zone && timeZoneNamed(zone) === null) || null;
}

/** The wall time a timed event begins at, "2026-06-10T20:00"; null for a whole day. */
export function startWallTime(
  { start }: Pick<CalendarEvent, 'start'>,
  calendarZone: string,
): string | null {
  if (!start || 'date' in start) return null;
  const instant = Date.parse(start.dateTime);
  return Number.isNaN(instant) ? null : wallTimeAt(instant, zoneOf(start, calendarZone));
}

function firstDay(start: EventTime, calendarZone: string): string | null {
  if ('date' in start) return dayOrNull(start.date);
  return dayAt(Date.parse(start.dateTime), zoneOf(start, calendarZone));
}

/** An end without a zone of its own is read in the start's. */
function lastDay(end: EventTime, start: EventTime, calendarZone: string): string | null {
  if ('date' in end) {
    const day = dayOrNull(end.date);
    return day && shiftDay(day, -1);
  }
  const zone = zoneOf(end.timeZone ? end : start, calendarZone);
  return dayAt(Date.parse(end.dateTime) - 1, zone);
}

function dayAt(instant: number, zone: string): string | null {
  return Number.isNaN(instant) ? null : dayIn(zone, new Date(instant));
}

function dayOrNull(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}
