import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import { CITY_NAMES, MAIN_AIRPORTS } from '../../vocabulary/airport-names';

/**
 * "Seattle-Tacoma International Airport": more than the city, and how one airport's name begins. "Phoenix" is
 * no more than the city, though the airport of Mesa begins with it.
 */
export function bearingInFull(name: string, airports: Airport[]): Airport | null {
  const printed = foldName(name);
  if (airports.some(({ city }) => foldName(city) === printed)) return null;
  const bearing = airports.filter(({ name: full }) =>
    `${foldName(full)} `.startsWith(`${printed} `),
  );
  return bearing.length === 1 ? (bearing[0] ?? null) : null;
}

/** Farther apart, two airports serve two cities of one name. */
const ONE_CITY_METERS = 150_000;

export function serveOneCity(a: Airport, b: Airport): boolean {
  return greatCircleMeters(a.latitude, a.longitude, b) < ONE_CITY_METERS;
}

/** Drops a city's second airports and its namesakes abroad where airlines name it alone. */
export function withoutUnusual(name: string, airports: Airport[]): Airport[] {
  if (airports.length < 2) return airports;
  const city = bareCity(withoutCountry(name));
  const usual = MAIN_AIRPORTS.get(CITY_NAMES.get(city)?.toLowerCase() ?? city);
  const main = airports.find(({ code }) => code === usual);
  if (!main) return airports;
  const namesakes = airports.filter(
    (airport) => airport.country === main.country && !serveOneCity(airport, main),
  );
  return [main, ...namesakes];
}

export function withoutCountry(name: string): string {
  return name.replace(/,?\s(?:us|usa|united states|canada|ca)$/, '').replace(/[,.]+$/, '');
}

export function bareCity(city: string): string {
  return city
    .replace(/,.*$|(?: intl| international| airport)+$/g, '')
    .replace(/\./g, '')
    .trim();
}

export function titled(name: string): string {
  return name
    .replace(/(^|[\s/-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/, ?([a-z]{2})$/i, (_, state: string) => `, ${state.toUpperCase()}`);
}

/** "J" and "CHAVEZ" of Jorge Chávez, "RG" of Robert Gabriel. */
export function abbreviates(word: string, named: readonly string[]): boolean {
  const initials = named.map((other) => other.charAt(0)).join('');
  return named.some((other) => other.startsWith(word)) || initials.includes(word);
}

export function bears({ name }: Airport, word: string): boolean {
  return foldName(name).split(' ').includes(word);
}

/** Words that tell no airport from another. */
export const GENERIC =
  /^(?:international|intl|domestic|airport|field|regional|city|terminal|north|south|east|west)$/;
