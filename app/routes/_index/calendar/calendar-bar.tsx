import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { isCalendarYear } from '~/domain/gigs/views/calendar-years';
import { CalendarLegend } from './calendar-legend';

interface CalendarBarProps {
  year: number;
  onYearChange: (year: number) => void;
  onToday: () => void;
  /** Stand after Today. */
  actions?: ReactNode;
  /** Stands under everything else, such as the active filters. */
  summary?: ReactNode;
}

/** Stays in view while the months scroll. */
export function CalendarBar({ year, onYearChange, onToday, actions, summary }: CalendarBarProps) {
  return (
    <div className="sticky top-0 z-20 -mx-4 grid gap-2 bg-bg px-4 pt-2 pb-2.5 md:-mx-6 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-4 md:px-6 md:pt-4 md:pb-3">
      <div className="flex items-center gap-2.5 max-[359px]:gap-1.5">
        <IconButton
          variant="secondary"
          label="Previous year"
          disabled={!isCalendarYear(year - 1)}
          onClick={() => onYearChange(year - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1 aria-live="polite" className="text-[1.75rem] leading-9 tracking-[-0.018em]">
          <span className="sr-only">Gigs in </span>
          {year}
        </h1>
        <IconButton
          variant="secondary"
          label="Next year"
          disabled={!isCalendarYear(year + 1)}
          onClick={() => onYearChange(year + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <Button
          variant="ghost"
          data-today=""
          onClick={onToday}
          className="font-medium max-md:ml-auto md:ml-1"
        >
          Today
        </Button>
        {actions}
      </div>
      <CalendarLegend />
      {summary ? <div className="w-full">{summary}</div> : null}
    </div>
  );
}
