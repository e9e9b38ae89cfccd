import { useMemo, useState } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { type PackedGigs, unpackGigs } from '~/domain/gigs/packed-gigs';

/**
 * The gigs a page came with. Of somebody who has very many these are the first until `setAll` brings
 * all of them; `complete` says whether they are all.
 */
export function useAllGigs(page: { gigs: PackedGigs; complete: boolean }) {
  const first = useMemo(() => unpackGigs(page.gigs), [page.gigs]);
  const [all, setAll] = useState<Gig[] | null>(null);
  return page.complete || !all
    ? { gigs: first, complete: page.complete, setAll }
    : { gigs: all, complete: true, setAll };
}
