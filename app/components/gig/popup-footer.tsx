import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { DialogClose } from '~/components/ui/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { DeleteGig } from './delete-gig';
import { type Editing, useHoldsChanges } from './use-editor';

interface PopupFooterProps {
  gig: Gig;
  editing: Editing;
  onClose: () => void;
  /** Something is left to mend, or to choose, in an editor. */
  onRefused: () => void;
}

/** Delete, Cancel, and Save for everything that was typed into the gig's editors. */
export function PopupFooter({ gig, editing, onClose, onRefused }: PopupFooterProps) {
  const { store, save, saving } = editing;
  const holdsChanges = useHoldsChanges(editing);
  /** Saved: on the way out everything is read again. */
  const [leaving, setLeaving] = useState(false);

  async function saveAll() {
    if (await save(store.changed().map(({ name }) => name))) {
      // What was typed in the meantime is not saved yet.
      if (store.holdsChanges()) return;
      setLeaving(true);
      onClose();
    } else if (store.all().some(({ toMend }) => toMend)) onRefused();
  }

  return (
    <footer className="flex shrink-0 items-center justify-between gap-2.5 border-line border-t bg-surface px-5 pt-3 pb-[calc(12px+var(--spacing-safe-bottom,0px))] md:px-7">
      <DeleteGig gig={gig} />
      <div className="flex gap-2.5">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
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
