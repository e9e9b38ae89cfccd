import type { Json, JsonObject } from '../http/json';
import type { Calendar, Person, StoredEvent } from '../store/store';
import { orderOf, renderTime } from './event-time';

interface View {
  /** The zone times are written in: the calendar's, unless the request named one. */
  zone: string;
  /** A reader is not told what private events are about. */
  hidesPrivate: boolean;
  /** `id`: of deleted events only that they are deleted. `details`: everything. */
  cancelled: 'id' | 'details';
}

const cache = new WeakMap<StoredEvent, { zone: string; calendarId: string; json: JsonObject }>();

export function renderEvent(event: StoredEvent, calendar: Calendar, view: View): JsonObject {
  if (event.isStub || (event.status === 'cancelled' && view.cancelled === 'id')) {
    return renderTombstone(event, view.zone);
  }
  if (view.hidesPrivate && isPrivate(event)) return renderBusy(event, view.zone);
  const known = cache.get(event);
  if (known?.zone === view.zone && known.calendarId === calendar.id) return known.json;
  const json = renderWhole(event, calendar, view.zone);
  cache.set(event, { zone: view.zone, calendarId: calendar.id, json });
  return json;
}

function isPrivate({ fields }: StoredEvent): boolean {
  return fields.visibility === 'private' || fields.visibility === 'confidential';
}

function renderTombstone(event: StoredEvent, zone: string): JsonObject {
  return {
    kind: 'calendar#event',
    etag: event.etag,
    id: event.id,
    status: 'cancelled',
    ...renderSeries(event, zone),
  };
}

function renderBusy(event: StoredEvent, zone: string): JsonObject {
  return {
    kind: 'calendar#event',
    etag: event.etag,
    id: event.id,
    status: event.status,
    created: stamp(event.created),
    updated: stamp(event.updated),
    start: renderTime(event.start, zone),
    end: renderTime(event.end, zone),
    ...renderSeries(event, zone),
    visibility: 'private',
    iCalUID: event.iCalUID,
    eventType: event.eventType,
  };
}

function renderWhole(event: StoredEvent, calendar: Calendar, zone: string): JsonObject {
  const { summary, description, location, colorId, attendees, ...rest } = event.fields;
  return {
    kind: 'calendar#event',
    etag: event.etag,
    id: event.id,
    status: event.status,
    htmlLink: `https://www.google.com/calendar/event?eid=${linkId(event.id, calendar.id)}`,
    created: stamp(event.created),
    updated: stamp(event.updated),
    summary,
    description,
    location,
    colorId,
    creator: person(event.creator, calendar),
    organizer: person(event.organizer, calendar),
    start: renderTime(event.start, zone),
    end: renderTime(event.end, zone),
    ...(event.recurrence && { recurrence: [...event.recurrence] }),
    ...renderSeries(event, zone),
    iCalUID: event.iCalUID,
    sequence: event.sequence,
    ...(Array.isArray(attendees) && {
      attendees: attendees.map((attendee) => renderAttendee(attendee, event, calendar)),
    }),
    ...rest,
    reminders: rest.reminders ?? { useDefault: true },
    eventType: event.eventType,
  };
}

function renderSeries({ recurringEventId, originalStart }: StoredEvent, zone: string): JsonObject {
  if (!recurringEventId || !originalStart) return {};
  return { recurringEventId, originalStartTime: renderTime(originalStart, zone) };
}

function person({ email, displayName }: Person, calendar: Calendar): JsonObject {
  return {
    email,
    ...(displayName !== undefined && { displayName }),
    ...(email === calendar.id && { self: true }),
  };
}

function renderAttendee(attendee: Json, event: StoredEvent, calendar: Calendar): Json {
  if (typeof attendee !== 'object' || attendee === null || Array.isArray(attendee)) return attendee;
  const { email } = attendee;
  return {
    ...attendee,
    ...(email === event.organizer.email && { organizer: true }),
    ...(email === calendar.id && { self: true }),
    responseStatus: attendee.responseStatus ?? 'needsAction',
  };
}

function linkId(eventId: string, calendarId: string): string {
  return btoa(`${eventId} ${calendarId}`).replace(/=+$/, '');
}

function stamp(time: number): string {
  return new Date(time).toISOString();
}

/** For lists in the order of their starts. */
export function byStart(one: StoredEvent, other: StoredEvent): number {
  return orderOf(one.start) - orderOf(other.start);
}
