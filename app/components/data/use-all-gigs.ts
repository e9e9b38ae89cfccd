import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { type PackedGigs, unpackGigs } from '~/domain/gigs/packed-gigs';
import { callApi } from './call-api';
import { usePageQueries } from './query-client';
import { showErrorToast } from './show-error-toast';

const PATH = '/api/gigs';

/**
 * The gigs a page came with; of somebody who has very many these are the first, and all of them are
 * read as soon as the page is there. `complete` says whether they are all.
 */
export function useAllGigs(page: { gigs: PackedGigs; complete: boolean }) {
  const sent = useMemo(() => unpackGigs(page.gigs), [page.gigs]);
  const client = usePageQueries();
  const { data, error } = useQuery(
    { queryKey: [PATH], queryFn: () => callApi<Gig[]>('GET', PATH), enabled: !page.complete },
    client,
  );
  // Whenever the page has been read again, something may have changed in the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stands for a reading of the page
  useEffect(() => {
    client.invalidateQueries({ queryKey: [PATH] });
  }, [client, page.gigs]);
  useEffect(() => {
    if (error) showErrorToast(error, 'Not all gigs could be loaded. Please reload the page.');
  }, [error]);
  return page.complete || !data
    ? { gigs: sent, complete: page.complete }
    : { gigs: data, complete: true };
}
