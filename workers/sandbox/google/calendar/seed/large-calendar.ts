import type { CalendarSeed } from '../store/create-store';
import { seedDates } from './seed-dates';

/** A calendar of thousands of events, spread over a year on both sides of today. */
export function largeCalendar(
  now: number,
  { user, id, count = 5_000 }: { user: string; id?: string; count?: number },
): CalendarSeed {
  const dates = seedDates(now, 'America/Chicago');
  const calendarId = id ?? `c_large${count}@group.calendar.google.com`;
  return {
    users: [],
    calendars: [
      {
        id: calendarId,
        owner: user,
        summary: `Large calendar (${count})`,
        events: Array.from({ length: count }, (_, index) => ({
          id: `large${String(index).padStart(6, '0')}`,
          summary: `Show ${index + 1}`,
          location: `Room ${(index % 40) + 1}, Austin, TX`,
          ...dates.allDay(Math.floor((index / count) * 700) - 330),
        })),
      },
    ],
  };
}
