import type { EventLinkRow, GigRow } from '~/data/schema';
import type { CalendarEvent } from '../events/event';
import type { LogEntry } from '../pull/plan-event';

/** Made by the person: deleting anything else would be an answer to an invitation. */
export function isOwn(event: CalendarEvent): boolean {
  return event.organizedBySelf && event.eventType === 'default';
}

/** Only an event of the person's own, without guests, may go to another calendar. */
export function canChangeCalendar(event: CalendarEvent): boolean {
  return isOwn(event) && !event.hasGuests;
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
