import type { Places } from '~/domain/places/places';
import { countryNamed } from '~/domain/places/regions/countries';
import { regionName } from '~/domain/places/regions/regions';
import { inOneLine } from '../../input/clean';
import { AirportFinder } from '../../tokens/places/airport-finder';
import type { CalendarEvent } from './calendar-events';

export function zoneOfEvent({ geo, location }: CalendarEvent, places: Places): string | null {
  return (geo && places.timeZoneAt(geo.latitude, geo.longitude)) ?? zoneOf(location, places);
}

/** The time zone of an address, by its town or else by a country or region that has but one; null where they tell none. */
export function zoneOf(location: string, places: Places): string | null {
  const line = inOneLine(location);
  const place = line ? places.locate(line) : null;
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  // "Calle Mayor 3, 28013 Madrid, Spain": no table has the city by its country, but that of airports.
  const parts = line.split(',').map((part) => part.trim());
  const country = countryNamed(parts.at(-1) ?? '');
  const towns = parts.slice(-3).map(withoutNumbers).reverse();
  const finder = new AirportFinder(places);
  for (const name of [parts.slice(-2).join(', '), ...towns]) {
    const airports = finder.named(name).filter((one) => !country || one.country === country);
    const zones = new Set(airports.map(({ timeZone }) => timeZone));
    if (zones.size === 1) return airports[0]?.timeZone ?? null;
    if (!country && towns.length > 0 && name === towns[0]) break;
  }
  // "DE" is Delaware as well, unless a postal code stands before the town.
  if (!country || (regionName(parts.at(-1) ?? '') && !CODE_FIRST.test(line))) return null;
  const regions = towns
    .flatMap((town) => town.split(' '))
    .filter((one) => /^[A-Z]{2,3}$/.test(one));
  const zones = [undefined, ...regions].map((region) => places.timeZoneOf(country, region));
  return zones.find((zone) => zone !== null) ?? null;
}

const CODE_FIRST = /\b\d{4,5} \p{Lu}/u;

/** "Leeds LS1 4HR" and "118 00 Praha 1": the town without its postal code. */
function withoutNumbers(part: string): string {
  return part
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');
}
