import type { GigFilters } from '~/components/filter/gig-filters';
import { LazyPart } from '~/components/ui/lazy-part';
import type { FilterBarProps } from './filter-bar';

const loadBar = () => import('./filter-bar');
const loadNothing = () => import('./no-matching-gigs');

/* Most visits filter nothing, so these come when one does. */

/** The active filters and what they leave; give it to a heading only while there are any. */
export function FilterSummary(props: FilterBarProps) {
  return (
    <LazyPart
      load={loadBar}
      props={props}
      fallback={<div className="h-[30px]" />}
      failure="panel"
    />
  );
}

/** There are gigs, and the filter hides every one. */
export function NothingMatches({ filters }: { filters: GigFilters }) {
  return <LazyPart load={loadNothing} props={{ filters }} failure="panel" />;
}

/** What a list says at its top while a filter is on: that nothing matches, or nothing at all. */
export function nothingAhead(filters: GigFilters) {
  if (!filters.active) return {};
  return { nothingAhead: filters.shown === 0 ? <NothingMatches filters={filters} /> : null };
}
