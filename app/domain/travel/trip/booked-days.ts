import type { Gig } from '~/domain/gigs/gig';
import { type DetailEnd, detailEnds } from '../detail-ends';
import { airportCode } from '../travel-label';

/** The days of a trip as far as they are booked: there from the first, on the way home on the last. */
export interface BookedDays {
  arrive: string | null;
  leave: string | null;
}

export const NOTHING_BOOKED: BookedDays = { arrive: null, leave: null };

type Show = Pick<Gig, 'date' | 'endDate' | 'startTime' | 'airport'>;
export type BookedDetail = Parameters<typeof detailEnds>[0];

/** Of a show without a time: who leaves on its day after this goes home. */
const NOON = '12:00';

/**
 * The first day on which one is there, by the landing of the last flight before the show, the check-in
 * and the pick-up, and the last by the flight home, the check-out and the return. A booking that begins
 * after the show has begun says nothing of the arrival, one that ends before its last day nothing of
 * the way home.
 */
export function bookedDays(gig: Show, details: readonly BookedDetail[]): BookedDays {
  const last = gig.endDate ?? gig.date;
  const arrivals: string[] = [];
  const departures: string[] = [];
  const landings: string[] = [];
  for (const detail of details) {
    const { start, end } = detailEnds(detail);
    if (detail.detailType === 'hotel' || detail.detailType === 'car') {
      if (start) arrivals.push(start.day);
      if (end) departures.push(end.day);
    } else if (detail.detailType === 'flight' && start) {
      if (isWayThere(gig, start, end)) landings.push(end?.day ?? start.day);
      else departures.push(start.day);
    }
  }
  arrivals.push(...landings.sort().slice(-1));
  return {
    arrive: arrivals.filter((day) => day <= gig.date).sort()[0] ?? null,
    leave:
      departures
        .filter((day) => day >= last)
        .sort()
        .at(-1) ?? null,
  };
}

function isWayThere(gig: Show, start: DetailEnd, end: DetailEnd | null): boolean {
  if (start.day !== gig.date) return start.day < gig.date;
  const [from, to] = [airportCode(start.location), airportCode(end?.location ?? null)];
  if (gig.airport && from !== to && [from, to].includes(gig.airport)) return to === gig.airport;
  return (start.time ?? '') < (gig.startTime ?? NOON);
}
