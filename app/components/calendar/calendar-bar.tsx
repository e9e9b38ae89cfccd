import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CalendarLegend } from '~/components/calendar/calendar-legend';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';

interface CalendarBarProps {
  year: number;
  onYearChange: (year: number) => void;
  onToday: () => void;
}

/** Stays in view while the months scroll. */
export function CalendarBar({ year, onYearChange, onToday }: CalendarBarProps) {
  return (
    <div className="sticky top-0 z-20 -mx-4 grid gap-2 bg-bg px-4 pt-2 pb-2.5 md:-mx-6 md:flex md:items-center md:justify-between md:gap-4 md:px-6 md:pt-4 md:pb-3">
      <div className="flex items-center gap-2.5">
        <IconButton
          variant="secondary"
          label="Previous year"
          onClick={() => onYearChange(year - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 aria-live="polite" className="text-[1.75rem] leading-9 tracking-[-0.018em]">
          <span className="sr-only">Gigs in </span>
          {year}
        </h1>
        <IconButton variant="secondary" label="Next year" onClick={() => onYearChange(year + 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button variant="ghost" onClick={onToday} className="font-medium max-md:ml-auto md:ml-1">
          Today
        </Button>
      </div>
      <CalendarLegend />
    </div>
  );
}
