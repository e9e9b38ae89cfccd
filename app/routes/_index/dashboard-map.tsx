import { useEffect, useRef, useState } from 'react';
import { GigList } from '~/components/list/gig-list';
import { NoUpcomingGigs } from '~/components/list/no-upcoming-gigs';
import { MapLegend } from '~/components/map/map-legend';
import { MapPanel } from '~/components/map/map-panel';
import { NextBooked } from '~/components/map/next-booked';
import type { Gig } from '~/domain/gigs/gig';
import { useGigSelection } from './gig-selection';
import { GigSheet } from './gig-sheet';
import type { DashboardUrl } from './use-dashboard-url';

interface DashboardMapProps {
  gigs: Gig[];
  today: string;
  timeZone: string;
  home: { code: string; latitude: number; longitude: number } | null;
  tileUrl: string;
  url: DashboardUrl;
  onAddGig: () => void;
}

/** The newest gig is marked this long after the map is first shown. */
const AUTO_SELECT_MS = 1_000;

/** On a desk the list stands beside the map; on a phone the map has the screen and a sheet on it. */
export function DashboardMap({
  gigs,
  today,
  timeZone,
  home,
  tileUrl,
  url,
  onAddGig,
}: DashboardMapProps) {
  const { selectedId, automatic, select } = useGigSelection();
  const selected = gigs.find((gig) => gig.id === selectedId) ?? null;
  const [sheet, sheetHeight] = useHeight();
  useAutoSelect(gigs);
  useSelectMessages(url.openGig);

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
        />
      </div>
      <div className="relative min-h-0 min-w-0 max-md:[--map-controls-top:72px]">
        <MapPanel
          {...{ gigs, today, selectedId, home, tileUrl }}
          onSelect={select}
          onOpen={url.openGig}
          bottomInset={sheetHeight}
        >
          <NextBooked gigs={gigs} today={today} onSelect={select} />
          <MapLegend />
        </MapPanel>
        {selected ? (
          <GigSheet
            ref={sheet}
            gig={selected}
            today={today}
            url={url}
            onClose={() => select(null)}
          />
        ) : null}
        {gigs.length === 0 ? (
          <section ref={sheet} aria-label="No upcoming gigs" className={emptySheetStyle}>
            <NoUpcomingGigs onAddGig={onAddGig} />
          </section>
        ) : null}
      </div>
    </main>
  );
}

/* The list says it on a desk; on a phone there is only the map. */
const emptySheetStyle =
  'absolute inset-x-0 bottom-0 z-10 rounded-t-sheet border-line border-t bg-surface p-4 shadow-dialog md:hidden';

/** Once per visit, and never over a choice the person has made. */
function useAutoSelect(gigs: Gig[]) {
  const { selectedId, selectAutomatically } = useGigSelection();
  const chosen = useRef(false);
  if (selectedId) chosen.current = true;
  const newest = gigs.reduce<Gig | null>(
    (latest, gig) => (!latest || gig.createdAt > latest.createdAt ? gig : latest),
    null,
  )?.id;

  useEffect(() => {
    if (!newest || chosen.current) return;
    const timer = setTimeout(() => {
      if (!chosen.current) selectAutomatically(newest);
    }, AUTO_SELECT_MS);
    return () => clearTimeout(timer);
  }, [newest, selectAutomatically]);
}

/** Another part of the page, or its extension, may ask for a gig: only from this origin. */
function useSelectMessages(openGig: (gigId: string) => void) {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.type !== 'SELECT_GIG') return;
      if (typeof data.gigId === 'string') openGig(data.gigId);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [openGig]);
}

/** How high an element is; 0 while it is not shown, as the sheet on a desk. */
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
