import type { Places } from '~/domain/places/places';
import { countryNamed } from '~/domain/places/regions/countries';
import { regionName } from '~/domain/places/regions/regions';
import { inOneLine } from '../../input/clean';
import { AirportFinder } from './airport-finder';

/** The time zone of an address, by its town or else by a country or region that has but one; null where they tell none. */
export function zoneOfAddress(location: string, places: Places): string | null {
  const line = inOneLine(location);
  if (!line) return null;
  const place = places.locate(line);
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  // "Calle Mayor 3, 28013 Madrid, Spain": no table has the city by its country, but that of airports.
  const parts = line.split(',').map((part) => part.trim());
  const { country, before } = countryAtEnd(parts);
  return (
    zoneOfTown(before, country, places) ??
    // "DE" is Delaware as well, unless a postal code stands before the town.
    (country && (!regionName(parts.at(-1) ?? '') || CODE_FIRST.test(line))
      ? zoneOfCountry(country, before, line, places)
      : null)
  );
}

const CODE_FIRST = /\b\d{4,5} \p{Lu}/u;
const BRITISH_CODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const LONGEST_COUNTRY_WORDS = 3;

/** The country behind the last comma or at the end of what stands there, "Barcelona 08008 Spain"; and the parts before it. */
function countryAtEnd(parts: string[]): { country: string | null; before: string[] } {
  const last = parts.at(-1) ?? '';
  const whole = countryNamed(last);
  if (whole) return { country: whole, before: parts.slice(0, -1) };
  if (BRITISH_CODE.test(last)) return { country: 'GB', before: parts };
  // A house may be called by a country: "Hotel de France".
  const words = parts.length > 1 || /\d/.test(last) ? last.split(' ') : [];
  for (let count = Math.min(LONGEST_COUNTRY_WORDS, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const country = name.length > 2 ? countryNamed(name) : null;
    if (country)
      return { country, before: [...parts.slice(0, -1), words.slice(0, -count).join(' ')] };
  }
  return { country: null, before: parts };
}

/** By the airports of a town of that country; without one only of the town that stands last. */
function zoneOfTown(parts: string[], country: string | null, places: Places): string | null {
  const finder = new AirportFinder(places);
  const [last = ''] = parts.slice(-1);
  const towns = (country ? parts.slice(-2).reverse() : [last]).flatMap(townNames);
  for (const name of [parts.slice(-2).join(', '), ...towns]) {
    const airports = finder.named(name).filter((one) => !country || one.country === country);
    const zones = new Set(airports.map(({ timeZone }) => timeZone));
    const [zone, ...others] = zones;
    if (zone && others.length === 0) return zone;
  }
  return null;
}

/** "Leeds LS1 4HR", "118 00 Praha 1" and "Sydney NSW 2000": the town without its postal code, and without its region. */
function townNames(part: string): string[] {
  const words = part.split(' ').filter((word) => !/\d/.test(word));
  const town = words.join(' ');
  const bare = words.filter((word, at) => at === 0 || !REGION_CODE.test(word)).join(' ');
  return [...new Set([town, bare])].filter((name) => name !== '');
}

const REGION_CODE = /^[A-Z]{1,3}$/;

function zoneOfCountry(
  country: string,
  parts: string[],
  line: string,
  places: Places,
): string | null {
  const regions = parts
    .slice(-2)
    .flatMap((part) => part.split(' '))
    .filter((word) => REGION_CODE.test(word));
  const zones = [undefined, ...regions].map((region) => places.timeZoneOf(country, region));
  const { zone = null, unless } = MAINLAND_ZONES[country] ?? {};
  return zones.find((one) => one !== null) ?? (unless?.test(line) ? null : zone);
}

/** Countries with another zone only on far islands, by the postal codes of those. */
const MAINLAND_ZONES: Record<string, { zone: string; unless?: RegExp }> = {
  CL: { zone: 'America/Santiago', unless: /\b277\d{4}\b/ },
  EC: { zone: 'America/Guayaquil', unless: /\b20\d{4}\b/ },
  ES: { zone: 'Europe/Madrid', unless: /\b3[58]\d{3}\b/ },
  NZ: { zone: 'Pacific/Auckland', unless: /\b8016\b/ },
  PT: { zone: 'Europe/Lisbon', unless: /\b9\d{3}(?:-\d{3})?\b/ },
};
