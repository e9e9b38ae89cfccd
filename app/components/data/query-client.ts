import { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { onClearViewState } from '~/components/view-state';
import { onStale } from './page-data';

let ofThisPage: QueryClient | undefined;

/** Paths that were to be read again while they were being written to. */
const overdue = new Set<string>();

/**
 * What the panels of a page have read from the API. The browser has one for all of them, also for
 * parts whose script comes later; a server has one for each use, as it serves many people.
 */
export function usePageQueries(): QueryClient {
  const [client] = useState(() => {
    if (typeof document === 'undefined') return createClient();
    ofThisPage ??= openClient();
    return ofThisPage;
  });
  return client;
}

function createClient() {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails and the screen says so: nothing waits unseen.
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function openClient() {
  const client = createClient();
  client.mount();
  onClearViewState(() => client.clear());
  onStale(() => {
    for (const { queryKey } of client.getQueryCache().findAll({ predicate: isReadAgain })) {
      const [path] = queryKey as [string];
      if (isWriting(client, path)) overdue.add(path);
      else client.invalidateQueries({ queryKey });
    }
  });
  return client;
}

/** The keys of queries that are read once begin with something else than a path. */
const isReadAgain = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' && path.startsWith('/');

/** Whether a write whose outcome is shown already in what `path` answers has not ended yet. */
export function isWriting(client: QueryClient, path: string): boolean {
  const shows = ({ meta }: { meta?: { shows?: unknown } }) =>
    Array.isArray(meta?.shows) && meta.shows.includes(path);
  return client.isMutating({ predicate: shows }) > 0;
}

/** Reads what should have been read again, once the last write to it has ended. */
export function readOverdue(client: QueryClient, paths: readonly string[]) {
  for (const path of paths) {
    if (!isWriting(client, path) && overdue.delete(path)) {
      client.invalidateQueries({ queryKey: [path] });
    }
  }
}

/**
 * Shows what `path` answers as it will be once a write has ended. A reading under way would take
 * that back: it is left, and done again once no write is under way. Does nothing while there is
 * nothing to show.
 */
export function showChanged<Data>(
  client: QueryClient,
  path: string,
  change: (before: Data) => Data,
) {
  const queryKey = [path];
  if (client.isFetching({ queryKey, exact: true }) > 0) {
    overdue.add(path);
    client.cancelQueries({ queryKey, exact: true });
  }
  client.setQueryData<Data>(queryKey, (before) => before && change(before));
  readOverdue(client, [path]);
}
