import { useLocation, useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isInAddressBar } from '~/components/gig/gig-in-url';
import type { DashboardView } from '~/components/site/bottom-bar';
import { stepThroughHistory } from '~/components/ui/overlay/close-on-back';
import { isCalendarYear } from '~/domain/gigs/views/calendar-years';
import { type GigFilter, withGigFilter } from '~/domain/gigs/views/gig-filter';

const VIEWS = ['map', 'calendar', 'list', 'schedule'] as const;

type View = (typeof VIEWS)[number];

/** Kept with the history entry of a gig, or the schedule, that was opened over a view of this page. */
export const OVER_VIEW = 'over-view';

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Which view, which filter, which gig and which of its tabs: all of it stands in the URL, so Back works. */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const latest = useLatestAddress();

  return useMemo(() => {
    const view = viewIn(params);
    const hrefs = hrefsFrom(params);
    /** Something chosen right after something else keeps both, before the first of them is drawn. */
    const latestHrefs = () => hrefsFrom(latest().params);
    const go = (href: string, options: { replace?: boolean; state?: unknown } = {}) => {
      // What is on its way has no entry in the history yet that could be replaced.
      const replace = options.replace && !latest().isUnderWay;
      navigate(href, { preventScrollReset: true, ...options, replace });
    };
    const year = Number(params.get('year'));

    return {
      params,
      view,
      /** What the view switch shows: the schedule is the list at full size. */
      switchView: (view === 'schedule' ? 'list' : view) satisfies DashboardView,
      /** Somebody who has just registered. */
      newUser: params.get('newUser') === 'true',
      forgetNewUser: () => go(latestHrefs().with({}), { replace: true }),
      gigId: params.get('gig'),
      tab: params.get('tab'),
      year: isCalendarYear(year) ? year : null,
      viewHrefs: {
        map: hrefs.view('map'),
        calendar: hrefs.view('calendar'),
        list: hrefs.view('list'),
      },
      scheduleHref: hrefs.view('schedule'),
      openView: (name: View) => {
        const { params, isLeaving } = latest();
        if (name === viewIn(params) && !params.has('gig') && !isLeaving) return;
        go(hrefsFrom(params).view(name), { state: name === 'schedule' ? OVER_VIEW : null });
      },
      /** Back to the view it was opened from, else to the list. */
      closeSchedule: () =>
        state === OVER_VIEW
          ? stepThroughHistory(() => navigate(-1))
          : go(latestHrefs().view('list'), { replace: true }),
      gigHref: hrefs.gig,
      openGig: (gigId: string) => go(latestHrefs().gig(gigId), { state: OVER_VIEW }),
      openTab: (tab: string) =>
        go(latestHrefs().with({ tab: tab === 'overview' ? null : tab }), { replace: true, state }),
      travelHref: hrefs.travel,
      openTravel: (gigId: string) => go(latestHrefs().travel(gigId), { state: OVER_VIEW }),
      /** Back to the view it was opened from, so that Back does not open it once more. */
      closeGig: () => {
        const gigId = params.get('gig');
        // Already on the way back: another step would lead out of the view.
        if (gigId === null || !isInAddressBar(gigId)) return;
        if (state === OVER_VIEW) stepThroughHistory(() => navigate(-1));
        else go(latestHrefs().with({ gig: null, tab: null }), { replace: true });
      },
      /** An entry of its own in the history: Back undoes it. */
      changeFilter: (filter: GigFilter) => go(hrefOf(withGigFilter(latest().params, filter))),
      goTo: (href: string) => go(href),
      openYear: (next: number) => go(latestHrefs().with({ year: String(next) }), { replace: true }),
    };
  }, [params, navigate, state, latest]);
}

/**
 * Tells the query of this page that was asked for last: that of a navigation under way, else the address
 * bar's. What is on the screen may be a moment behind both.
 */
function useLatestAddress() {
  const { location } = useNavigation();
  const underWay = useRef(location);
  useEffect(() => {
    underWay.current = location;
  }, [location]);
  return useCallback(() => {
    const next = underWay.current;
    const isLeaving = next !== undefined && next.pathname !== window.location.pathname;
    const { search } = next && !isLeaving ? next : window.location;
    return { params: new URLSearchParams(search), isUnderWay: next !== undefined, isLeaving };
  }, []);
}

function viewIn(params: URLSearchParams): View {
  return VIEWS.find((name) => name === params.get('view')) ?? 'map';
}

/** The addresses that lead on from a query. */
function hrefsFrom(params: URLSearchParams) {
  const hrefWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return hrefOf(next);
  };
  return {
    with: hrefWith,
    view: (name: View) => hrefWith({ view: name === 'map' ? null : name, gig: null, tab: null }),
    gig: (gigId: string) => hrefWith({ gig: gigId, tab: null }),
    travel: (gigId: string) => hrefWith({ gig: gigId, tab: 'travel' }),
  };
}

function hrefOf(params: URLSearchParams): string {
  params.delete('newUser');
  return params.size > 0 ? `/?${params}` : '/';
}
