import { useRef, useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/data/call-api';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { Dialog, DialogContent, DialogHeader } from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import { AddGigForm } from './add-gig-form';
import {
  forgetDraft,
  type GigDraft,
  holdsWords,
  keepDraft,
  newDraft,
  readDraft,
} from './gig-draft';
import { useCreateGig } from './use-create-gig';

interface AddGigDialogProps {
  userId: string;
  /** The day it begins with. */
  date?: string;
  onClose: () => void;
  onCreated: (gig: Gig) => void;
}

/** What was typed outlives the dialog, a reload and a session that has ended, until it is discarded. */
export default function AddGigDialog({ userId, date, onClose, onCreated }: AddGigDialogProps) {
  const { create, pending } = useCreateGig();
  const [kept] = useState(() => readDraft(userId));
  const [start, setStart] = useState(() => kept ?? newDraft(userId, date));
  const draft = useRef(start);
  const [asking, setAsking] = useState<'close' | 'startOver' | null>(null);

  function follow(typed: GigDraft) {
    draft.current = { ...typed, sent: typed.sent || draft.current.sent };
    keepDraft(draft.current, date);
  }

  async function save(typed: GigDraft) {
    if (pending) return;
    const { sent } = draft.current;
    follow({ ...typed, sent: true });
    try {
      const gig = await create({ ...typed, sent });
      forgetDraft();
      toast({ title: 'Gig added', description: gig.title });
      onCreated(gig);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      toast({
        tone: 'error',
        title: 'The gig was not saved',
        description: problemMessage(error, CONNECTION_LOST),
      });
    }
  }

  function leave() {
    if (pending) return;
    if (holdsWords(draft.current, date)) return setAsking('close');
    forgetDraft();
    onClose();
  }

  function discard() {
    dismissError();
    forgetDraft();
    if (asking === 'close') return onClose();
    draft.current = newDraft(userId, date);
    setStart(draft.current);
  }

  return (
    <>
      <Dialog open onOpenChange={(open) => open || leave()}>
        <DialogContent size="md">
          <DialogHeader title="Add New Gig" description="Fill in the event details" />
          <AddGigForm
            key={start.id}
            draft={start}
            restored={start === kept}
            pending={pending}
            onType={follow}
            onSave={save}
            onStartOver={() => setAsking('startOver')}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking !== null}
        onOpenChange={(open) => open || setAsking(null)}
        title="Discard this gig?"
        description="What you typed has not been saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={discard}
      />
    </>
  );
}
