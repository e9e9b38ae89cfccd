import { ArrowLeft, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { UnsavedGuard } from '~/components/forms/unsaved-guard';
import { EditingProvider, useEditing } from '~/components/forms/use-editor';
import { DeleteGig } from '~/components/gig/delete-gig';
import { GigBanner } from '~/components/gig/gig-banner';
import { originName } from '~/components/gig/gig-origin';
import { useTravelFlags } from '~/components/gig/travel/use-travel-flags';
import { buttonStyle } from '~/components/ui/button';
import { LazyPart, loadAhead } from '~/components/ui/lazy-part';
import { Link } from '~/components/ui/link';
import { Tab, TabList, TabPanel, Tabs } from '~/components/ui/tabs';
import type { Gig } from '~/domain/gigs/gig';
import { travelStatus } from '~/domain/gigs/gig-status';
import { withFlagsConfirmed } from '~/domain/travel/need-flags';
import { GIG_TABS, type GigTabName, TabSkeleton } from './gig-tabs';
import { type GigPageState, useOrigin } from './use-gig-page';

interface GigScreenProps {
  gig: Gig;
  today: string;
  preferredHotel: string | null;
  /** How much of its checklist is open. */
  openItems: number;
  page: GigPageState;
}

/** Banner, tabs, and the tab that is open. */
export function GigScreen({ gig: read, today, preferredHotel, openItems, page }: GigScreenProps) {
  const editing = useEditing(read);
  const { gig } = editing;
  const flags = useTravelFlags(gig);
  const shown = withFlagsConfirmed(flags.gig);
  const active = GIG_TABS.find(({ value }) => value === page.tab)?.value ?? 'overview';
  const row = useActiveTabInSight(active);
  useTabFromItsTop(row, active);
  useTabsAhead();
  const counts: Partial<Record<GigTabName, { count: number; countWord: 'needed' | 'open' }>> = {
    travel: { count: travelStatus(shown, today).missing.length, countWord: 'needed' },
    checklist: { count: openItems, countWord: 'open' },
  };
  const props = {
    gig: shown,
    today,
    preferredHotel,
    flags,
    flagsConfirm: true,
    onTabChange: page.openTab,
  };
  return (
    <EditingProvider value={editing}>
      <Tabs value={active} onValueChange={page.openTab} className="bg-bg">
        <GigBanner gig={shown} today={today} nav={<BannerNav gig={gig} page={page} />} />
        <div
          ref={row}
          className="sticky top-0 z-10 border-line border-b bg-surface md:border-b-0 md:bg-bg"
        >
          <div className="mx-auto max-w-[1360px] px-4 md:px-6">
            <TabList label={gig.title} className="max-md:border-b-0">
              {GIG_TABS.map(({ value, label }) => (
                <Tab key={value} value={value} {...counts[value]}>
                  {label}
                </Tab>
              ))}
            </TabList>
          </div>
        </div>
        {GIG_TABS.map(({ value, label, load, ownHeading }) => (
          <TabPanel
            key={value}
            value={value}
            className="mx-auto max-w-[1360px] px-4 py-4 md:px-6 md:py-6"
          >
            {ownHeading ? null : <h2 className="sr-only">{label}</h2>}
            <LazyPart load={load} props={props} fallback={<TabSkeleton />} failure="panel" />
          </TabPanel>
        ))}
      </Tabs>
      <UnsavedGuard work={editing.work} />
    </EditingProvider>
  );
}

function BannerNav({ gig, page }: { gig: Gig; page: GigPageState }): ReactNode {
  const origin = useOrigin();
  function back(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    page.goBack();
  }
  return (
    <div className="-mx-2.5 flex items-center justify-between">
      <Link to={origin?.from ?? '/'} onClick={back} className={onBannerStyle}>
        <span className="flex items-center gap-2.5">
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="max-md:sr-only">
            <span className="sr-only">Back to </span>
            {origin ? originName(origin) : 'Dashboard'}
          </span>
        </span>
      </Link>
      <DeleteGig
        gig={gig}
        question="Are you sure you want to delete this gig?"
        trigger={(ask) => (
          <button type="button" onClick={ask} className={onBannerStyle}>
            <span className="flex items-center gap-2">
              <Trash2 aria-hidden="true" className="size-5" />
              <span className="max-md:sr-only">Delete</span>
            </span>
          </button>
        )}
      />
    </div>
  );
}

const onBannerStyle = buttonStyle({
  variant: 'ghost',
  className:
    'hit-area px-2.5! text-on-banner! outline-on-banner! hover:bg-white/14! active:bg-white/20!',
});

/** When the page has settled the other tabs come too: whoever goes offline then can open them. */
const TABS_AHEAD_MS = 2_000;

function useTabsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { load } of GIG_TABS) loadAhead(load);
    }, TABS_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Under a row of tabs that sticks to the top, each tab that is opened begins at its beginning. */
function useTabFromItsTop(row: RefObject<HTMLElement>, active: string) {
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    before.current = active;
    const banner = row.current?.previousElementSibling?.getBoundingClientRect();
    if (banner && banner.bottom < 0) window.scrollBy(0, banner.bottom);
  }, [row, active]);
}

/** On a phone the row of tabs is longer than the screen. */
function useActiveTabInSight(active: string) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each tab that is opened
  useEffect(() => {
    const list = row.current?.querySelector<HTMLElement>('[role="tablist"]');
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const before = tab.offsetLeft - list.offsetLeft;
    if (before < list.scrollLeft) list.scrollLeft = before;
    const after = before + tab.offsetWidth - list.clientWidth;
    if (after > list.scrollLeft) list.scrollLeft = after;
  }, [active]);
  return row;
}
