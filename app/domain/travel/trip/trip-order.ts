import { instantOf } from '~/domain/time/wall-time';
import type { EventKind, TripEvent, Venue } from './trip-events';

export interface Placed {
  event: TripEvent;
  /** Milliseconds; assumed where no time is given. */
  at: number;
}

/** Of two things at one moment, which comes first. */
const RANK: EventKind[] = [
  'land',
  'checkOut',
  'return',
  'pickUp',
  'checkIn',
  'other',
  'show',
  'leave',
];

/** By true time whatever the zones; what has no time stands where it most likely falls. */
export function inOrderOfTime(events: TripEvent[], gig: Venue): Placed[] {
  const venue = { ...gig, timeZone: gig.timeZone ?? zoneAround(gig, events) };
  const timed = events
    .filter((event) => event.time)
    .map((event) => ({ event, at: instantOf(`${event.day}T${event.time}`, zoneOf(event, venue)) }));
  const flights = timed
    .filter(({ event }) => event.kind === 'leave' || event.kind === 'land')
    .sort((a, b) => a.at - b.at);
  const untimed = events
    .filter((event) => !event.time)
    .map((event) => assume(event, flights, venue));
  const placed = [...timed, ...untimed];
  const placedAt = new Map(placed.map(({ event, at }) => [event.key, at]));
  for (const one of placed) {
    const left = one.event.after && placedAt.get(one.event.after);
    if (left) one.at = Math.max(one.at, left);
  }
  return placed.sort(
    (a, b) =>
      a.at - b.at || pairRank(a, b) || RANK.indexOf(a.event.kind) - RANK.indexOf(b.event.kind),
  );
}

/** A flight's own two ends, when a missing zone or time puts them on one moment. */
function pairRank(a: Placed, b: Placed): number {
  if (a.event.after === b.event.key) return 1;
  return b.event.after === a.event.key ? -1 : 0;
}

/**
 * The zone of a gig whose place no map knows: that of its airport, if a flight tells it, else of where
 * its person has landed last or leaves next. A guess, good enough for the order.
 */
function zoneAround(gig: Venue, events: TripEvent[]): string | null {
  const zoned = events
    .filter(({ timeZone }) => timeZone !== null)
    .sort((a, b) => wallTimeOf(a).localeCompare(wallTimeOf(b)));
  const show = `${gig.date}T${gig.startTime ?? '12:00'}`;
  // Who leaves from the gig reads the same clock there.
  const leavesLater = new Set(
    zoned.filter((event) => wallTimeOf(event) >= show).map(({ key }) => key),
  );
  const atAirport = zoned.find(({ airport }) => gig.airport && airport === gig.airport);
  const landing = zoned.findLast(
    ({ kind, day, after }) => kind === 'land' && day <= gig.date && !leavesLater.has(after ?? ''),
  );
  const next = zoned.find(({ kind, key }) => kind === 'leave' && leavesLater.has(key));
  return (atAirport ?? landing ?? next ?? zoned[0])?.timeZone ?? null;
}

function wallTimeOf({ day, time }: TripEvent): string {
  return `${day}T${time ?? ''}`;
}

/** Where nothing is known the venue's zone is the best guess for the order. */
function zoneOf(event: TripEvent, venue: Venue): string {
  return event.timeZone ?? venue.timeZone ?? 'UTC';
}

/** A stretch of a day on the ground; its ends are null where the day itself begins or ends. */
interface Ground {
  landed: Placed | null;
  leaves: Placed | null;
  length: number;
}

/** What has no time falls to its usual hour, kept inside the time on the ground it belongs to. */
function assume(event: TripEvent, flights: Placed[], venue: Venue): Placed {
  const usual = USUAL_HOUR[event.kind] ?? 12;
  const at = instantAt(event, usual, venue);
  const ground = groundOf(event, flights, venue);
  const earliest = ground?.landed?.at ?? at;
  const latest = ground?.leaves?.at ?? Number.POSITIVE_INFINITY;
  return { event, at: Math.min(Math.max(at, earliest), latest) };
}

const USUAL_HOUR: Partial<Record<EventKind, number>> = {
  leave: 8,
  checkOut: 11,
  return: 11,
  land: 14,
  pickUp: 14,
  checkIn: 15,
  show: 16,
};

/** At the venue's airport if it can be told, else the longest of the day. */
function groundOf(event: TripEvent, flights: Placed[], venue: Venue): Ground | undefined {
  const atVenue = ({ landed, leaves }: Ground) =>
    [landed, leaves].some((flight) => venue.airport && flight?.event.airport === venue.airport);
  const fits = (ground: Ground) => {
    if (event.kind === 'checkIn' || event.kind === 'pickUp') return ground.landed;
    if (event.kind === 'checkOut' || event.kind === 'return') return ground.leaves;
    return event.kind === 'show' && atVenue(ground);
  };
  return groundTimes(event, flights, venue)
    .filter(fits)
    .sort((a, b) => Number(atVenue(b)) - Number(atVenue(a)) || b.length - a.length)[0];
}

function groundTimes(event: TripEvent, flights: Placed[], venue: Venue): Ground[] {
  const stretches: Ground[] = [];
  let landed: Placed | null = null;
  let from = instantAt(event, 0, venue);
  const close = (leaves: Placed | null, to: number) =>
    stretches.push({ landed, leaves, length: to - from });
  for (const flight of flights.filter((one) => one.event.day === event.day)) {
    if (flight.event.kind === 'leave') close(flight, flight.at);
    else [landed, from] = [flight, flight.at];
  }
  close(null, instantAt(event, 24, venue));
  return stretches;
}

function instantAt(event: TripEvent, hour: number, venue: Venue): number {
  return instantOf(event.day, zoneOf(event, venue)) + hour * 3_600_000;
}
