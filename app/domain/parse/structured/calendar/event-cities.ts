import type { Airport } from '~/domain/places/places';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { lengthOff } from '../flight-length';
import { type CalendarEvent, wallTime } from './calendar-events';
import { timesOf } from './event-times';

/** The airports of a city, and those of all cities that share its name. */
export interface NamedCity {
  usual: readonly Airport[];
  all: readonly Airport[];
}

export function only(airport: Airport): NamedCity {
  return { usual: [airport], all: [airport] };
}

export function namedCity(name: string, finder: AirportFinder): NamedCity {
  const one = finder.oneNamed(name);
  return { usual: one ? [one] : finder.ofCity(name), all: finder.namesakes(name) };
}

/** Both ends: of cities that share their names those that a flight of the event's length is between. */
export function flown(froms: NamedCity, tos: NamedCity, event: CalendarEvent) {
  const pairs = froms.all.flatMap((from) =>
    tos.all.map((to) => ({ from, to, off: offOf(event, from, to) })),
  );
  const least = Math.min(...pairs.map(({ off }) => off));
  const likely = pairs.filter(({ off }) => off - least < LIKELY_MS);
  const among = ({ usual }: NamedCity, airports: readonly Airport[]) => {
    const own = usual.filter((one) => airports.includes(one));
    return own.length > 0 ? own : [...new Set(airports)];
  };
  const left = among(
    froms,
    likely.map(({ from }) => from),
  );
  const lands = among(
    tos,
    likely.map(({ to }) => to),
  );
  // Of an end that nothing names, the other tells nothing.
  const [from, ...others] = tos.all.length === 0 ? froms.usual : left;
  return {
    from: (others.length === 0 && from) || null,
    cities: froms.all.length === 0 ? tos.usual : lands,
  };
}

/** A flight between other cities of those names would take so much longer or shorter. */
const LIKELY_MS = 45 * 60_000;

/** How far the event's length is from what the flight takes; nought where it has no end. */
function offOf(event: CalendarEvent, from: Airport, to: Airport): number {
  if (!event.end || event.end.isDate) return 0;
  const left = wallTime(event.start, from.timeZone);
  const lands = wallTime(event.end, to.timeZone);
  return lengthOff(from, to, timesOf(event, { left, lands }, from, to));
}

/** "Flight to Tokyo (NH 843)", "Lyon-Roma", "Oslo to London": the city of arrival, where the first is that of departure. */
export function cityBehind(summary: string, froms: NamedCity, finder: AirportFinder): string {
  const [, city] = /^\W*flight to ([\p{L} .'-]{3,40}?) ?(?:[(,]|$)/iu.exec(summary) ?? [];
  if (city) return city;
  const [first = '', second = '', ...others] = summary.split(/ ?[-–→] ?| to /);
  const starts = first.split(' ').map((_, i, words) => words.slice(i).join(' '));
  const leaves = (name: string) => finder.namesakes(name).some((one) => froms.all.includes(one));
  return others.length === 0 && starts.some(leaves) ? second : '';
}

/** "United Airlines UA1234: San Francisco - Denver": the city that the words before the dash end in. */
export function cityBefore(summary: string, finder: AirportFinder): string {
  const [first = '', second] = summary.split(/ ?[-–→] ?| to /);
  if (!second) return '';
  const words = first.split(' ');
  const names = words.map((_, i) => words.slice(i).join(' '));
  return names.find((one) => /^\p{Lu}/u.test(one) && finder.named(one).length > 0) ?? '';
}
