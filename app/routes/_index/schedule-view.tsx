import { Minimize2 } from 'lucide-react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { useFits } from '~/components/fit/use-fits';
import { iconButtonStyle } from '~/components/ui/icon-button';
import { Link } from '~/components/ui/link';
import { Tooltip } from '~/components/ui/overlay/tooltip';
import type { Gig } from '~/domain/gigs/gig';
import { FilterButton } from './filter/filter-button';
import { FilterSummary, NothingMatches } from './filter/filter-summary';
import { Schedule } from './schedule/schedule';
import type { DashboardUrl } from './use-dashboard-url';

interface ScheduleViewProps {
  gigs: Gig[];
  today: string;
  timeZone: string;
  url: DashboardUrl;
  filters: GigFilters;
  onAddGig: () => void;
}

export default function ScheduleView({
  gigs,
  today,
  timeZone,
  url,
  filters,
  onAddGig,
}: ScheduleViewProps) {
  useFits(gigs, today);
  return (
    <Schedule
      {...{ gigs, today, timeZone, onAddGig }}
      gigHref={url.gigHref}
      onSelect={url.openGig}
      actions={filters.total > 0 ? <FilterButton filters={filters} bordered /> : null}
      summary={filters.active ? <FilterSummary filters={filters} /> : null}
      nothing={filters.active && filters.shown === 0 ? <NothingMatches filters={filters} /> : null}
      filtered={filters.active}
      wayBack={
        <Tooltip content="Close schedule">
          <Link
            to={url.viewHrefs.list}
            aria-label="Close schedule"
            onClick={(event) => {
              event.preventDefault();
              url.closeSchedule();
            }}
            className={iconButtonStyle({ variant: 'secondary' })}
          >
            <Minimize2 aria-hidden="true" />
          </Link>
        </Tooltip>
      }
    />
  );
}
