import ICAL from 'ical.js';
import type { Places } from '~/domain/places/places';
import { splitWallTime, timeZoneNamed, wallTimeAt } from '~/domain/time/wall-time';
import { AirportFinder } from '../tokens/airport-finder';
import { isTripDay } from './json-ld';

export interface CalendarEvent {
  summary: string;
  description: string;
  location: string;
  start: ICAL.Time;
  /** With the length that some events have in place of an end; null where neither is told. */
  end: ICAL.Time | null;
  /** Whether the end was reckoned from a length: then it is by the clock of the start. */
  measured: boolean;
  /** The zone that both clocks are said to be in, by its IANA name; null for UTC, none, or any other name. */
  timeZone: string | null;
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
      if (!isReal(start) || /cancel/i.test(value('status'))) return [];
      return [
        {
          summary: value('summary'),
          description: value('description'),
          location: value('location'),
          start,
          end: endOf(component, start),
          measured: !component.hasProperty('dtend'),
          timeZone: zoneOfClocks(component),
        },
      ];
    });
  } catch {
    return [];
  }
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
    return said ? timeZoneNamed(said) : null;
  });
  return end === start || !component.hasProperty('dtend') ? (start ?? null) : null;
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

export function zoneOf(location: string, places: Places): string | null {
  const line = location.replace(/\s*\n\s*/g, ', ');
  const place = line ? places.locate(line) : null;
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  // "Calle Mayor 3, Madrid, Spain": no table has the city by its country, but that of airports.
  const ends = new AirportFinder(places).named(line.split(',').slice(-2).join(',').trim());
  const zones = new Set(ends.map(({ timeZone }) => timeZone));
  return zones.size === 1 ? (ends[0]?.timeZone ?? null) : null;
}
