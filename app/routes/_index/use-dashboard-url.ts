import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import { isInAddressBar } from '~/components/gig/gig-in-url';
import type { DashboardView } from '~/components/site/bottom-bar';
import { stepThroughHistory } from '~/components/ui/overlay/close-on-back';
import { isCalendarYear } from '~/domain/gigs/views/calendar-years';
import { type GigFilter, withGigFilter } from '~/domain/gigs/views/gig-filter';

const VIEWS = ['map', 'calendar', 'list', 'schedule'] as const;

/** Kept with the history entry of a gig, or the schedule, that was opened over a view of this page. */
export const OVER_VIEW = 'over-view';

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Which view, which filter, which gig and which of its tabs: all of it stands in the URL, so Back works. */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  return useMemo(() => {
    const view = VIEWS.find((name) => name === params.get('view')) ?? 'map';
    const hrefOf = (next: URLSearchParams) => {
      next.delete('newUser');
      return next.size > 0 ? `/?${next}` : '/';
    };
    const hrefWith = (changes: Record<string, string | null>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return hrefOf(next);
    };
    const viewHref = (name: (typeof VIEWS)[number]) =>
      hrefWith({ view: name === 'map' ? null : name, gig: null, tab: null });
    const gigHref = (gigId: string) => hrefWith({ gig: gigId, tab: null });
    const travelHref = (gigId: string) => hrefWith({ gig: gigId, tab: 'travel' });
    const go = (href: string, options: { replace?: boolean; state?: unknown } = {}) =>
      navigate(href, { preventScrollReset: true, ...options });
    const year = Number(params.get('year'));

    return {
      params,
      view,
      /** What the view switch shows: the schedule is the list at full size. */
      switchView: (view === 'schedule' ? 'list' : view) satisfies DashboardView,
      /** Somebody who has just registered. */
      newUser: params.get('newUser') === 'true',
      forgetNewUser: () => go(hrefWith({}), { replace: true }),
      gigId: params.get('gig'),
      tab: params.get('tab'),
      year: isCalendarYear(year) ? year : null,
      viewHrefs: { map: viewHref('map'), calendar: viewHref('calendar'), list: viewHref('list') },
      scheduleHref: viewHref('schedule'),
      openView: (name: (typeof VIEWS)[number]) => {
        if (name === view && !params.has('gig')) return;
        go(viewHref(name), { state: name === 'schedule' ? OVER_VIEW : null });
      },
      /** Back to the view it was opened from, else to the list. */
      closeSchedule: () =>
        state === OVER_VIEW
          ? stepThroughHistory(() => navigate(-1))
          : go(viewHref('list'), { replace: true }),
      gigHref,
      openGig: (gigId: string) => go(gigHref(gigId), { state: OVER_VIEW }),
      openTab: (tab: string) =>
        go(hrefWith({ tab: tab === 'overview' ? null : tab }), { replace: true, state }),
      travelHref,
      openTravel: (gigId: string) => go(travelHref(gigId), { state: OVER_VIEW }),
      /** Back to the view it was opened from, so that Back does not open it once more. */
      closeGig: () => {
        const gigId = params.get('gig');
        // Already on the way back: another step would lead out of the view.
        if (gigId === null || !isInAddressBar(gigId)) return;
        if (state === OVER_VIEW) stepThroughHistory(() => navigate(-1));
        else go(hrefWith({ gig: null, tab: null }), { replace: true });
      },
      /** An entry of its own in the history: Back undoes it. */
      changeFilter: (filter: GigFilter) => go(hrefOf(withGigFilter(params, filter))),
      goTo: (href: string) => go(href),
      openYear: (next: number) => go(hrefWith({ year: String(next) }), { replace: true }),
    };
  }, [params, navigate, state]);
}
