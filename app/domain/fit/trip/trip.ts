import { FIGURES } from '../figures';
import type { Surroundings } from './calendar';
import type { Journey } from './journeys';
import type { Show } from './show';
import {
  airportSpot,
  driveMinutes,
  type FitPlaces,
  inReach,
  isWithin,
  metersBetween,
  placeSpot,
  type Spot,
} from './spot';

/** A person's own answers; null for what they never gave. */
export interface FitPreferences {
  homeAirport: string | null;
  homeAddress: string | null;
  /** How long before the show they want to be at the venue. */
  arrivalLeadMinutes: number;
}

/** How long before the start one has to be at the venue: from the load-in on, else as the person wants it. */
export function showLeadMinutes(
  { startAt, loadInAt }: Pick<Show, 'startAt' | 'loadInAt'>,
  { arrivalLeadMinutes }: FitPreferences,
): number {
  const isSaid = startAt !== null && loadInAt !== null;
  return isSaid ? (startAt - loadInAt) / MINUTE_MS : arrivalLeadMinutes;
}

/** A drive from an airport to a place, as somebody who knows the roads said. */
export interface KnownDrive {
  airport: string;
  latitude: number;
  longitude: number;
  seconds: number;
}

/** A show with the travel around it, as every rule reads it. */
export interface Trip extends Surroundings {
  show: Show;
  /** The booked gigs before and after. */
  previous: Show | null;
  next: Show | null;
  /** The journey that ends at this show, and the one that begins at it. */
  into: Journey | null;
  outOf: Journey | null;
  /** The last journey before and the first after the show, wherever they lead. */
  arrival: Journey | null;
  departure: Journey | null;
  /** Where the person said they live. */
  statedHome: Spot | null;
  /** That, and where the bookings seem to begin and end. */
  homes: Spot[];
  /** From now to the show. */
  daysUntil: number;
  /** Of the drive from one airport to the show, where it is known. */
  drive: KnownDrive | null;
  preferences: FitPreferences;
  places: FitPlaces;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The homes a person has stated, the airport first. */
export function statedHomes(preferences: FitPreferences, places: FitPlaces): Spot[] {
  const { homeAirport, homeAddress } = preferences;
  const address = homeAddress ? placeSpot(homeAddress, places) : null;
  return [airportSpot(homeAirport, places), address].filter((spot) => spot !== null);
}

export interface Traveller {
  statedHomes: Spot[];
  preferences: FitPreferences;
  places: FitPlaces;
  /** Milliseconds since 1970. */
  now: number;
  /** By the gigs they lead to. */
  drives: ReadonlyMap<string, KnownDrive>;
}

export function tripOf(show: Show, around: Surroundings, traveller: Traveller): Trip {
  const { statedHomes: stated, preferences, places, now, drives } = traveller;
  // Named one by one: spreading them takes longer than all the rules.
  const { legs, stays, rentals, extras, shows, journeys, own, possible, isUnclear } = around;
  const at = shows.indexOf(show);
  const previous = shows[at - 1] ?? null;
  const next = shows[at + 1] ?? null;
  const { into, outOf, arrival, departure } = journeysAround(show, around, previous, next);
  return {
    legs,
    stays,
    rentals,
    extras,
    shows,
    journeys,
    own,
    possible,
    isUnclear,
    show,
    previous,
    next,
    into,
    outOf,
    arrival,
    departure,
    statedHome: stated[0] ?? null,
    homes: [...stated, ...seemingHome(around.journeys)],
    daysUntil: (show.from - now) / (24 * HOUR_MS),
    drive: drives.get(show.id) ?? null,
    preferences,
    places,
  };
}

type Around = Pick<Trip, 'into' | 'outOf' | 'arrival' | 'departure'>;

function journeysAround(
  show: Show,
  { journeys, shows }: Surroundings,
  previous: Show | null,
  next: Show | null,
): Around {
  const [before, after] = split(show, journeys);
  const since = previous?.from ?? Number.NEGATIVE_INFINITY;
  const leavesTo = (one: Journey) =>
    one.leavesAt > since && isToward(one, show) && isForShow(one, one.to, show, shows);
  const leavesFrom = (one: Journey) => isAway(one, show) && isForShow(one, one.from, show, shows);
  const intime = before.findLast(leavesTo) ?? null;
  // Who has left the show already is on the way home, which may be near.
  const late = after.find((one) => isLate(one, show) || isAway(one, show)) ?? null;
  const leftAgain =
    intime && before.find((one) => one.leavesAt > intime.leavesAt && leavesFrom(one));
  const slip = leftAgain && isSlip(leftAgain, show) ? leftAgain : null;
  const tooLate = late && isLate(late, show) ? late : null;
  const into = intime ? (leftAgain && !slip ? null : intime) : tooLate;
  const until = next?.until ?? Number.POSITIVE_INFINITY;
  const outOf =
    slip ??
    after.find((one) => one !== into && one.leavesAt < until && leavesFrom(one)) ??
    before.find((one) => one.leavesAt > since && !intime && leavesFrom(one) && isSlip(one, show)) ??
    (intime ? null : leavesTooSoon(before.filter(leavesFrom), show, previous)) ??
    null;
  return {
    into,
    outOf,
    arrival: into ?? before.at(-1) ?? null,
    departure: outOf ?? after.find((one) => one !== into) ?? null,
  };
}

/** Not for another gig that it was saved with and that is nearer to this stop of it. */
function isForShow(
  { gigIds }: Journey,
  stop: Spot | null,
  show: Show,
  shows: readonly Show[],
): boolean {
  const { spot } = show;
  if (gigIds.has(show.id) || !stop || !spot) return true;
  const farther = metersBetween(stop, spot) - FIGURES.sameCityMeters;
  return !shows.some((other) => gigIds.has(other.id) && isWithin(stop, other.spot, farther));
}

/** Before and after the start; of a show without a time, by which way they lead on its first day. */
function split(show: Show, journeys: readonly Journey[]): [Journey[], Journey[]] {
  const isBefore = (one: Journey) => {
    if (show.startAt !== null) return one.leavesAt < show.startAt;
    const firstDay = one.leavesAt < show.from + 24 * HOUR_MS;
    return one.leavesAt < show.from || (firstDay && !isAway(one, show));
  };
  return [journeys.filter(isBefore), journeys.filter((one) => !isBefore(one))];
}

/** From further away to where one can drive to the show. */
export function isToward({ from, to }: Pick<Journey, 'from' | 'to'>, { spot, gig }: Show): boolean {
  if (!from || !to || !spot) return false;
  if (from.airport && from.airport === gig.airport) return false;
  if (to.airport && to.airport === gig.airport) return true;
  return inReach(to, spot) && metersBetween(from, spot) > 2 * metersBetween(to, spot);
}

export function isAway({ from, to }: Pick<Journey, 'from' | 'to'>, show: Show): boolean {
  return isToward({ from: to, to: from }, show);
}

function isLate(journey: Journey, show: Show): boolean {
  const hours = (journey.leavesAt - show.from) / HOUR_MS;
  const meant = journey.gigIds.has(show.id) && hours <= FIGURES.lateDepartureHours;
  return meant && isToward(journey, show);
}

/** Away from the show on its day, before it: nobody means that. */
function isSlip(journey: Journey, show: Show): boolean {
  const hours = (show.from - journey.leavesAt) / HOUR_MS;
  return journey.gigIds.has(show.id) && hours <= FIGURES.earlyDepartureHours;
}

/** A gig was added where the one before was, and the way home still leaves before it. */
function leavesTooSoon(
  away: readonly Journey[],
  show: Show,
  previous: Show | null,
): Journey | null {
  if (!previous || !inReach(previous.spot, show.spot)) return null;
  const isSoon = ({ leavesAt }: Journey) =>
    leavesAt > previous.until && show.from - leavesAt <= FIGURES.earlyDepartureHours * HOUR_MS;
  return away.find(isSoon) ?? null;
}

/** Where most journeys begin; the first of several. Good enough to keep silent by. */
export function seemingHome(journeys: readonly Journey[]): Spot[] {
  const starts: { spot: Spot; count: number }[] = [];
  const count = (spot: Spot | null | undefined) => {
    if (!spot) return;
    for (const start of starts) {
      if (start.spot !== spot && !isWithin(start.spot, spot, FIGURES.aroundMeters)) continue;
      start.count++;
      return;
    }
    starts.push({ spot, count: 1 });
  };
  for (const { from } of journeys) count(from);
  count(journeys.at(-1)?.to);
  const most = Math.max(...starts.map((start) => start.count));
  return starts
    .filter((start) => start.count === most)
    .slice(0, 1)
    .map(({ spot }) => spot);
}

/**
 * Whether one lands or leaves here for the show. While a booking does not say where or when, a place
 * further away may be but a change of planes.
 */
export function isStopOf({ show, isUnclear }: Trip, spot: Spot): boolean {
  return inReach(spot, show.spot, isUnclear ? FIGURES.farAirportMinutes : FIGURES.reachMinutes);
}

/** The drive between a stop and the show: by road where that is known, else estimated. */
export function minutesToShow({ drive }: Trip, stop: Spot, venue: Spot): number {
  const isKnown =
    drive !== null &&
    drive.airport === stop.airport &&
    drive.latitude === venue.latitude &&
    drive.longitude === venue.longitude;
  if (isKnown) return drive.seconds / 60;
  const minutes = driveMinutes(stop, venue);
  return stop.airport ? minutes : Math.max(minutes, FIGURES.shortestDriveMinutes);
}

export function isHome(trip: Trip, spot: Spot | null): boolean {
  return trip.homes.some((home) => isWithin(home, spot, FIGURES.aroundMeters));
}

/** Whether one would rather drive home than look for a bed. */
export function isNearHome(trip: Trip, spot: Spot | null): boolean {
  return trip.homes.some((home) => inReach(home, spot, FIGURES.homeMinutes));
}
