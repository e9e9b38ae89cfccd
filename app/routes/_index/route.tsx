import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { pageMeta } from '~/brand';
import { AddGig } from '~/components/add-gig/add-gig';
import { readOrKeepPage, useKeptPage } from '~/components/data/kept-page';
import { rereadUnlessFresh } from '~/components/data/page-data';
import { useAllGigs } from '~/components/data/use-all-gigs';
import { useFreshGigs } from '~/components/data/use-fresh-gigs';
import { GigIcons } from '~/components/gig-icons';
import { SearchAndKeys } from '~/components/palette/search-and-keys';
import { BottomBar } from '~/components/site/bottom-bar';
import { SiteFooter } from '~/components/site/site-footer';
import { SiteHeader } from '~/components/site/site-header';
import { toast } from '~/components/ui/feedback/toast';
import { LazyPart } from '~/components/ui/lazy-part';
import { filteredCount } from '~/domain/gigs/views/gig-filter';
import { extendedSession, requireOwner, requireSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { CalendarSkeleton } from './calendar/calendar-skeleton';
import { DashboardMap } from './dashboard-map';
import { FilterButton } from './filter/filter-button';
import { FilterSummary, nothingAhead } from './filter/filter-summary';
import { GigSelectionProvider, useGigSelection } from './gig-selection';
import { GigList } from './list/gig-list';
import { loadDashboard } from './load-dashboard.server';
import { NeedsYou } from './needs/needs-you';
import { ScheduleLink } from './schedule-link';
import { useDashboardUrl } from './use-dashboard-url';
import { useGigFilters } from './use-gig-filters';
import { usePageKeys } from './use-page-keys';
import { useSelectMessages } from './use-select-messages';
import { ViewSwitch } from './view-switch';

const loadCalendar = () => import('./calendar-view');
const loadSchedule = () => import('./schedule-view');
const loadWelcome = () => import('./welcome-dialog');
const loadFilters = () => import('./filter/filter-panel');
const loadRest = () => import('./rest-of-gigs');
const loadOpenGig = () => import('./open-gig');

export const meta: MetaFunction = () => pageMeta('Your gigs');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context;
  const owner = await requireOwner(request, context);
  const { day: today, timeZone } = todayOf(request, context);
  const openGigId = new URL(request.url).searchParams.get('gig');
  const [session, dashboard] = await Promise.all([
    requireSession(request, context),
    loadDashboard(services, owner, { today, openGigId }),
  ]);
  return data(
    {
      user: session.user,
      ...dashboard,
      today,
      timeZone,
      tileUrl: services.settings.tileUrl,
    },
    { headers: extendedSession(session) },
  );
}

export const clientLoader = readOrKeepPage;

export const shouldRevalidate = rereadUnlessFresh;

export default function Dashboard() {
  return (
    <GigSelectionProvider>
      <DashboardScreen />
    </GigSelectionProvider>
  );
}

function DashboardScreen() {
  const page = useLoaderData<typeof loader>();
  const { user, today, timeZone, home, tileUrl, preferredHotel } = page;
  const { gigs, complete, setAll } = useAllGigs(page);
  const url = useDashboardUrl();
  const { select } = useGigSelection();
  /** Whether a gig is being added, and from which day of the calendar. */
  const [adding, setAdding] = useState<{ date?: string } | null>(null);
  const openGig = gigs.find((gig) => gig.id === url.gigId);
  useKeptPage(page);
  useFreshGigs({ gigs, today, timeZone });
  useSelectMessages(url);
  useMissingGig(complete && url.gigId !== null && !openGig, url.closeGig);

  const startAdding = () => setAdding({});
  const [searching, setSearching] = useState(false);
  const { filters, shownGigs, openAt, closeFilters } = useGigFilters(gigs, today, url);
  const needs = { gigs, today, travelHref: url.travelHref, onOpenTravel: url.openTravel };
  const shortcuts = usePageKeys(url, startAdding);
  return (
    <div className={PAGE[url.view]}>
      <GigIcons />
      <SiteHeader
        user={user}
        onAddGig={startAdding}
        onSearch={() => setSearching(true)}
        className={url.view === 'map' ? 'header-over-map' : STAYS_IN_REACH}
      >
        <ViewSwitch active={url.switchView} hrefs={url.viewHrefs} />
      </SiteHeader>
      {url.view === 'map' ? (
        <DashboardMap
          {...{ gigs: shownGigs, filters, today, timeZone, home, tileUrl, url, needs }}
          onAddGig={startAdding}
        />
      ) : url.view === 'schedule' ? (
        <main className="min-h-0 flex-1 pb-bottom-bar">
          <LazyPart
            load={loadSchedule}
            props={{ gigs: shownGigs, filters, today, timeZone, url, onAddGig: startAdding }}
            failure="panel"
          />
        </main>
      ) : (
        <>
          <main className="flex-1 pb-4">
            {url.view === 'calendar' ? (
              <LazyPart
                load={loadCalendar}
                props={{
                  gigs: shownGigs,
                  filters,
                  today,
                  url,
                  onAddGig: (date: string) => setAdding({ date }),
                }}
                fallback={<CalendarSkeleton />}
                failure="panel"
              />
            ) : (
              <div className="mx-auto max-w-[760px] px-4 md:px-6 md:pt-4">
                <GigList
                  {...{ gigs: shownGigs, today, timeZone }}
                  gigHref={url.gigHref}
                  onSelect={url.openGig}
                  onAddGig={startAdding}
                  scroll="window"
                  actions={
                    <>
                      {filters.total > 0 ? <FilterButton filters={filters} /> : null}
                      <ScheduleLink url={url} />
                    </>
                  }
                  summary={filters.active ? <FilterSummary filters={filters} /> : null}
                  needs={<NeedsYou {...needs} />}
                  {...nothingAhead(filters)}
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
      <BottomBar active={url.switchView} hrefs={url.viewHrefs} onAddGig={startAdding} />
      {url.newUser ? (
        <LazyPart
          load={loadWelcome}
          onGiveUp={url.forgetNewUser}
          props={{
            onClose: url.forgetNewUser,
            onAddGig: () => {
              url.forgetNewUser();
              startAdding();
            },
          }}
        />
      ) : null}
      {page.days === null ? null : (
        <LazyPart load={loadRest} props={{ page, setAll }} failure="panel" />
      )}
      {adding ? (
        <AddGig
          userId={user.id}
          date={adding.date}
          onClose={() => setAdding(null)}
          onCreated={({ id }) => select(id)}
        />
      ) : null}
      <p role="status" className="sr-only">
        {filters.active ? filteredCount(filters.shown, filters.total) : null}
      </p>
      {openAt ? (
        <LazyPart
          load={loadFilters}
          onGiveUp={closeFilters}
          props={{ filters, button: openAt, onClose: closeFilters }}
        />
      ) : null}
      <SearchAndKeys
        {...{ gigs, today, filters, shortcuts, searching }}
        openGig={url.openGig}
        goTo={url.goTo}
        onSearchingChange={setSearching}
      />
      {openGig ? (
        <LazyPart
          load={loadOpenGig}
          onGiveUp={url.closeGig}
          props={{ gig: openGig, today, preferredHotel, url }}
        />
      ) : null}
    </div>
  );
}

/** On a desktop the list scrolls under it. */
const STAYS_IN_REACH = 'md:sticky md:top-0 md:z-20';

/* The map and the schedule fill the screen; the schedule scrolls on one that is very low. */
const PAGE = {
  map: 'flex h-dvh flex-col overflow-hidden',
  schedule: 'flex h-dvh min-h-[480px] flex-col',
  calendar: 'flex min-h-dvh flex-col',
  list: 'flex min-h-dvh flex-col',
};

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
