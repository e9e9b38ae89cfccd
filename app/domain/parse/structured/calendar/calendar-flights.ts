import type { Airport } from '~/domain/places/places';
import { askForAirport, whichAirport } from '../../finish/ambiguities';
import { emptyDetail, fill, type ParsedFlight } from '../../parsed-detail';
import { labelledSeats } from '../../segments/flights/flight-seats';
import { readFlights } from '../../segments/flights/flights';
import { findAirlines } from '../../tokens/airline-names';
import { AIRCRAFT, findFlights } from '../../tokens/flight-numbers';
import { matchesOf } from '../../tokens/matches';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { airlineName, isAirlineCode } from '../../vocabulary/airlines';
import { WORDY_CODES } from '../../vocabulary/airport-names';
import {
  type CalendarEvent,
  isUtc,
  readingOf,
  readingOfEvent,
  referenceIn,
  wallTime,
} from './calendar-events';
import { cityBefore, cityBehind, flown, namedCity, only } from './event-cities';
import { timesOf } from './event-times';

/** "Online check-in is open" and "Gate closes" are no flights of their own. */
const REMINDER = /check-?in|einchecken|boarding|gate closes|bag drop/i;

/** The flight an event is of: by the codes or names of its airports, else as its words are read. */
export function flightOf(event: CalendarEvent, finder: AirportFinder): ParsedFlight | null {
  if (REMINDER.test(event.summary)) return null;
  const flight = byRoute(event, finder);
  const read = flight?.ambiguities.length === 0 ? flight : (byWords(event, finder) ?? flight);
  return read && withPrintedClocks(read, event, finder);
}

/**
 * "Depart: Calgary (YYC) 8:50 AM", "Arrive: Maui (OGG) 12:55 PM": both clocks as the traveller is told them
 * win over the universal times of a sender whose tables of zones are older than ours, or who has none.
 */
function withPrintedClocks(flight: ParsedFlight, event: CalendarEvent, finder: AirportFinder) {
  if (!isUtc(event.start)) return flight;
  const words = readingOf(`${event.summary}\n${event.description}`, '', flight.date ?? '');
  const [told, ...others] = readFlights(words, finder);
  const { departureDateTime: left, arrivalDateTime: lands } = told ?? {};
  const isSame =
    others.length === 0 &&
    told?.flightNumber === flight.flightNumber &&
    told?.departureLocation === flight.departureLocation &&
    told?.arrivalLocation === flight.arrivalLocation;
  if (!isSame || !left?.[10] || !lands?.[10] || told?.date !== flight.date) return flight;
  const detail = { ...flight, sources: { ...flight.sources } };
  fill(detail, 'departureDateTime', left);
  fill(detail, 'arrivalDateTime', lands);
  fill(detail, 'endDate', lands.slice(0, 10));
  return detail;
}

/** Whether an event speaks of a flight, so that it is no stay. */
export function namesFlight({ summary }: CalendarEvent): boolean {
  return flightNumberIn(summary) !== null;
}

/** An appointment into whose words somebody typed the flights of a whole journey. */
export function isJourneyPlan(event: CalendarEvent, finder: AirportFinder): boolean {
  const day = event.start.toString().slice(0, 10);
  const reading = readingOf(event.description, '', day);
  const numbers = new Set(findFlights(reading, null).map(({ number }) => number));
  return numbers.size > 1 && readFlights(reading, finder).length > 1;
}

function byRoute(event: CalendarEvent, finder: AirportFinder): ParsedFlight | null {
  const all = wordsOf(event);
  // "Lounge is by A38" stands below a title that names the flight.
  const number = flightNumberIn(event.summary) ?? flightNumberIn(all);
  const codes = airportsOf(event, finder);
  const lands = codes.filter(({ end }) => end > 0);
  const left =
    codes[0]?.airport ??
    finder.oneNamed(/(?:from|depart\w*)\s([\p{L} .]+?)(?:\sto\b|[,(\n]|$)/iu.exec(all)?.[1] ?? '');
  const froms = left ? only(left) : namedCity(cityBefore(event.summary, finder), finder);
  const to =
    [...lands, ...codes].find(({ airport }) => airport.code !== left?.code)?.airport ??
    finder.oneNamed(/\bto\s([\p{L} .]+?)(?:[,(\n]|\son\b|$)/iu.exec(all)?.[1] ?? '');
  const tos = to ? only(to) : namedCity(cityBehind(event.summary, froms, finder), finder);
  const { from, cities } = flown(froms, tos, event);
  const city = cities[0] ?? null;
  if (!city && !(from && number && isTitledFlight(event))) return null;
  if (!from && !isBookedFlightTo(event)) return null;
  const airline = number ? null : airlineWithRoute(event);
  if (from && !number && !airline && !isFlightByRoute(event)) return null;
  const detail = emptyDetail('flight');
  fill(detail, 'provider', airlineName(number?.carrier ?? airline ?? ''));
  if (number) fill(detail, 'flightNumber', `${number.carrier}${number.digits.replace(/^0+/, '')}`);
  if (from) fill(detail, 'departureLocation', from.code);
  else askForAirport(detail, 'departure', '');
  if (!city) askForAirport(detail, 'arrival', '');
  else if (cities.length === 1) fill(detail, 'arrivalLocation', city.code);
  else detail.ambiguities.push(whichAirport('arrivalLocation', cities, city.city));
  fill(detail, 'departureTimeZone', from?.timeZone ?? null);
  fill(detail, 'arrivalTimeZone', city?.timeZone ?? null);
  fill(detail, 'seatInfo', seatsIn(all));
  fill(detail, 'confirmationNumber', referenceIn(event));
  return withEventTimes(detail, event, from, city);
}

const CODE = /(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g;
const NAMED = "(?: (?:airport|at|in))?\\W{0,3}(?:\\p{Lu}[\\p{L} .,'/-]{0,40}\\()?$";
const LEAVES = new RegExp(
  `\\b(?:[Ff]rom|FROM|[Dd]ep(?:art(?:s|ing|ure)?)?|DEPARTURE|[Ll]eav(?:es?|ing)|[Oo]rigin|Von|Abflug|Départ|Salida|Partenza|Vertrek)${NAMED}`,
  'u',
);
/** "Flight to SFO": the other airport is where it leaves, though it is printed below. */
const LANDS = new RegExp(
  `\\b(?:[Tt]o|TO|[Aa]rr(?:iv(?:es?|ing|al))?|ARRIVAL|[Dd]estination|Nach|Ankunft|Arrivée|Llegada|Arrivo|Aankomst)${NAMED}`,
  'u',
);
const LANDS_BEHIND = /^ arriv(?:es|ing|al)\b/i;

interface EventAirport {
  airport: Airport;
  /** Where it leaves is below nought, where it lands above. */
  end: number;
}

/** The airports of an event by their codes, that of departure first: as it is said, else the event's own place, else as printed. */
function airportsOf(event: CalendarEvent, finder: AirportFinder): EventAirport[] {
  const all = wordsOf(event);
  const heads = `${event.summary}\n${event.location}`;
  const ends = new Map<string, number>();
  for (const { 0: code, index } of matchesOf(all, CODE)) {
    if (WORDY_CODES.has(code) && !heads.includes(code)) continue;
    const end = endAt(all, index) || (event.location.includes(code) ? AT_PLACE : 0);
    if (!ends.has(code) || Math.abs(end) > Math.abs(ends.get(code) ?? 0)) ends.set(code, end);
  }
  const found = [...ends].flatMap(([code, end]) => {
    const airport = finder.code(code);
    return airport ? [{ airport, end }] : [];
  });
  return found.sort((a, b) => a.end - b.end);
}

const AT_PLACE = -0.5;

/** Whether a code is said to be where it leaves (-1) or lands (1). */
function endAt(words: string, at: number): number {
  const before = words.slice(Math.max(0, at - 70), at);
  if (LANDS.test(before) || LANDS_BEHIND.test(words.slice(at + 3, at + 12))) return 1;
  return LEAVES.test(before) ? -1 : 0;
}

const ROUTE = /(?<![A-Za-z])[A-Z]{3} ?(?:-|–|→|>|\/|to) ?[A-Z]{3}(?![A-Za-z])/;

/** "Flight BOI to STS" with its reference. */
function isFlightByRoute(event: CalendarEvent): boolean {
  return (
    ROUTE.test(event.summary) && /\bflight\b/i.test(wordsOf(event)) && referenceIn(event) !== null
  );
}

/** "Flight to Porto" with its reference: where it leaves the person knows. */
function isBookedFlightTo(event: CalendarEvent): boolean {
  return /^\W*flight to /i.test(event.summary) && referenceIn(event) !== null;
}

/** "Flight Home", at the airport where it leaves. */
function isTitledFlight({ summary, start, end }: CalendarEvent): boolean {
  return /^\W*(?:return )?flight\b/i.test(summary) && !start.isDate && end?.isDate === false;
}

/** "DUB to LHR", and the one airline the event names. */
function airlineWithRoute(event: CalendarEvent): string | null {
  if (!ROUTE.test(event.summary)) return null;
  const codes = new Set(findAirlines(wordsOf(event)).map(({ code }) => code));
  const [code, ...others] = codes;
  return code && others.length === 0 ? code : null;
}

/** In whatever language and order the event says it; its two parts may say it twice, each in its way. */
function byWords(event: CalendarEvent, finder: AirportFinder): ParsedFlight | null {
  if (event.start.isDate) return null;
  const day = event.start.toString().slice(0, 10);
  for (const part of [event, { ...event, summary: '' }, { ...event, description: '' }]) {
    const [flight, ...others] = readFlights(readingOfEvent(part, day), finder);
    const from = flight?.departureLocation && finder.code(flight.departureLocation);
    const to = flight?.arrivalLocation && finder.code(flight.arrivalLocation);
    if (!flight?.flightNumber || others.length > 0 || !from || !to) continue;
    // The words of an event are not shown: nothing in the text can be pointed at.
    const confirmationNumber = flight.confirmationNumber ?? referenceIn(event);
    const seatInfo = flight.seatInfo ?? seatsIn(wordsOf(event));
    return withEventTimes({ ...flight, confirmationNumber, seatInfo, spans: {} }, event, from, to);
  }
  return null;
}

function seatsIn(words: string): string | null {
  return labelledSeats(words).join(', ') || null;
}

function withEventTimes(
  detail: ParsedFlight,
  event: CalendarEvent,
  from: Airport | null,
  to: Airport | null,
): ParsedFlight {
  const left = wallTime(event.start, from?.timeZone ?? null);
  const lands = event.end && !event.end.isDate ? wallTime(event.end, to?.timeZone ?? null) : null;
  const told = from && to && lands ? timesOf(event, { left, lands }, from, to) : null;
  fill(detail, 'departureDateTime', told?.left ?? left);
  fill(detail, 'date', detail.departureDateTime?.slice(0, 10) ?? null);
  fill(detail, 'arrivalDateTime', told?.lands ?? lands);
  fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
  return detail;
}

/** "AS 1187", else "Alaska Airlines Flight 1187". */
function flightNumberIn(words: string): { carrier: string; digits: string } | null {
  for (const match of matchesOf(words, /(?<!\w)([A-Z][A-Z0-9]|\d[A-Z])\s?(\d{1,4})(?![\w:])/g)) {
    const [printed, carrier = '', digits = ''] = match;
    if (isAirlineCode(carrier) && !AIRCRAFT.test(printed)) return { carrier, digits };
  }
  const [named] = findFlights(readingOf(words), null).filter(({ carrier }) => carrier !== null);
  return named?.carrier ? { carrier: named.carrier, digits: named.number } : null;
}

function wordsOf({ summary, description, location }: CalendarEvent): string {
  return `${summary}\n${description}\n${location}`;
}
