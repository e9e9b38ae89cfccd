import ICAL from 'ical.js';
import type { Airport, Places } from '~/domain/places/places';
import { splitWallTime, wallTimeAt } from '~/domain/time/wall-time';
import { whichAirport } from '../finish/ambiguities';
import { cleanText } from '../input/clean';
import {
  emptyDetail,
  fill,
  type ParsedCar,
  type ParsedDetail,
  type ParsedFlight,
  type ParsedHotel,
} from '../parsed-detail';
import { splitLines } from '../reading';
import { findRoom } from '../segments/hotels/rooms';
import { AirportFinder } from '../tokens/airport-finder';
import { findReferences } from '../tokens/references';
import { airlineName, isAirlineCode } from '../vocabulary/airlines';
import { RENTAL_COMPANIES } from '../vocabulary/brands';
import { isTripDay } from './json-ld';
import { dayOfLeaving, printedCheckInTime } from './stay-ends';

export interface CalendarEvent {
  summary: string;
  description: string;
  location: string;
  start: ICAL.Time;
  end: ICAL.Time | null;
}

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
  return events.flatMap((event) => {
    if (checkOuts.includes(event)) return [];
    const detail =
      flightOf(event, finder) ?? rentalOf(event, places) ?? stayOf(event, mail, places, checkOuts);
    return detail ? [detail] : [];
  });
}

export function eventsOf(file: string): CalendarEvent[] {
  try {
    const calendar = new ICAL.Component(
      ICAL.parse(file.trim().replace(BARE_DAY, '$1;VALUE=DATE:$2')) as unknown[],
    );
    if (/cancel/i.test(String(calendar.getFirstPropertyValue('method') ?? ''))) return [];
    const root =
      calendar.name === 'vcalendar' ? calendar : new ICAL.Component(['vcalendar', [], []]);
    return root.getAllSubcomponents('vevent').flatMap((component) => {
      const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').trim();
      const start = component.getFirstPropertyValue('dtstart');
      const end = component.getFirstPropertyValue('dtend');
      if (!isReal(start) || /cancel/i.test(value('status'))) return [];
      return [
        {
          summary: value('summary'),
          description: value('description'),
          location: value('location'),
          start,
          end: isReal(end) ? end : null,
        },
      ];
    });
  } catch {
    return [];
  }
}

/** A day alone, without the word that it is one. */
const BARE_DAY = /^(DT(?:START|END)):(\d{8})[ \t]*$/gm;

/** A day and time that exist: the reader takes any digits for one. */
function isReal(time: unknown): time is ICAL.Time {
  if (!(time instanceof ICAL.Time)) return false;
  const printed = time.toString();
  return isTripDay(printed.slice(0, 10)) && splitWallTime(printed.slice(0, 16)) !== null;
}

/** A printed or zoned clock stays as it is; a UTC stamp is told in the place's own time. */
export function wallTime(time: ICAL.Time, timeZone: string | null): string {
  if (time.isDate) return time.toString().slice(0, 10);
  const isUtc = time.zone?.tzid === 'UTC' || time.toString().endsWith('Z');
  if (!isUtc || !timeZone) return time.toString().slice(0, 16);
  return wallTimeAt(Date.parse(`${time.toString().slice(0, 16)}:00Z`), timeZone);
}

function flightOf(event: CalendarEvent, finder: AirportFinder): ParsedFlight | null {
  const all = `${event.summary}\n${event.description}\n${event.location}`;
  const number = [...all.matchAll(/(?<!\w)([A-Z][A-Z0-9]|\d[A-Z])\s?(\d{1,4})(?![\w:])/g)].find(
    (match) => isAirlineCode(match[1] ?? ''),
  );
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
  const [, carrier = '', digits = ''] = number;
  fill(detail, 'provider', airlineName(carrier));
  fill(detail, 'flightNumber', `${carrier}${digits.replace(/^0+/, '')}`);
  fill(detail, 'departureLocation', from.code);
  if (cities.length === 1) fill(detail, 'arrivalLocation', city.code);
  else detail.ambiguities.push(whichAirport('arrivalLocation', cities, city.city));
  fill(detail, 'departureTimeZone', from.timeZone);
  fill(detail, 'arrivalTimeZone', city.timeZone);
  fill(detail, 'departureDateTime', wallTime(event.start, from.timeZone));
  fill(detail, 'date', detail.departureDateTime?.slice(0, 10) ?? null);
  if (event.end && !event.end.isDate)
    fill(detail, 'arrivalDateTime', wallTime(event.end, city.timeZone));
  fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(detail, 'seatInfo', /\bseats?\W{1,3}(\d{1,2}[A-L])\b/i.exec(all)?.[1] ?? null);
  return detail;
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
  const clean = cleanText(event.description);
  fill(
    detail,
    'roomInfo',
    findRoom({
      text: clean,
      clean,
      lines: splitLines(clean),
      mail: { subject: '', sender: '', sentOn: null },
      today: '',
    })?.text ?? null,
  );
  return detail;
}

/** The day of leaving has an event of its own. */
const CHECK_OUT_EVENT = /^\W*check(?:ing)?[- ]?out\b/i;
function rentalOf(event: CalendarEvent, places: Places): ParsedCar | null {
  const all = `${event.summary}\n${event.description}`;
  const company = RENTAL_COMPANIES.find(({ pattern }) => new RegExp(pattern).test(all));
  if (!company || !event.end || !/\b(?:car|rental|pick-?up|vehicle|rent)\b/i.test(all)) return null;
  const detail = emptyDetail('car');
  const zone = zoneOf(event.location, places);
  fill(detail, 'provider', company.name);
  fill(detail, 'location', event.location.replace(/\s*\n\s*/g, ', '));
  fill(
    detail,
    'returnLocation',
    /(?:drop-?off|return)(?: location)?:\s?([^\n]{4,100})/i.exec(event.description)?.[1]?.trim() ??
      detail.location,
  );
  fill(detail, 'pickupDate', wallTime(event.start, zone));
  fill(detail, 'returnDate', wallTime(event.end, zone));
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

export function zoneOf(location: string, places: Places): string | null {
  const line = location.replace(/\s*\n\s*/g, ', ');
  const place = line ? places.locate(line) : null;
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  // "Calle Mayor 3, Madrid, Spain": no table has the city by its country, but that of airports.
  const ends = new AirportFinder(places).named(line.split(',').slice(-2).join(',').trim());
  const zones = new Set(ends.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? (ends[0]?.timeZone ?? null) : null;
}

function referenceIn(event: CalendarEvent): string | null {
  const clean = cleanText(`${event.summary}\n${event.description}`);
  const reading = {
    text: clean,
    clean,
    lines: splitLines(clean),
    mail: { subject: '', sender: '', sentOn: null },
    today: '',
  };
  return findReferences(reading)[0]?.value ?? null;
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}
