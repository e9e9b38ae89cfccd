import { detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { flightName } from '~/domain/travel/travel-label';
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
  name: string;
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
  confirmation: string | null;
  /** For the order: the landing, or the departure where it is unknown. */
  endSortAt: number;
  /** All bookings of this leg: a ticket each for two people is one leg. */
  ids: string[];
  gigIds: string[];
}

export interface Stay extends Booking {
  confirmation: string | null;
  /** The hotel's name, to be compared. */
  key: string;
}

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

/** Each kind in the order of its starts. */
export function bookingsOf(details: readonly FitDetail[], places: FitPlaces): Bookings {
  const legs: Leg[] = [];
  const stays: Stay[] = [];
  const rentals: Rental[] = [];
  const extras: Extra[] = [];
  for (const detail of details) {
    const { start, end } = detailEnds(detail);
    const type = detail.detailType;
    const from = spotOf(detail.startsLocation, type, places);
    const to = spotOf(detail.endsLocation, type, places);
    const airportZone = (spot: Spot | null) =>
      type === 'flight' ? (spot?.timeZone ?? null) : null;
    const starts = momentOf(start, airportZone(from));
    const ends = momentOf(end, airportZone(to));
    const sortAt = starts?.sortAt ?? ends?.sortAt ?? Number.NaN;
    const booking = {
      id: detail.id,
      gigId: detail.gigId,
      name: nameOf(detail),
      from,
      start: starts,
      end: ends,
      sortAt,
    };
    const confirmation = detail.confirmationNumber?.trim().toUpperCase() || null;
    if (Number.isNaN(sortAt)) extras.push(booking);
    else if (type === 'hotel') stays.push({ ...booking, confirmation, key: plain(booking.name) });
    else if (type === 'car') rentals.push({ ...booking, to: detail.endsLocation ? to : from });
    else if (type === 'flight' || isJourney(from, to)) {
      legs.push({
        ...booking,
        isFlight: type === 'flight',
        to,
        confirmation,
        endSortAt: ends?.sortAt ?? sortAt,
        ids: [detail.id],
        gigIds: [detail.gigId],
      });
    } else extras.push(booking);
  }
  return {
    legs: withoutDoubles(legs.sort(byStart)),
    stays: stays.sort(byStart),
    rentals: rentals.sort(byStart),
    extras: extras.sort(byStart),
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

function nameOf(detail: FitDetail): string {
  const { provider, title } = detail;
  if (detail.detailType === 'flight') return flightName(detail) ?? title ?? 'The flight';
  return (
    provider ??
    title ??
    { hotel: 'The hotel', car: 'The car', other: 'The ride' }[detail.detailType]
  );
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
