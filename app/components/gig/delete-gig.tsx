import { useRevalidator } from '@remix-run/react';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { Button } from '~/components/ui/button';
import { toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type { Gig } from '~/domain/gigs/gig';
import { useCloseGig, useCloseIfDeleted } from './deleted-gig';

interface DeleteGigProps {
  gig: Pick<Gig, 'id' | 'title'>;
  question?: string;
  /** What is clicked; given what asks the question. */
  trigger?: (ask: () => void) => ReactNode;
}

/** Asks, deletes, and offers the gig back. */
export function DeleteGig({
  gig,
  question = 'Are you sure you want to delete this gig? This action cannot be undone.',
  trigger = deleteButton,
}: DeleteGigProps) {
  const { mutate } = useApiMutation();
  const { revalidate } = useRevalidator();
  const leave = useCloseGig();
  const closeIfDeleted = useCloseIfDeleted();
  const [pending, setPending] = useState(false);
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
    setPending(true);
    try {
      // Not through `mutate`: it would have the open tab read the gig that has just gone.
      await callApi('DELETE', `/api/gigs/${gig.id}`);
    } catch (error) {
      setPending(false);
      if (closeIfDeleted(error)) return;
      // Without a session every page leads to sign-in.
      if (error instanceof ApiError && error.status === 401) revalidate();
      toast({ tone: 'error', title: 'Failed to delete gig. Please try again.' });
      return;
    }
    leave();
    toast({
      title: 'Gig deleted',
      description: 'The gig has been successfully deleted.',
      action: { label: 'Undo', onAction: restore },
    });
  }

  return (
    <>
      {trigger(() => setAsking(true))}
      <AlertDialog
        open={asking}
        onOpenChange={(open) => !pending && setAsking(open)}
        title="Delete gig"
        description={question}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={remove}
      />
    </>
  );
}

function deleteButton(ask: () => void) {
  return (
    <Button variant="danger-outline" onClick={ask}>
      <Trash2 aria-hidden="true" />
      <span className="max-[359px]:sr-only">Delete</span>
    </Button>
  );
}
