import type { SourceSpan } from '../../parsed-detail';
import { lineAt, type Reading } from '../../reading';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import type { Leg, LegRules, LegToken, Stop } from '../legs/leg';
import { readLegs } from '../legs/read-legs';
import { withPlacesBeside, withUnknownPlaces } from './unknown-places';

/** What is enough for a flight. */
export const RULES: LegRules = {
  arrivalReach: Number.POSITIVE_INFINITY,
  // Without both clocks only a time far earlier than the departure can be the next day's.
  overnight: 240,
  isLeg: ({ from, to, number, departs }) =>
    from !== null && to !== null && Boolean(number ?? departs),
};

/** Where no number and no clock is printed at all: the day and both codes, or names of one airport each. */
const ROUTE_RULES: LegRules = {
  ...RULES,
  isLeg: ({ from, to, departureDate }) =>
    departureDate !== null &&
    [from, to].every((stop) => stop && (isByCode(stop) || stop.airports.length === 1)),
};

/** A number, a day, both clocks and one end that is known: the other is asked. */
const HALF_RULES: LegRules = {
  ...RULES,
  isLeg: ({ from, to, number, departs, arrives, departureDate }) =>
    [number, departs, arrives, departureDate, from ?? to].every((one) => one !== null),
};

/** What else names a flight and two clocks: a drive to it, a bag on it, its delay. */
export const ABOUT_A_FLIGHT =
  /\b(?:shuttle|transfer|pick(?:ed|ing)?[- ]?up|your bags?|bag\s(?:is|was|has|\d)|was\sloaded|delayed|on time|gate change)\b/i;

/** The flights of a text, each once, with the airports that its others tell. */
export function flightLegs(
  reading: Reading,
  tokens: readonly LegToken[],
  system: Leg[],
  finder: AirportFinder,
): Leg[] {
  const legs = withHalves(legsOf(reading, tokens, system, finder), tokens, reading);
  return resolveByOthers(withoutRepeats(legs));
}

/** Flights of which one end alone is known, where nothing else was read. */
export function halfKnownLegs(tokens: readonly LegToken[], { text }: Reading): Leg[] {
  return readLegs(tokens, text, HALF_RULES);
}

/** From an agent's lines, else from the tokens; where a leg is lost, also with places nobody knows. */
function legsOf(
  reading: Reading,
  tokens: readonly LegToken[],
  printed: Leg[],
  finder: AirportFinder,
): Leg[] {
  if (printed.length > 0) return printed;
  if (!tokens.some(({ kind }) => kind === 'number' || kind === 'time'))
    return readLegs(tokens, reading.text, ROUTE_RULES);
  const legs = readLegs(tokens, reading.text, RULES).filter(
    (leg) => isFlown(leg) || isWhole(leg, reading),
  );
  if (legs.length >= numbersIn(tokens)) return legs;
  const withMore = (some: readonly LegToken[]) =>
    readLegs(some, reading.text, RULES).filter(
      (leg) => isFlown(leg) && leg.number !== null && leg.departs !== null,
    );
  const labelled = withMore(withUnknownPlaces(tokens, reading));
  if (labelled.length > legs.length) return labelled;
  const beside = withMore(withPlacesBeside(tokens, reading, finder)).filter(isHalfKnown);
  return beside.length > legs.length ? beside : legs;
}

function numbersIn(tokens: readonly LegToken[]): number {
  return new Set(tokens.flatMap((token) => (token.kind === 'number' ? token.number : []))).size;
}

function isHalfKnown({ from, to }: Leg): boolean {
  return [from, to].some((stop) => stop !== null && stop.airports.length > 0);
}

/** Of a mail that prints two clocks for each of its numbers, also the legs whose one end nobody knows. */
function withHalves(legs: Leg[], tokens: readonly LegToken[], reading: Reading): Leg[] {
  const count = (kind: LegToken['kind']) => tokens.filter((token) => token.kind === kind).length;
  const numbers = numbersIn(tokens);
  const isWhole = numbers < 2 || legs.length >= numbers;
  if (isWhole || count('time') !== 2 * numbers || ABOUT_A_FLIGHT.test(reading.clean)) return legs;
  const halves = readLegs(tokens, reading.text, HALF_RULES);
  const isEach = halves.length === numbers && halves.every(isFlown);
  return isEach ? halves : legs;
}

/** Also "LA2510 LIM-MIA  31J" in a list of seats, its day only the last one above. */
function isOneFlight(leg: Leg, other: Leg): boolean {
  const isInherited = (leg.departureDate?.start ?? 0) < leg.start;
  // Below a leg that lands the day after stands the day it lands on.
  const isDayOfLanding = leg.departureDay !== null && leg.departureDay === other.arrivalDay;
  return (
    leg.number?.number === other.number?.number &&
    (leg.departureDay === other.departureDay || isInherited || isDayOfLanding)
  );
}

/** The same flight again, without a time or at the same times without a day of its own, was printed twice. */
function withoutRepeats(legs: readonly Leg[]): Leg[] {
  const route = ({ number, from, to }: Leg) =>
    [number?.number, from?.airports[0]?.code, to?.airports[0]?.code].join();
  const times = ({ departs, arrives }: Leg) => [departs?.minutes, arrives?.minutes].join();
  const byRoute = new Map<string, Leg[]>();
  for (const leg of legs) byRoute.set(route(leg), [...(byRoute.get(route(leg)) ?? []), leg]);
  return legs.filter((leg) => {
    const same = byRoute.get(route(leg)) ?? [];
    // "RIX-TBS  Seat 14F" in a list of what was bought, above the day and clock it was paid.
    const ends = (one: Leg) => route({ ...one, number: null });
    if (!leg.number)
      return leg.arrives !== null || !legs.some((one) => one.number && ends(one) === ends(leg));
    if (!leg.departs) {
      const again = [...same, ...legs.filter((other) => isOneFlight(leg, other))];
      return again.every(({ departs }) => !departs);
    }
    // A row of an overview, its clock beside another row's places.
    const isWhole = legs.some(
      (other) =>
        other.arrives !== null &&
        other.number?.number === leg.number?.number &&
        other.departs?.minutes === leg.departs?.minutes,
    );
    if (!leg.arrives && isWhole) return false;
    const ownDay = (leg.departureDate?.start ?? 0) >= leg.start;
    return ownDay || same.find((other) => times(other) === times(leg)) === leg;
  });
}

/** "Aberdeen" of the way there is the Aberdeen of the way back. */
function resolveByOthers(legs: Leg[]): Leg[] {
  const stops = legs.flatMap(({ from, to }) => [from, to]).filter((stop) => stop !== null);
  for (const stop of stops) {
    if (stop.airports.length < 2 || stop.contested) continue;
    const [one, ...others] = stops.flatMap(({ mention, airports: [airport, ...more] }) =>
      airport && more.length === 0 && mention.name === stop.mention.name ? airport.code : [],
    );
    const said = others.every((code) => code === one);
    const airports = stop.airports.filter(({ code }) => said && code === one);
    if (airports.length > 0) stop.airports = airports;
  }
  return legs;
}

function isByCode({ mention }: Stop): boolean {
  return mention.name === null;
}

/** "Caracas (CCS)": both ends by their code, both times; it needs no airline's name. */
export function isCoded({ from, to, departs, arrives }: Leg): boolean {
  return departs !== null && arrives !== null && [from, to].every((stop) => stop && isByCode(stop));
}

/** A leg with both times that no aeroplane could fly is a misreading. */
function isFlown({ departs, arrives, from, to, plausible, departureDay }: Leg): boolean {
  const known = departs && arrives && !from?.contested && !to?.contested;
  return !known || plausible || !departureDay;
}

/** Its number and, on a line each, both codes with their clocks: printed so, however fast it would be. */
function isWhole(leg: Leg, { lines }: Reading): boolean {
  const { number, from, to, departs, arrives } = leg;
  if (!number || !from || !to || !departs || !arrives || !isCoded(leg)) return false;
  const isBeside = (a: SourceSpan, b: SourceSpan) =>
    lineAt(lines, a.start) === lineAt(lines, b.start);
  return (
    !isBeside(departs, arrives) && isBeside(from.mention, departs) && isBeside(to.mention, arrives)
  );
}
