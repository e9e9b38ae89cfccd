import { useEffect, useMemo, useState } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { MapLegend } from '~/components/map/map-legend';
import { MapPanel } from '~/components/map/map-panel';
import { announceGig } from '~/components/map/markers/announce-gig';
import { NextBooked } from '~/components/map/next-booked';
import { UnplacedNotice } from '~/components/map/unplaced-notice';
import { SiteFooter } from '~/components/site/site-footer';
import { LazyPart } from '~/components/ui/lazy-part';
import { Link } from '~/components/ui/link';
import type { Gig } from '~/domain/gigs/gig';
import { unplacedGigs } from '~/domain/gigs/views/marker-look';
import { nextBooked } from '~/domain/gigs/views/next-booked';
import { FilterButton, FilterPill } from './filter/filter-button';
import { FilterSummary, nothingAhead } from './filter/filter-summary';
import { useGigSelection } from './gig-selection';
import { GigList } from './list/gig-list';
import { MapSheet } from './map-sheet';
import { NeedsPill } from './needs/needs-pill';
import type { NeedsProps } from './needs/needs-props';
import { NeedsYou } from './needs/needs-you';
import { ScheduleLink } from './schedule-link';
import type { DashboardUrl } from './use-dashboard-url';

interface DashboardMapProps {
  /** Those the filter lets through. */
  gigs: Gig[];
  filters: GigFilters;
  today: string;
  timeZone: string;
  home: { code: string; latitude: number; longitude: number } | null;
  tileUrl: string;
  url: DashboardUrl;
  needs: NeedsProps;
  onAddGig: () => void;
}

const loadGigChoice = () => import('~/components/map/gig-choice');

/** The newest gig is marked this long after the map is first shown. */
const AUTO_SELECT_MS = 1_000;

/** On a desktop the list stands beside the map; on a phone the map has the screen and a sheet on it. */
export function DashboardMap({
  gigs,
  filters,
  today,
  timeZone,
  home,
  tileUrl,
  url,
  needs,
  onAddGig,
}: DashboardMapProps) {
  const { selectedId, automatic, select } = useGigSelection();
  const [sheet, sheetHeight] = useHeight();
  const [asked, setAsked] = useState<Asked | null>(null);
  const unplaced = useMemo(() => unplacedGigs(gigs), [gigs]);
  useAutoSelect(gigs);

  const askForUnplaced = () => setAsked({ why: 'unplaced', gigs: unplaced, onChoose: url.openGig });
  function askForOverlapping(gigIds: string[]) {
    const overlapping = gigs.filter((gig) => gigIds.includes(gig.id));
    const onChoose = (gigId: string) => {
      select(gigId);
      announceGig(gigId);
    };
    setAsked({ why: 'overlapping', gigs: overlapping, onChoose });
  }

  return (
    <main className="grid min-h-0 flex-1 pb-bottom-bar md:grid-cols-[360px_1fr] lg:grid-cols-[418px_1fr]">
      <div className="min-h-0 border-line border-r max-md:hidden">
        <GigList
          {...{ gigs, today, timeZone, selectedId }}
          revealSelected={!automatic}
          gigHref={url.gigHref}
          onSelect={(gigId) => {
            select(gigId);
            url.openGig(gigId);
          }}
          onAddGig={onAddGig}
          scroll="container"
          actions={
            <>
              {filters.total > 0 ? <FilterButton filters={filters} /> : null}
              <ScheduleLink url={url} />
            </>
          }
          summary={filters.active ? <FilterSummary filters={filters} /> : null}
          needs={<NeedsYou {...needs} />}
          footer={<SiteFooter year={today.slice(0, 4)} className="mt-6 px-1 pb-5" />}
          {...nothingAhead(filters)}
        />
      </div>
      <div data-map-frame="" className={frameStyle}>
        <Link to={url.viewHrefs.list} className={skipStyle}>
          Skip to the list
        </Link>
        <div className={pillsStyle}>
          {filters.total > 0 ? <FilterPill filters={filters} /> : null}
          <UnplacedNotice gigs={unplaced} onOpen={askForUnplaced} className="h-12" />
          <NeedsPill {...needs} />
        </div>
        <MapPanel
          {...{ gigs, today, selectedId, home, tileUrl }}
          onSelect={select}
          onOpen={url.openGig}
          onOverlap={askForOverlapping}
          bottomInset={sheetHeight}
        >
          {filters.active && nextBooked(gigs, today).count === 0 ? null : (
            <NextBooked gigs={gigs} today={today} onSelect={select} />
          )}
          <div className="flex flex-wrap gap-2.5">
            <MapLegend />
            <UnplacedNotice gigs={unplaced} onOpen={askForUnplaced} className="min-h-[38px]" />
          </div>
        </MapPanel>
        <MapSheet ref={sheet} {...{ gigs, filters, today, url, onAddGig }} />
      </div>
      {asked ? (
        <LazyPart
          load={loadGigChoice}
          onGiveUp={() => setAsked(null)}
          props={{ ...asked, today, onClose: () => setAsked(null) }}
        />
      ) : null}
    </main>
  );
}

interface Asked {
  why: 'overlapping' | 'unplaced';
  gigs: Gig[];
  onChoose: (gigId: string) => void;
}

const frameStyle = 'relative isolate min-h-0 min-w-0 max-md:[--map-controls-top:72px]';

/* On a phone, under the header and beside the controls of the map. */
const pillsStyle = 'absolute top-[72px] left-4 z-10 grid justify-items-start gap-2 md:hidden';

/* For the keyboard: out of sight until it has the focus. */
const skipStyle =
  'absolute top-4 left-4 z-30 rounded-control border border-line bg-raised px-4 py-2.5 font-semibold text-15 text-brand-ink shadow-float not-focus:sr-only max-md:top-[72px]';

/** Once, and never over a choice the person has made. */
function useAutoSelect(gigs: Gig[]) {
  const { begun, selectAutomatically } = useGigSelection();
  const newest = gigs.reduce<Gig | null>(
    (latest, gig) => (!latest || gig.createdAt > latest.createdAt ? gig : latest),
    null,
  )?.id;

  useEffect(() => {
    if (!newest || begun) return;
    const timer = setTimeout(() => selectAutomatically(newest), AUTO_SELECT_MS);
    return () => clearTimeout(timer);
  }, [newest, begun, selectAutomatically]);
}

/** How high an element is; 0 while it is not shown, as the sheet on a desktop. */
function useHeight() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element) return setHeight(0);
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, height] as const;
}
