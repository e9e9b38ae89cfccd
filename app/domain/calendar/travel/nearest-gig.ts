import type { GigType } from '~/domain/gigs/gig';
import { daysBetween } from '~/domain/time/calendar-day';
import type { TravelDraft } from './travel-draft';

interface DatedGig {
  id: string;
  type: GigType;
  date: string;
  endDate: string | null;
}

/** A booking further away than this belongs to no gig. */
const MOST_DAYS = 3;

/** The gig a booking belongs to: the nearest by date, a booked one before a possible one. */
export function nearestGig<Dated extends DatedGig>(
  draft: TravelDraft,
  gigs: readonly Dated[],
): Dated | null {
  const near = gigs
    .map((gig) => ({ gig, days: daysApart(draft, gig) }))
    .filter(({ days }) => days <= MOST_DAYS);
  near.sort(
    (a, b) =>
      a.days - b.days ||
      a.gig.type.localeCompare(b.gig.type) ||
      a.gig.date.localeCompare(b.gig.date) ||
      a.gig.id.localeCompare(b.gig.id),
  );
  return near[0]?.gig ?? null;
}

function daysApart(draft: TravelDraft, gig: DatedGig): number {
  const days = [draft.startsDateTime, draft.endsDateTime]
    .flatMap((wallTime) => (wallTime ? [wallTime.slice(0, 10)] : []))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return Number.POSITIVE_INFINITY;
  const before = daysBetween(last, gig.date);
  const after = daysBetween(gig.endDate ?? gig.date, first);
  return Math.max(before, after, 0);
}
