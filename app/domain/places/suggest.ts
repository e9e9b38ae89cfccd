import type { Airports } from './airports';
import type { Cities } from './cities';
import { foldName } from './fold-name';
import { airportPlace, cityPlace } from './locate';
import type { Place } from './places';

const LEAST_LETTERS = 3;
const LONGEST_QUERY = 80;

/**
 * What a person may be typing: an airport by its code, then cities by population, then airports by
 * name. Only the US and Canada, where the gigs are.
 */
export function suggestPlaces(
  cities: Cities,
  airports: Airports,
  typed: string,
  limit: number,
): Place[] {
  const prefix = foldName(typed.slice(0, LONGEST_QUERY));
  if (prefix.length < LEAST_LETTERS) return [];
  const coded = prefix.length === LEAST_LETTERS ? airports.byCode(prefix) : null;
  const found = cities.startingWith(prefix).sort((a, b) => b.population - a.population);
  const named = airports.all.filter(
    (airport) =>
      airport !== coded &&
      (airport.country === 'US' || airport.country === 'CA') &&
      foldName(airport.name).startsWith(prefix),
  );
  return [
    ...(coded ? [airportPlace(coded)] : []),
    ...found.slice(0, limit).map(cityPlace),
    ...named.slice(0, limit).map(airportPlace),
  ].slice(0, limit);
}
