import { type Location, useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { AlertDialog } from '~/components/ui/alert-dialog';
import type { EditorStore } from './editor-store';
import { useHoldsChanges } from './use-editor';

/** Asks before a gig is left that holds something typed and not saved, whichever way it is left. */
export function UnsavedGuard({ store }: { store: EditorStore }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      store.holdsChanges() && leavesGig(currentLocation, nextLocation),
  );
  const holdsChanges = useHoldsChanges({ store });

  useEffect(() => {
    if (!holdsChanges) return;
    // The browser asks in words of its own.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holdsChanges]);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => open || blocker.reset?.()}
      title="Discard your changes?"
      description="What you typed has not been saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={() => {
        store.clear();
        blocker.proceed?.();
      }}
    />
  );
}

/** Another tab of the same gig is no leaving. */
function leavesGig(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || gigIn(from) !== gigIn(to);
}

function gigIn({ search }: Location): string | null {
  return new URLSearchParams(search).get('gig');
}
