import { cx } from 'class-variance-authority';
import { BedDouble, CircleHelp, TicketCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { type FilterPart, filterParts } from '~/domain/gigs/views/filter-parts';
import { filteredCount, NO_MATCH } from '~/domain/gigs/views/gig-filter';
import { filterButtonInSight } from './filter-button';

export interface FilterBarProps {
  filters: GigFilters;
  /** Where nothing else says that nothing matches. */
  saysNothing?: boolean;
  className?: string;
}

/** What is being filtered for, each with its way out, and how many gigs are left. */
export default function FilterBar({ filters, saysNothing = false, className }: FilterBarProps) {
  const { filter, shown, total, tags, change, clear } = filters;

  // What was clicked is gone then.
  const leave = (act: () => void) => {
    filterButtonInSight()?.focus({ preventScroll: true });
    act();
  };
  return (
    <section
      aria-label="Active filters"
      className={cx('flex flex-wrap items-center gap-x-1.5 gap-y-2', className)}
    >
      {filterParts(filter).map((part) => (
        <FilterChip
          key={part.key}
          part={part}
          icon={iconOf(part, tags.find(({ name }) => name === part.tag)?.color)}
          onRemove={() => leave(() => change(part.without))}
        />
      ))}
      <div className="flex h-[30px] grow items-center justify-between gap-4 pl-1.5">
        <p className="text-13 text-ink-2">
          {saysNothing && shown === 0 ? NO_MATCH : filteredCount(shown, total)}
        </p>
        <button
          type="button"
          onClick={() => leave(clear)}
          className="hit-area relative shrink-0 rounded-control font-semibold text-13 text-brand-ink hover:underline"
        >
          Clear filters
        </button>
      </div>
    </section>
  );
}

interface FilterChipProps {
  part: FilterPart;
  icon: ReactNode;
  onRemove: () => void;
}

/** A state is drawn like a badge, a tag like a tag. */
function FilterChip({ part, icon, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove filter: ${part.label}`}
      onClick={onRemove}
      className={cx(
        'hit-area relative inline-flex h-[30px] min-w-0 max-w-[14rem] items-center gap-1.5 pr-1.5 pl-2.5 font-semibold text-13 transition-colors duration-180',
        part.tag === undefined
          ? 'rounded-badge bg-brand-tint text-brand-ink hover:bg-[color-mix(in_srgb,var(--brand-line)_32%,var(--brand-tint))]'
          : 'rounded-full border border-line-strong bg-surface text-ink-2 hover:bg-hover',
      )}
    >
      {icon}
      <span className="truncate">{part.label}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.2} />
    </button>
  );
}

function iconOf({ key, label }: FilterPart, color: string | undefined): ReactNode {
  if (color) {
    return (
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full"
        style={{ background: color }}
      />
    );
  }
  const Icon = key === 'needs' ? BedDouble : label === 'Booked' ? TicketCheck : CircleHelp;
  return <Icon aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.2} />;
}
