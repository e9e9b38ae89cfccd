import { instantOf } from '../events/event-time';
import { findEvent } from '../events/instances';
import { ApiError, invalid } from '../http/api-error';
import type { JsonObject } from '../http/json';
import type { SandboxCalendar } from '../sandbox-calendar';
import type { StoredEvent } from '../store/store';
import { fromWallClock, toWallClock } from '../store/zones';
import { editAsHuman } from './human-edit';
import { daysOfEvent, zoneOfEvent } from './page-days';

const DAY_MS = 86_400_000;

/** Does what a form of the page asks for; what went wrong comes back as a sentence. */
export function editFromForm(sandbox: SandboxCalendar, form: URLSearchParams): string | null {
  try {
    edit(sandbox, form);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

function edit(sandbox: SandboxCalendar, form: URLSearchParams) {
  const { store } = sandbox;
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const where = { user: text('user'), calendar: text('calendar') };
  const calendar = store.calendars.get(where.calendar);
  const role = store.users.get(where.user)?.entries.get(where.calendar)?.role;
  if (!calendar || (role !== 'owner' && !role?.startsWith('writer'))) {
    throw invalid('This calendar cannot be changed by this person.');
  }
  const op = text('op');
  if (op === 'create') {
    const event = {
      summary: text('summary'),
      location: text('location'),
      ...timesOf(form, calendar.timeZone),
    };
    editAsHuman(store, { ...where, op: 'create', event }, sandbox);
    return;
  }
  const event = findEvent(calendar, text('id'));
  if (!event) throw invalid('This event is not there any more.');
  const isSeries = form.get('scope') === 'series' && event.recurringEventId !== undefined;
  const id = isSeries ? (event.recurringEventId ?? event.id) : event.id;
  if (op === 'delete') {
    editAsHuman(store, { ...where, op: 'delete', id }, sandbox);
    return;
  }
  if (event.eventType !== 'default') throw invalid('Google lets nobody change this event.');
  if (op === 'drag') {
    const patch = shiftedTo(event, text('date'), calendar.timeZone);
    editAsHuman(store, { ...where, op: 'patch', id: event.id, event: patch }, sandbox);
    return;
  }
  const patch: JsonObject = { summary: text('summary'), location: text('location') };
  // The times of one occurrence are not those of its series.
  if (!isSeries) Object.assign(patch, timesOf(form, zoneOfEvent(event, calendar.timeZone)));
  editAsHuman(store, { ...where, op: 'patch', id, event: patch }, sandbox);
  const destination = text('destination');
  if (!destination || destination === calendar.id) return;
  if (event.recurringEventId && !isSeries) {
    throw invalid('One occurrence cannot be moved to another calendar without its series.');
  }
  editAsHuman(store, { ...where, op: 'move', id, destination }, sandbox);
}

function timesOf(form: URLSearchParams, timeZone: string): JsonObject {
  const [from = '', to = ''] = [form.get('startDate'), form.get('endDate')].map(
    (each) => each ?? '',
  );
  if (form.get('allDay') === 'on') {
    const last = Date.parse(`${to || from}T00:00:00Z`);
    if (Number.isNaN(last)) throw invalid('A date is needed.');
    const end = new Date(last + DAY_MS).toISOString().slice(0, 10);
    return {
      start: { date: from, dateTime: null, timeZone: null },
      end: { date: end, dateTime: null, timeZone: null },
    };
  }
  const time = (date: string, clock: string | null): JsonObject => ({
    date: null,
    dateTime: `${date}T${clock || '12:00'}:00`,
    timeZone,
  });
  return {
    start: time(from, form.get('startTime')),
    end: time(to || from, form.get('endTime')),
  };
}

/** The same event some days earlier or later: the same days, or the same time by its own clocks. */
function shiftedTo(event: StoredEvent, date: string, calendarZone: string): JsonObject {
  const target = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(target)) throw invalid('A date is needed.');
  const { first } = daysOfEvent(event, calendarZone);
  const distance = target - Date.parse(`${first}T00:00:00Z`);
  const shift = (time: StoredEvent['start']): JsonObject => {
    if ('date' in time) {
      const day = new Date(Date.parse(`${time.date}T00:00:00Z`) + distance);
      return { date: day.toISOString().slice(0, 10) };
    }
    const zone = time.timeZone ?? calendarZone;
    const moved = fromWallClock(zone, toWallClock(zone, instantOf(time, zone)) + distance);
    return { dateTime: new Date(moved).toISOString() };
  };
  return { start: shift(event.start), end: shift(event.end) };
}
