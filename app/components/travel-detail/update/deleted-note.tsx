import { Button } from '~/components/ui/button';

interface GoneNoteProps {
  pending: boolean;
  onAddAgain: () => void;
}

/** The booking was deleted while it was being changed: what was typed need not go with it. */
export function DeletedNote({ pending, onAddAgain }: GoneNoteProps) {
  return (
    <div role="alert" className="mt-4 rounded-control bg-bad-tint px-3.5 py-3 text-14 text-ink">
      <p className="font-medium">This travel detail was deleted somewhere else in the meantime.</p>
      <Button
        data-deleted=""
        size="sm"
        variant="secondary"
        className="mt-2.5"
        pending={pending}
        pendingLabel="Saving..."
        onClick={onAddAgain}
      >
        Add it again
      </Button>
    </div>
  );
}
