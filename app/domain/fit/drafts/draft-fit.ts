import type { GigType } from '~/domain/gigs/gig';
import type { GigFit } from '../fit';

/** A gig next to one that is being entered. */
export interface Neighbour {
  gigId: string;
  title: string;
  type: GigType;
  location: string;
  /** From the one's last day to the other's first: below 0 for a gig before, 0 on a shared day. */
  days: number;
  /** As the crow flies; null where one of the two places is unknown. */
  meters: number | null;
}

/** What a gig that is being entered would clash with, and the gigs next to it. */
export interface DraftGigFit {
  findings: GigFit['findings'];
  neighbours: Neighbour[];
}
