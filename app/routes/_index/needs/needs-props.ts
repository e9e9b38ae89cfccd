import type { Gig } from '~/domain/gigs/gig';

export interface NeedsProps {
  /** All of them, whatever the filter lets through. */
  gigs: Gig[];
  today: string;
  /** Where the travel of a gig is. */
  travelHref: (gigId: string) => string;
  onOpenTravel: (gigId: string) => void;
}

/** One line in a card, whatever it says. */
export const needsRowStyle =
  'flex min-h-12 w-full items-center gap-2.5 rounded-stub border border-line bg-surface px-3.5 text-left text-14 shadow-low';
