import type { CalendarEvent } from '../events/event';
import { eventDays } from '../events/event-days';

const NEVER_GIGS = ['birthday', 'focusTime', 'outOfOffice', 'workingLocation'];

/** True for an event that is not taken in: a series as a whole, what is no appointment, what is long over. */
export function isOutOfScope(
  event: CalendarEvent,
  calendarZone: string,
  windowStart: string,
): boolean {
  if (event.repeats || event.declined || NEVER_GIGS.includes(event.eventType)) return true;
  const days = eventDays(event, calendarZone);
  return !days || (days.endDate ?? days.date) < windowStart;
}
