import { useEffect, useRef } from 'react';
import { moveToGig, type ShortcutActions } from '~/components/keys/use-shortcuts';
import { focusPage } from '~/components/ui/focus-page';
import { filterButtonInSight } from './filter/filter-button';
import type { DashboardUrl } from './use-dashboard-url';

/** What the dashboard's keys do. */
export function usePageKeys(url: DashboardUrl, onAddGig: () => void): ShortcutActions {
  useFocusOfView(url.view);
  return {
    filter: () => filterButtonInSight()?.click(),
    add: onAddGig,
    map: () => url.openView('map'),
    calendar: () => url.openView('calendar'),
    list: () => url.openView('list'),
    schedule: () => url.openView('schedule'),
    next: () => moveToGig(1),
    previous: () => moveToGig(-1),
    today: () => {
      if (url.view !== 'calendar') url.openView('calendar');
      else document.querySelector<HTMLElement>('[data-today]')?.click();
    },
  };
}

/** What had the focus may have gone with the last view: then the heading of the new one gets it. */
function useFocusOfView(view: DashboardUrl['view']) {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (document.activeElement === document.body) focusPage();
  }, [view]);
}
