import { indexAirportWords } from './airports/airport-words';
import { indexAirports } from './airports/airports';
import { countriesOfZones, nearestAirportAmong, oneTimeZone } from './airports/nearest-airport';
import { indexCities } from './cities/cities';
import { locateIn, meansCityAbroad } from './locate';
import { once } from './once';
import type { Places } from './places';
import { suggestPlaces } from './suggestions/suggest';
import { timeZoneWith } from './time-zone/time-zone';

let places: Promise<Places> | undefined;

/**
 * The tables are 700 KB of text: imported on the first call, never at start-up. Cities are found in
 * their text as it stands; airports are indexed once per isolate, their words only for suggestions.
 */
export function loadPlaces(): Promise<Places> {
  places ??= importPlaces();
  return places;
}

async function importPlaces(): Promise<Places> {
  const [cityTables, { AIRPORTS }, { default: lookup }] = await Promise.all([
    import('~/data/places/cities'),
    import('~/data/places/airports'),
    import('@photostructure/tz-lookup'),
  ]);
  const airports = once(() => indexAirports(AIRPORTS));
  const cities = once(() => indexCities(cityTables.CITIES, cityTables.FOREIGN_NAMESAKES));
  const airportWords = once(() => indexAirportWords(airports().all));
  const countries = once(() => countriesOfZones(airports().all));
  const timeZoneAt = (latitude: number, longitude: number) =>
    timeZoneWith(lookup, latitude, longitude);
  return {
    airport: (code) => airports().byCode(code),
    airportsOfCity: (city) => airports().ofCity(city),
    hasAirportWord: (word) => airports().hasWord(word),
    isAirportName: (word) => airports().isName(word),
    locate: (location) => locateIn(cities(), airports(), location),
    suggest: (typed, limit) => suggestPlaces(cities(), airportWords(), typed, limit),
    nearestAirport(latitude, longitude, country) {
      const home = country ?? countries().get(timeZoneAt(latitude, longitude)) ?? null;
      return nearestAirportAmong(airports().all, latitude, longitude, home);
    },
    timeZoneAt,
    timeZoneOf: (country, region) => oneTimeZone(airports().all, country, region),
    meansAbroad: (location) => meansCityAbroad(cities(), location),
  };
}
