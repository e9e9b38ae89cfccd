import { Columns3 } from 'lucide-react';
import { iconButtonStyle } from '~/components/ui/icon-button';
import { Link } from '~/components/ui/link';
import { Tooltip } from '~/components/ui/overlay/tooltip';
import { type DashboardUrl, OVER_VIEW } from './use-dashboard-url';

/** From a list to all of it at once. */
export function ScheduleLink({ url }: { url: DashboardUrl }) {
  return (
    <Tooltip content="Gig Schedule">
      <Link
        to={url.scheduleHref}
        state={OVER_VIEW}
        aria-label="Gig Schedule"
        className={iconButtonStyle()}
      >
        <Columns3 aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}
