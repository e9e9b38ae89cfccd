import type { CalendarEvent } from './events/event';
import { isGoogle } from './google-error';
import type { Run } from './pull/run';
import { askGoogle } from './tokens/access-token.server';

/** The event as it is; null when the calendar knows none. */
export async function lookUp(
  run: Run,
  calendarId: string,
  eventId: string,
): Promise<CalendarEvent | null> {
  try {
    return await askGoogle(run, (token) =>
      run.services.google.calendar.getEvent(token, { calendarId, eventId }),
    );
  } catch (error) {
    if (isGoogle(error, 'notFound', 'deleted')) return null;
    throw error;
  }
}
