import { useRevalidator } from '@remix-run/react';
import { callApi } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { toast } from '~/components/ui/feedback/toast';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { callEach } from './call-each';

/** Takes a bulk delete back, and says exactly how far that went. */
export function useRestoreGigs() {
  const { revalidate } = useRevalidator();

  return async function restore(gigIds: readonly string[]) {
    const { done, missing, left } = await callEach(gigIds, (id) =>
      callApi('POST', `/api/gigs/${id}/restore`),
    );
    markStale();
    revalidate();
    const lost = missing.length + left.length;
    if (lost === 0) {
      toast({ title: `${gigCountLabel(done.length)} restored` });
      return;
    }
    toast({
      tone: 'error',
      title: 'Failed to restore the gigs. Please try again.',
      description: `${gigCountLabel(done.length)} restored, ${gigCountLabel(lost)} still deleted.`,
      action: left.length > 0 ? { label: 'Try Again', onAction: () => restore(left) } : undefined,
    });
  };
}
