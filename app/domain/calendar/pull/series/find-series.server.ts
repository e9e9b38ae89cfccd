import type { CalendarEvent } from '~/domain/calendar/events/event';
import { isGoogle } from '~/domain/calendar/google-error';
import { lookUp } from '~/domain/calendar/look-up.server';
import type { Run } from '../run';

/** A series as one calendar has it. */
interface FoundSeries {
  calendarId: string;
  event: CalendarEvent;
}

/** Where a series is now: in its own calendar, or in another one it was moved to. Null when it is gone. */
export async function findSeries(
  run: Run,
  { calendarId, eventId }: { calendarId: string; eventId: string },
): Promise<FoundSeries | null> {
  const others = [...run.roles.keys()].filter((id) => id !== calendarId);
  for (const place of [calendarId, ...others]) {
    const event = await lookUp(run, place, eventId).catch((error: unknown) => {
      if (place !== calendarId && isGoogle(error, 'forbidden')) return null;
      throw error;
    });
    if (event?.live) return { calendarId: place, event };
  }
  return null;
}
