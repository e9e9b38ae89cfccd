import type { Airport, Places } from '~/domain/places/places';
import { askForEnd, whichAirport } from '../finish/ambiguities';
import { cleanText } from '../input/clean';
import {
  emptyDetail,
  fill,
  type ParsedCar,
  type ParsedDetail,
  type ParsedFlight,
  type ParsedHotel,
} from '../parsed-detail';
import { type Reading, splitLines } from '../reading';
import { findRoom } from '../segments/hotels/rooms';
import type { AirportFinder } from '../tokens/airport-finder';
import { findFlights } from '../tokens/flight-numbers';
import { findReferences } from '../tokens/references';
import { airlineName, isAirlineCode } from '../vocabulary/airlines';
import { RENTAL_COMPANIES } from '../vocabulary/brands';
import { type CalendarEvent, eventsOf, wallTime, zoneOf } from './calendar-events';
import { inZoneOf, likelierTimes } from './flight-length';
import { dayOfLeaving, printedCheckInTime } from './stay-ends';

/** A mail has an event for each part of its trip; more than these are somebody's whole calendar. */
const MOST_BESIDE_WORDS = 12;
const MOST_WORDS = 20_000;

/** Calendar events an airline, hotel or rental company attached to a mail of these words. */
export function readCalendars(
  files: readonly string[],
  words: string,
  finder: AirportFinder,
  places: Places,
): ParsedDetail[] {
  const events = files.flatMap(eventsOf);
  const mail = events.length > MOST_BESIDE_WORDS ? '' : words.slice(0, MOST_WORDS);
  const checkOuts = events.filter(({ summary }) => CHECK_OUT_EVENT.test(summary));
  const returns = events.filter((event) => RETURN_EVENT.test(event.summary) && isShort(event));
  return events.flatMap((event) => {
    if (checkOuts.includes(event) || returns.includes(event)) return [];
    const detail =
      flightOf(event, finder) ??
      rentalOf(event, places, returns) ??
      stayOf(event, mail, places, checkOuts);
    return detail ? [detail] : [];
  });
}

function flightOf(event: CalendarEvent, finder: AirportFinder): ParsedFlight | null {
  const all = `${event.summary}\n${event.description}\n${event.location}`;
  const number = flightNumberIn(all);
  const codes = [...all.matchAll(/(?<![A-Za-z])([A-Z]{3})(?![A-Za-z])/g)]
    .map((match) => finder.code(match[1] ?? ''))
    .filter((airport) => airport !== null);
  const from =
    codes[0] ??
    only(
      finder.named(/(?:from|depart\w*)\s([\p{L} .]+?)(?:\sto\b|[,(\n]|$)/iu.exec(all)?.[1] ?? ''),
    );
  const to =
    codes.find((airport) => airport.code !== from?.code) ??
    only(finder.named(/\bto\s([\p{L} .]+?)(?:[,(\n]|\son\b|$)/iu.exec(all)?.[1] ?? ''));
  const cities = to ? [to] : citiesBehind(event.summary, from, finder);
  const city = cities[0];
  if (!number || !from || !city) return null;
  const detail = emptyDetail('flight');
  fill(detail, 'provider', airlineName(number.carrier));
  fill(detail, 'flightNumber', `${number.carrier}${number.digits.replace(/^0+/, '')}`);
  fill(detail, 'departureLocation', from.code);
  if (cities.length === 1) fill(detail, 'arrivalLocation', city.code);
  else detail.ambiguities.push(whichAirport('arrivalLocation', cities, city.city));
  fill(detail, 'departureTimeZone', from.timeZone);
  fill(detail, 'arrivalTimeZone', city.timeZone);
  const left = wallTime(event.start, from.timeZone);
  const lands = event.end && !event.end.isDate ? wallTime(event.end, city.timeZone) : null;
  const zone = event.timeZone ?? (event.measured ? from.timeZone : null);
  const told = lands && zone ? timesOf(left, lands, zone, from, city) : null;
  fill(detail, 'departureDateTime', told?.left ?? left);
  fill(detail, 'date', detail.departureDateTime?.slice(0, 10) ?? null);
  fill(detail, 'arrivalDateTime', told?.lands ?? lands);
  fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(detail, 'seatInfo', /\bseats?\W{1,3}(\d{1,2}[A-L])\b/i.exec(all)?.[1] ?? null);
  return detail;
}

/** "AS 1187", else "Alaska Airlines Flight 1187". */
function flightNumberIn(words: string): { carrier: string; digits: string } | null {
  for (const match of words.matchAll(/(?<!\w)([A-Z][A-Z0-9]|\d[A-Z])\s?(\d{1,4})(?![\w:])/g)) {
    const [, carrier = '', digits = ''] = match;
    if (isAirlineCode(carrier)) return { carrier, digits };
  }
  const [named] = findFlights(readingOf(words), null).filter(({ carrier }) => carrier !== null);
  return named?.carrier ? { carrier: named.carrier, digits: named.number } : null;
}

/** Both clocks are of one zone to a calendar, or each is its airport's: the flight's length tells. */
function timesOf(left: string, lands: string, zone: string, from: Airport, to: Airport) {
  const printed = { left, lands };
  return likelierTimes(from, to, [printed, inZoneOf(printed, zone, from, to)]);
}

/** "Lyon-Roma": all airports of the second city, where the first is that of departure. */
function citiesBehind(summary: string, from: Airport | null, finder: AirportFinder): Airport[] {
  const [first = '', second = '', ...others] = summary.split(/ ?[-–→] ?/);
  const starts = first.split(' ').map((_, i, words) => words.slice(i).join(' '));
  const leaves = (name: string) => finder.namesakes(name).some(({ code }) => code === from?.code);
  return others.length === 0 && starts.some(leaves) ? finder.ofCity(second) : [];
}

const STAY =
  /\b(?:stay|hotel|inn|suites|resort|check-?in|reservation at|nights?|airbnb|lodging|marriott|hilton|hyatt)\b|\bcheck in\b[\s\S]{0,500}\bcheck out\b/i;

/** All-day events are vague about their last day: a printed check-out or number of nights decides. */
function stayOf(
  event: CalendarEvent,
  words: string,
  places: Places,
  checkOuts: readonly CalendarEvent[],
): ParsedHotel | null {
  const all = `${event.summary}\n${event.description}`;
  if (
    !STAY.test(all) ||
    !event.end ||
    /\bdinner|restaurant|spa appointment|conference|meeting\b/i.test(event.summary)
  )
    return null;
  const detail = emptyDetail('hotel');
  const name = event.summary
    .replace(/[\s:-]+check[- ]?in\W*$/i, '')
    .replace(
      /^.*?\b(?:stay(?:ing)?|reservation|booking|check[- ]?in|trip)\b(?:\s(?:at|with|in|for|to))?[:\s-]+/i,
      '',
    )
    .replace(/^(?:hotel:|at|your)\s+/i, '')
    .replace(/\s*[-(#].*?(?:conf|res|#|\d{5}).*$/i, '')
    .trim();
  fill(detail, 'provider', name || event.summary);
  fill(detail, 'location', event.location.replace(/\s*\n\s*/g, ', '));
  const zone = zoneOf(event.location, places);
  const start = wallTime(event.start, zone);
  const startDay = start.slice(0, 10);
  const checkInTime = event.start.isDate ? printedCheckInTime(all, startDay) : '';
  fill(detail, 'checkInDate', start + checkInTime);
  let end = wallTime(event.end, zone);
  if (event.end.isDate || end.slice(0, 10) <= startDay) {
    const printed = dayOfLeaving(all, words, startDay, end, event.end.isDate);
    const checkOut = checkOuts.find(({ start }) => start.compare(event.start) > 0);
    if (printed) end = printed;
    else if (checkOut) end = wallTime(checkOut.start, zone);
  }
  fill(detail, 'checkOutDate', end);
  fill(detail, 'date', startDay);
  fill(detail, 'endDate', end.slice(0, 10));
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(detail, 'roomInfo', findRoom(readingOf(event.description))?.text ?? null);
  return detail;
}

/** The day of leaving has an event of its own. */
const CHECK_OUT_EVENT = /^\W*check(?:ing)?[- ]?out\b/i;
/** So has that of bringing the car back. */
const RETURN_EVENT = /\b(?:return|drop-?off)\b/i;
/** Nobody rents a car for less: the event is of fetching it, or of bringing it back. */
const SHORTEST_RENTAL_HOURS = 4;

function isShort({ start, end }: CalendarEvent): boolean {
  return end !== null && end.subtractDate(start).toSeconds() < SHORTEST_RENTAL_HOURS * 3600;
}

function rentalOf(
  event: CalendarEvent,
  places: Places,
  returns: readonly CalendarEvent[],
): ParsedCar | null {
  const all = `${event.summary}\n${event.description}`;
  const company = RENTAL_COMPANIES.find(({ pattern }) => new RegExp(pattern).test(all));
  if (!company || !event.end || !/\b(?:car|rental|pick-?up|vehicle|rent)\b/i.test(all)) return null;
  const detail = emptyDetail('car');
  const zone = zoneOf(event.location, places);
  fill(detail, 'provider', company.name);
  fill(detail, 'location', event.location.replace(/\s*\n\s*/g, ', '));
  const back = returns.find(({ start }) => start.compare(event.start) > 0);
  fill(
    detail,
    'returnLocation',
    /(?:drop-?off|return)(?: location)?:\s?([^\n]{4,100})/i.exec(event.description)?.[1]?.trim() ??
      (back?.location.replace(/\s*\n\s*/g, ', ') || detail.location),
  );
  fill(detail, 'pickupDate', wallTime(event.start, zone));
  if (!isShort(event)) fill(detail, 'returnDate', wallTime(event.end, zone));
  else if (back)
    fill(detail, 'returnDate', wallTime(back.start, zoneOf(back.location, places) ?? zone));
  else askForEnd(detail, 'returnDate', event.summary);
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(
    detail,
    'carType',
    /(?:vehicle|car(?: class| type)?):\s?([^\n]{3,60})/i.exec(event.description)?.[1]?.trim() ??
      /\bcar reservation: (.{3,60})$/i.exec(event.summary)?.[1]?.trim() ??
      null,
  );
  return detail;
}

function referenceIn(event: CalendarEvent): string | null {
  return findReferences(readingOf(`${event.summary}\n${event.description}`))[0]?.value ?? null;
}

function readingOf(words: string): Reading {
  const clean = cleanText(words);
  const mail = { subject: '', sender: '', sentOn: null };
  return { text: clean, clean, lines: splitLines(clean), mail, today: '' };
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}
