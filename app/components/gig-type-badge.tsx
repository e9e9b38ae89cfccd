import { TicketCheck } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import type { GigType } from '~/domain/gigs/gig';
import { GigIcon } from './gig-icons';

/** "Booked" or "Possible". */
export function GigTypeBadge({ type, onBanner = false }: { type: GigType; onBanner?: boolean }) {
  const booked = type === 'booked';
  return (
    <Badge
      tone={onBanner ? 'on-banner' : booked ? 'brand' : 'warn'}
      icon={
        booked ? <TicketCheck aria-hidden="true" strokeWidth={2.2} /> : <GigIcon name="possible" />
      }
    >
      {booked ? 'Booked' : 'Possible'}
    </Badge>
  );
}
