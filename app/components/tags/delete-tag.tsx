import { useApiQuery } from '~/components/data/use-api-query';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { Tag } from '~/domain/gigs/gig';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';

interface DeleteTagProps {
  tag: Tag;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a tag goes from every gig, and says how many those are. */
export function DeleteTag({ tag, onConfirm, onClose }: DeleteTagProps) {
  const { data, error } = useApiQuery<{ gigCount: number }>(`/api/tags/${tag.id}`);
  const bearers = data
    ? gigsHaveIt(data.gigCount)
    : error
      ? 'It will be removed from every gig that has it.'
      : 'Counting the gigs that have it…';
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
  if (count === 0) return 'No gigs use it.';
  return `It will be removed from ${gigCountLabel(count)}.`;
}
