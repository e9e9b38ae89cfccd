import { useNavigate, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import type { DashboardView } from '~/components/bottom-bar';

const VIEWS: readonly DashboardView[] = ['map', 'calendar', 'list'];

export type DashboardUrl = ReturnType<typeof useDashboardUrl>;

/** Which view, which gig and which of its tabs: all of it stands in the URL, so Back works. */
export function useDashboardUrl() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

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
    const go = (href: string, replace = false) =>
      navigate(href, { preventScrollReset: true, replace });

    return {
      view,
      gigId: params.get('gig'),
      tab: params.get('tab'),
      year: Number(params.get('year')) || null,
      viewHrefs: { map: viewHref('map'), calendar: viewHref('calendar'), list: viewHref('list') },
      gigHref,
      openGig: (gigId: string) => go(gigHref(gigId)),
      openTab: (tab: string) => go(hrefWith({ tab: tab === 'overview' ? null : tab }), true),
      travelHref: (gigId: string) => hrefWith({ gig: gigId, tab: 'travel' }),
      closeGig: () => go(hrefWith({ gig: null, tab: null })),
      openYear: (year: number) => go(hrefWith({ year: String(year) }), true),
    };
  }, [params, navigate]);
}
