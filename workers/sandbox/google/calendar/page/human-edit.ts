import { orderOf } from '../events/event-time';
import { findEvent } from '../events/instances';
import { occurrencesBefore } from '../events/recurrence';
import {
  changeEvent,
  deleteEvent,
  insertEvent,
  moveEvent,
  type Write,
} from '../events/write-event';
import { notFound } from '../http/api-error';
import type { JsonObject } from '../http/json';
import { commitEvent } from '../store/commit-event';
import type { Calendar, CalendarStore, StoredEvent } from '../store/store';
import { ensureUser } from '../store/users';

/** What a person does in Google Calendar's own screens, past scopes, quotas and If-Match. */
export type HumanEdit = { user: string; calendar: string } & (
  | { op: 'create'; event: JsonObject }
  | { op: 'patch'; id: string; event: JsonObject }
  | { op: 'delete' | 'undelete' | 'touch'; id: string }
  | { op: 'move'; id: string; destination: string }
  /** A series ends before this day or instant. */
  | { op: 'truncate'; id: string; before: string }
  /** "This and following": the series ends and another one with the rest begins. */
  | { op: 'split'; id: string; at: string; event?: JsonObject }
);

export interface EditDeps {
  now: () => number;
  random: () => number;
}

/** Throws an ApiError where Google's screens would show an error. */
export function editAsHuman(
  store: CalendarStore,
  edit: HumanEdit,
  { now, random }: EditDeps,
): StoredEvent | null {
  const at = now();
  const user = ensureUser(store, edit.user, at);
  const calendar = calendarOf(store, edit.calendar === 'primary' ? user.email : edit.calendar);
  const write: Write = {
    store,
    calendar,
    author: { email: user.email },
    now: at,
    random,
    forced: true,
  };
  switch (edit.op) {
    case 'create':
      return insertEvent(write, edit.event);
    case 'patch':
      return changeEvent(write, edit.id, edit.event, 'merge');
    case 'delete':
      deleteEvent(write, edit.id);
      return null;
    case 'undelete':
      return changeEvent(write, edit.id, { status: 'confirmed' }, 'merge');
    case 'touch':
      return commitEvent(store, calendar, existing(calendar, edit.id), at);
    case 'move':
      return moveEvent(write, edit.id, calendarOf(store, edit.destination));
    case 'truncate':
      return truncate(write, edit.id, edit.before);
    case 'split':
      return split(write, edit.id, edit.at, edit.event ?? {});
  }
}

function calendarOf(store: CalendarStore, id: string): Calendar {
  const calendar = store.calendars.get(id);
  if (!calendar) throw notFound();
  return calendar;
}

function existing(calendar: Calendar, id: string): StoredEvent {
  const event = findEvent(calendar, id);
  if (!event) throw notFound();
  return event;
}

function truncate(write: Write, id: string, before: string): StoredEvent {
  const master = existing(write.calendar, id);
  const end = Date.parse(before) - 1000;
  const compact = new Date(end).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const until = 'date' in master.start ? compact.slice(0, 8) : `${compact}Z`;
  const recurrence = (master.recurrence ?? []).map((line) =>
    line.startsWith('RRULE')
      ? `${line.replace(/;?(?:UNTIL|COUNT)=[^;]*/g, '')};UNTIL=${until}`
      : line,
  );
  return changeEvent(write, id, { recurrence }, 'merge');
}

function split(write: Write, id: string, at: string, event: JsonObject): StoredEvent {
  const master = existing(write.calendar, id);
  const first = occurrencesBefore(master, Number.POSITIVE_INFINITY).find(
    ({ order }) => order >= Date.parse(at),
  );
  if (!first) throw notFound();
  const length = orderOf(master.end) - orderOf(master.start);
  truncate(write, id, new Date(first.order).toISOString());
  const time = (order: number, zone: string | undefined): JsonObject =>
    'date' in master.start
      ? { date: new Date(order).toISOString().slice(0, 10) }
      : { dateTime: new Date(order).toISOString(), ...(zone && { timeZone: zone }) };
  const zone = 'instant' in master.start ? master.start.timeZone : undefined;
  const suffix = new Date(first.order).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return insertEvent(write, {
    ...master.fields,
    // Google names the second half after the first.
    id: `${id}_R${suffix}`,
    start: time(first.order, zone),
    end: time(first.order + length, zone),
    recurrence: (master.recurrence ?? [])
      .filter((line) => line.startsWith('RRULE'))
      .map((line) => line.replace(/;?COUNT=[^;]*/g, '')),
    ...event,
  });
}
