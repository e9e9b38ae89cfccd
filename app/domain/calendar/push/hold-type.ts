import type { EventLinkRow, GigRow } from '~/data/schema';
import type { CalendarEvent } from '../events/event';
import type { LogEntry } from '../pull/plan-event';

/** Only an event of the person's own, without guests, may go to another calendar. */
export function canChangeCalendar(event: CalendarEvent): boolean {
  return event.organizedBySelf && !event.hasGuests && event.eventType === 'default';
}

/** The event stays in its calendar; the gig keeps the type it was given here. */
export function holdType(link: EventLinkRow, gig: GigRow) {
  const log: LogEntry = {
    kind: 'type_held',
    gigId: gig.id,
    detail: { title: gig.title, type: gig.type },
  };
  return { link: { ...link, typeHeld: true, intentJson: null, intentRev: null }, logs: [log] };
}
