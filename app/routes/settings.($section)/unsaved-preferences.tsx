import { useBlocker, useLocation } from '@remix-run/react';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { useAskBeforeUnload } from '~/components/ui/use-ask-before-unload';

/** Asks before the settings are left with something typed and not saved, whichever way. */
export function UnsavedPreferences({ touched }: { touched: boolean }) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      touched &&
      // Who has left already, and goes back before the next page is drawn, has been asked.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== currentLocation.pathname &&
      // Who has to sign in again cannot stay.
      nextLocation.pathname !== '/auth',
  );

  useAskBeforeUnload(touched);

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Discard your changes?"
      description="What you typed has not been saved yet."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      // It closes by leaving.
      pending={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
