import { X } from 'lucide-react';
import { forwardRef, useState } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { MapLegend } from '~/components/map/map-legend';
import { NextBooked } from '~/components/map/next-booked';
import { IconButton } from '~/components/ui/icon-button';
import { LazyPart } from '~/components/ui/lazy-part';
import type { Gig } from '~/domain/gigs/gig';
import { NO_MATCH } from '~/domain/gigs/views/gig-filter';
import { NothingMatches } from './filter/filter-summary';
import { useGigSelection } from './gig-selection';
import { NoUpcomingGigs } from './list/no-upcoming-gigs';
import { SheetHandle } from './sheet-handle';
import type { DashboardUrl } from './use-dashboard-url';

const loadGigSheet = () => import('./gig-sheet');

interface MapSheetProps {
  gigs: Gig[];
  filters: GigFilters;
  today: string;
  url: DashboardUrl;
  onAddGig: () => void;
}

/** On a phone: what rests on the lower edge of the map. On a desktop the list stands beside it. */
export const MapSheet = forwardRef<HTMLElement, MapSheetProps>(function MapSheet(
  { gigs, filters, today, url, onAddGig },
  ref,
) {
  const { selectedId, select } = useGigSelection();
  const [summing, setSumming] = useState(false);
  const selected = gigs.find((gig) => gig.id === selectedId);

  function close() {
    setSumming(true);
    select(null);
  }

  if (gigs.length === 0) {
    return (
      <section
        ref={ref}
        aria-label={filters.active ? NO_MATCH : 'No upcoming gigs'}
        className={sheetStyle}
      >
        {filters.active ? (
          <NothingMatches filters={filters} />
        ) : (
          <NoUpcomingGigs onAddGig={onAddGig} />
        )}
      </section>
    );
  }
  if (selected) {
    return (
      <LazyPart
        load={loadGigSheet}
        props={{ sheetRef: ref, gig: selected, today, url, onClose: close }}
        onGiveUp={close}
      />
    );
  }
  if (!summing) return null;
  return (
    <section ref={ref} aria-label="At a glance" className={sheetStyle}>
      <SheetHandle onClose={() => setSumming(false)} />
      <div className="relative">
        <NextBooked
          gigs={gigs}
          today={today}
          onSelect={select}
          className="w-full [&>header]:pr-14"
        />
        <span className="absolute top-0 right-1">
          <IconButton label="Close" onClick={() => setSumming(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <MapLegend className="mt-3" />
    </section>
  );
});

const sheetStyle =
  'absolute inset-x-0 bottom-0 z-10 animate-sheet-in rounded-t-sheet border-line border-t bg-surface p-4 shadow-dialog md:hidden';
