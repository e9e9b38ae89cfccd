import { ApiError, alreadyDeleted, invalid, notFound } from '../http/api-error';
import { isObject, type JsonObject } from '../http/json';
import { randomId } from '../store/checksum';
import { commitEvent, type Draft } from '../store/commit-event';
import type { Calendar, CalendarStore, Person, StoredEvent } from '../store/store';
import { type EventContent, readContent } from './event-body';
import { sameTime } from './event-time';
import { findEvent } from './instances';
import { checkChangeable, checkInsertable, checkMovable } from './restrictions';

/** Who writes where, and when. */
export interface Write {
  store: CalendarStore;
  calendar: Calendar;
  author: Person;
  now: number;
  random: () => number;
  ifMatch?: string | null;
  /** By a control: foreign organizers, Gmail's events and unknown zones are taken too. */
  forced?: boolean;
}

export function insertEvent(write: Write, body: JsonObject): StoredEvent {
  const { store, calendar, now } = write;
  const id = body.id == null ? randomId(write.random) : checkedId(body.id, write.forced);
  if (calendar.events.has(id)) {
    throw new ApiError(409, 'duplicate', 'The requested identifier already exists.');
  }
  const content = readContent(undefined, body, 'replace', write.forced);
  const eventType = typeof body.eventType === 'string' ? body.eventType : 'default';
  if (!write.forced) checkInsertable(eventType, calendar, content.fields);
  const organizer = write.forced ? personOf(body.organizer) : null;
  return commitEvent(
    store,
    calendar,
    {
      ...content,
      id,
      created: now,
      sequence: 0,
      eventType,
      iCalUID: typeof body.iCalUID === 'string' ? body.iCalUID : `${id}@google.com`,
      creator: organizer ?? write.author,
      organizer: organizer ?? organizerOf(calendar, write.author),
    },
    now,
  );
}

/** The calendar itself is the organizer, by its own name when it is not a person's. */
function organizerOf(calendar: Calendar, author: Person): Person {
  if (calendar.id === author.email) return author;
  return { email: calendar.id, displayName: calendar.summary };
}

function personOf(value: JsonObject[string]): Person | null {
  if (!isObject(value) || typeof value.email !== 'string') return null;
  const { email, displayName } = value;
  return typeof displayName === 'string' ? { email, displayName } : { email };
}

function checkedId(id: JsonObject[string], forced = false): string {
  if (typeof id === 'string' && (/^[a-v0-9]{5,1024}$/.test(id) || (forced && id))) return id;
  throw invalid('Invalid resource id value.');
}

/** PATCH (`merge`) or PUT (`replace`). `status: "confirmed"` brings a deleted event back. */
export function changeEvent(
  write: Write,
  id: string,
  body: JsonObject,
  mode: 'merge' | 'replace',
): StoredEvent {
  const { store, calendar, now } = write;
  const before = existing(calendar, id);
  const restores = body.status === 'confirmed' || body.status === 'tentative';
  if (before.status === 'cancelled' && !restores) throw alreadyDeleted();
  // What a move left behind has nothing to come back with, and an occurrence needs its series.
  if (before.isStub) throw notFound();
  if (before.suspended !== undefined) throw alreadyDeleted();
  checkIfMatch(write, before);
  const content = readContent(before, body, mode, write.forced);
  if (content.status === 'cancelled') return cancel(write, before);
  if (!write.forced) checkChangeable(calendar, before, content, body);
  return commitEvent(store, calendar, changed(before, content), now);
}

function changed(before: StoredEvent, content: EventContent): Draft {
  const { recurrence: _recurrence, suspended: _suspended, previous: _previous, ...rest } = before;
  const isRescheduled =
    !sameTime(before.start, content.start) || !sameTime(before.end, content.end);
  return { ...rest, ...content, sequence: before.sequence + (isRescheduled ? 1 : 0) };
}

/** A deleted event is 410 whatever its etag; only then is If-Match looked at. */
export function deleteEvent(write: Write, id: string) {
  const before = existing(write.calendar, id);
  if (before.status === 'cancelled') throw alreadyDeleted();
  checkIfMatch(write, before);
  cancel(write, before);
}

function cancel({ store, calendar, now }: Write, before: StoredEvent): StoredEvent {
  const { previous: _previous, ...rest } = before;
  return commitEvent(store, calendar, { ...rest, status: 'cancelled' }, now);
}

/** The same id in the other calendar, and in this one nothing but the id, cancelled. */
export function moveEvent(write: Write, id: string, destination: Calendar): StoredEvent {
  const { store, calendar, now } = write;
  const event = existing(calendar, id);
  if (event.status === 'cancelled') throw alreadyDeleted();
  if (!write.forced) checkMovable(calendar, event);
  if (destination === calendar) return event;
  const there = destination.events.get(id);
  if (there && there.status !== 'cancelled') {
    throw new ApiError(409, 'duplicate', 'The requested identifier already exists.');
  }
  const exceptions = event.recurrence
    ? [...calendar.events.values()].filter(
        ({ recurringEventId, suspended }) => recurringEventId === id && suspended === undefined,
      )
    : [];
  const organizer = organizerOf(destination, write.author);
  for (const exception of exceptions) {
    commitEvent(store, destination, { ...exception, organizer }, now);
    commitEvent(store, calendar, stubOf(exception), now);
  }
  const { previous: _previous, ...rest } = event;
  const moved = commitEvent(store, destination, { ...rest, organizer }, now);
  commitEvent(store, calendar, stubOf(event), now);
  return moved;
}

function stubOf(event: StoredEvent): Draft {
  const { recurrence: _recurrence, previous: _previous, ...rest } = event;
  return {
    ...rest,
    status: 'cancelled',
    isStub: true,
    fields: {},
    ...(event.recurringEventId && { suspended: 'cancelled' }),
  };
}

function existing(calendar: Calendar, id: string): StoredEvent {
  const event = findEvent(calendar, id);
  if (!event) throw notFound();
  return event;
}

function checkIfMatch({ ifMatch }: Write, { etag }: StoredEvent) {
  if (!ifMatch || ifMatch === '*' || ifMatch === etag) return;
  throw new ApiError(412, 'conditionNotMet', 'Precondition Failed', {
    location: ['header', 'If-Match'],
  });
}
