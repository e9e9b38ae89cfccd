import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { useBulkDelete } from './use-bulk-delete';

interface DeleteSelectedProps {
  gigIds: readonly string[];
  onClose: () => void;
  /** Some could not be deleted: these. */
  onLeft: (gigIds: string[]) => void;
  /** None is left. */
  onDeleted: () => void;
}

/** Asks once for all of them; what could not be deleted is told and can be tried again. */
export function DeleteSelected({ gigIds, onClose, onLeft, onDeleted }: DeleteSelectedProps) {
  const { count, failure, pending, run, sayWhatWasDeleted } = useBulkDelete({
    gigIds,
    onLeft,
    onDeleted,
  });
  const these = count === 1 ? 'this gig' : `these ${count} gigs`;

  function close() {
    if (pending) return;
    sayWhatWasDeleted();
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && close()}
      title={
        failure
          ? 'There was an error deleting the selected gigs.'
          : `Delete ${gigCountLabel(count)}`
      }
      description={
        failure ? (
          <span role="alert">{failure}</span>
        ) : (
          `Are you sure you want to delete ${these}? This action cannot be undone.`
        )
      }
      cancelLabel={failure ? 'Close' : 'Cancel'}
      confirmLabel={failure ? 'Try Again' : 'Delete'}
      pendingLabel="Deleting..."
      pending={pending}
      onConfirm={run}
    />
  );
}
