import { Popover as Radix } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { Button } from '~/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/overlay/dialog';
import { Popover, PopoverContent } from '~/components/ui/overlay/popover';
import { filteredCount, NO_MATCH } from '~/domain/gigs/views/gig-filter';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { FilterFields } from './filter-fields';

interface FilterPanelProps {
  filters: GigFilters;
  /** The button it opens beside, on a desktop. */
  button: HTMLElement;
  onClose: () => void;
}

/** Loaded and opened by the first click: a popover on a desktop, a sheet on a phone. */
export default function FilterPanel(props: FilterPanelProps) {
  const [desktop] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const filters = useQuickFilters(props.filters);
  const Panel = desktop ? FilterPopover : FilterSheet;
  return <Panel {...props} filters={filters} />;
}

/** The URL follows a moment later: what was clicked shows, and the next click builds on it. */
function useQuickFilters(filters: GigFilters): GigFilters {
  const [wanted, setWanted] = useState(filters.filter);
  useEffect(() => setWanted(filters.filter), [filters.filter]);
  return {
    ...filters,
    filter: wanted,
    change: (filter) => {
      setWanted(filter);
      filters.change(filter);
    },
  };
}

function FilterPopover({ filters, button, onClose }: FilterPanelProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={{ current: button }} />
      <PopoverContent
        align="end"
        aria-label="Filter gigs"
        // A click on the button itself closes it there.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (button.isConnected) button.focus({ preventScroll: true });
        }}
        className="grid w-[340px] gap-4"
      >
        <FilterFields filters={filters} />
        <div className="-mb-1 flex items-center justify-between gap-4 border-line border-t pt-3">
          <p className="text-14 text-ink-2">{resultOf(filters)}</p>
          <ClearButton filters={filters} />
        </div>
      </PopoverContent>
    </Popover>
  );
}

function FilterSheet({ filters, onClose }: FilterPanelProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader title="Filter gigs" description={resultOf(filters)} />
        <DialogBody className="grid content-start gap-5">
          <FilterFields filters={filters} />
        </DialogBody>
        <DialogFooter back={<ClearButton filters={filters} />}>
          <Button onClick={onClose}>Show {gigCountLabel(filters.shown)}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ClearButton({ filters }: { filters: GigFilters }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-disabled={!filters.active}
      onClick={() => filters.active && filters.clear()}
      className="aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent"
    >
      Clear filters
    </Button>
  );
}

function resultOf({ active, shown, total }: GigFilters): string {
  if (active && shown === 0) return NO_MATCH;
  return active ? filteredCount(shown, total) : gigCountLabel(total);
}
