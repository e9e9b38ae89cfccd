import { Check, CircleDashed, CircleDot, CircleHelp, History, TicketCheck } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import type { GigType } from '~/domain/gigs/gig';
import type { TravelState, TravelStatus } from '~/domain/gigs/gig-status';

const LOOKS = {
  complete: { tone: 'ok', Icon: Check },
  partial: { tone: 'info', Icon: CircleDot },
  none: { tone: 'bad', Icon: CircleDashed },
  possible: { tone: 'warn', Icon: CircleHelp },
  past: { tone: 'past', Icon: History },
} as const satisfies Record<TravelState, unknown>;

/** How far the travel of a gig is arranged, and "Soon!" when it is urgent. */
export function GigStatusBadge({ status }: { status: TravelStatus }) {
  const { tone, Icon } = LOOKS[status.state];
  return (
    <>
      <Badge
        tone={tone}
        icon={
          <Icon
            aria-hidden="true"
            strokeWidth={2.2}
            strokeDasharray={status.state === 'partial' ? '3.8 3.1' : undefined}
          />
        }
      >
        {status.label}
      </Badge>
      {status.soon ? <Badge tone="solid-bad">Soon!</Badge> : null}
    </>
  );
}

/** "Booked" or "Possible". */
export function GigTypeBadge({ type, onBanner = false }: { type: GigType; onBanner?: boolean }) {
  const booked = type === 'booked';
  const Icon = booked ? TicketCheck : CircleHelp;
  return (
    <Badge
      tone={onBanner ? 'on-banner' : booked ? 'brand' : 'warn'}
      icon={<Icon aria-hidden="true" strokeWidth={2.2} />}
    >
      {booked ? 'Booked' : 'Possible'}
    </Badge>
  );
}
