import { useSyncExternalStore } from 'react';
import { onClearViewState } from '~/components/view-state';
import type { FitSign } from '~/domain/fit/views/fit-sign';

/** What is known by now of how the gigs' travel fits. It is read after the first view of a page. */
interface FitView {
  /** By the gigs' ids. */
  signs: ReadonlyMap<string, FitSign>;
  /** How many findings need the person in the next weeks, and the worst. */
  needs: FitSign | null;
}

const NOTHING: FitView = { signs: new Map(), needs: null };
let current = NOTHING;
const listeners = new Set<() => void>();
onClearViewState(() => setFitView(NOTHING));

/** For the browser only: on a server it would be everybody's. */
export function setFitView(next: Partial<FitView>) {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useFitView<Part>(part: (view: FitView) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => part(current),
    () => part(NOTHING),
  );
}
