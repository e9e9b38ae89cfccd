import { type Location, useBlocker, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { markStale } from '~/components/data/page-data';
import { leavesGig } from '~/components/gig/gig-in-url';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { useAskBeforeUnload } from '~/components/ui/use-ask-before-unload';
import type { Guard, UnsavedWork } from './unsaved-work';

/** Where somebody was going who is asked first. */
interface WayOut {
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Which entry of the history Back, or Forward, was leading to. */
  entry: number | null;
}

/** Asks before a gig is left that holds something typed and not saved, whichever way it is left. */
export function UnsavedGuard({ work }: { work: UnsavedWork }) {
  const guard = useGuard(work);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Of our own: a blocker forgets that it has blocked something as soon as the page is read again.
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const [asking, setAsking] = useState(false);
  /** What is being saved will tell whether there is anything to ask. */
  const [waiting, setWaiting] = useState(false);

  useBlocker(({ currentLocation, nextLocation: location, historyAction: action }) => {
    if (!leavesGig(currentLocation, location) || work.isLeavingAllowed()) return false;
    const state = work.guard();
    if (state === 'free') return false;
    const closeDialog = action === 'POP' ? work.closeDialog() : undefined;
    if (closeDialog) closeDialog();
    else {
      setWayOut({ location, action, entry: action === 'POP' ? currentEntry() : null });
      // A session that has ended ends whatever waits.
      if (state === 'ask' || location.pathname === '/auth') setAsking(true);
      else setWaiting(true);
    }
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the saving has ended
  useEffect(() => {
    if (!waiting || guard === 'hold') return;
    setWaiting(false);
    if (guard === 'free') leave();
    else setAsking(true);
  }, [waiting, guard]);

  useAskBeforeUnload(guard !== 'free');

  function leave() {
    work.clear();
    work.allowLeaving();
    // What got no answer when it was saved may have been saved.
    markStale();
    if (!wayOut) return;
    const { location, action, entry } = wayOut;
    const here = currentEntry();
    if (entry !== null && here !== null && entry !== here) return navigate(entry - here);
    navigate(location, {
      replace: action !== 'PUSH',
      state: location.state,
      preventScrollReset: location.pathname === pathname,
    });
  }

  return (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      title="Discard your changes?"
      description="What you typed has not been saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={leave}
    />
  );
}

function useGuard({ subscribe, guard }: UnsavedWork): Guard {
  return useSyncExternalStore(subscribe, guard, guard);
}

/** The router numbers the entries of the history; when Back is clicked it stands on the next one. */
function currentEntry(): number | null {
  const state: unknown = window.history.state;
  const entry = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof entry === 'number' ? entry : null;
}
