import type { Gig } from '~/domain/gigs/gig';
import type { TravelFlags } from './travel/use-travel-flags';

/** What every tab of a gig is given. `gig` shows flags that are just being saved. */
export interface GigTabProps {
  gig: Gig;
  today: string;
  /** Null until the person has chosen one. */
  preferredHotel: string | null;
  flags: TravelFlags;
  /** Whether a flag counts as a booking, as on the gig's own page, or as not needed. */
  flagsConfirm?: boolean;
  onTabChange: (tab: string) => void;
}
