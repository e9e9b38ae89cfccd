import { daysBetween } from '~/domain/time/calendar-day';
import { instantOf } from '~/domain/time/wall-time';
import type { ParsedDetail, ParsedFlight } from '../parsed-detail';

/** What there is to know of a booking beside its fields. */
export interface Found {
  structured: boolean;
  text: string;
  /** How many bookings were found in the text. */
  count: number;
  /** The flights among them that nobody can be on who is on another of them. */
  rivals: ReadonlySet<ParsedDetail>;
  /** Whether the text says that it confirms a booking, and each flight that it numbers was read: else a number may be another's. */
  confirms: boolean;
}

const HALF_FLIGHT = 0.65;
const HALF_STAY = 0.85;
/** Of two flights that nobody can both be on, one was put together from two, or had been replaced, in half of all texts. */
const RIVAL_FLIGHT = 0.65;
/** What nowhere says that it confirms anything is five times as often an offer or a story. */
const UNCONFIRMED = 0.88;
/** Most of all where it is long and little of it was read, or where it is a stay or a rental. */
const UNCONFIRMED_STORY = 0.78;
/** Characters for each booking. */
const LONG_FOR_ONE = 700;
const ONE_WAY_DAYS = 3;

/**
 * The most that any field of a booking is sure of. What is read of a text is surely a booking where all of it
 * was found. A flight without its reference or one of its clocks is in a third of all cases an offer, a delay,
 * or put together from two.
 */
export function maxConfidenceOf(
  detail: ParsedDetail,
  { text, count, rivals, confirms }: Found,
): number {
  return Math.min(
    ofParts(detail, rivals),
    confirms ? 1 : ofUnconfirmed(detail, text.length / count),
  );
}

function ofParts(detail: ParsedDetail, rivals: ReadonlySet<ParsedDetail>): number {
  if (detail.type === 'hotel') return isHalfStay(detail) ? HALF_STAY : 1;
  if (detail.type !== 'flight') return 1;
  if (isHalfFlight(detail)) return HALF_FLIGHT;
  return rivals.has(detail) ? RIVAL_FLIGHT : 1;
}

export function isHalfStay({ confirmationNumber, location, ...detail }: ParsedDetail): boolean {
  return !(confirmationNumber && location && hasClock(detail.checkInDate ?? detail.checkOutDate));
}

function isHalfFlight(detail: ParsedFlight): boolean {
  const hasAll =
    detail.confirmationNumber &&
    hasClock(detail.departureDateTime) &&
    hasClock(detail.arrivalDateTime) &&
    hasBothEnds(detail);
  return !hasAll;
}

function hasClock(moment: string | null): boolean {
  return moment !== null && moment.length > 10;
}

/** Both airports are told, or the cities whose airports are asked. */
function hasBothEnds(detail: ParsedFlight): boolean {
  return (['departureLocation', 'arrivalLocation'] as const).every(
    (end) =>
      detail[end] !== null ||
      detail.ambiguities.some(({ field, choices }) => field === end && choices.length > 0),
  );
}

/** Flights of which nobody can be on both: in the air at one time, or one way within few days. */
export function rivalFlights(details: readonly ParsedDetail[]): ReadonlySet<ParsedDetail> {
  const flights = details
    .filter((detail) => detail.type === 'flight')
    .map((detail) => ({ detail, air: timeInAir(detail) }));
  const rivals = new Set<ParsedDetail>();
  for (const [i, one] of flights.entries())
    for (const other of flights.slice(i + 1)) {
      const atOnce =
        one.air && other.air && one.air.from < other.air.to && other.air.from < one.air.to;
      if (atOnce || fliesSameWay(one.detail, other.detail))
        rivals.add(one.detail).add(other.detail);
    }
  return rivals;
}

function fliesSameWay(one: ParsedFlight, other: ParsedFlight): boolean {
  const { departureLocation: from, arrivalLocation: to, departureDateTime: departs } = one;
  if (!from || from !== other.departureLocation || !to || to !== other.arrivalLocation)
    return false;
  if (!departs || !other.departureDateTime) return false;
  const days = daysBetween(departs.slice(0, 10), other.departureDateTime.slice(0, 10));
  return Math.abs(days) <= ONE_WAY_DAYS;
}

/** Take-off and landing as instants, where both clocks and their zones are known. */
function timeInAir(detail: ParsedFlight): { from: number; to: number } | null {
  const { departureDateTime, departureTimeZone, arrivalDateTime, arrivalTimeZone } = detail;
  if (!departureTimeZone || !arrivalTimeZone) return null;
  if (!departureDateTime || !hasClock(departureDateTime)) return null;
  if (!arrivalDateTime || !hasClock(arrivalDateTime)) return null;
  return {
    from: instantOf(departureDateTime, departureTimeZone),
    to: instantOf(arrivalDateTime, arrivalTimeZone),
  };
}

function ofUnconfirmed({ type }: ParsedDetail, length: number): number {
  const isLeg = type === 'flight' || type === 'other';
  return isLeg && length < LONG_FOR_ONE ? UNCONFIRMED : UNCONFIRMED_STORY;
}
