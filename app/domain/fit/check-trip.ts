import { withId } from './finding-id';
import { type Draft, type Finding, SEVERITIES, type TripFit } from './fit';
import type { LeaveBy } from './leave-by/leave-by';
import { leaveByTimes } from './leave-by/leave-by-times';
import { arrivalOf, checkArrival } from './rules/arrival';
import { checkCars } from './rules/cars';
import { checkConnections } from './rules/connections';
import { checkDates } from './rules/dates';
import { checkDeparture } from './rules/departure';
import { checkMissingNights } from './rules/nights';
import { checkOtherGigs } from './rules/other-gigs';
import { checkPapers } from './rules/papers';
import { checkAirport, checkPlaces } from './rules/places';
import { checkShortRides } from './rules/short-rides';
import { checkDoubleNights, checkHotelDates } from './rules/stays';
import { checkChain } from './rules/way-back';
import type { FitDetail } from './trip/bookings';
import { type Calendar, calendarOf, surroundingsOf } from './trip/calendar';
import type { FitGig, Show } from './trip/show';
import type { FitPlaces } from './trip/spot';
import {
  type FitPreferences,
  type KnownDrive,
  statedHomes,
  type Traveller,
  type Trip,
  tripOf,
} from './trip/trip';

const RULES: ((trip: Trip) => Draft[])[] = [
  checkArrival,
  checkDeparture,
  checkMissingNights,
  checkDoubleNights,
  checkHotelDates,
  checkPlaces,
  checkAirport,
  checkDates,
  checkChain,
  checkConnections,
  checkShortRides,
  checkCars,
  checkOtherGigs,
  checkPapers,
];

interface Conditions {
  preferences: FitPreferences;
  places: FitPlaces;
  now: Date;
  /** By the gigs they lead to; other drives are estimated. */
  drives?: ReadonlyMap<string, KnownDrive>;
}

/**
 * What does not fit between a gig and its travel. Neighbours are the gigs of some weeks around it
 * with their details: a flight booked for one may serve another.
 */
export function checkTrip({
  gig,
  details,
  neighbours,
  ...conditions
}: Conditions & {
  gig: FitGig;
  details: readonly FitDetail[];
  neighbours: readonly { gig: FitGig; details: readonly FitDetail[] }[];
}): TripFit {
  const gigs = [gig, ...neighbours.map((one) => one.gig)];
  const all = [...details, ...neighbours.flatMap((one) => one.details)];
  const calendar = calendarOf(gigs, all, conditions.places);
  const show = calendar.shows.find(({ id }) => id === gig.id) as Show;
  return checkShow(show, calendar, travellerOf(conditions));
}

export interface Trips extends Conditions {
  gigs: readonly FitGig[];
  details: readonly FitDetail[];
  /** Others are neighbours only. */
  isWanted?: (gig: FitGig) => boolean;
}

/** The same for many gigs at once, by their ids: what they share is put in order once. */
export function checkTrips(trips: Trips): Map<string, TripFit> {
  return forEachShow(trips, checkShow);
}

/** When to set out for the flights and the show of each gig, also once the show is over. */
export function leaveByOfTrips(trips: Trips): Map<string, LeaveBy[]> {
  return forEachShow(trips, (show, calendar, traveller) =>
    leaveByTimes(tripOf(show, surroundingsOf(show, calendar), traveller)),
  );
}

function forEachShow<Found>(
  { gigs, details, isWanted = () => true, ...conditions }: Trips,
  look: (show: Show, calendar: Calendar, traveller: Traveller) => Found,
): Map<string, Found> {
  const calendar = calendarOf(gigs, details, conditions.places);
  const wanted = calendar.shows.filter(({ gig }) => isWanted(gig));
  const traveller = travellerOf(conditions);
  return new Map(wanted.map((show) => [show.id, look(show, calendar, traveller)]));
}

const NOTHING_TO_CHECK: TripFit = { checked: false, arrival: null, findings: [] };

const NO_DRIVES: Traveller['drives'] = new Map();

function travellerOf({ preferences, places, now, drives = NO_DRIVES }: Conditions): Traveller {
  const homes = statedHomes(preferences, places);
  return { preferences, places, statedHomes: homes, now: now.getTime(), drives };
}

/** Once the show is over nothing new is said of it. */
function checkShow(show: Show, calendar: Calendar, traveller: Traveller): TripFit {
  if (traveller.now > show.until) return NOTHING_TO_CHECK;
  const trip = tripOf(show, surroundingsOf(show, calendar), traveller);
  const findings: Finding[] = [];
  for (const rule of RULES) for (const draft of rule(trip)) findings.push(withId(draft));
  return {
    checked: hasTravel(trip) || findings.length > 0,
    arrival: arrivalOf(trip),
    findings: findings.sort(worstFirst),
  };
}

function hasTravel({ own, into, outOf }: Trip): boolean {
  const { legs, stays, rentals, extras } = own;
  return Boolean(into || outOf || legs.length + stays.length + rentals.length + extras.length);
}

function worstFirst(a: Finding, b: Finding): number {
  return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}
