import { type Location, useLocation } from '@remix-run/react';
import { useRef, useState } from 'react';
import { useWayOut } from '~/components/forms/use-way-out';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { usePageGuard } from '~/components/ui/overlay/close-on-back';
import { useAskBeforeUnload } from '~/components/ui/use-ask-before-unload';

/** Asks before the settings are left with something typed and not saved, whichever way. */
export function UnsavedPreferences({ touched }: { touched: boolean }) {
  const { pathname } = useLocation();
  const wayOut = useWayOut();
  const [asking, setAsking] = useState(false);
  const leaving = useRef(false);
  usePageGuard<Location>((move) => {
    const { currentLocation, nextLocation } = move;
    const asks =
      touched &&
      !leaving.current &&
      // Who has left already, and goes back before the next page is drawn, has been asked.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== currentLocation.pathname &&
      // Who has to sign in again cannot stay.
      nextLocation.pathname !== '/auth';
    if (!asks) return false;
    wayOut.hold(move);
    setAsking(true);
    return true;
  });

  useAskBeforeUnload(touched);

  return (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      title="Discard your changes?"
      description="What you typed has not been saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={() => {
        leaving.current = true;
        wayOut.take();
      }}
    />
  );
}
