import type { Places } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import { askForEnd, askForStart, askWhichDay } from '../../finish/ambiguities';
import { inOneLine } from '../../input/clean';
import { emptyDetail, fill, type ParsedHotel } from '../../parsed-detail';
import { namesHouse } from '../../segments/hotels/hotel-words';
import { findRoom } from '../../segments/hotels/rooms';
import { findAddresses } from '../../tokens/places/addresses';
import { wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { dayOfLeaving, printedCheckInTime, printedCheckOutTime } from '../stay-ends';
import {
  type CalendarEvent,
  lineAboveAddress,
  readingOf,
  referenceIn,
  wallTime,
} from './calendar-events';
import { houseOf } from './event-house';
import { zoneOfEvent } from './event-zone';

const STAY_ABROAD = `${wordsFor('stay')}|${wordsAbroad('check-in')}`;
const STAY = anyCase(
  `\\b(?:stay|hotel|inn|suites|resort|check-?in|reservation at|nights?|airbnb|lodging|marriott|hilton|hyatt)\\b|\\bcheck in\\b[\\s\\S]{0,500}\\bcheck out\\b|${STAY_ABROAD}`,
);
/** The words of an event called after its house alone, as "Courtyard Boise Downtown". */
const CHECKS_IN = /\bcheck[- ]?in\b|\[lodging\]|\bnights?\b/i;
/** What else is done at a hotel; an event that begins with the word for a stay is one none the less. */
const NO_STAY =
  /^(?!\W*(?:hotel|stay|check[- ]?in|lodging|airbnb)\b).*\b(?:breakfast|brunch|lunch|drinks|party|gala|wedding|workshop|seminar|summit|kick-?off|session|class|appointment|interview|tour|show|concert|gig|rehearsal|sound ?check|load-?in|call)\b|\b(?:dinner|restaurant|spa appointment|conference|meeting)\b/i;
const CHECK_IN_EVENT = /^\W*check(?:ing)?[- ]?in\b/i;
/** The day of leaving has an event of its own. */
const CHECK_OUT_EVENT = /^\W*check(?:ing)?[- ]?out\b/i;
/** "Check Out time" above the details of an event that is called after the house. */
const CHECK_OUT_HEAD = /^\W*check[- ]?out time\W*\n/i;
/** Who prints it so means a place to stay. */
const LODGING = /\[lodging\]|\bcheck-out:/i;

export function isCheckOut({ summary, description }: CalendarEvent): boolean {
  return CHECK_OUT_EVENT.test(summary) || CHECK_OUT_HEAD.test(description);
}

/** What Gmail adds to the events it makes of mails: their last day is that of leaving. */
const BY_GMAIL = /\bautomatically created events like this one\b/;

/** What else a calendar tells of when one leaves. */
export interface StayContext {
  places: Places;
  /** What the mail around the calendar prints. */
  mail: string;
  checkOuts: readonly CalendarEvent[];
  /** Days on which another part of the trip begins. */
  departures: ReadonlySet<string>;
}

/** All-day events are vague about their last day: a printed check-out or number of nights decides. */
export function stayOf(
  event: CalendarEvent,
  { places, mail, checkOuts, departures }: StayContext,
): ParsedHotel | null {
  const all = `${event.summary}\n${event.description}`;
  const checkOut = checkOuts.find(({ start }) => start.compare(event.start) > 0);
  if ((!event.end && !checkOut) || NO_STAY.test(event.summary)) return null;
  if (!STAY.test(event.summary) && !(STAY.test(all) && isBooked(event))) return null;
  // "Check-in" alone is also a meeting.
  if (/^\W*check[- ]?in\W*$/i.test(event.summary) && !isBooked(event)) return null;
  const detail = describeHouse(event);
  const zone = zoneOfEvent(event, places);
  const ends = [wallTime(event.start, zone), event.end ? wallTime(event.end, zone) : ''] as const;
  const [start, end] = asPrinted(ends, all) ?? ends;
  const startDay = start.slice(0, 10);
  // An event of checking in may begin some minutes before.
  const asksWords = start.length === 10 || CHECK_IN_EVENT.test(event.summary);
  const checkInTime = asksWords ? printedCheckInTime(all, startDay) : '';
  fill(detail, 'checkInDate', checkInTime ? startDay + checkInTime : start);
  fill(detail, 'date', startDay);
  if (!event.end) {
    if (checkOut) fillEnd(detail, leavingAt(checkOut, zone));
    return detail;
  }
  const vague = event.end.isDate || end.slice(0, 10) <= startDay;
  // Nothing says that one sleeps there.
  if (!event.end.isDate && vague && !CHECKS_IN.test(all)) return null;
  const clock = end.length > 10 ? '' : printedCheckOutTime(all, end);
  const printed = vague ? dayOfLeaving(all, mail, startDay, end) : end + clock;
  const lastDay = shiftDay(end.slice(0, 10), -1);
  // An event of checking in tells nothing of when one leaves.
  if (vague && !event.end.isDate && !printed && !checkOut && CHECK_IN_EVENT.test(event.summary)) {
    askForEnd(detail, 'checkOutDate', event.summary);
    return detail;
  }
  const told =
    printed ??
    (checkOut ? leavingAt(checkOut, zone) : null) ??
    (BY_GMAIL.test(event.description) && lastDay > startDay ? lastDay : null) ??
    endOf(startDay, end, departures);
  if (told) fillEnd(detail, told);
  else {
    const days = [lastDay, end.slice(0, 10)].map((day) => day + printedCheckOutTime(all, day));
    askWhichDay(detail, 'checkOutDate', days, event.summary);
  }
  return detail;
}

/** An hour or more: the nearest town may lie in the next country, and in its zone. */
const ZONES_APART = [60, 90, 120, 180];

/** Both clocks as the words print them, where they are off by the same: then the zone was another one. */
function asPrinted(
  [start, end]: readonly [string, string],
  all: string,
): readonly [string, string] | null {
  if (start.length === 10 || end.length < 11) return null;
  const [startDay, endDay] = [start.slice(0, 10), end.slice(0, 10)];
  const [checkIn, checkOut] = [printedCheckInTime(all, startDay), printedCheckOutTime(all, endDay)];
  const apart = [
    [start, startDay + checkIn],
    [end, endDay + checkOut],
  ].map(
    ([ours = '', printed = '']) => (Date.parse(`${printed}Z`) - Date.parse(`${ours}Z`)) / 60_000,
  );
  const [first = 0, last] = apart;
  const isShifted = first === last && ZONES_APART.includes(Math.abs(first));
  return checkIn && checkOut && isShifted ? [startDay + checkIn, endDay + checkOut] : null;
}

function fillEnd(detail: ParsedHotel, end: string) {
  fill(detail, 'checkOutDate', end);
  fill(detail, 'endDate', end.slice(0, 10));
}

function isBooked(event: CalendarEvent): boolean {
  return CHECKS_IN.test(event.description) || referenceIn(event) !== null;
}

/** A check-out whose check-in is in no event: the person knows when it was. */
export function stayEndingAt(event: CalendarEvent, places: Places): ParsedHotel | null {
  if (!LODGING.test(event.description)) return null;
  const detail = describeHouse(event);
  fillEnd(detail, leavingAt(event, zoneOfEvent(event, places)));
  askForStart(detail, 'checkInDate', event.summary);
  return detail;
}

const HOUSE_LABEL = anyCase(
  `^(?:hotel name|property name|${wordsFor('hotel')}): ?([^\\n]{3,80})$`,
  'm',
);

function describeHouse(event: CalendarEvent): ParsedHotel {
  const detail = emptyDetail('hotel');
  const told = HOUSE_LABEL.exec(event.description)?.[1];
  const location = inOneLine(event.location);
  const house =
    told?.trim() ||
    houseAtAddress(event) ||
    houseOf(event.summary, location) ||
    houseAbove(event.description);
  fill(detail, 'provider', house ?? event.summary);
  const own = `${house ?? event.summary}, `;
  const named = location.startsWith(own) && /\d/.test(location.slice(own.length));
  const reading = readingOf(event.description);
  // TripIt prints the address among the words of its event alone.
  const [address, ...others] = location === '' ? findAddresses(reading) : [];
  const printed = address && others.length === 0 ? address.value : location;
  fill(detail, 'location', named ? location.slice(own.length) : printed);
  fill(detail, 'confirmationNumber', referenceIn(event));
  fill(detail, 'roomInfo', findRoom(reading)?.text ?? null);
  return detail;
}

/** "Hotel Musterhof Wien" right above the street, where the title is "Hotel Wien (Musterhof)". */
function houseAtAddress(event: CalendarEvent): string | null {
  const above = lineAboveAddress(event);
  const words = above.split(' ').filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word));
  const isOfTitle = words.length > 1 && words.every((word) => event.summary.includes(word));
  return isOfTitle && namesHouse(above) && above.length < 70 ? above : null;
}

/** "Your stay" as a title: the house stands on the first line, above what is told of it. */
function houseAbove(description: string): string | null {
  const [first = '', next] = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return next && /^\p{Lu}[^:#?!]{3,60}[^.:#?!]$/u.test(first) && !/\d{3}/.test(first)
    ? first
    : null;
}

function leavingAt(checkOut: CalendarEvent, zone: string | null): string {
  const end = wallTime(checkOut.start, zone);
  return end.length > 10 ? end : end + printedCheckOutTime(checkOut.description, end);
}

/**
 * The day on which an all-day event ends is no part of it, but half of those who write one put the
 * check-out there: told only where another part of the trip begins on one of both days.
 */
function endOf(startDay: string, end: string, departures: ReadonlySet<string>): string | null {
  const last = shiftDay(end.slice(0, 10), -1);
  if (last <= startDay) return end;
  const [day, ...others] = [last, end.slice(0, 10)].filter((one) => departures.has(one));
  return others.length === 0 ? (day ?? null) : null;
}
