import { GigIcon } from '~/components/gig-icons';
import { Badge } from '~/components/ui/badge';
import type { TravelState, TravelStatus } from '~/domain/gigs/gig-status';

const TONES = {
  complete: 'ok',
  partial: 'info',
  none: 'bad',
  possible: 'warn',
  past: 'past',
} as const satisfies Record<TravelState, unknown>;

/** How far the travel of a gig is arranged, and "Soon!" when it is urgent. */
export function GigStatusBadge({ status }: { status: TravelStatus }) {
  return (
    <>
      <Badge tone={TONES[status.state]} icon={<GigIcon name={status.state} />}>
        {status.label}
      </Badge>
      {status.soon ? <Badge tone="solid-bad">Soon!</Badge> : null}
    </>
  );
}
