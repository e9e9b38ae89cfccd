import { cx } from 'class-variance-authority';
import { CircleHelp, History, TicketCheck } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import type { Gig } from '~/domain/gigs/gig';
import type { ScheduleColumn as Column } from '~/domain/gigs/views/gig-groups';
import { CardRows } from '../list/card-rows';
import { type CardOptions, rowsOf } from '../list/gig-rows';
import { useScrollRestoration } from '../list/scroll-restoration';

interface ScheduleColumnProps extends CardOptions {
  column: Column;
  gigs: readonly Gig[];
  /** Whether it shows where only one has room. */
  chosen: boolean;
  /** Empty, it holds none that matches, but may hold others. */
  filtered: boolean;
  /** What to do when there is nothing. */
  action?: ReactNode;
}

/** One of the three: its name, how many, and its cards, which scroll by themselves. */
export function ScheduleColumn({
  column,
  gigs,
  chosen,
  filtered,
  action,
  ...options
}: ScheduleColumnProps) {
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf([{ key: column, gigs }]), [column, gigs]);
  useScrollRestoration(panel, column);
  const { name, Icon, look, empty, hint } = COLUMNS[column];
  return (
    <section
      aria-labelledby={headingId}
      className={cx('flex min-h-0 min-w-0 flex-col', !chosen && 'max-lg:hidden')}
    >
      <div className={cx('flex items-center gap-2 border-b-2 pb-2 max-lg:sr-only', look.rule)}>
        <span aria-hidden="true" className={cx('size-2.5 rounded-[3px]', look.square)} />
        <h2 id={headingId} className="text-display-18">
          {name}
        </h2>
        <p className={cx(countStyle, look.count)}>
          {gigs.length}
          <span className="sr-only"> {gigs.length === 1 ? 'gig' : 'gigs'}</span>
        </p>
      </div>
      <div ref={panel} className={panelStyle}>
        {gigs.length === 0 ? (
          <EmptyState
            icon={<Icon />}
            title={filtered ? `${empty} match` : empty}
            description={filtered ? null : hint}
            action={action}
          />
        ) : (
          <CardRows rows={rows} place={column} panel={panel} {...options} />
        )}
      </div>
    </section>
  );
}

export const COLUMNS = {
  possible: {
    name: 'Possible',
    empty: 'No possible gigs',
    hint: 'New gigs stay here until they’re booked.',
    Icon: CircleHelp,
    look: {
      square: 'bg-warn-line',
      rule: 'border-warn-line',
      count: 'bg-warn-tint text-warn-ink',
    },
  },
  booked: {
    name: 'Booked',
    empty: 'No booked gigs',
    hint: 'Set a gig’s status to booked, and it moves here.',
    Icon: TicketCheck,
    look: { square: 'bg-brand', rule: 'border-brand', count: 'bg-brand-tint text-brand-ink' },
  },
  past: {
    name: 'Past',
    empty: 'No past gigs',
    hint: 'A gig moves here the day after it is over.',
    Icon: History,
    look: { square: 'bg-past', rule: 'border-past', count: 'bg-past-tint text-past-ink' },
  },
} as const;

const countStyle =
  'ml-auto grid h-[22px] min-w-6 place-items-center rounded-badge px-1.5 font-semibold text-13';

/* The edges leave room for the focus ring and the check box; the last card in sight fades. */
const panelStyle =
  '-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pt-3 pb-5 [mask-image:linear-gradient(to_top,transparent,black_20px)]';
