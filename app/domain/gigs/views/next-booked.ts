import type { Gig } from '../gig';
import { daysUntil, isPast } from '../gig-status';

const HIGHLIGHT_DAYS = 30;
const HIGHLIGHT_SHOWN = 2;

type Soon = Pick<Gig, 'type' | 'date' | 'endDate'>;

/** The booked gigs of the next 30 days: how many, and the two soonest. */
export function nextBooked<G extends Soon>(
  gigs: G[],
  today: string,
): { count: number; soonest: G[] } {
  const booked = gigs
    .filter(
      (gig) =>
        gig.type === 'booked' && !isPast(gig, today) && daysUntil(gig, today) <= HIGHLIGHT_DAYS,
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { count: booked.length, soonest: booked.slice(0, HIGHLIGHT_SHOWN) };
}
