import { Check } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import type { TravelStatus } from '~/domain/gigs/gig-status';
import type { TravelNeed } from '~/domain/travel/need';

const NEED_WORDS: Record<TravelNeed, string> = {
  confirmed: 'Confirmed',
  notNeeded: 'Not Needed',
  needed: 'Needed',
};

/** Only a booked gig that is still ahead is urgent. */
function toneOf(need: TravelNeed, status: TravelStatus) {
  if (status.state === 'past') return 'past';
  if (need === 'confirmed') return 'ok';
  return need === 'needed' && status.state !== 'possible' ? 'bad' : 'past';
}

const INKS = { ok: 'text-ok-ink', bad: 'text-bad-ink', past: 'text-past-ink' };

interface NeedProps {
  need: TravelNeed;
  status: TravelStatus;
}

/** What one booking is at, as a badge on its card. */
export function TravelNeedBadge({ need, status }: NeedProps) {
  return (
    <Badge
      tone={toneOf(need, status)}
      icon={need === 'confirmed' ? <Check aria-hidden="true" strokeWidth={2.2} /> : null}
    >
      {NEED_WORDS[need]}
    </Badge>
  );
}

/** The same beside a stamp, in words alone. */
export function TravelNeedWord({ need, status }: NeedProps) {
  return (
    <span className={`block text-13 sm:text-14 ${INKS[toneOf(need, status)]}`}>
      {NEED_WORDS[need]}
    </span>
  );
}
