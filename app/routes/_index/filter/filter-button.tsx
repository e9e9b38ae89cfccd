import { cx } from 'class-variance-authority';
import { ListFilter } from 'lucide-react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { IconButton } from '~/components/ui/icon-button';
import { Tooltip } from '~/components/ui/overlay/tooltip';
import { filteredCount, filterSize } from '~/domain/gigs/views/gig-filter';

interface FilterButtonProps {
  filters: GigFilters;
  /** Drawn with an edge, beside other such buttons. */
  bordered?: boolean;
}

/** Where the choices open; it says how many are made. */
export function FilterButton({ filters, bordered }: FilterButtonProps) {
  const count = filterSize(filters.filter);
  return (
    <Tooltip content="Filter gigs">
      <IconButton
        label={count > 0 ? `Filter gigs, ${count} on` : 'Filter gigs'}
        variant={bordered ? 'secondary' : 'ghost'}
        aria-haspopup="dialog"
        data-filter-button=""
        onClick={(event) => filters.toggle(event.currentTarget)}
      >
        <ListFilter aria-hidden="true" />
        {count > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 grid size-[18px] place-items-center rounded-full bg-brand font-bold text-[0.6875rem] text-on-brand"
          >
            {count}
          </span>
        ) : null}
      </IconButton>
    </Tooltip>
  );
}

/** Over a map without a list beside it: in words, and with the count. */
export function FilterPill({ filters, className }: { filters: GigFilters; className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-filter-button=""
      onClick={(event) => filters.toggle(event.currentTarget)}
      className={cx(
        'inline-flex h-12 items-center gap-2 rounded-stub border border-line bg-surface px-3.5 font-semibold text-14 text-ink shadow-low transition-colors duration-120 hover:bg-hover active:bg-sunken',
        className,
      )}
    >
      <ListFilter
        aria-hidden="true"
        className={cx('size-[18px]', filters.active ? 'text-brand-ink' : 'text-ink-2')}
      />
      {filters.active ? (
        <>
          <span className="sr-only">Filter gigs, showing </span>
          {filteredCount(filters.shown, filters.total)}
        </>
      ) : (
        <>
          Filter<span className="sr-only"> gigs</span>
        </>
      )}
    </button>
  );
}

/** For the key that opens the choices, and for the focus when a chip is gone. */
export function filterButtonInSight(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-filter-button]')].find((button) =>
    button.checkVisibility(),
  );
}
