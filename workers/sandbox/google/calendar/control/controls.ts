import { putEntry } from '../events/calendar-list';
import { notFound } from '../http/api-error';
import { type Barrier, type Fault, faultState, type RequestMatch } from '../http/faults';
import { purgeTombstones } from '../store/commit-event';
import type { Calendar, CalendarStore, Role } from '../store/store';

export type Expirable = 'syncTokens' | 'pageTokens' | 'channels';

/** Makes tokens or channels expire, of one calendar or, without one, of all. */
export function expire(store: CalendarStore, what: Expirable, now: number, calendarId?: string) {
  const isPlausibleMatch = (id: string) => calendarId === undefined || id === calendarId;
  switch (what) {
    case 'syncTokens':
      for (const calendar of store.calendars.values()) {
        if (isPlausibleMatch(calendar.id)) calendar.tokenEpoch++;
      }
      for (const user of store.users.values())
        if (isPlausibleMatch('calendarList')) user.listTokenEpoch++;
      break;
    case 'pageTokens':
      for (const [key, page] of store.pages)
        if (isPlausibleMatch(page.calendarId)) store.pages.delete(key);
      break;
    case 'channels':
      for (const [id, channel] of store.channels) {
        if (isPlausibleMatch(channel.calendarId))
          store.channels.set(id, { ...channel, expiration: now });
      }
  }
}

/** Somebody's role in a calendar; null takes the calendar out of the list. */
export function setRole(
  store: CalendarStore,
  email: string,
  calendarId: string,
  role: Role | null,
) {
  const user = store.users.get(email);
  const entry = user?.entries.get(calendarId);
  if (!user || !entry) throw notFound();
  const lastSummary = store.calendars.get(calendarId)?.summary;
  putEntry(
    user,
    role ? { ...entry, role, deleted: false } : { ...entry, deleted: true, lastSummary },
  );
}

/** Deletes a calendar; in everybody's list it stays as deleted. */
export function removeCalendar(store: CalendarStore, calendarId: string) {
  const calendar = calendarOf(store, calendarId);
  for (const user of store.users.values()) {
    const entry = user.entries.get(calendarId);
    if (entry) putEntry(user, { ...entry, deleted: true, lastSummary: calendar.summary });
  }
  store.calendars.delete(calendarId);
}

export function setQuotaExceeded(store: CalendarStore, calendarId: string, isExceeded: boolean) {
  calendarOf(store, calendarId).isQuotaExceeded = isExceeded;
}

/** Drops every deleted event of a calendar, so that sync tokens from before no longer serve. */
export function purge(store: CalendarStore, calendarId: string): number {
  return purgeTombstones(calendarOf(store, calendarId), Number.POSITIVE_INFINITY);
}

/** `set` stops the clock at an instant, `advance` moves it on, running or stopped. */
export function setClock(
  store: CalendarStore,
  change: { set: number } | { advance: number } | { run: true },
) {
  const { clock } = store;
  if ('set' in change) clock.stoppedAt = change.set;
  else if ('run' in change) {
    if (clock.stoppedAt !== null) clock.aheadMs = clock.stoppedAt - Date.now();
    clock.stoppedAt = null;
  } else if (clock.stoppedAt !== null) clock.stoppedAt += change.advance;
  else clock.aheadMs += change.advance;
}

export function addFaults(store: CalendarStore, faults: readonly Fault[]) {
  store.faults.push(...faults.map(faultState));
}

export function clearFaults(store: CalendarStore) {
  store.faults.length = 0;
}

/** Holds the nth matching request until the barrier is released. */
export function addBarrier(store: CalendarStore, match: RequestMatch): Barrier {
  const id = String(store.barriers.length + 1);
  const barrier = { id, match, seen: 0, held: 0, isReleased: false };
  store.barriers.push(barrier);
  return barrier;
}

/** Without an id every barrier. */
export function releaseBarriers(store: CalendarStore, id?: string) {
  for (const barrier of store.barriers) {
    if (id === undefined || barrier.id === id) barrier.isReleased = true;
  }
}

function calendarOf(store: CalendarStore, calendarId: string): Calendar {
  const calendar = store.calendars.get(calendarId);
  if (!calendar) throw notFound();
  return calendar;
}
