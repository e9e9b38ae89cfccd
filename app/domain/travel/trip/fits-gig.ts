import type { Gig } from '~/domain/gigs/gig';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { daysBetween } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';
import { parsedColumns } from '../parsed-to-input';
import { plural } from '../travel-label';

export type FittingGig = Pick<Gig, 'date' | 'endDate'> & Partial<Pick<Gig, 'airport' | 'timeZone'>>;

/** How far from the gig a booking lies: the days between, and on which side. */
interface Gap {
  days: number;
  side: 'before' | 'after';
}

/**
 * How long before the gig a booking may end, and how long after it begin. People come a little
 * early and leave a little late; a bed or a car that is gone by then is of no use.
 */
const DAYS_AWAY: Record<ParsedDetail['type'], Record<Gap['side'], number>> = {
  flight: { before: 3, after: 3 },
  hotel: { before: 0, after: 0 },
  car: { before: 0, after: 3 },
  other: { before: 3, after: 3 },
};

/**
 * Whether a booking can be for this gig. One without days always can. The `trip` is what was booked
 * along with it.
 */
export function fitsGig(
  detail: ParsedDetail,
  gig: FittingGig,
  trip: readonly ParsedDetail[] = [],
): boolean {
  return gapTo(detail, gig, trip) === null;
}

/** "This stay ends 6 days before the gig. Add it anyway?"; empty for a booking that fits. */
export function misfitNote(
  detail: ParsedDetail,
  gig: FittingGig,
  trip: readonly ParsedDetail[] = [],
  question = 'Add it anyway?',
): string {
  const gap = gapTo(detail, gig, trip);
  if (!gap) return '';
  const { name, ends, begins } = WORDS[detail.type];
  const verb = gap.side === 'before' ? ends : begins;
  return `This ${name} ${verb} ${plural(gap.days, 'day')} ${gap.side} the gig. ${question}`;
}

const WORDS = {
  flight: { name: 'flight', ends: 'lands', begins: 'leaves' },
  hotel: { name: 'stay', ends: 'ends', begins: 'begins' },
  car: { name: 'rental', ends: 'ends', begins: 'begins' },
  other: { name: 'ride', ends: 'ends', begins: 'begins' },
};

function gapTo(detail: ParsedDetail, gig: FittingGig, trip: readonly ParsedDetail[]): Gap | null {
  const { first, last } = daysOf(detail);
  const { before, after } = DAYS_AWAY[detail.type];
  const early = last ? daysBetween(last, gig.date) : 0;
  const late = first ? daysBetween(gig.endDate ?? gig.date, first) : 0;
  if (early > (isWayBack(detail, gig, trip) ? 0 : before)) return { days: early, side: 'before' };
  return late > after ? { days: late, side: 'after' } : null;
}

/** Whether a flight lands where an earlier one of its trip left, which is not where the gig is. */
function isWayBack(flight: ParsedDetail, gig: FittingGig, trip: readonly ParsedDetail[]): boolean {
  const landing = placeOf(flight.arrivalLocation);
  const leaves = flight.departureDateTime ?? flight.date;
  if (flight.type !== 'flight' || !landing || !leaves) return false;
  if (landing === placeOf(gig.airport)) return false;
  return trip.some((other) => {
    const left = other.departureDateTime ?? other.date;
    return placeOf(other.departureLocation) === landing && left !== null && left < leaves;
  });
}

function placeOf(location: string | null | undefined): string {
  return location?.trim().toLowerCase() ?? '';
}

function daysOf(detail: ParsedDetail): { first: string | null; last: string | null } {
  const { startsDateTime, endsDateTime } = parsedColumns(detail);
  const [first, last] = [dayOf(startsDateTime), dayOf(endsDateTime ?? detail.endDate)];
  if (detail.type === 'hotel' || detail.type === 'car') return { first, last };
  // A flight or ride of which only one end is known takes no longer than a day.
  return { first: first ?? last, last: last ?? first };
}

function dayOf(wallTime: string | null | undefined): string | null {
  return wallTime ? (splitWallTime(wallTime)?.day ?? null) : null;
}
