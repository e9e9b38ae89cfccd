import type { CalendarStore } from './store';

/** A copy of a store. Events are never changed in place, so only the maps are copied. */
export function snapshotStore(store: CalendarStore): CalendarStore {
  return {
    ...store,
    users: copyMap(store.users, (user) => ({ ...user, entries: new Map(user.entries) })),
    calendars: copyMap(store.calendars, (calendar) => ({
      ...calendar,
      events: new Map(calendar.events),
      log: calendar.log.slice(),
    })),
    channels: new Map(store.channels),
    pages: new Map(store.pages),
    clock: { ...store.clock },
    settings: { ...store.settings },
    usage: { ...store.usage, users: new Map(store.usage.users) },
    faults: store.faults.slice(),
    barriers: store.barriers.slice(),
    requests: store.requests.slice(),
  };
}

/** Puts a store back to a snapshot, which stays usable. */
export function restoreStore(store: CalendarStore, snapshot: CalendarStore) {
  const { lastEtag } = store;
  Object.assign(store, snapshotStore(snapshot));
  // An etag given out since must not come to stand for another state.
  store.lastEtag = Math.max(lastEtag, store.lastEtag);
}

function copyMap<Value>(map: Map<string, Value>, copy: (value: Value) => Value) {
  const copied = new Map<string, Value>();
  for (const [key, value] of map) copied.set(key, copy(value));
  return copied;
}
