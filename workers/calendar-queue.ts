import { CalendarMessage } from '../app/domain/calendar/calendar-message';
import { consumeCalendarMessage } from '../app/domain/calendar/consume-message.server';
import { calendarServices } from '../app/domain/calendar/google-services';
import { errorText } from '../app/domain/error-text';
import type { Services } from '../app/services.server';

/** A queue keeps a message back for twelve hours at most. */
const LONGEST_DELAY_SECONDS = 12 * 60 * 60;
const FIRST_DELAY_SECONDS = 30;

/** One connection a message. A malformed one is logged and dropped, a failed one comes again. */
export async function consumeCalendarBatch({ messages }: MessageBatch, services: Services) {
  const google = calendarServices(services);
  for (const message of messages) {
    const parsed = CalendarMessage.safeParse(message.body);
    if (!parsed.success || !google) {
      console.error('calendar message dropped', { id: message.id, configured: google !== null });
      message.ack();
      continue;
    }
    try {
      const again = await consumeCalendarMessage(google, parsed.data);
      if (again === null) message.ack();
      else message.retry({ delaySeconds: Math.min(again, LONGEST_DELAY_SECONDS) });
    } catch (error) {
      const { connectionId } = parsed.data;
      console.error('calendar sync failed', { connectionId, error: errorText(error) });
      message.retry({ delaySeconds: FIRST_DELAY_SECONDS * 2 ** Math.min(message.attempts, 6) });
    }
  }
}
