import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { pageMeta } from '~/brand';
import { AddGig } from '~/components/add-gig/add-gig';
import { readOrKeepPage, useKeptPage } from '~/components/data/kept-page';
import { rereadUnlessFresh } from '~/components/data/page-data';
import { useFreshGigs } from '~/components/data/use-fresh-gigs';
import { CloseGigProvider } from '~/components/gig/deleted-gig';
import { gigPageHref, originName } from '~/components/gig/gig-origin';
import { GigIcons } from '~/components/gig-icons';
import { PageSearch } from '~/components/palette/page-search';
import { BottomBar, type DashboardView } from '~/components/site/bottom-bar';
import { SiteFooter } from '~/components/site/site-footer';
import { SiteHeader } from '~/components/site/site-header';
import { VIEW_HREFS } from '~/components/site/view-hrefs';
import { Link } from '~/components/ui/link';
import { extendedSession, requireOwner, requireSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { GigScreen } from './gig-screen';
import { loadGigPage } from './load-gig-page.server';
import { useGigPage, useOrigin } from './use-gig-page';

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta(page?.gig.title ?? 'Gig');

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const [session, page] = await Promise.all([
    requireSession(request, context),
    loadGigPage(context.services, owner, params.gigId ?? ''),
  ]);
  if (!page) throw data(null, { status: 404 });
  const { day: today, timeZone } = todayOf(request, context);
  return data(
    { user: session.user, ...page, today, timeZone },
    { headers: extendedSession(session) },
  );
}

export const clientLoader = readOrKeepPage;

export const shouldRevalidate = rereadUnlessFresh;

/** One gig on a page of its own, to keep and to share between one's devices. */
export default function GigPage() {
  const read = useLoaderData<typeof loader>();
  const { user, gig, today, timeZone, preferredHotel, openItems } = read;
  useKeptPage(read);
  const page = useGigPage(gig.id);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [searching, setSearching] = useState(false);
  const gigs = useMemo(() => [gig], [gig]);
  useFreshGigs({ gigs, today, timeZone });

  const startAdding = () => setAdding(true);
  return (
    <div className="flex min-h-dvh flex-col">
      <GigIcons />
      <SiteHeader user={user} onAddGig={startAdding} onSearch={() => setSearching(true)} />
      {/* The router asks the server about an address it has not seen as a link before, and another tab must open without a connection, too. */}
      <Link to={gigPageHref(gig.id)} hidden />
      <main className="flex-1">
        {page.deleted ? null : (
          <CloseGigProvider value={page.leave}>
            <GigScreen key={gig.id} {...{ gig, today, preferredHotel, openItems, page }} />
          </CloseGigProvider>
        )}
      </main>
      <SiteFooter
        year={today.slice(0, 4)}
        className="mx-auto w-full max-w-[1360px] px-4 pb-[calc(var(--bottom-bar)+16px)] md:px-6 md:pb-6"
      />
      <ViewsBar onAddGig={startAdding} />
      <PageSearch
        {...{ today, searching }}
        onSearchingChange={setSearching}
        onAddGig={startAdding}
      />
      {adding ? (
        <AddGig
          userId={user.id}
          onClose={() => setAdding(false)}
          onCreated={({ id }) => navigate(gigPageHref(id))}
        />
      ) : null}
    </div>
  );
}

/** The phone's way around, marked with the view one came from. */
function ViewsBar({ onAddGig }: { onAddGig: () => void }) {
  const origin = useOrigin();
  const active = origin ? VIEWS[originName(origin)] : undefined;
  return <BottomBar {...{ active, onAddGig }} hrefs={VIEW_HREFS} keepScroll={false} />;
}

const VIEWS: Record<string, DashboardView> = {
  Map: 'map',
  Calendar: 'calendar',
  List: 'list',
  Schedule: 'list',
};
