import { indexAirports } from './airports';
import { indexCities } from './cities';
import { locateIn } from './locate';
import { nearestAirportAmong } from './nearest-airport';
import { once } from './once';
import type { Places } from './places';
import { suggestPlaces } from './suggest';
import { timeZoneWith } from './time-zone';

let places: Promise<Places> | undefined;

/**
 * The tables are 700 KB of text: imported on the first call, never at start-up, and indexed once per
 * isolate (cities only when a location is looked up).
 */
export function loadPlaces(): Promise<Places> {
  places ??= importPlaces();
  return places;
}

async function importPlaces(): Promise<Places> {
  const [cityTables, { AIRPORTS }, { default: lookup }] = await Promise.all([
    import('~/data/places/cities'),
    import('~/data/places/airports'),
    import('tz-lookup'),
  ]);
  const airports = once(() => indexAirports(AIRPORTS));
  const cities = once(() => indexCities(cityTables.CITIES, cityTables.FOREIGN_NAMESAKES));
  return {
    airport: (code) => airports().byCode(code),
    airportsOfCity: (city) => airports().ofCity(city),
    locate: (location) => locateIn(cities(), airports(), location),
    suggest: (typed, limit) => suggestPlaces(cities(), airports(), typed, limit),
    nearestAirport: (latitude, longitude) =>
      nearestAirportAmong(airports().all, latitude, longitude),
    timeZoneAt: (latitude, longitude) => timeZoneWith(lookup, latitude, longitude),
  };
}
