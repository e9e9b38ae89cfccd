import { useMemo, useState } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import type { Gig } from '~/domain/gigs/gig';
import {
  filterGigs,
  isFiltering,
  NO_FILTER,
  parseGigFilter,
  tagsOf,
} from '~/domain/gigs/views/gig-filter';
import type { DashboardUrl } from './use-dashboard-url';

/** The filter in the URL, the gigs it lets through, and the button its choices are open at. */
export function useGigFilters(gigs: Gig[], today: string, url: DashboardUrl) {
  const [openAt, setOpenAt] = useState<HTMLElement | null>(null);
  const tags = useMemo(() => tagsOf(gigs), [gigs]);
  const filter = useMemo(
    () =>
      parseGigFilter(
        url.params,
        tags.map(({ name }) => name),
      ),
    [url.params, tags],
  );
  const shownGigs = useMemo(() => filterGigs(gigs, filter, today), [gigs, filter, today]);
  const filters: GigFilters = {
    filter,
    active: isFiltering(filter),
    shown: shownGigs.length,
    total: gigs.length,
    tags,
    change: url.changeFilter,
    clear: () => url.changeFilter(NO_FILTER),
    toggle: (button) => setOpenAt((before) => (before ? null : button)),
  };
  return { filters, shownGigs, openAt, closeFilters: () => setOpenAt(null) };
}
