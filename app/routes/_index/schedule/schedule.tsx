import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '~/components/ui/button';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import { viewState } from '~/components/view-state';
import type { Gig } from '~/domain/gigs/gig';
import {
  type ScheduleColumn as Column,
  scheduleColumns,
  scheduleSummary,
} from '~/domain/gigs/views/gig-groups';
import type { CardOptions } from '../list/gig-rows';
import { SelectActions } from '../select/select-actions';
import { useSelectMode } from '../select/use-select-mode';
import { COLUMNS, ScheduleColumn } from './schedule-column';
import { useWide } from './use-wide';

interface ScheduleProps extends Omit<CardOptions, 'selectedId' | 'selection'> {
  gigs: readonly Gig[];
  onAddGig: () => void;
  /** The way back to the view it was opened from. */
  wayBack: ReactNode;
  /** Stand before the way back. */
  actions?: ReactNode;
  /** Stands under the heading, such as the active filters. */
  summary?: ReactNode;
  /** Takes the place of the columns. */
  nothing?: ReactNode;
  /** These are not all the gigs there are: an empty column then says no more than that. */
  filtered?: boolean;
}

/** The column that was chosen where only one has room. */
const lastColumn = viewState<Column>();

const ORDER = ['possible', 'booked', 'past'] as const satisfies Column[];
const SEGMENTS = ORDER.map((value) => ({ value, label: COLUMNS[value].name }));

/** Everything at once, in three columns; where they have no room, one at a time. */
export function Schedule({
  gigs,
  onAddGig,
  wayBack,
  actions,
  summary,
  nothing,
  filtered = false,
  ...card
}: ScheduleProps) {
  const { today } = card;
  const columns = useMemo(() => scheduleColumns(gigs, today), [gigs, today]);
  const [picked, setPicked] = useState<Column | undefined>(lastColumn.read);
  const chosen = picked ?? firstWorthSeeing(columns);
  const wide = useWide();
  const inSight = useMemo(
    () => ORDER.filter((column) => wide || column === chosen).flatMap((column) => columns[column]),
    [columns, wide, chosen],
  );
  const mode = useSelectMode(gigs);
  const selecting = mode.selected !== null;

  function pick(column: Column) {
    setPicked(column);
    lastColumn.write(column);
  }

  return (
    <div className="flex h-full min-h-0 flex-col px-4 md:px-6">
      <header className={headerStyle}>
        <h1 className="text-[1.5rem] leading-8 tracking-[-0.017em] max-md:whitespace-nowrap max-[380px]:text-display-18 md:text-display-32">
          Gig Schedule
        </h1>
        <p className="row-start-2 text-14 text-ink-2 max-md:col-span-2 md:text-15">
          {scheduleSummary(columns)}
        </p>
        <div className="md:row-span-2">
          <SelectActions mode={mode} gigIds={inSight.map(({ id }) => id)} roomy>
            {actions}
            {wayBack}
          </SelectActions>
        </div>
      </header>
      {summary ? <div className="pb-3">{summary}</div> : null}
      {nothing}
      <SegmentedControl
        label="Which gigs"
        value={chosen}
        onValueChange={pick}
        segments={SEGMENTS}
        className={cx('mb-1 shrink-0 lg:hidden', nothing && 'hidden')}
      />
      <div
        className={cx(
          nothing ? 'hidden' : 'grid',
          'min-h-0 flex-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-3 lg:gap-6',
          selecting && 'max-md:pb-[60px]',
        )}
      >
        {ORDER.map((column) => (
          <ScheduleColumn
            key={column}
            column={column}
            gigs={columns[column]}
            chosen={column === chosen}
            filtered={filtered}
            action={column === 'possible' && gigs.length === 0 ? addGig(onAddGig) : null}
            selectedId={null}
            selection={
              mode.selected ? { selected: mode.selected, onToggle: mode.toggle } : undefined
            }
            {...card}
          />
        ))}
      </div>
    </div>
  );
}

const headerStyle =
  'grid grid-cols-[1fr_auto] items-center gap-x-3 pt-2 pb-2.5 max-md:grid-rows-[44px_auto] md:min-h-[88px] md:content-center md:pt-4 md:pb-3';

/** What one most wants to see: booked gigs, else possible ones, else the past. */
function firstWorthSeeing(columns: Record<Column, unknown[]>): Column {
  const order = ['booked', 'possible', 'past'] as const;
  return order.find((column) => columns[column].length > 0) ?? 'possible';
}

function addGig(onAddGig: () => void) {
  return (
    <Button size="sm" onClick={onAddGig}>
      <Plus aria-hidden="true" strokeWidth={2.2} />
      Add a Gig
    </Button>
  );
}
