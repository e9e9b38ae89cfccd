import { instantOf } from '../events/event-time';
import { exceptionsBySeries, expandSeries, touches } from '../events/instances';
import { isAtLeast } from '../store/access';
import type { Calendar, CalendarStore, ListEntry, StoredEvent, User } from '../store/store';
import { formatInZone, fromWallClock } from '../store/zones';

const DAY_MS = 86_400_000;

export interface ListedCalendar {
  calendar: Calendar;
  entry: ListEntry;
  isWritable: boolean;
}

export function calendarsOf(store: CalendarStore, user: User): ListedCalendar[] {
  return [...user.entries.values()].flatMap((entry) => {
    const calendar = store.calendars.get(entry.calendarId);
    if (!calendar || entry.deleted) return [];
    return [{ calendar, entry, isWritable: isAtLeast(entry.role, 'writerWithoutPrivateAccess') }];
  });
}

/** The days of a month's grid: whole weeks from Monday. */
export function daysOfGrid(month: string): string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const weekday = (new Date(first).getUTCDay() + 6) % 7;
  const days: string[] = [];
  for (let day = first - weekday * DAY_MS; ; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    if (days.length % 7 === 0 && days.length > 0 && date.slice(0, 7) > month) return days;
    days.push(date);
  }
}

/** The events of a calendar that touch a stretch of days, series by their occurrences. */
export function eventsBetween(calendar: Calendar, from: string, to: string): StoredEvent[] {
  const zone = calendar.timeZone;
  const min = fromWallClock(zone, Date.parse(`${from}T00:00:00Z`));
  const max = fromWallClock(zone, Date.parse(`${to}T00:00:00Z`) + DAY_MS);
  const exceptions = exceptionsBySeries(calendar);
  const events: StoredEvent[] = [];
  for (const event of calendar.events.values()) {
    if (event.recurringEventId) continue;
    if (event.recurrence) {
      const known = exceptions.get(event.id) ?? new Map<string, StoredEvent>();
      events.push(...expandSeries(event, known, zone, { min, max }));
    } else if (touches(event, zone, { min, max })) events.push(event);
  }
  return events.filter(({ status }) => status !== 'cancelled');
}

/** The first and the last day of an event, by the clocks of its own zone. */
export function daysOfEvent(event: StoredEvent, calendarZone: string) {
  const { start, end } = event;
  if ('date' in start && 'date' in end) {
    const last = Date.parse(`${end.date}T00:00:00Z`) - DAY_MS;
    return { first: start.date, last: new Date(last).toISOString().slice(0, 10) };
  }
  const zone = zoneOfEvent(event, calendarZone);
  const from = instantOf(start, zone);
  const to = Math.max(from, instantOf(end, zone) - 1);
  return {
    first: formatInZone(zone, from).slice(0, 10),
    last: formatInZone(zone, to).slice(0, 10),
  };
}

export function zoneOfEvent({ start }: StoredEvent, calendarZone: string): string {
  return 'instant' in start ? (start.timeZone ?? calendarZone) : calendarZone;
}
