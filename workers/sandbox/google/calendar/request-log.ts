import type { Json } from './json';
import type { CalendarStore } from './store';

/** A request as it came in. Of the headers only what matters to syncing, and never a token. */
export interface RequestEntry {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly operation: string | null;
  readonly user: string | null;
  readonly calendar: string | null;
  readonly event: string | null;
  readonly ifMatch: string | null;
  /** The body of a write. */
  readonly body: Json | null;
  /** Null while it is being answered, and when the connection was lost. */
  status: number | null;
  reason: string | null;
}

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
