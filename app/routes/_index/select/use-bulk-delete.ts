import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { callApi } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { toast } from '~/components/ui/feedback/toast';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { callEach } from './call-each';
import { useRestoreGigs } from './use-restore-gigs';
import { whatIsLeft } from './what-is-left';

interface BulkDelete {
  /** What was selected when the question was put; later changes are not asked about. */
  gigIds: readonly string[];
  /** Some could not be deleted: these. */
  onLeft: (gigIds: string[]) => void;
  /** None is left. */
  onDeleted: () => void;
}

interface Progress {
  left: readonly string[];
  deleted: number;
  /** What was deleted from here; what somebody else deleted is not offered back. */
  restorable: readonly string[];
  failure: string | null;
}

/**
 * Deletes gigs by one call each and reads the page's data again once, at the end. A gig that is
 * gone already counts as deleted.
 */
export function useBulkDelete({ gigIds, onLeft, onDeleted }: BulkDelete) {
  const { revalidate } = useRevalidator();
  const restore = useRestoreGigs();
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<Progress>({
    left: gigIds,
    deleted: 0,
    restorable: [],
    failure: null,
  });

  function sayDeleted({ deleted, restorable }: Progress) {
    if (deleted === 0) return;
    toast({
      title: `${gigCountLabel(deleted)} deleted`,
      action:
        restorable.length > 0 ? { label: 'Undo', onAction: () => restore(restorable) } : undefined,
    });
  }

  async function run() {
    setPending(true);
    const outcome = await callEach(progress.left, (id) => callApi('DELETE', `/api/gigs/${id}`));
    markStale();
    revalidate();
    // Without a session every page leads to sign-in, and this one has just been read again.
    if (outcome.signedOut) return;

    const { done, missing, left, lost } = outcome;
    const deleted = progress.deleted + done.length + missing.length;
    // What is gone at the second attempt went with the first, whose answer was lost.
    const retried = progress.failure === null ? [] : missing;
    const next: Progress = {
      left,
      deleted,
      restorable: [...progress.restorable, ...done, ...retried],
      failure: left.length > 0 ? whatIsLeft(deleted, left.length, lost) : null,
    };
    setPending(false);
    setProgress(next);
    if (left.length > 0) return onLeft(left);
    onDeleted();
    sayDeleted(next);
  }

  return {
    count: progress.left.length,
    failure: progress.failure,
    pending,
    run,
    /** For when the rest is given up. */
    sayWhatWasDeleted: () => sayDeleted(progress),
  };
}
