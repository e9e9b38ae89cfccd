import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether something was written since the page's data was last read. */
let stale = false;
const listeners = new Set<() => void>();

/** Says that something was written: what the page and its panels have read may have changed. */
export function markStale() {
  stale = true;
  for (const listener of listeners) listener();
}

/** Whether what was written is not among what the page shows yet. */
export function isStale(): boolean {
  return stale;
}

export function markFresh() {
  stale = false;
}

/** Has a function called after every write, for as long as the page is open. */
export function onStale(listener: () => void) {
  listeners.add(listener);
}

/**
 * For loaders whose data does not depend on the query: another view of the same page is the same
 * data. A navigation that interrupts the reading after a write has to do that reading itself.
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

/**
 * For the data that all pages share, which comes with another page: a page that is read again reads its
 * own alone, in one call.
 */
export function readWithOtherPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.pathname !== nextUrl.pathname;
}
