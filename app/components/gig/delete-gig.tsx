import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '~/components/api/use-mutation';
import { AlertDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/toast';
import type { Gig } from '~/domain/gigs/gig';

interface DeleteGigProps {
  gig: Pick<Gig, 'id' | 'title'>;
  onDeleted: () => void;
}

/** Asks, deletes, and offers the gig back. */
export function DeleteGig({ gig, onDeleted }: DeleteGigProps) {
  const { mutate, pending } = useMutation();
  const [asking, setAsking] = useState(false);

  async function restore() {
    try {
      await mutate('POST', `/api/gigs/${gig.id}/restore`);
      toast({ title: 'Gig restored', description: gig.title });
    } catch {
      toast({ tone: 'error', title: 'Failed to restore the gig. Please try again.' });
    }
  }

  async function remove() {
    try {
      await mutate('DELETE', `/api/gigs/${gig.id}`);
    } catch {
      toast({ tone: 'error', title: 'Failed to delete gig. Please try again.' });
      return;
    }
    setAsking(false);
    onDeleted();
    toast({
      title: 'Gig deleted',
      description: 'The gig has been successfully deleted.',
      action: { label: 'Undo', onAction: restore },
    });
  }

  return (
    <>
      <Button variant="danger-outline" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={(open) => !pending && setAsking(open)}
        title="Delete gig"
        description="Are you sure you want to delete this gig? This action cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={remove}
      />
    </>
  );
}
