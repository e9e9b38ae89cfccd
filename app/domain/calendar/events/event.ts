/** All day, or an instant with the zone it was made in. */
export type EventTime = { date: string } | { dateTime: string; timeZone: string | null };

/** A Google Calendar event as the sync sees it. A cancelled one may have nothing but its id. */
export interface CalendarEvent {
  id: string;
  /** Null when Google gave none: then it is never taken for the one that is known. */
  etag: string | null;
  live: boolean;
  /** "" when there is none. */
  summary: string;
  location: string;
  description: string;
  start: EventTime | null;
  end: EventTime | null;
  /** default, fromGmail, birthday, focusTime, outOfOffice, workingLocation. */
  eventType: string;
  organizedBySelf: boolean;
  hasGuests: boolean;
  /** The person said no to the invitation. */
  declined: boolean;
  /** The series this is an occurrence of. */
  masterId: string | null;
  /** It is a series itself. */
  repeats: boolean;
}

/** What stands for an event that is no longer there. */
export function cancelledEvent(id: string, masterId: string | null = null): CalendarEvent {
  return {
    id,
    etag: null,
    live: false,
    summary: '',
    location: '',
    description: '',
    start: null,
    end: null,
    eventType: 'default',
    organizedBySelf: true,
    hasGuests: false,
    declined: false,
    masterId,
    repeats: false,
  };
}
