import { type DetailEnd, detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { FIGURES } from '../figures';
import { type Moment, momentOf } from './moment';
import { type FitPlaces, metersBetween, type Spot, spotOf } from './spot';

/** What of a travel detail the check reads. */
export type FitDetail = Pick<
  TravelDetail,
  | 'id'
  | 'gigId'
  | 'detailType'
  | 'title'
  | 'provider'
  | 'flightNumber'
  | 'confirmationNumber'
  | 'startsLocation'
  | 'startsDateTime'
  | 'startsTimeZone'
  | 'endsLocation'
  | 'endsDateTime'
  | 'endsTimeZone'
>;

interface Booking {
  id: string;
  gigId: string;
  /** "Courtyard Portland", "Alamo" */
  name: string;
  confirmation: string | null;
  from: Spot | null;
  start: Moment | null;
  end: Moment | null;
  /** For the order. */
  sortAt: number;
}

/** A flight, or a train, bus or ferry to another city. */
export interface Leg extends Booking {
  isFlight: boolean;
  to: Spot | null;
  /** For the order: the landing, or the departure where it is unknown. */
  endSortAt: number;
  /** All bookings of this leg: a ticket each for two people is one leg. */
  ids: string[];
  gigIds: string[];
}

export type Stay = Booking;

export interface Rental extends Booking {
  to: Spot | null;
}

/** Travel of which only some is known, or that is no journey: a shuttle, a lounge, a friend's sofa. */
export type Extra = Booking;

export interface Bookings {
  legs: Leg[];
  stays: Stay[];
  rentals: Rental[];
  extras: Extra[];
}

/** What has no date stands last, and so around no gig. */
const NEVER = Number.POSITIVE_INFINITY;

/** Each kind in the order of its starts. */
export function bookingsOf(details: readonly FitDetail[], places: FitPlaces): Bookings {
  const legs: Leg[] = [];
  const stays: Stay[] = [];
  const rentals: Rental[] = [];
  const extras: Extra[] = [];
  for (const detail of details) {
    const { start, end } = endsOf(detail);
    const type = detail.detailType;
    const from = spotOf(detail.startsLocation, type, places);
    const to = spotOf(detail.endsLocation, type, places);
    const isFlight = type === 'flight';
    const starts = momentOf(start, isFlight ? (from?.timeZone ?? null) : null);
    const ends = momentOf(end, isFlight ? (to?.timeZone ?? null) : null);
    const sortAt = starts?.sortAt ?? ends?.sortAt ?? NEVER;
    const { id, gigId, confirmationNumber: confirmation } = detail;
    const name = detail.provider ?? detail.title ?? NAMELESS[type];
    const booking = { id, gigId, name, confirmation, from, start: starts, end: ends, sortAt };
    if (sortAt === NEVER) extras.push(booking);
    else if (type === 'hotel') stays.push(booking);
    else if (type === 'car') rentals.push({ ...booking, to: detail.endsLocation ? to : from });
    else if (isFlight || isJourney(from, to)) {
      const endSortAt = ends?.sortAt ?? sortAt;
      legs.push({ ...booking, isFlight, to, endSortAt, ids: [id], gigIds: [gigId] });
    } else extras.push(booking);
  }
  return {
    legs: withoutDoubles(legs.sort(byStart)),
    stays: stays.sort(byStart),
    rentals: rentals.sort(byStart),
    extras: extras.sort(byStart),
  };
}

/**
 * `detailEnds` for thousands: what is stored has been checked when it was written. Only a flight at
 * midnight has to be thought about.
 */
function endsOf(detail: FitDetail): ReturnType<typeof detailEnds> {
  const { startsDateTime, endsDateTime, detailType } = detail;
  const atMidnight = startsDateTime?.endsWith('T00:00') || endsDateTime?.endsWith('T00:00');
  if (atMidnight && detailType === 'flight') return detailEnds(detail);
  return {
    start: plainEnd(startsDateTime, detail.startsTimeZone),
    end: plainEnd(endsDateTime, detail.endsTimeZone),
  };
}

function plainEnd(wallTime: string | null, timeZone: string | null): DetailEnd | null {
  if (!wallTime) return null;
  const time = wallTime.slice(11, 16);
  return {
    day: wallTime.slice(0, 10),
    time: time === '' || time === '00:00' ? null : time,
    timeZone,
    location: null,
  };
}

export function byStart(a: Booking, b: Booking): number {
  return a.sortAt - b.sortAt || (a.id < b.id ? -1 : 1);
}

function isJourney(from: Spot | null, to: Spot | null): boolean {
  return from !== null && to !== null && metersBetween(from, to) > FIGURES.localRideMeters;
}

/** Two tickets for one flight, or one flight saved with two gigs. In the order of their starts. */
export function withoutDoubles(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = [];
  for (const leg of legs) {
    let at = kept.length - 1;
    while (at >= 0 && kept[at]?.sortAt === leg.sortAt && !isSameWay(kept[at] as Leg, leg)) at--;
    const twin = kept[at];
    if (twin?.sortAt === leg.sortAt) {
      const [ids, gigIds] = [
        [...twin.ids, ...leg.ids],
        [...twin.gigIds, ...leg.gigIds],
      ];
      kept[at] = { ...twin, ids: [...new Set(ids)], gigIds: [...new Set(gigIds)] };
    } else kept.push(leg);
  }
  return kept;
}

function isSameWay(a: Leg, b: Leg): boolean {
  return (
    a.isFlight === b.isFlight &&
    a.from !== null &&
    b.from !== null &&
    a.to !== null &&
    b.to !== null &&
    metersBetween(a.from, b.from) + metersBetween(a.to, b.to) < 1
  );
}

const NAMELESS = {
  flight: 'The flight',
  hotel: 'The hotel',
  car: 'The company',
  other: 'The ride',
};

/** Both have one, and it is the same. */
export function shareConfirmation(a: Booking, b: Booking): boolean {
  const [one, other] = [a, b].map(({ confirmation }) => confirmation?.trim().toUpperCase());
  return Boolean(one) && one === other;
}
