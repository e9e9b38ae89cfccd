import { getCalendar, getListEntry, listCalendars } from '../events/calendar-list';
import { deleteCalendar, insertCalendar } from '../events/calendars';
import { stopChannel, watchEvents } from '../events/channels';
import { findEvent } from '../events/instances';
import { listEvents } from '../events/list-events';
import { listInstances } from '../events/list-instances';
import { renderEvent } from '../events/render-event';
import {
  changeEvent,
  deleteEvent,
  insertEvent,
  moveEvent,
  type Write,
} from '../events/write-event';
import { findCalendar, findWritableCalendar } from '../store/access';
import type { Calendar, StoredEvent } from '../store/store';
import { notFound, required } from './api-error';
import type { Call, Result } from './call';
import type { Operation } from './operation';
import { readChoice } from './query';

export const OPERATIONS: Record<Operation, (call: Call) => Result> = {
  'calendarList.list': listCalendars,
  'calendarList.get': getListEntry,
  'calendars.get': getCalendar,
  'calendars.insert': insertCalendar,
  'calendars.delete': deleteCalendar,
  'events.list': listEvents,
  'events.instances': listInstances,
  'events.watch': watchEvents,
  'channels.stop': stopChannel,
  'events.get': getEvent,
  'events.insert': (call) => {
    const write = writeOf(call);
    return written(insertEvent(write, call.body()), write.calendar);
  },
  'events.patch': (call) => {
    const write = writeOf(call);
    return written(changeEvent(write, call.eventId, call.body(), 'merge'), write.calendar);
  },
  'events.update': (call) => {
    const write = writeOf(call);
    return written(changeEvent(write, call.eventId, call.body(), 'replace'), write.calendar);
  },
  'events.delete': (call) => {
    deleteEvent(writeOf(call), call.eventId);
    return { status: 204 };
  },
  'events.move': (call) => {
    const write = writeOf(call);
    const destination = call.query.get('destination');
    if (!destination) throw required('Required parameter: destination');
    const { calendar } = findWritableCalendar(call.store, call.user, destination);
    return written(moveEvent(write, call.eventId, calendar), calendar);
  },
};

function getEvent({ store, user, calendarId, eventId, query, ifNoneMatch }: Call): Result {
  const { calendar, hidesPrivate } = findCalendar(store, user, calendarId);
  const event = findEvent(calendar, eventId);
  if (!event) throw notFound();
  if (ifNoneMatch === event.etag) return { status: 304 };
  const zone = query.get('timeZone') ?? calendar.timeZone;
  const body = renderEvent(event, calendar, { zone, hidesPrivate, cancelled: 'details' });
  return { body, etag: event.etag };
}

function writeOf(call: Call): Write {
  const { store, user, author, now, random, ifMatch } = call;
  readChoice(call.query, 'sendUpdates', ['all', 'externalOnly', 'none']);
  const { calendar } = findWritableCalendar(store, user, call.calendarId);
  return { store, calendar, author, now, random, ifMatch };
}

function written(event: StoredEvent, calendar: Calendar): Result {
  const view = { zone: calendar.timeZone, hidesPrivate: false, cancelled: 'details' as const };
  return { body: renderEvent(event, calendar, view), etag: event.etag };
}
