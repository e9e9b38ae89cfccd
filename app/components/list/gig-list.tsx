import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { GigStubSkeletons } from '~/components/gig-stub-skeleton';
import { GigRows, type Row, rowsOf, type StubOptions } from '~/components/list/gig-rows';
import { NoUpcomingGigs } from '~/components/list/no-upcoming-gigs';
import { useRevealSelected } from '~/components/list/use-reveal-selected';
import type { Gig } from '~/domain/gigs/gig';
import { groupGigs } from '~/domain/gigs/gig-groups';

interface GigListProps extends Omit<StubOptions, 'selectedId'> {
  gigs: readonly Gig[];
  selectedId?: string | null;
  /** The list moves to the selected gig: not when no person chose it. */
  revealSelected?: boolean;
  onAddGig: () => void;
  showPast?: boolean;
  /** `window`: the page scrolls. `container`: the list fills its parent and scrolls by itself. */
  scroll: 'window' | 'container';
  heading?: ReactNode;
  /** Stand at the right of the heading. */
  actions?: ReactNode;
}

/* Few people have so many gigs that the rest need not be drawn: its script comes when it is. */
const PageRows = lazy(async () => ({ default: (await loadVirtualRows()).PageRows }));
const PanelRows = lazy(async () => ({ default: (await loadVirtualRows()).PanelRows }));
const loadVirtualRows = () => import('~/components/list/virtual-rows');

/** Up to here every stub is drawn: the browser's own search finds them all. */
const DRAWN_WHOLE = 60;

/** The schedule as ticket stubs: by month what is ahead, then what is past. */
export function GigList({
  gigs,
  selectedId = null,
  revealSelected = true,
  onAddGig,
  showPast = true,
  scroll,
  heading = 'View Your Schedule',
  actions,
  ...stub
}: GigListProps) {
  const { today } = stub;
  const { upcoming, past } = useMemo(() => groupGigs(gigs, today), [gigs, today]);
  const rows = useMemo(
    () => rowsOf(showPast && past.gigs.length > 0 ? [...upcoming, past] : upcoming),
    [upcoming, past, showPast],
  );
  const panel = useRef<HTMLDivElement>(null);
  const inPanel = scroll === 'container';
  const revealId = revealSelected ? selectedId : null;
  const options = { rows, selectedId, revealId, ...stub };

  return (
    <div className={cx(inPanel && 'flex h-full min-h-0 flex-col')}>
      <header className={cx('flex min-h-control items-center gap-2 pt-4 pb-3', inPanel && 'px-5')}>
        <h1
          className={inPanel ? 'text-display-24' : 'text-[1.625rem] leading-8 tracking-[-0.017em]'}
        >
          {heading}
        </h1>
        {actions ? <div className="-mr-2 ml-auto flex items-center gap-1">{actions}</div> : null}
      </header>
      <div ref={panel} className={cx(inPanel && panelStyle)}>
        {upcoming.length === 0 ? <NoUpcomingGigs onAddGig={onAddGig} className="mb-6" /> : null}
        {rows.length <= DRAWN_WHOLE ? (
          <AllRows panel={inPanel ? panel : undefined} {...options} />
        ) : (
          <Suspense fallback={<GigStubSkeletons count={6} />}>
            {inPanel ? <PanelRows panel={panel} {...options} /> : <PageRows {...options} />}
          </Suspense>
        )}
      </div>
    </div>
  );
}

/* The last stub in sight fades, which says that more follow. */
const panelStyle =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 [mask-image:linear-gradient(to_top,transparent,black_20px)]';

interface AllRowsProps extends StubOptions {
  rows: Row[];
  revealId: string | null;
  panel?: RefObject<HTMLElement>;
}

function AllRows({ panel, revealId, ...options }: AllRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  useRevealSelected({
    list,
    panel,
    revealId,
    scrollToGig: (gigId) => {
      const row = list.current?.querySelector(`[data-gig="${CSS.escape(gigId)}"]`);
      row?.scrollIntoView({ block: 'center' });
    },
  });
  return (
    <div ref={list}>
      <GigRows {...options} />
    </div>
  );
}
