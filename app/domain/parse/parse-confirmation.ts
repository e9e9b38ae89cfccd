import type { Places } from '~/domain/places/places';
import type { TravelKind } from '~/domain/travel/need';
import { DETAIL_TYPES, type DetailType } from '~/domain/travel/travel-detail';
import { askForUnsure, fieldConfidences } from './finish/confidence';
import { rivalFlights } from './finish/confidence-of-booking';
import { mergeDetails, shareLocators } from './finish/merge';
import { fillGaps, ofCounters, supplementing } from './finish/supplement';
import { withoutUnbooked } from './finish/unbooked';
import { confidenceOf, isComplete } from './finish/validate';
import { isCancellation } from './input/changes/cancellations';
import { withoutReplaced } from './input/changes/replaced-parts';
import { tellsWhatHolds } from './input/changes/standing-lines';
import { type Input, readInput, toReading } from './input/mail';
import { confirmsBooking, isNonBooking, saysItConfirms } from './input/non-bookings';
import { LONGEST_TEXT, readablePart } from './input/readable-part';
import { severalMails } from './input/several-mails';
import type { ParsedDetail, ParsedText } from './parsed-detail';
import { type Reading, withClean } from './reading';
import { readCars } from './segments/cars/cars';
import { readDayPlan, withoutErrands } from './segments/day-plans/day-plan';
import { readFlights } from './segments/flights/flights';
import { readHotels } from './segments/hotels/hotels';
import { withoutBlock, withoutFlights } from './segments/remaining-text';
import { readRides } from './segments/rides/rides';
import { partsOf, type Section, sectionsOf } from './segments/sections';
import { isOnlyFlightOfRental } from './segments/told-flights';
import { eventsAndPlans, readCalendars } from './structured/calendar/calendar';
import {
  type CalendarEvent,
  printedEvents,
  reservationsIn,
} from './structured/calendar/calendar-events';
import { readJsonLd, type Thing } from './structured/json-ld';
import { readMicrodata } from './structured/microdata';
import { isCancelled, readReservations } from './structured/reservations';
import { readRideEvents } from './structured/rides';
import { boardingPassReservation, passText } from './structured/wallet-passes';
import { AirportFinder } from './tokens/places/airport-finder';
import { findReferences } from './tokens/references/references';
import { unreadNumbers } from './unread/unread-numbers';

export interface ParseContext {
  /** Trains, buses, ferries and shuttles are read only when "other" is asked for. */
  travelType: DetailType | 'auto';
  places: Places;
  /** "2026-11-20": what a date without a year is counted from when nothing else tells. */
  today: string;
}

/** What may be posted at most; reading stops there. */
const LONGEST_INPUT = 1_048_576;
/** A package's parts are read one by one as well up to this length. */
const LONGEST_PACKAGE = 10_000;

/** Reads bookings out of a pasted or uploaded confirmation. Never throws on any text. */
export async function parseConfirmation(input: string, context: ParseContext): Promise<ParsedText> {
  const read = await readInput(input.slice(0, LONGEST_INPUT));
  const finder = new AirportFinder(context.places);
  const { events, plan } = eventsAndPlans(read.calendars, finder);
  const things = read.jsonLd.flatMap(readJsonLd);
  const markup = readStructured(things, read, events, finder, context);
  const structured = keepWanted(markup, context);
  const hasCancelled = things.some(isCancelled);

  let text = read.texts[0] || printedEvents(read.calendars) || input.slice(0, LONGEST_TEXT);
  let details: ParsedDetail[] = structured;
  let wholeText: Reading | null = null;
  // Whose markup tells of a flight or stay prints no ride that the markup leaves out.
  const isOfOthers = context.travelType === 'other' && markup.some(({ type }) => type !== 'other');
  const printed = [...read.texts, ...things.map(passText), plan].filter((one) => one !== null);
  for (const candidate of isOfOthers ? [] : printed) {
    const mails = severalMails(candidate).map(({ start, end }) => ({
      start,
      reading: toReading(candidate.slice(start, end), read.mail, context.today),
    }));
    const oneByOne = readOneByOne(mails, finder, context);
    const whole = oneByOne ? null : toReading(readablePart(candidate), read.mail, context.today);
    // Markup that cancels one reservation and has another tells of a change, alone of the end.
    const isCalledOff = hasCancelled
      ? structured.length === 0 && whole !== null && !tellsWhatHolds(whole.clean)
      : whole !== null && isCancellation(whole);
    if (isCalledOff) return { details: [], text: candidate };
    if (whole) fillGaps(structured, whole);
    const found = whole ? readText(whole, finder, context) : (oneByOne ?? []);
    const fromText = keepWanted(found, context);
    if (fromText.length === 0) continue;
    text = candidate;
    const numbers = structured.map(({ confirmationNumber }) => confirmationNumber);
    wholeText = whole;
    if (whole) ofCounters(structured, fromText, whole);
    details = mergeDetails([...structured, ...supplementing(structured, fromText)]);
    shareLocators(structured, numbers);
    break;
  }
  const kept = mergeDetails(details).filter(isComplete);
  kept.sort((a, b) => DETAIL_TYPES.indexOf(a.type) - DETAIL_TYPES.indexOf(b.type));
  const confirms =
    kept.length > 0 &&
    saysItConfirms(`${read.mail.subject}\n${text}`) &&
    (wholeText === null || hasAllFlights(wholeText, kept));
  const rivals = rivalFlights(kept);
  for (const detail of kept) {
    const isStructured = structured.includes(detail);
    detail.confidence = confidenceOf(detail, isStructured);
    detail.confidences = fieldConfidences(detail, {
      structured: isStructured,
      text,
      count: kept.length,
      rivals,
      confirms,
    });
    askForUnsure(detail);
  }
  return { details: kept, text };
}

/** Whether a text prints no number of a flight beside those read of it. */
function hasAllFlights(reading: Reading, details: readonly ParsedDetail[]): boolean {
  if (details.every(({ type }) => type !== 'flight')) return true;
  const current = withClean(reading, withoutReplaced(reading.clean));
  return unreadNumbers(current, details).length === 0;
}

function keepWanted(details: ParsedDetail[], { travelType }: ParseContext): ParsedDetail[] {
  return details.filter(({ type }) =>
    travelType === 'auto' ? type !== 'other' : type === travelType,
  );
}

function readStructured(
  things: readonly Thing[],
  read: Input,
  events: readonly CalendarEvent[],
  finder: AirportFinder,
  context: ParseContext,
): ParsedDetail[] {
  const passes = things
    .map((thing) => boardingPassReservation(thing, context.today))
    .filter((pass) => pass !== null);
  const nodes = [...things, ...passes, ...read.html.flatMap(readMicrodata)];
  const ofEvents = read.calendars.flatMap(reservationsIn).flatMap(readJsonLd);
  const { places } = context;
  const around = { finder, places, words: read.texts[0] ?? '' };
  return mergeDetails([
    ...readReservations(nodes, around),
    ...readCalendars(events, around.words, finder, places),
    ...readReservations(ofEvents, around),
    ...(context.travelType === 'other' ? readRideEvents(read.calendars, context) : []),
  ]).filter(isComplete);
}

/**
 * Several mails pasted together: each books something under a number of its own, or one confirms what
 * stands for another that was cancelled. Null where they are one.
 */
function readOneByOne(
  mails: readonly { start: number; reading: Reading }[],
  finder: AirportFinder,
  context: ParseContext,
): ParsedDetail[] | null {
  const standing = mails.filter(({ reading }) => !isCancellation(reading));
  const instead =
    standing.length < mails.length && standing.every(({ reading }) => confirmsBooking(reading));
  const numbered = standing.filter(({ reading }) => findReferences(reading).length > 0);
  if (numbered.length < (instead ? 1 : 2)) return null;
  const read: ParsedDetail[][] = [];
  const numbers = new Set<string>();
  for (const { start, reading } of standing) {
    const details = moved(readText(reading, finder, context), start);
    const own = new Set(details.map(({ confirmationNumber }) => confirmationNumber));
    for (const number of own) {
      if (number === null || numbers.has(number)) return null;
      numbers.add(number);
    }
    if (details.length > 0) read.push(details);
  }
  return read.length > (instead ? 0 : 1) ? read.flat() : null;
}

/** What was read in a part of a text, as read in all of it. */
function moved(details: ParsedDetail[], by: number): ParsedDetail[] {
  for (const { spans } of details)
    for (const [field, own] of Object.entries(spans))
      spans[field] = own.map(({ start, end }) => ({ start: start + by, end: end + by }));
  return details;
}

/** A text that books a flight, a stay or a rental books nothing else. */
function readText(
  reading: Reading,
  finder: AirportFinder,
  { travelType, places }: ParseContext,
): ParsedDetail[] {
  const current = withClean(reading, withoutReplaced(reading.clean));
  if (travelType !== 'other')
    return withoutUnbooked(readKinds(current, finder, travelType), current);
  const rides = readRides(current, places);
  return rides.length > 0 && readKinds(current, finder, 'auto').length > 0 ? [] : rides;
}

/** Flights are read first; their words are then out of the way of stays and rentals. */
function readKinds(
  current: Reading,
  finder: AirportFinder,
  travelType: TravelKind | 'auto',
): ParsedDetail[] {
  const wanted = (kind: TravelKind) => travelType === 'auto' || travelType === kind;
  const details: ParsedDetail[] = [];
  const sections = sectionsOf(current);
  const plan = readDayPlan(current);
  const forFlights = withoutErrands(plan?.flights ?? current);
  const flights = isNonBooking(current, 'flight')
    ? []
    : inParts(forFlights, sections, 'flight', (part) => readFlights(part, finder));
  if (!isOnlyFlightOfRental(flights, current, () => carsIn(current, false)))
    details.push(...flights);
  const unplanned = plan?.rest ?? current;
  const rest = details.length > 0 ? withoutFlights(unplanned, details) : unplanned;
  const planned = [...(plan?.cars ?? []), ...(plan?.hotels ?? [])].filter(
    (detail) => isComplete(detail) && !isNonBooking(current, detail.type),
  );
  const cars = wanted('car') || wanted('hotel') ? carsIn(rest, travelType === 'car') : [];
  details.push(...planned, ...cars);
  const forHotels = cars.length > 0 ? withoutBlock(rest, cars) : rest;
  if (wanted('hotel') && !isNonBooking(current, 'hotel')) {
    details.push(...inParts(forHotels, sections, 'hotel', readHotels));
  }
  const isFlight = details.length === 0 && wanted('flight') && !isNonBooking(current, 'flight');
  return isFlight ? readFlights(current, finder, true).filter(isComplete) : details;
}

/** Of a package that heads its parts what its own parts tell, unless more is read of the whole text. */
function inParts<Detail extends ParsedDetail>(
  reading: Reading,
  sections: readonly Section[],
  kind: Section['kind'],
  read: (reading: Reading) => Detail[],
): Detail[] {
  const parts = reading.clean.length < LONGEST_PACKAGE ? partsOf(reading, sections, kind) : null;
  const whole = read(reading).filter(isComplete);
  const own = parts ? read(parts).filter(isComplete) : [];
  return own.length > 0 && own.length >= whole.length ? own : whole;
}

function carsIn(reading: Reading, asked: boolean): ParsedDetail[] {
  return isNonBooking(reading, 'car') ? [] : readCars(reading, asked).filter(isComplete);
}
