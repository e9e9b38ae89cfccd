import { LazyPart } from '~/components/ui/lazy-part';
import type { Gig } from '~/domain/gigs/gig';

const loadDialog = () => import('./add-gig-dialog');

interface AddGigProps {
  userId: string;
  /** The day it begins with, if one was chosen. */
  date?: string;
  onClose: () => void;
  /** After it has closed. */
  onCreated: (gig: Gig) => void;
}

/** The dialog for a new gig, whose script comes with the first click. */
export function AddGig({ userId, date, onClose, onCreated }: AddGigProps) {
  return (
    <LazyPart
      load={loadDialog}
      onGiveUp={onClose}
      props={{
        userId,
        date,
        onClose,
        onCreated: (gig: Gig) => {
          onClose();
          onCreated(gig);
        },
      }}
    />
  );
}
