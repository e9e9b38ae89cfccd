import { orderOf } from '../events/event-time';
import { occurrenceAt } from '../events/recurrence';
import type { Calendar, CalendarStore, StoredEvent } from './store';

/** What a write leaves to the store: etag, version and time of the change. */
export type Draft = Omit<StoredEvent, 'etag' | 'version' | 'updated'>;

/**
 * Keeps an event: with a new etag, a new version in the calendar's log, and a word to the channels
 * that watch. Exceptions follow what happened to their series.
 */
export function commitEvent(
  store: CalendarStore,
  calendar: Calendar,
  draft: Draft,
  now: number,
): StoredEvent {
  const wasSeries = calendar.events.get(draft.id)?.recurrence !== undefined;
  const event = put(store, calendar, draft, now);
  if (wasSeries || event.recurrence) followSeries(store, calendar, event, now);
  notifyChannels(store, calendar.id);
  return event;
}

function put(store: CalendarStore, calendar: Calendar, draft: Draft, now: number): StoredEvent {
  const before = calendar.events.get(draft.id);
  calendar.version++;
  calendar.updated = now;
  const event: StoredEvent = {
    ...draft,
    etag: nextEtag(store, now),
    version: calendar.version,
    updated: now,
    ...(before?.recurrence && { previous: before }),
  };
  calendar.events.set(event.id, event);
  calendar.log.push(event.id);
  return event;
}

/** Two thousand to the millisecond, as Google's are, and never the same twice. */
function nextEtag(store: CalendarStore, now: number): string {
  store.lastEtag = Math.max(store.lastEtag + 2, Math.floor(now) * 2000);
  return `"${store.lastEtag}"`;
}

/** An exception is cancelled while its series, or its place in it, is not there. */
function followSeries(store: CalendarStore, calendar: Calendar, master: StoredEvent, now: number) {
  for (const exception of [...calendar.events.values()]) {
    if (exception.recurringEventId !== master.id || !exception.originalStart) continue;
    const belongs =
      master.status !== 'cancelled' &&
      'date' in exception.originalStart === 'date' in master.start &&
      occurrenceAt(master, orderOf(exception.originalStart)) !== null;
    if (belongs === (exception.suspended === undefined)) continue;
    const { suspended, ...rest } = exception;
    put(
      store,
      calendar,
      belongs
        ? { ...rest, status: suspended ?? rest.status }
        : { ...rest, status: 'cancelled', suspended: rest.status },
      now,
    );
  }
}

function notifyChannels(store: CalendarStore, calendarId: string) {
  for (const [key, channel] of store.channels) {
    if (channel.calendarId !== calendarId || channel.pending) continue;
    store.channels.set(key, { ...channel, pending: 'exists' });
  }
}

/** Whether an event is deleted for good, and not a cancelled occurrence of a living series. */
export function isTombstone(event: StoredEvent): boolean {
  return event.status === 'cancelled' && (!event.recurringEventId || event.suspended !== undefined);
}

/** Deleted events vanish in time. Sync tokens from before can then no longer be answered. */
export function purgeTombstones(calendar: Calendar, before: number): number {
  let purged = 0;
  for (const event of calendar.events.values()) {
    if (!isTombstone(event) || event.updated >= before) continue;
    calendar.events.delete(event.id);
    calendar.purgedVersion = Math.max(calendar.purgedVersion, event.version);
    purged++;
  }
  return purged;
}
