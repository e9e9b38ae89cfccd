import { useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { type Editing, useHoldsChanges } from '~/components/forms/use-editor';
import { Button } from '~/components/ui/button';
import { DialogClose } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { DeleteGig } from './delete-gig';

interface PopupFooterProps {
  gig: Gig;
  editing: Editing;
  /** Until the gig has closed: once it is saved, everything is read again on the way out. */
  leaving: boolean;
  onLeavingChange: (leaving: boolean) => void;
  onClose: () => void;
  /** An editor still has an error, or a conflict to settle. */
  onRejected: () => void;
}

/** Delete, Cancel, and Save for everything that was typed into the gig's editors. */
export function PopupFooter(props: PopupFooterProps) {
  const { gig, editing, leaving, onLeavingChange, onClose, onRejected } = props;
  const { store, work, save, saving } = editing;
  const holdsChanges = useHoldsChanges(editing);

  useEffect(() => (leaving ? work.add({ guard: 'hold' }) : undefined), [work, leaving]);

  const { state } = useNavigation();
  const onTheWay = useRef(false);
  useEffect(() => {
    // Forward, used on the way out, leads back in.
    if (onTheWay.current && state === 'idle') onLeavingChange(false);
    onTheWay.current = leaving && state !== 'idle';
  }, [leaving, state, onLeavingChange]);

  async function saveAll() {
    onLeavingChange(true);
    const saved = await save(store.changed().map(({ name }) => name));
    // What was typed in the meantime is not saved yet.
    if (saved && !store.holdsChanges()) {
      work.allowLeaving();
      return onClose();
    }
    onLeavingChange(false);
    if (!saved && store.all().some(({ hasError }) => hasError)) onRejected();
  }

  return (
    <footer className="flex shrink-0 items-center justify-between gap-2.5 border-line border-t bg-surface px-5 pt-3 pb-[calc(12px+var(--spacing-safe-bottom,0px))] md:px-7">
      <DeleteGig gig={gig} />
      <div className="flex gap-2.5">
        <DialogClose asChild>
          <Button variant="secondary" disabled={leaving}>
            Cancel
          </Button>
        </DialogClose>
        {/* Solid once there is something to save: until then another may be the one to press. */}
        <Button
          variant={holdsChanges || leaving ? 'primary' : 'tint'}
          pending={saving.length > 0 || leaving}
          pendingLabel="Saving..."
          onClick={saveAll}
        >
          Save
        </Button>
      </div>
    </footer>
  );
}
