import { CalendarMessage } from '~/domain/calendar/calendar-message';

export interface CalendarQueue {
  /** Asks for connections to be synced, each by a message of its own. */
  send(messages: CalendarMessage[], delaySeconds?: number): Promise<void>;
}

/** A queue takes at most 100 messages a call. */
const BATCH = 100;

export function createCalendarQueue(queue: Queue): CalendarQueue {
  return {
    async send(messages, delaySeconds = 0) {
      const bodies = messages.map((message) => ({
        body: CalendarMessage.parse(message),
        delaySeconds,
      }));
      for (let start = 0; start < bodies.length; start += BATCH) {
        await queue.sendBatch(bodies.slice(start, start + BATCH));
      }
    },
  };
}
