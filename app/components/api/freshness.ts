import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

/** Whether something was written since the page's data was last read. */
let stale = false;
let writes = 0;
const listeners = new Set<() => void>();

export function markStale() {
  stale = true;
  writes++;
  for (const listener of listeners) listener();
}

/** How often this page has written: what was read before the last time may have changed. */
export const writesSoFar = () => writes;

export function useWrites(): number {
  return useSyncExternalStore(subscribe, writesSoFar, () => 0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function markFresh() {
  stale = false;
}

/**
 * For loaders whose data does not hang on the query: another view of the same page is the same
 * data. A navigation that cuts off the reading after a write has to do that reading itself.
 */
export function rereadUnlessFresh({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const samePage = currentUrl.pathname === nextUrl.pathname;
  const otherQuery = currentUrl.search !== nextUrl.search;
  return stale || (defaultShouldRevalidate && !(samePage && otherQuery));
}
