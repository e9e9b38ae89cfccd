import { MapPin, MapPinOff, Route as RouteIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, problemMessage } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { LazyPart } from '~/components/ui/lazy-part';
import { useInView } from '~/components/ui/use-in-view';
import { type Gig, NO_LOCATION } from '~/domain/gigs/gig';
import { NO_COORDINATES } from '~/domain/weather/weather';
import { RouteCaption } from './gig-map-caption';
import type { GigMapViewProps } from './gig-map-view';
import { useGigRoute } from './use-gig-route';

/** Where the gig is, and on request the way there from its airport. */
export function GigMapCard({ gig }: { gig: Gig }) {
  const { latitude, longitude } = gig;
  if (gig.location === NO_LOCATION) return <NoMap>{NO_LOCATION}</NoMap>;
  if (latitude !== null && longitude !== null) {
    return <PlacedMap gig={gig} latitude={Number(latitude)} longitude={Number(longitude)} />;
  }
  return <NoMap>{gig.geocoding ? 'Looking it up on the map…' : NO_COORDINATES}</NoMap>;
}

function NoMap({ children }: { children: string }) {
  return (
    <Frame>
      <div
        role="status"
        className="grid h-40 content-center justify-items-center gap-2 bg-land px-5 text-center text-15 text-ink-2"
      >
        <MapPinOff aria-hidden="true" strokeWidth={1.9} className="size-6 text-ink-3" />
        {children}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Map"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      {children}
    </section>
  );
}

interface PlacedMapProps {
  gig: Gig;
  latitude: number;
  longitude: number;
}

function PlacedMap({ gig, latitude, longitude }: PlacedMapProps) {
  const [routeShown, setRouteShown] = useState(false);
  const { route, error, retry } = useGigRoute(gig, routeShown);
  const frame = useRef<HTMLDivElement>(null);
  const inView = useInView(frame);
  const place = { name: gig.location, latitude, longitude };
  const ToggleIcon = routeShown ? MapPin : RouteIcon;
  return (
    <Frame>
      <div ref={frame} className="relative isolate h-[240px] bg-land md:h-[280px]">
        {inView ? (
          <LazyPart
            load={loadMapView}
            props={{ place, route: routeShown ? route : null }}
            failure="panel"
          />
        ) : null}
      </div>
      <div className="flex min-h-[76px] items-center gap-3 border-line border-t py-2.5 pr-3 pl-5">
        <div role="status" className="min-w-0 flex-1">
          {routeShown ? (
            <RouteCaption route={route} sentence={error ? sentenceOf(error) : null} />
          ) : (
            <PlaceCaption gig={gig} />
          )}
        </div>
        {routeShown && mayWorkNextTime(error) ? (
          <Button variant="ghost" size="sm" onClick={retry}>
            Try Again
          </Button>
        ) : null}
        <Button variant="tint" size="sm" onClick={() => setRouteShown(!routeShown)}>
          <ToggleIcon aria-hidden="true" className="max-sm:hidden" />
          {routeShown ? 'Show Location' : 'Show Route'}
        </Button>
      </div>
    </Frame>
  );
}

function PlaceCaption({ gig }: { gig: Gig }) {
  return (
    <>
      <p className="line-clamp-2 text-15 text-ink [overflow-wrap:anywhere]">{gig.location}</p>
      {gig.approximate ? (
        <p className="text-13 text-ink-3">Only the city so far: the address is being looked up.</p>
      ) : null}
    </>
  );
}

function sentenceOf(error: unknown): string {
  return problemMessage(error, 'The route could not be loaded.');
}

/** What the server understood and rejected, it will reject again. */
function mayWorkNextTime(error: unknown): boolean {
  return error !== null && !(error instanceof ApiError && error.status === 422);
}

/** The server never draws the map, so its build leaves the map's code out. */
async function loadMapView(): Promise<{ default: React.ComponentType<GigMapViewProps> }> {
  if (import.meta.env.SSR) throw new Error('the map needs a browser');
  return import('./gig-map-view');
}
