import type { CalendarStore, ListSnapshot } from '../store/store';
import {
  invalidPageToken,
  makePageToken,
  readPageToken,
  type TokenContext,
} from '../store/sync-token';

/** The oldest lists are dropped, and their page tokens with them. */
const MAX_SNAPSHOTS = 500;

export interface Page<Item> {
  items: readonly Item[];
  nextPageToken: string | null;
  /** The version of the list when its first page was made. */
  version: number;
}

interface PageRequest<Item> {
  store: CalendarStore;
  context: TokenContext;
  pageToken: string | null;
  maxResults: number;
  /** Gives back nothing, and a token for the same page. */
  isEmptied: boolean;
  /** Makes the list for a first page. */
  list: () => { items: readonly Item[]; version: number };
}

/** One page of a list that stays as it was when its first page was asked for. */
export function takePage<Item>(request: PageRequest<Item>): Page<Item> {
  const { store, context, pageToken, maxResults, isEmptied } = request;
  let offset = 0;
  let key = 0;
  let list: { items: readonly Item[]; version: number };
  if (pageToken) {
    const token = readPageToken(pageToken, context);
    const snapshot = store.pages.get(String(token.snapshot));
    if (!snapshot) throw invalidPageToken();
    offset = token.offset;
    key = token.snapshot;
    list = snapshot as { items: readonly Item[]; version: number };
  } else {
    list = request.list();
  }
  const end = isEmptied ? offset : offset + maxResults;
  const isLast = !isEmptied && end >= list.items.length;
  if (!isLast && key === 0) key = keepSnapshot(store, { ...list, calendarId: context.list });
  return {
    items: isLast && offset === 0 ? list.items : list.items.slice(offset, end),
    nextPageToken: isLast ? null : makePageToken(context, key, end),
    version: list.version,
  };
}

function keepSnapshot(store: CalendarStore, snapshot: ListSnapshot): number {
  store.lastPage++;
  store.pages.set(String(store.lastPage), snapshot);
  if (store.pages.size > MAX_SNAPSHOTS) {
    for (const oldest of store.pages.keys()) {
      store.pages.delete(oldest);
      break;
    }
  }
  return store.lastPage;
}
