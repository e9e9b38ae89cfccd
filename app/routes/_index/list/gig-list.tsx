import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Gig } from '~/domain/gigs/gig';
import { groupGigs } from '~/domain/gigs/views/gig-groups';
import { SelectActions } from '../select/select-actions';
import { useSelectMode } from '../select/use-select-mode';
import { CardRows } from './card-rows';
import { type CardOptions, rowsOf } from './gig-rows';
import { NoUpcomingGigs } from './no-upcoming-gigs';
import { useScrollRestoration } from './scroll-restoration';

interface GigListProps extends Omit<CardOptions, 'selectedId' | 'selection'> {
  gigs: readonly Gig[];
  selectedId?: string | null;
  /** The list moves to the selected gig: not when no person chose it. */
  revealSelected?: boolean;
  onAddGig: () => void;
  /** `window`: the page scrolls. `container`: the list fills its parent and scrolls by itself. */
  scroll: 'window' | 'container';
  /** Stand at the right of the heading, after Select. */
  actions?: ReactNode;
  /** Stands under the heading, such as the active filters. */
  summary?: ReactNode;
  /** Stands under that, above the gigs. */
  needs?: ReactNode;
  /** Stands under the last gig. */
  footer?: ReactNode;
  /** Takes the place of "No upcoming gigs" where that would not be the truth. */
  nothingAhead?: ReactNode;
}

/** The schedule as ticket cards: by month what is ahead, then what is past. */
export function GigList({
  gigs,
  selectedId = null,
  revealSelected = true,
  onAddGig,
  scroll,
  actions,
  summary,
  needs,
  footer,
  nothingAhead = <NoUpcomingGigs onAddGig={onAddGig} className="mb-6" />,
  ...card
}: GigListProps) {
  const { today } = card;
  const { upcoming, past } = useMemo(() => groupGigs(gigs, today), [gigs, today]);
  const rows = useMemo(
    () => rowsOf(past.gigs.length > 0 ? [...upcoming, past] : upcoming),
    [upcoming, past],
  );
  const gigIds = useMemo(() => rows.flatMap(({ gig }) => gig?.id ?? []), [rows]);
  const mode = useSelectMode(gigs);
  const selecting = mode.selected !== null;
  const panel = useRef<HTMLDivElement>(null);
  const inPanel = scroll === 'container';
  const place = inPanel ? 'list' : 'page';
  useScrollRestoration(panel, inPanel ? place : null);

  return (
    <div className={cx(inPanel && 'flex h-full min-h-0 flex-col')}>
      <header
        className={cx(
          'flex min-h-[68px] items-center gap-2 pt-2.5 pb-2',
          inPanel ? 'px-5' : selecting && 'z-20 bg-bg md:sticky md:top-0 md:-mx-3 md:px-3',
        )}
      >
        <h1
          className={cx(
            inPanel
              ? 'text-display-24 max-lg:text-[1.25rem]'
              : 'text-[1.625rem] leading-8 tracking-[-0.017em] max-[430px]:text-[1.25rem] max-[380px]:text-[1.125rem]',
            selecting && 'md:sr-only',
          )}
        >
          View Your Schedule
        </h1>
        <SelectActions mode={mode} gigIds={gigIds} compact={inPanel}>
          {actions}
        </SelectActions>
      </header>
      {summary ? <div className={cx('pb-3', inPanel && 'px-5')}>{summary}</div> : null}
      {needs ? <div className={cx(inPanel && 'px-5')}>{needs}</div> : null}
      <div ref={panel} className={cx(inPanel && panelStyle, selecting && 'max-md:pb-16')}>
        {upcoming.length === 0 ? nothingAhead : null}
        <CardRows
          rows={rows}
          place={place}
          panel={inPanel ? panel : undefined}
          selectedId={selectedId}
          revealId={revealSelected ? selectedId : null}
          selection={mode.selected ? { selected: mode.selected, onToggle: mode.toggle } : undefined}
          {...card}
        />
        {footer}
      </div>
    </div>
  );
}

/* The last card in sight fades, which says that more follow. */
const panelStyle =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 [mask-image:linear-gradient(to_top,transparent,black_20px)]';
