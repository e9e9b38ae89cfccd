import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import type { DashboardView } from '~/components/bottom-bar';

const VIEWS: readonly DashboardView[] = ['map', 'calendar', 'list'];

/** Kept with the history entry of a gig that was opened over a view of this page. */
export const OVER_VIEW = 'over-view';

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Which view, which gig and which of its tabs: all of it stands in the URL, so Back works. */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  return useMemo(() => {
    const view = VIEWS.find((name) => name === params.get('view')) ?? 'map';
    const hrefWith = (changes: Record<string, string | null>) => {
      const next = new URLSearchParams(params);
      next.delete('newUser');
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next.size > 0 ? `/?${next}` : '/';
    };
    const viewHref = (name: DashboardView) =>
      hrefWith({ view: name === 'map' ? null : name, gig: null, tab: null });
    const gigHref = (gigId: string) => hrefWith({ gig: gigId, tab: null });
    const go = (href: string, options: { replace?: boolean; state?: unknown } = {}) =>
      navigate(href, { preventScrollReset: true, ...options });
    const year = Number(params.get('year'));

    return {
      view,
      gigId: params.get('gig'),
      tab: params.get('tab'),
      year: Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : null,
      viewHrefs: { map: viewHref('map'), calendar: viewHref('calendar'), list: viewHref('list') },
      gigHref,
      openGig: (gigId: string) => go(gigHref(gigId), { state: OVER_VIEW }),
      openTab: (tab: string) =>
        go(hrefWith({ tab: tab === 'overview' ? null : tab }), { replace: true, state }),
      travelHref: (gigId: string) => hrefWith({ gig: gigId, tab: 'travel' }),
      /** Back to the view it was opened from, so that Back does not open it once more. */
      closeGig: () =>
        state === OVER_VIEW
          ? navigate(-1)
          : go(hrefWith({ gig: null, tab: null }), { replace: true }),
      openYear: (next: number) => go(hrefWith({ year: String(next) }), { replace: true }),
    };
  }, [params, navigate, state]);
}
