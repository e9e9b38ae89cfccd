import { FIGURES } from '../figures';
import type { Stay } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { instantIn, wallTimeIn } from '../trip/moment';
import { isSameHotel } from '../trip/same-hotel';
import { isSettled } from '../trip/show';
import { driveMinutes, inReach, isWithin, placeSpot, type Spot } from '../trip/spot';
import type { Trip } from '../trip/trip';
import { type Goal, lastStopBefore, type Stop } from './last-stop';
import { setOutAt } from './traffic';

/** Where somebody sets out from, and when at the latest. */
export interface SetOut {
  /** In words. */
  from: string;
  /** Its city, where no more is known of where it is. */
  fromCity: string | null;
  timeZone: string;
  leavesAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * From the hotel, from where they have just landed or played, or from home: null where it cannot be
 * told for sure which of them it is.
 */
export function setOutFor(goal: Goal, trip: Trip, isConnection: boolean): SetOut | null {
  const last = lastStopBefore(goal, trip);
  if (last === 'unknown' || isAtVenue(goal, last)) return null;
  const beds = bedsFor(goal, trip, last);
  if (beds.length > 0) return isOnePlace(beds) ? (beds[0]?.setOut ?? null) : null;
  // Who changes planes is at the airport already, unless a night in a hotel lies between.
  if (isConnection) return null;
  return fromLastStop(goal, trip, last) ?? fromHome(goal, trip, last);
}

/** Between two shows of one day or night at one venue people stay, or nobody knows where they go. */
function isAtVenue(goal: Goal, last: Stop | null): boolean {
  if (goal.kind !== 'show' || last?.kind !== 'show') return false;
  if (!isWithin(last.spot, goal.spot, FIGURES.sameSiteMeters)) return false;
  const dayOf = (instant: number) => wallTimeIn(instant, last.timeZone).slice(0, 10);
  const waits = goal.arriveAt - (last.freeAt ?? last.from);
  return dayOf(last.from) === dayOf(goal.startsAt) || waits <= FIGURES.waitingHours * HOUR_MS;
}

interface Bed {
  stay: Stay;
  setOut: SetOut;
}

/** The hotels one may set out from, the latest first. */
function bedsFor(goal: Goal, { stays }: Trip, last: Stop | null): Bed[] {
  const beds = stays.flatMap((stay): (Bed & { opensAt: number })[] => {
    const { from: spot, start, end, name } = stay;
    const timeZone = start?.timeZone ?? spot?.timeZone;
    if (!spot || !start || !end || !timeZone || !isBedFor(spot, goal)) return [];
    const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;
    const opensAt = start.at ?? instantIn(start.day, hour(FIGURES.checkInHour), timeZone);
    const endsAt = end.at ?? instantIn(end.day, hour(FIGURES.checkOutHour), timeZone);
    // Bags wait at the hotel, and their owner comes for them, for the rest of the last day.
    const closesAt = instantIn(dayPlus(end.day, 1), '00:00', timeZone);
    const leavesAt = setOutAt(goal.arriveAt, driveMinutes(spot, goal.spot), timeZone);
    if (leavesAt < opensAt || leavesAt >= closesAt) return [];
    if (last && !canBeAt(spot, last, { leavesAt, opensAt, endsAt })) return [];
    const from = name === 'The hotel' ? 'the hotel' : name;
    return [{ stay, opensAt, setOut: { from, fromCity: cityOf(spot), timeZone, leavesAt } }];
  });
  return beds.sort((a, b) => b.opensAt - a.opensAt);
}

/** Of an address no more than its city is looked up. */
function cityOf({ airport, city }: Spot): string | null {
  return airport ? null : city;
}

/** Airports may be far; a hotel that is as far from the show is not for it. */
function isBedFor(spot: Spot, goal: Goal): boolean {
  return goal.kind === 'flight'
    ? inReach(spot, goal.spot)
    : isWithin(spot, goal.spot, FIGURES.aroundMeters);
}

interface BedTimes {
  leavesAt: number;
  opensAt: number;
  endsAt: number;
}

/** Whether one came to the hotel from the last stop. */
function canBeAt(hotel: Spot, last: Stop, { leavesAt, opensAt, endsAt }: BedTimes): boolean {
  if (last.freeAt === null) return isWithin(last.spot, hotel, FIGURES.sameCityMeters);
  if (last.freeAt > endsAt) return false;
  // Who has gone elsewhere since the check-in may not come back to it.
  const reach = last.from >= opensAt ? FIGURES.farAirportMinutes : FIGURES.roadMinutes;
  return inReach(last.spot, hotel, reach) && arrivesAt(last, last.freeAt, hotel) <= leavesAt;
}

function arrivesAt({ spot }: Stop, freeAt: number, to: Spot): number {
  return freeAt + driveMinutes(spot, to) * MINUTE_MS;
}

/** Of two hotels for one night nobody knows which it is. */
function isOnePlace([first, ...others]: Bed[]): boolean {
  return others.every(
    ({ stay }) =>
      !first ||
      (stay.end?.day ?? '') <= (first.stay.start?.day ?? '') ||
      isSameHotel(stay, first.stay),
  );
}

/** Straight from the airport to the show, or from the show to the next thing. */
function fromLastStop(goal: Goal, trip: Trip, last: Stop | null): SetOut | null {
  if (!last || last.freeAt === null || !inReach(last.spot, goal.spot)) return null;
  // From one flight to the next is a connection, whatever lies between.
  if (last.kind === 'landing' && goal.kind === 'flight') return null;
  const { name: from, timeZone } = last;
  const leavesAt = setOutAt(goal.arriveAt, driveMinutes(last.spot, goal.spot), timeZone);
  const waits = leavesAt - last.freeAt;
  if (waits < 0 || waits > FIGURES.waitingHours * HOUR_MS) return null;
  const home = homeOf(trip);
  if (home && last.kind === 'landing' && isWithin(last.spot, home, FIGURES.aroundMeters)) {
    const fromThere = setOutAt(goal.arriveAt, driveMinutes(home, goal.spot), timeZone);
    if (arrivesAt(last, last.freeAt, home) <= fromThere) return null;
  }
  return { from, fromCity: null, timeZone, leavesAt };
}

/** Only the address says where one lives; the home airport is where one flies from. */
function homeOf({ preferences: { homeAddress }, places }: Trip): Spot | null {
  return homeAddress ? placeSpot(homeAddress, places) : null;
}

function fromHome(goal: Goal, trip: Trip, last: Stop | null): SetOut | null {
  const home = homeOf(trip);
  if (!home?.timeZone || trip.isUnclear) return null;
  const reach = goal.kind === 'flight' ? FIGURES.farAirportMinutes : FIGURES.homeMinutes;
  if (!inReach(home, goal.spot, reach)) return null;
  const { timeZone } = home;
  const leavesAt = setOutAt(goal.arriveAt, driveMinutes(home, goal.spot), timeZone);
  const day = wallTimeIn(leavesAt, timeZone).slice(0, 10);
  const isThere =
    (!last || cameHome(last, home, leavesAt)) &&
    !hasSleptAway(trip, home, day, last?.freeAt ?? null) &&
    !hasOtherPlans(goal, trip, leavesAt);
  return isThere ? { from: 'home', fromCity: cityOf(home), timeZone, leavesAt } : null;
}

function cameHome(last: Stop, home: Spot, leavesAt: number): boolean {
  if (last.freeAt === null) return false;
  const back = arrivesAt(last, last.freeAt, home);
  if (last.kind === 'landing') {
    return isWithin(last.spot, home, FIGURES.aroundMeters) && back <= leavesAt;
  }
  if (inReach(last.spot, home, FIGURES.homeMinutes)) return back <= leavesAt;
  return inReach(last.spot, home) && leavesAt - last.freeAt >= FIGURES.restHours * HOUR_MS;
}

/** A hotel the night before, or one so far away since then that nobody knows the way home from it. */
function hasSleptAway(
  { stays }: Trip,
  home: Spot,
  day: string,
  lastFreeAt: number | null,
): boolean {
  return stays.some(({ from, start, end, sortAt }) => {
    const [first, last] = [start?.day ?? end?.day, end?.day ?? start?.day];
    if (!first || !last || first >= day) return false;
    if (last >= day) return true;
    const isSince = lastFreeAt === null || sortAt > lastFreeAt;
    return isSince && !inReach(from, home);
  });
}

/** A ride or a room of which not all is known, or travel the person has arranged elsewhere. */
function hasOtherPlans({ kind, show }: Goal, trip: Trip, leavesAt: number): boolean {
  const around = [...trip.own.extras, ...trip.extras].some(
    ({ sortAt }) => Math.abs(sortAt - leavesAt) < 24 * HOUR_MS,
  );
  if (around || kind === 'flight' || !show) return around;
  const hasBookings = trip.own.legs.length + trip.own.stays.length > 0;
  return !hasBookings && (isSettled(show, 'flight') || isSettled(show, 'hotel'));
}
