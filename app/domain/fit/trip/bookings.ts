import type { TravelDetail } from '~/domain/travel/travel-detail';
import { FIGURES } from '../figures';
import { dayPlus } from './days';
import { type Moment, momentOf, nightOf } from './moment';
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
  to: Spot | null;
  start: Moment | null;
  end: Moment | null;
  /** For the order. */
  sortAt: number;
}

/** A flight, or a train, bus or ferry to another city. */
export interface Leg extends Booking {
  isFlight: boolean;
  /** For the order: the landing, or the departure where it is unknown. */
  endSortAt: number;
  /** All bookings of this leg: a ticket each for two people is one leg. */
  ids: string[];
  gigIds: string[];
}

/** Its nights are named by the days they begin on; null where that end of it is not known. */
export interface Stay extends Booking {
  firstNight: string | null;
  lastNight: string | null;
}

/** It goes back to where it came from, unless somebody says otherwise. */
export type Rental = Booking;

/** Travel of which only some is known, or that is no journey: a shuttle, a lounge, a friend's sofa. */
export type Extra = Stay;

export interface Bookings {
  legs: Leg[];
  stays: Stay[];
  rentals: Rental[];
  extras: Extra[];
}

/** What has no date stands last, and so around no gig. */
export const NEVER = Number.POSITIVE_INFINITY;

/** Each kind in the order of its starts. */
export function bookingsOf(details: readonly FitDetail[], places: FitPlaces): Bookings {
  const legs: Leg[] = [];
  const stays: Stay[] = [];
  const rentals: Rental[] = [];
  const extras: Extra[] = [];
  for (const detail of details) {
    const type = detail.detailType;
    const from = spotOf(detail.startsLocation, type, places);
    const to = spotOf(detail.endsLocation, type, places);
    const isFlight = type === 'flight';
    // Except of an airport a place's zone is stored beside the time, or nobody knows it.
    const start = endOf(
      detail.startsDateTime,
      detail.startsTimeZone ?? (isFlight ? from : null)?.timeZone ?? null,
    );
    const end = endOf(
      detail.endsDateTime,
      detail.endsTimeZone ?? (isFlight ? to : null)?.timeZone ?? null,
    );
    const sortAt = start?.sortAt ?? end?.sortAt ?? NEVER;
    const ends = { from, to, start, end };
    if (sortAt === NEVER) extras.push(stayOf(detail, ends, sortAt));
    else if (type === 'hotel') stays.push(stayOf(detail, ends, sortAt));
    else if (type === 'car') rentals.push(rentalOf(detail, ends, sortAt));
    else if (isFlight || isJourney(from, to)) legs.push(legOf(detail, ends, sortAt));
    else extras.push(stayOf(detail, ends, sortAt));
  }
  return {
    legs: withoutDoubles(legs.sort(byStart)),
    stays: stays.sort(byStart),
    rentals: rentals.sort(byStart),
    extras: extras.sort(byStart),
  };
}

type Ends = Pick<Booking, 'from' | 'to' | 'start' | 'end'>;

function stayOf(detail: FitDetail, { from, to, start, end }: Ends, sortAt: number): Stay {
  return {
    id: detail.id,
    gigId: detail.gigId,
    name: nameOf(detail),
    confirmation: detail.confirmationNumber,
    from,
    to,
    start,
    end,
    sortAt,
    firstNight: start && nightOf(start),
    lastNight: end && dayPlus(end.day, -1),
  };
}

function rentalOf(detail: FitDetail, { from, to, start, end }: Ends, sortAt: number): Rental {
  return {
    id: detail.id,
    gigId: detail.gigId,
    name: nameOf(detail),
    confirmation: detail.confirmationNumber,
    from,
    to: detail.endsLocation ? to : from,
    start,
    end,
    sortAt,
  };
}

/** Where only one end of it has a time, the other lies a flight's length from that. */
function legOf(detail: FitDetail, { from, to, start, end }: Ends, startSortAt: number): Leg {
  let sortAt = startSortAt;
  let endSortAt = end?.sortAt ?? sortAt;
  if (from && to && Boolean(start?.time) !== Boolean(end?.time)) {
    const meters = metersBetween(from, to);
    const minutes = FIGURES.flightSetupMinutes + meters / FIGURES.flightMetersPerMinute;
    if (end?.time) sortAt = end.sortAt - minutes * MINUTE_MS;
    else endSortAt = sortAt + minutes * MINUTE_MS;
  }
  return {
    id: detail.id,
    gigId: detail.gigId,
    name: nameOf(detail),
    confirmation: detail.confirmationNumber,
    from,
    to,
    start,
    end,
    sortAt,
    isFlight: detail.detailType === 'flight',
    endSortAt,
    ids: [detail.id],
    gigIds: [detail.gigId],
  };
}

function nameOf({ provider, title, detailType }: FitDetail): string {
  return provider ?? title ?? NAMELESS[detailType];
}

const MINUTE_MS = 60_000;

/**
 * Midnight stands for a missing time, on a flight too: one that does leave at midnight is checked by
 * its days alone, where another's missing time would be found fault with.
 */
function endOf(wallTime: string | null, timeZone: string | null) {
  if (!wallTime) return null;
  const time = wallTime.slice(11, 16);
  const known = time === '' || time === '00:00' ? null : time;
  return momentOf(wallTime.slice(0, 10), known, timeZone);
}

type Sorted = Pick<Booking, 'sortAt' | 'id'>;

export function byStart(a: Sorted, b: Sorted): number {
  if (a.sortAt !== b.sortAt) return a.sortAt < b.sortAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
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
