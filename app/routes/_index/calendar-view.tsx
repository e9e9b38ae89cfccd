import type { GigFilters } from '~/components/filter/gig-filters';
import { useFits } from '~/components/fit/use-fits';
import type { Gig } from '~/domain/gigs/gig';
import { YearCalendar } from './calendar/year-calendar';
import { FilterButton } from './filter/filter-button';
import { FilterSummary } from './filter/filter-summary';
import type { DashboardUrl } from './use-dashboard-url';

interface CalendarViewProps {
  gigs: Gig[];
  today: string;
  url: DashboardUrl;
  filters: GigFilters;
  onAddGig: (date: string) => void;
}

export default function CalendarView({ gigs, today, url, filters, onAddGig }: CalendarViewProps) {
  const { signs } = useFits(gigs, today);
  return (
    <YearCalendar
      gigs={gigs}
      signs={signs}
      today={today}
      year={url.year ?? Number(today.slice(0, 4))}
      onYearChange={url.openYear}
      gigHref={url.gigHref}
      onOpenGig={url.openGig}
      onAddGig={onAddGig}
      actions={filters.total > 0 ? <FilterButton filters={filters} /> : null}
      summary={filters.active ? <FilterSummary filters={filters} saysNothing /> : null}
    />
  );
}
