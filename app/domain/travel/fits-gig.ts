import type { Gig } from '~/domain/gigs/gig';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { daysBetween } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';
import { plural } from './travel-label';

export type FittingGig = Pick<Gig, 'date' | 'endDate'>;

/** How far from the gig a booking lies: the days between, and on which side. */
interface Gap {
  days: number;
  side: 'before' | 'after';
}

/** People come a little early and leave a little late; a bed elsewhere in time is no bed. */
const DAYS_AWAY: Record<ParsedDetail['type'], number> = { flight: 3, hotel: 0, car: 3 };

/** Whether a booking can be for this gig. One without days always can. */
export function fitsGig(detail: ParsedDetail, gig: FittingGig): boolean {
  return gapTo(detail, gig) === null;
}

/** "This stay ends 6 days before the gig. Add it anyway?"; empty for a booking that fits. */
export function misfitNote(
  detail: ParsedDetail,
  gig: FittingGig,
  question = 'Add it anyway?',
): string {
  const gap = gapTo(detail, gig);
  if (!gap) return '';
  const { name, ends, begins } = WORDS[detail.type];
  const verb = gap.side === 'before' ? ends : begins;
  return `This ${name} ${verb} ${plural(gap.days, 'day')} ${gap.side} the gig. ${question}`;
}

const WORDS = {
  flight: { name: 'flight', ends: 'lands', begins: 'leaves' },
  hotel: { name: 'stay', ends: 'ends', begins: 'begins' },
  car: { name: 'rental', ends: 'ends', begins: 'begins' },
};

function gapTo(detail: ParsedDetail, gig: FittingGig): Gap | null {
  const { first, last } = daysOf(detail);
  const allowed = DAYS_AWAY[detail.type];
  const early = last ? daysBetween(last, gig.date) : 0;
  const late = first ? daysBetween(gig.endDate ?? gig.date, first) : 0;
  if (early > allowed) return { days: early, side: 'before' };
  return late > allowed ? { days: late, side: 'after' } : null;
}

function daysOf(detail: ParsedDetail): { first: string | null; last: string | null } {
  switch (detail.type) {
    case 'flight': {
      const first = dayOf(detail.departureDateTime ?? detail.date);
      const last = dayOf(detail.arrivalDateTime ?? detail.endDate);
      // A flight of which only one end is known takes no longer than a day.
      return { first: first ?? last, last: last ?? first };
    }
    case 'hotel':
      return {
        first: dayOf(detail.checkInDate ?? detail.date),
        last: dayOf(detail.checkOutDate ?? detail.endDate),
      };
    case 'car':
      return {
        first: dayOf(detail.pickupDate ?? detail.date),
        last: dayOf(detail.returnDate ?? detail.endDate),
      };
  }
}

function dayOf(wallTime: string | null): string | null {
  return wallTime ? (splitWallTime(wallTime)?.day ?? null) : null;
}
