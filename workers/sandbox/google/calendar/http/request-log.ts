import type { CalendarStore } from '../store/store';
import type { RequestEntry } from './request-entry';

/** Older requests are dropped. */
const LOG_LENGTH = 5_000;

export function logRequest(store: CalendarStore, entry: RequestEntry): RequestEntry {
  store.requests.push(entry);
  // Dropped by the thousand, as taking the first of a long list is slow.
  if (store.requests.length >= LOG_LENGTH + 1_000) store.requests.splice(0, 1_000);
  return entry;
}

export interface RequestFilter {
  method?: string;
  operation?: string;
  calendar?: string;
  event?: string;
  user?: string;
  path?: string;
  /** Only what changes events. */
  writes?: boolean;
}

export function requestLog(store: CalendarStore, filter: RequestFilter = {}): RequestEntry[] {
  return store.requests.filter(
    (entry) =>
      (filter.method === undefined || entry.method === filter.method) &&
      (filter.operation === undefined || entry.operation === filter.operation) &&
      (filter.calendar === undefined || entry.calendar === filter.calendar) &&
      (filter.event === undefined || entry.event === filter.event) &&
      (filter.user === undefined || entry.user === filter.user) &&
      (filter.path === undefined || entry.path.includes(filter.path)) &&
      (!filter.writes || isWrite(entry)),
  );
}

function isWrite({ operation }: RequestEntry): boolean {
  return /^events\.(?:insert|update|patch|delete|move)$/.test(operation ?? '');
}
