import type { Location } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { markStale } from '~/components/data/page-data';
import { leavesGig } from '~/components/gig/gig-in-url';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { usePageGuard } from '~/components/ui/overlay/close-on-back';
import { useAskBeforeUnload } from '~/components/ui/use-ask-before-unload';
import type { Guard, UnsavedWork } from './unsaved-work';
import { useWayOut } from './use-way-out';

/** Asks before a gig is left that holds something typed and not saved, whichever way it is left. */
export function UnsavedGuard({ work }: { work: UnsavedWork }) {
  const guard = useGuard(work);
  const wayOut = useWayOut();
  const [asking, setAsking] = useState(false);
  /** What is being saved will tell whether there is anything to ask. */
  const [waiting, setWaiting] = useState(false);

  usePageGuard<Location>((move) => {
    const { currentLocation, nextLocation } = move;
    if (!leavesGig(currentLocation, nextLocation) || work.isLeavingAllowed()) return false;
    const state = work.guard();
    if (state === 'free') return false;
    wayOut.hold(move);
    // A session that has ended ends whatever waits.
    if (state === 'ask' || nextLocation.pathname === '/auth') setAsking(true);
    else setWaiting(true);
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
    wayOut.take();
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
