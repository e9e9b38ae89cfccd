import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { pageTitle } from '~/brand';
import { rereadUnlessFresh } from '~/components/api/freshness';
import { BottomBar } from '~/components/bottom-bar';
import { GigList } from '~/components/list/gig-list';
import { SiteFooter } from '~/components/site-footer';
import { SiteHeader } from '~/components/site-header';
import { LazyPart } from '~/components/ui/lazy-part';
import { toast } from '~/components/ui/toast';
import { ViewSwitch } from '~/components/view-switch';
import { assembleGigs, gigQueries } from '~/domain/gigs/list-gigs.server';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { requireUser } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { DashboardMap } from './dashboard-map';
import { GigSelectionProvider, useGigSelection } from './gig-selection';
import { useDashboardUrl } from './use-dashboard-url';
import { useFreshDashboard } from './use-fresh-dashboard';

const loadCalendar = () => import('./calendar-view');
const loadAddGig = () => import('./add-gig-dialog');
const loadOpenGig = () => import('./open-gig');

export const meta: MetaFunction = () => [{ title: pageTitle('Your gigs') }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { services } = context;
  const [gigRows, tagRows, countRows, [stored]] = await services.db.batch([
    ...gigQueries(services, user.id),
    preferencesQuery(services, user.id),
  ]);
  const preferences = stored ?? DEFAULT_PREFERENCES;
  const home = (await services.places()).airport(preferences.homeAirport);
  const { day: today, timeZone } = todayOf(request, context);
  return {
    user,
    gigs: assembleGigs(gigRows, tagRows, countRows),
    today,
    timeZone,
    preferredHotel: preferences.preferredHotel,
    home: home && { code: home.code, latitude: home.latitude, longitude: home.longitude },
    tileUrl: services.settings.tileUrl,
  };
}

export const shouldRevalidate = rereadUnlessFresh;

export default function Dashboard() {
  return (
    <GigSelectionProvider>
      <DashboardScreen />
    </GigSelectionProvider>
  );
}

function DashboardScreen() {
  const { user, gigs, today, timeZone, home, tileUrl, preferredHotel } =
    useLoaderData<typeof loader>();
  const url = useDashboardUrl();
  const { select } = useGigSelection();
  const [adding, setAdding] = useState(false);
  const openGig = gigs.find((gig) => gig.id === url.gigId);
  useFreshDashboard({ gigs, today, timeZone });
  useMissingGig(url.gigId !== null && !openGig, url.closeGig);

  const startAdding = () => setAdding(true);
  return (
    <div
      className={
        url.view === 'map' ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'
      }
    >
      <SiteHeader
        user={user}
        onAddGig={startAdding}
        className={
          url.view === 'map'
            ? 'z-20 max-md:pointer-events-none max-md:absolute max-md:inset-x-0 max-md:bg-transparent max-md:bg-linear-to-b max-md:from-bg max-md:from-40% max-md:to-transparent max-md:*:pointer-events-auto'
            : undefined
        }
      >
        <ViewSwitch active={url.view} hrefs={url.viewHrefs} />
      </SiteHeader>
      {url.view === 'map' ? (
        <DashboardMap {...{ gigs, today, timeZone, home, tileUrl, url }} onAddGig={startAdding} />
      ) : (
        <>
          <main className="flex-1 pb-4">
            {url.view === 'calendar' ? (
              <LazyPart
                load={loadCalendar}
                props={{ gigs, today, url }}
                fallback={<div className="min-h-[70dvh]" />}
                failure="panel"
              />
            ) : (
              <div className="mx-auto max-w-[760px] px-4 md:px-6 md:pt-4">
                <GigList
                  {...{ gigs, today, timeZone }}
                  gigHref={url.gigHref}
                  onSelect={url.openGig}
                  onAddGig={startAdding}
                  scroll="window"
                />
              </div>
            )}
          </main>
          <SiteFooter
            year={today.slice(0, 4)}
            className="px-4 pb-[calc(var(--bottom-bar)+16px)] md:px-6 md:pb-6"
          />
        </>
      )}
      <BottomBar active={url.view} hrefs={url.viewHrefs} onAddGig={startAdding} />
      {adding ? (
        <LazyPart
          load={loadAddGig}
          props={{
            onClose: () => setAdding(false),
            onCreated: ({ id }: { id: string }) => {
              setAdding(false);
              select(id);
            },
          }}
        />
      ) : null}
      {openGig ? (
        <LazyPart load={loadOpenGig} props={{ gig: openGig, today, preferredHotel, url }} />
      ) : null}
    </div>
  );
}

/** An address may name a gig that is gone: says so, and forgets it. */
function useMissingGig(missing: boolean, forget: () => void) {
  const { state } = useNavigation();
  const settled = missing && state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each gig that is missing
  useEffect(() => {
    if (!settled) return;
    toast({ tone: 'error', title: 'This gig does not exist.' });
    forget();
  }, [settled]);
}
