import {
  type Bookings,
  bookingsOf,
  byStart,
  type FitDetail,
  type Leg,
  NEVER,
  withoutDoubles,
} from './bookings';
import { type Journey, journeysOf } from './journeys';
import { partitionPoint } from './partition-point';
import { type FitGig, type Show, showOf } from './show';
import type { FitPlaces } from './spot';

/** All gigs and bookings of a person, each kind in order of time, made once for all checks. */
export interface Calendar {
  shows: Show[];
  /** Of booked gigs: these are certain. */
  booked: Chain;
  /** Of possible gigs: they may explain what seems to be missing. */
  possible: Bookings;
  byGig: ReadonlyMap<string, Bookings>;
  /** Gigs with a booking that does not say where or when: nothing can be missed around them. */
  unclear: ReadonlySet<string>;
}

export interface Chain extends Bookings {
  shows: Show[];
  journeys: Journey[];
}

/** What of a calendar lies around one gig. The gig's own bookings count as certain. */
export interface Surroundings extends Chain {
  own: Bookings;
  possible: Bookings;
  /** Whether what seems to be missing may be booked in words nobody understands. */
  isUnclear: boolean;
}

/** So far from a gig others and their bookings are looked at. */
const WINDOW_DAYS = 21;
const WINDOW_MS = WINDOW_DAYS * 24 * 3_600_000;
const NO_BOOKINGS: Bookings = { legs: [], stays: [], rentals: [], extras: [] };

export function calendarOf(
  gigs: readonly FitGig[],
  details: readonly FitDetail[],
  places: FitPlaces,
): Calendar {
  const shows = gigs.map((gig) => showOf(gig, places)).sort((a, b) => a.from - b.from);
  const bookedShows = shows.filter(({ booked }) => booked);
  const isBooked = new Map(shows.map(({ id, booked }) => [id, booked]));
  const ofBooked: FitDetail[] = [];
  const ofPossible: FitDetail[] = [];
  for (const detail of details) {
    const booked = isBooked.get(detail.gigId);
    if (booked !== undefined) (booked ? ofBooked : ofPossible).push(detail);
  }
  const certain = bookingsOf(ofBooked, places);
  const possible = ofPossible.length === 0 ? NO_BOOKINGS : bookingsOf(ofPossible, places);
  const byGig = groupByGig([certain, possible]);
  const unclear = [...byGig].filter(([, own]) => isUnclear(own)).map(([gigId]) => gigId);
  return {
    shows,
    booked: {
      ...certain,
      shows: bookedShows,
      journeys: journeysOf(certain.legs, bookedShows),
    },
    possible,
    byGig,
    unclear: new Set(unclear),
  };
}

export function surroundingsOf(show: Show, calendar: Calendar): Surroundings {
  const [from, until] = [show.from - WINDOW_MS, show.until + WINDOW_MS];
  const own = calendar.byGig.get(show.id) ?? NO_BOOKINGS;
  const around = cut(calendar.booked, from, until);
  const shows = cutShows(calendar.booked.shows, from, until);
  const possible = cut(calendar.possible, from, until);
  const isUnclear =
    calendar.unclear.size > 0 &&
    (calendar.unclear.has(show.id) || shows.some(({ id }) => calendar.unclear.has(id)));
  if (show.booked) {
    const all = calendar.booked.journeys;
    const journeys = all.slice(
      partitionPoint(all, ({ leavesAt }) => leavesAt < from),
      partitionPoint(all, ({ leavesAt }) => leavesAt < until),
    );
    const { legs, stays, rentals, extras } = around;
    return { legs, stays, rentals, extras, shows, journeys, own, possible, isUnclear };
  }
  const mine = cut(own, from, until);
  const withMine = [...shows, show].sort((a, b) => a.from - b.from);
  const legs = withoutDoubles(merged(around.legs, mine.legs));
  return {
    legs,
    stays: merged(around.stays, mine.stays),
    rentals: merged(around.rentals, mine.rentals),
    extras: merged(around.extras, mine.extras),
    shows: withMine,
    journeys: journeysOf(legs, withMine),
    own,
    possible: withoutGig(possible, show.id),
    isUnclear,
  };
}

function isUnclear({ legs, stays, extras }: Bookings): boolean {
  return (
    legs.some(({ from, to, start, end }) => !from || !to || !start || !end) ||
    stays.some(({ start, end }) => !start || !end) ||
    extras.some(({ sortAt }) => sortAt === NEVER)
  );
}

function merged<Booking extends { sortAt: number; id: string }>(
  a: readonly Booking[],
  b: readonly Booking[],
): Booking[] {
  return b.length === 0 ? [...a] : [...a, ...b].sort(byStart);
}

function cut(bookings: Bookings, from: number, until: number): Bookings {
  if (bookings === NO_BOOKINGS) return bookings;
  const within = <Booking extends { sortAt: number }>(sorted: readonly Booking[]) => {
    if (sorted.length === 0) return [];
    return sorted.slice(
      partitionPoint(sorted, ({ sortAt }) => sortAt < from),
      partitionPoint(sorted, ({ sortAt }) => sortAt < until),
    );
  };
  return {
    legs: within(bookings.legs),
    stays: within(bookings.stays),
    rentals: within(bookings.rentals),
    extras: within(bookings.extras),
  };
}

function cutShows(shows: readonly Show[], from: number, until: number): Show[] {
  return shows.slice(
    partitionPoint(shows, (show) => show.from < from),
    partitionPoint(shows, (show) => show.from < until),
  );
}

function withoutGig(bookings: Bookings, gigId: string): Bookings {
  const others = <Booking extends { gigId: string }>(all: readonly Booking[]) =>
    all.filter((one) => one.gigId !== gigId);
  return {
    legs: others(bookings.legs),
    stays: others(bookings.stays),
    rentals: others(bookings.rentals),
    extras: others(bookings.extras),
  };
}

function groupByGig(all: readonly Bookings[]): Map<string, Bookings> {
  const groups = new Map<string, Bookings>();
  const of = (gigId: string) => {
    const known = groups.get(gigId) ?? { legs: [], stays: [], rentals: [], extras: [] };
    groups.set(gigId, known);
    return known;
  };
  for (const { legs, stays, rentals, extras } of all) {
    for (const leg of legs as Leg[]) for (const gigId of leg.gigIds) of(gigId).legs.push(leg);
    for (const stay of stays) of(stay.gigId).stays.push(stay);
    for (const rental of rentals) of(rental.gigId).rentals.push(rental);
    for (const extra of extras) of(extra.gigId).extras.push(extra);
  }
  return groups;
}
