import type { CalendarMessage } from './calendar-message';
import type { CalendarServices } from './google-services';
import { runSync } from './run-sync.server';

/** A run that meets another one comes again once that one's lease is over. */
const BUSY_SECONDS = 120;

/** Answers after how many seconds the message is to come again; null when it is done. */
export async function consumeCalendarMessage(
  services: CalendarServices,
  { connectionId, reason }: CalendarMessage,
): Promise<number | null> {
  const outcome = await runSync(services, connectionId, reason);
  switch (outcome.kind) {
    case 'busy':
      // The cron comes again by itself; what somebody asked for must not be lost.
      return reason === 'cron' ? null : BUSY_SECONDS;
    case 'delayed':
      return outcome.seconds;
    case 'synced':
    case 'reconnect':
    case 'notConnected':
    case 'misconfigured':
      return null;
  }
}
