import { emptyDetail, fill, type ParsedFlight, type SourceSpan } from '../../parsed-detail';
import { lineAt, type Reading } from '../../reading';
import { findAirlines } from '../../tokens/airline-names';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { findReferences } from '../../tokens/references/references';
import { AGENCIES } from '../../vocabulary/brands';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { namesCarModel } from '../cars/car-classes';
import { describeTimes } from '../legs/describe-times';
import type { Leg, LegRules, LegToken, Stop } from '../legs/leg';
import { readLegs } from '../legs/read-legs';
import { describeFlight, describeOperator, describeOthers, describeStop } from './describe-flight';
import { flightReferences } from './flight-references';
import { seatsOf } from './flight-seats';
import { findFlightWords, tokenizeFlights } from './flight-tokens';
import { findJoinedNumbers } from './joined-numbers';
import { readSystemLines } from './system-lines';
import { withPlacesBeside, withUnknownPlaces } from './unknown-places';

const RULES: LegRules = {
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

const FLIGHT_WORD = anyCase(
  `\\bflight|\\bnon-?stop|\\bairline|\\bboarding|\\bairways|${wordsFor('flight')}`,
);

/** Every flight leg of a text, one detail each; `asHalf` where nothing was read, with one end alone. */
export function readFlights(
  reading: Reading,
  finder: AirportFinder,
  asHalf = false,
): ParsedFlight[] {
  const references = findReferences(reading);
  if (asHalf && !references.some(({ rank }) => rank > 3)) return [];
  const words = findFlightWords(reading, finder);
  const { airlines, numbers } = words;
  const system = readSystemLines(reading, words.dates, finder, RULES);
  const ofAirline = findAirlines(reading.mail.sender).length > 0;
  const isFlight = ofAirline || FLIGHT_WORD.test(reading.clean);
  if (numbers.length === 0 && system.length === 0 && !isFlight) return [];
  const printed = tokenizeFlights(
    reading,
    finder,
    words,
    references.filter(({ rank }) => rank > 1),
  );
  const joined = findJoinedNumbers(printed, reading.clean);
  const others = joined.flatMap(([, ...behind]): LegToken[] => behind);
  const tokens = printed.filter((token) => !others.includes(token));
  const flights = tokens.filter((token) => token.kind === 'number');
  if (flights.length < 3 && flights.some((flight) => isToldToRental(reading, flight))) return [];
  const isBare = flights.length === 0 && system.length === 0;
  if (isBare && references.length === 0 && !isUnpriced(reading)) return [];
  if (asHalf && !isOneFlightAlone(tokens, reading)) return [];
  const legs = asHalf
    ? readLegs(tokens, reading.text, HALF_RULES)
    : resolveByOthers(
        withoutRepeats(withHalves(legsOf(reading, tokens, system, finder), tokens, reading)),
      );
  if (isBare && references.length === 0 && !legs.every((leg) => isLabelled(leg, tokens))) return [];
  if (isBare && !((airlines.length > 0 || legs.every(isCoded)) && isFlight)) return [];
  const referenceOf = flightReferences(references, reading, legs);
  const seats = seatsOf(reading, legs, numbers);
  return legs.map((leg, i) => {
    const detail = emptyDetail('flight');
    const carrier =
      leg.number?.carrier ??
      (airlines.length === 1 || !AGENCIES.test(reading.mail.sender) ? airlines[0] : null) ??
      null;
    describeFlight(detail, leg, carrier, reading);
    describeOthers(
      detail,
      joined.find(([number]) => number === leg.number),
      reading,
    );
    describeOperator(detail, leg, reading, [...tokens, ...legs.slice(i + 1)]);
    describeStop(detail, 'departure', leg.from, reading);
    describeStop(detail, 'arrival', leg.to, reading);
    describeTimes(detail, leg, reading);
    const own = seats[i] ?? [];
    fill(detail, 'seatInfo', own.map(({ seat }) => seat).join(', '), reading, own);
    const reference = referenceOf(carrier, leg);
    fill(detail, 'confirmationNumber', reference?.value ?? null, reading, [reference]);
    return detail;
  });
}

/** "Delivery: Heraklion Airport (HER)", "Flight no.: FR7413" of who fetches a car: the rental waits for it. */
function isToldToRental({ clean }: Reading, { start }: { start: number }): boolean {
  const line = clean.lastIndexOf('\n', start);
  const above = clean.slice(Math.max(0, line - 400), line);
  return (
    FLIGHT_LABEL.test(clean.slice(line + 1, start)) &&
    CAR_FETCHED.test(above) &&
    namesCarModel(clean)
  );
}

const FLIGHT_LABEL = anyCase(`^\\W{0,3}(?:${wordsFor('flight')})[^\\n:]{0,12}:\\s{0,3}$`);
const CAR_FETCHED = anyCase(
  `(?:^|\\n)\\W{0,3}(?:delivery|collection|${wordsFor('pick-up')}|${wordsFor('pick-up-place')})[^\\n:]{0,16}:`,
);

/** What else names a flight and two clocks: a drive to it, a bag on it, its delay. */
const ABOUT_A_FLIGHT =
  /\b(?:shuttle|transfer|pick(?:ed|ing)?[- ]?up|your bags?|bag\s(?:is|was|has|\d)|was\sloaded|delayed|on time|gate change)\b/i;

/** One number and two clocks in all, and no other business that has them. */
function isOneFlightAlone(tokens: readonly LegToken[], { clean }: Reading): boolean {
  const count = (kind: LegToken['kind']) => tokens.filter((token) => token.kind === kind).length;
  return count('number') === 1 && count('time') === 2 && !ABOUT_A_FLIGHT.test(clean);
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
  return (
    leg.number?.number === other.number?.number &&
    (leg.departureDay === other.departureDay || isInherited)
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
function isCoded({ from, to, departs, arrives }: Leg): boolean {
  return departs !== null && arrives !== null && [from, to].every((stop) => stop && isByCode(stop));
}

const PRICED =
  /[$€£¥₹]\s?\d|\d\s?[€£]|\b(?:USD|EUR|GBP|CAD|AUD|INR|fares?|prices?|select|search|quote)\b/i;

/** An offer has its price; a flight that was booked has it in no note of its times. */
function isUnpriced({ clean }: Reading): boolean {
  return !PRICED.test(clean);
}

/** "Departing 7:57 pm … (EWR) Arriving 12:50 am … (BQN)": without any number both ends by label, code and clock. */
function isLabelled(leg: Leg, tokens: readonly LegToken[]): boolean {
  const within = (kind: LegToken['kind']) =>
    tokens.some((token) => token.kind === kind && token.start >= leg.start && token.end <= leg.end);
  return isCoded(leg) && leg.departureDate !== null && within('departs') && within('arrives');
}

/** A leg with both times that no aeroplane could fly is a misreading. */
function isFlown({ departs, arrives, from, to, plausible, departureDay }: Leg): boolean {
  const known = departs && arrives && !from?.contested && !to?.contested;
  return !known || plausible || !departureDay;
}

/** Its number and, on a line each, both codes with their clocks: printed so, however fast it would be. */
function isWhole(leg: Leg, { lines }: Reading): boolean {
  const { number, from, to, departs, arrives, departureDate, start } = leg;
  if (!number || !from || !to || !departs || !arrives || !isCoded(leg)) return false;
  const isBeside = (a: SourceSpan, b: SourceSpan) =>
    lineAt(lines, a.start) === lineAt(lines, b.start);
  const apart = !isBeside(departs, arrives) && (departureDate?.start ?? 0) >= start;
  return apart && isBeside(from.mention, departs) && isBeside(to.mention, arrives);
}
