import ICAL from 'ical.js';
import { wallTimeLabel } from '~/domain/time/day-label';
import { splitWallTime, timeZoneNamed, wallTimeAt } from '~/domain/time/wall-time';
import { cleanText, inOneLine } from '../../input/clean';
import { readHtml } from '../../input/html';
import { type Reading, splitLines } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { findReferences } from '../../tokens/references/references';
import { anyCase } from '../../vocabulary/patterns';
import { isTripDay } from '../markup-times';

interface Geo {
  latitude: number;
  longitude: number;
}

export interface CalendarEvent {
  summary: string;
  description: string;
  location: string;
  start: ICAL.Time;
  /** With the length that some events have in place of an end; null where neither is told. */
  end: ICAL.Time | null;
  /** Whether the end was reckoned from a length: then it is by the clock of the start. */
  measured: boolean;
  /** Where it is, as some calendars add. */
  geo: Geo | null;
  /** The zone that both clocks are said to be in, by its IANA name or its offset; null for UTC, none, or a name nobody knows. */
  timeZone: string | null;
}

/** No title goes on longer: what is looked for in one is looked for at each of its words. */
const LONGEST_TITLE = 300;

export function eventsOf(file: string): CalendarEvent[] {
  try {
    return componentsOf(file).flatMap((component) => {
      const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').trim();
      const start = component.getFirstPropertyValue('dtstart');
      if (!isReal(start) || /cancel/i.test(value('status'))) return [];
      if (CANCELLED.test(value('summary'))) return [];
      return [
        {
          summary: value('summary').slice(0, LONGEST_TITLE),
          description: plainWords(value('description') || value('x-alt-desc')).slice(0, MOST_TOLD),
          location: value('location').replace(COORDINATES, '').replace(/ {2,}/g, ' '),
          start,
          end: endOf(component, start),
          measured: !component.hasProperty('dtend'),
          geo: geoOf(value('geo') || (COORDINATES.exec(value('location'))?.[0] ?? '')),
          timeZone: zoneOfClocks(component),
        },
      ];
    });
  } catch {
    return [];
  }
}

/**
 * The events as a person reads them, each with its title, hours as its file tells them, place and
 * description: what is shown and kept of a calendar that came without a mail.
 */
export function printedEvents(files: readonly string[]): string {
  return files
    .flatMap(eventsOf)
    .map(({ summary, location, description, start, end }) => {
      const hours = [`From ${printedMoment(start)}`];
      if (end) hours.push(`To ${printedMoment(end)}`);
      return [summary, ...hours, location, description].filter((line) => line !== '').join('\n');
    })
    .join('\n\n');
}

/** "Thu, Jun 4, 2026, 3:00 PM", with "UTC" where it is no clock of the place. */
function printedMoment(time: ICAL.Time): string {
  const label = wallTimeLabel(time.toString().slice(0, time.isDate ? 10 : 16), true);
  return isUtc(time) ? `${label} UTC` : label;
}

/** So many characters of a description tell of its booking; more is a whole mail's legal print. */
const MOST_TOLD = 20_000;

/** Some calendars write their descriptions as HTML, in which line breaks count none the less. */
function plainWords(description: string): string {
  if (!/<(?:br|p|div|span|li|a|b|strong)\b[^>]{0,200}>/i.test(description)) return description;
  return readHtml(description.replaceAll('\n', '<br>')).text.trim();
}

/** How mail programmes name an event that was called off. */
const CANCELLED = anyCase(
  /^\W*(?:cancel?led|storniert|abgesagt|annul[ée]\p{L}*|cancelad[oa]|geannuleerd)\b/iu,
);

/** What KDE Itinerary adds to its events: the reservation as it was read, in JSON-LD. */
export function reservationsIn(file: string): string[] {
  if (!file.includes(RESERVATION.toUpperCase())) return [];
  try {
    return componentsOf(file).flatMap((component) => {
      const script = component.getFirstPropertyValue(RESERVATION);
      return typeof script === 'string' ? script.replaceAll(/\\([,;])/g, '$1') : [];
    });
  } catch {
    return [];
  }
}

const RESERVATION = 'x-kde-kitinerary-reservation';

/** A calendar's events; a file may begin with its first event. */
function componentsOf(file: string): ICAL.Component[] {
  const words = file.trim().replace(BARE_DAY, '$1;VALUE=DATE:$2');
  const whole = words.startsWith('BEGIN:VEVENT')
    ? `BEGIN:VCALENDAR\n${words}\nEND:VCALENDAR`
    : words;
  const calendar = new ICAL.Component(ICAL.parse(whole) as unknown[]);
  const cancelled = /cancel/i.test(String(calendar.getFirstPropertyValue('method') ?? ''));
  return cancelled ? [] : calendar.getAllSubcomponents('vevent');
}

/** "Chicago USA@41.979629,-87.904565". */
const COORDINATES = /@-?\d{1,3}\.\d{3,},-?\d{1,3}\.\d{3,}$/;

function geoOf(printed: string): Geo | null {
  const [latitude = 0, longitude = 0] = (printed.match(/-?\d{1,3}\.\d+/g) ?? []).map(Number);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && latitude && longitude ? { latitude, longitude } : null;
}

function endOf(component: ICAL.Component, start: ICAL.Time): ICAL.Time | null {
  const end = component.getFirstPropertyValue('dtend');
  if (isReal(end)) return end;
  const length = component.getFirstPropertyValue('duration');
  if (!(length instanceof ICAL.Duration)) return null;
  const later = start.clone();
  later.addDuration(length);
  return isReal(later) ? later : null;
}

/** An event's length is of the zone of its start. */
function zoneOfClocks(component: ICAL.Component): string | null {
  const [start, end] = ['dtstart', 'dtend'].map((name) => {
    const said = component.getFirstProperty(name)?.getFirstParameter('tzid');
    return said ? (timeZoneNamed(said) ?? offsetOf(component.getFirstPropertyValue(name))) : null;
  });
  return end === start || !component.hasProperty('dtend') ? (start ?? null) : null;
}

/** "+01:00" of a zone that the file itself describes, as Outlook's "W. Europe Standard Time". */
function offsetOf(time: unknown): string | null {
  if (!(time instanceof ICAL.Time) || !time.zone?.component) return null;
  const minutes = Math.round(time.utcOffset() / 60);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A day alone, without the word that it is one. */
const BARE_DAY = /^(DT(?:START|END)):(\d{8})[ \t]*$/gm;

/** A day and time that exist: the reader takes any digits for one. */
function isReal(time: unknown): time is ICAL.Time {
  if (!(time instanceof ICAL.Time)) return false;
  const printed = time.toString();
  return isTripDay(printed.slice(0, 10)) && splitWallTime(printed.slice(0, 16)) !== null;
}

/**
 * A printed or zoned clock stays as it is; a UTC stamp is told in the place's own time. Where that is
 * not known nobody can tell the clock, only the day.
 */
export function wallTime(time: ICAL.Time, timeZone: string | null): string {
  if (time.isDate) return time.toString().slice(0, 10);
  if (!isUtc(time)) return time.toString().slice(0, 16);
  if (!timeZone) return time.toString().slice(0, 10);
  return wallTimeAt(Date.parse(`${time.toString().slice(0, 16)}:00Z`), timeZone);
}

export function isUtc(time: ICAL.Time): boolean {
  return time.zone?.tzid === 'UTC' || time.toString().endsWith('Z');
}

/** The event as a text: what it is, when it begins, and what is said about it. */
export function readingOfEvent(event: CalendarEvent, today: string): Reading {
  const start = event.start.toString();
  const moment = event.start.isDate
    ? start.slice(0, 10)
    : `${start.slice(0, 10)} ${start.slice(11, 16)}`;
  const from = event.location ? `\nFrom: ${inOneLine(event.location)}` : '';
  return readingOf(
    `${event.summary}\n${moment}${from}\n${event.description}`,
    event.summary,
    today,
  );
}

export function readingOf(words: string, subject = '', today = ''): Reading {
  const clean = cleanText(words);
  const mail = { subject, sender: '', sentOn: null };
  return { text: clean, clean, lines: splitLines(clean), mail, today };
}

export function referenceIn(event: CalendarEvent): string | null {
  const words = `${event.summary}\n${event.description}`;
  return (
    findReferences(readingOf(words))[0]?.value ??
    codeAlone(words) ??
    CODE_IN_LINK.exec(words)?.[1] ??
    null
  );
}

/** The trip's page at CheckMyTrip and others: ".../trip?R=ZQ5M7T&N=KELLER". */
const CODE_IN_LINK =
  /[?&](?:R|rloc|pnr|recordLocator|recLoc|bookingReference)=((?=\d{0,5}[A-Z])[A-Z\d]{6})(?![A-Za-z\d])/;

const CODE_ALONE = /(?<=^|[\n,;] ?)(?=\d{0,5}[A-Z])(?=[A-Z]{0,5}\d)[A-Z\d]{6}(?= ?(?:$|[\n,;]))/g;
const FLIGHT_SHAPE = /^[A-Z\d]{2}\d{4}$/;

/** "UA1234, KXQ7TL", or the code on a line of its own. */
function codeAlone(words: string): string | null {
  const codes = matchesOf(words, CODE_ALONE).map(([code]) => code);
  const [code, ...others] = new Set(codes.filter((one) => !FLIGHT_SHAPE.test(one)));
  return code && others.length === 0 ? code : null;
}

/** The line of an event's description right above the street of its location: what stands there. */
export function lineAboveAddress({ description, location }: CalendarEvent): string {
  const street = inOneLine(location).split(', ')[0] ?? '';
  const lines = description.split('\n').map((line) => line.trim());
  return street === '' ? '' : (lines[lines.indexOf(street) - 1] ?? '');
}
