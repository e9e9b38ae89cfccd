import { useApiQuery } from '~/components/data/use-api-query';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { Tag } from '~/domain/gigs/gig';

interface DeleteTagProps {
  tag: Tag;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a tag goes from every gig, and says how many those are. */
export function DeleteTag({ tag, onConfirm, onClose }: DeleteTagProps) {
  const { state, data } = useApiQuery<{ gigCount: number }>(`/api/tags/${tag.id}`);
  const bearers = data
    ? gigsHaveIt(data.gigCount)
    : state === 'loading'
      ? 'Counting the gigs that have it…'
      : 'Every gig that has it will lose it.';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete tag"
      description={
        <>
          Are you sure you want to delete “{tag.name}”? <span role="status">{bearers}</span> This
          action cannot be undone.
        </>
      }
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />
  );
}

function gigsHaveIt(count: number): string {
  if (count === 0) return 'No gig has it.';
  return count === 1 ? '1 gig has it and will lose it.' : `${count} gigs have it and will lose it.`;
}
