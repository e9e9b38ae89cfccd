import { isGoneStatus } from '../../input/changes/standing-lines';
import { emptyDetail, fill, type ParsedFlight } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { findAirlines } from '../../tokens/airline-names';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { findReferences } from '../../tokens/references/references';
import { AGENCIES } from '../../vocabulary/brands';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { describeTimes } from '../legs/describe-times';
import type { Leg, LegToken } from '../legs/leg';
import { isNumberToldToRental } from '../told-flights';
import { describeFlight, describeOperator, describeOthers, describeStop } from './describe-flight';
import { ABOUT_A_FLIGHT, flightLegs, halfKnownLegs, isCoded, RULES } from './flight-legs';
import { flightReferences } from './flight-references';
import { seatsOf } from './flight-seats';
import { findFlightWords, tokenizeFlights } from './flight-tokens';
import { findJoinedNumbers } from './joined-numbers';
import { readSystemLines } from './system-lines';

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
  if (flights.length < 3 && flights.some((flight) => isNumberToldToRental(reading, flight.start)))
    return [];
  const isBare = flights.length === 0 && system.length === 0;
  if (isBare && references.length === 0 && !isUnpriced(reading)) return [];
  if (asHalf && !isOneFlightAlone(tokens, reading)) return [];
  const read = asHalf
    ? halfKnownLegs(tokens, reading)
    : flightLegs(reading, tokens, system, finder);
  const legs = read.filter((leg) => !isCancelled(leg, read, reading));
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

/** Characters below a leg in which its status stands. */
const STATUS_REACH = 160;

/** "Status: Cancelled" or "WAITLISTED" below one of several flights, and above the next. */
function isCancelled({ end }: Leg, legs: readonly Leg[], { clean }: Reading): boolean {
  const next = Math.min(...legs.flatMap(({ start }) => (start > end ? start : [])), clean.length);
  const below = clean.slice(end, Math.min(next, end + STATUS_REACH));
  return below.split('\n').some(isGoneStatus);
}

/** One number and two clocks in all, and no other business that has them. */
function isOneFlightAlone(tokens: readonly LegToken[], { clean }: Reading): boolean {
  const count = (kind: LegToken['kind']) => tokens.filter((token) => token.kind === kind).length;
  return count('number') === 1 && count('time') === 2 && !ABOUT_A_FLIGHT.test(clean);
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
