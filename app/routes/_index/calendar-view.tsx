import { YearCalendar } from '~/components/calendar/year-calendar';
import type { Gig } from '~/domain/gigs/gig';
import type { DashboardUrl } from './use-dashboard-url';

interface CalendarViewProps {
  gigs: Gig[];
  today: string;
  url: DashboardUrl;
}

export default function CalendarView({ gigs, today, url }: CalendarViewProps) {
  return (
    <YearCalendar
      gigs={gigs}
      today={today}
      year={url.year ?? Number(today.slice(0, 4))}
      onYearChange={url.openYear}
      gigHref={url.gigHref}
      onOpenGig={url.openGig}
    />
  );
}
