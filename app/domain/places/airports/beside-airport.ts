import type { Cities, City } from '../cities/cities';
import { foldName } from '../fold-name';
import { readLocation } from '../location-text';
import type { Airport } from '../places';
import { withoutCountryOf } from './airport-code';
import type { Airports } from './airports';
import { greatCircleMeters } from './nearest-airport';

/** Of the cities that bear a name, the nearest so near to the airport beside it is meant. */
const NEAR_METERS = 150_000;
/** Of a city so large the letters beside it are a venue's: "Orlando (OCC)". */
const LARGE_POPULATION = 200_000;

/**
 * What words mean beside the code of an airport that is not named after them: "Vail (EGE)" is the
 * Vail near it, "Florence (PSA)", of which there is none near in our tables, the airport itself. Null
 * when they name no city, a large one or one in another state: the letters may be a venue's.
 */
export function besideAirport(
  cities: Cities,
  airports: Airports,
  airport: Airport,
  before: string,
): City | Airport | null {
  const { segments, region } = readLocation(withoutCountryOf(airport, before), cities.isCity);
  if (region && region !== airport.region) return null;
  const names = (segments.at(-1) ?? '').split('/').map(foldName);
  const [near] = names
    .flatMap((name) => cities.named(name))
    .filter((city) => !region || city.region === region)
    .map((city) => ({ city, meters: greatCircleMeters(city.latitude, city.longitude, airport) }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .sort((a, b) => a.meters - b.meters);
  if (near) return near.city;
  const mayBeServed = (name: string) => {
    if (cities.meansAbroad(name)) return true;
    const [largest] = cities.named(name);
    if (largest) return largest.population < LARGE_POPULATION;
    return airports.ofCity(name).some(({ city }) => foldName(city) === name);
  };
  return segments.length === 1 && names.some(mayBeServed) ? airport : null;
}
