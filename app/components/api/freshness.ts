import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Whether something was written since the page's data was last read. */
let stale = false;

export function markStale() {
  stale = true;
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
