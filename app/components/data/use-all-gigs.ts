import { useMemo, useState } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { type PackedGigs, unpackGigs } from '~/domain/gigs/packed-gigs';

export interface PageOfGigs {
  gigs: PackedGigs;
  /** The days of which these are all; null where they are all there are. */
  days: { from: string; to: string } | null;
}

/**
 * The gigs a page came with. Of somebody who has very many these are the first, until `setAll` brings
 * all of them.
 */
export function useAllGigs(page: PageOfGigs) {
  const first = useMemo(() => unpackGigs(page.gigs), [page.gigs]);
  const [all, setAll] = useState<Gig[] | null>(null);
  return { gigs: (page.days && all) || first, complete: !page.days || all !== null, setAll };
}
