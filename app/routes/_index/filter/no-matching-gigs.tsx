import { ListFilter } from 'lucide-react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { NO_MATCH } from '~/domain/gigs/views/gig-filter';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { filterButtonInSight } from './filter-button';

/** There are gigs, and the filter hides every one. */
export default function NoMatchingGigs({ filters }: { filters: GigFilters }) {
  return (
    <EmptyState
      icon={<ListFilter />}
      title={NO_MATCH}
      description={`Without them you see ${gigCountLabel(filters.total)}.`}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            filterButtonInSight()?.focus({ preventScroll: true });
            filters.clear();
          }}
        >
          Clear filters
        </Button>
      }
    />
  );
}
