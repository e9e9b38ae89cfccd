import type { Airport, AirportNearby } from '../places';
import { isTerritory } from '../regions/region-names';

/** A long drive to a large airport beats a short one to a field with two flights a day. */
const WEIGHTS: Record<Airport['size'], number> = { large: 1, medium: 2.5, small: 6 };
/** But nobody drives so much farther to it than to a medium one: from Marfa not to San Antonio. */
const FARTHER_METERS = 150_000;
/**
 * What a border costs on the way to another country's airport: from Detroit one does not fly out of
 * Windsor, nor from Eagle Pass out of Piedras Negras.
 */
const BORDER_METERS = 100_000;
/** Scheduled, but only to the islands before the coast. */
const ISLAND_HOPPERS = new Set(['SIG']);
export const EARTH_RADIUS_METERS = 6_371_008.8;

/** `country` is where the place is, when that is known. */
export function nearestAirportAmong(
  airports: readonly Airport[],
  latitude: number,
  longitude: number,
  country: string | null = null,
): AirportNearby | null {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const nearest: Partial<Record<Airport['size'], Reach>> = {};
  for (const airport of airports) {
    if (ISLAND_HOPPERS.has(airport.code)) continue;
    const distanceMeters = greatCircleMeters(latitude, longitude, airport);
    const abroad = country !== null && sovereignOf(airport.country) !== sovereignOf(country);
    const meters = distanceMeters + (abroad ? BORDER_METERS : 0);
    if (meters < (nearest[airport.size]?.meters ?? Number.POSITIVE_INFINITY)) {
      nearest[airport.size] = { airport, distanceMeters, meters };
    }
  }
  const { large, medium, small } = nearest;
  const tooFar = large && medium && large.meters > medium.meters + FARTHER_METERS;
  const best = [tooFar ? undefined : large, medium, small].reduce(lessEffort, undefined);
  return best ? { airport: best.airport, distanceMeters: Math.round(best.distanceMeters) } : null;
}

interface Reach extends AirportNearby {
  /** The distance, and what a border costs. */
  meters: number;
}

function lessEffort(best: Reach | undefined, next: Reach | undefined): Reach | undefined {
  if (!best || !next) return best ?? next;
  return effortOf(next) < effortOf(best) ? next : best;
}

function effortOf({ airport, meters }: Reach) {
  return meters * WEIGHTS[airport.size];
}

/** The country each time zone is of, by most of its airports: enough to tell Detroit from Windsor. */
export function countriesOfZones(airports: readonly Airport[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { timeZone, country } of airports) {
    const ofZone = counts.get(timeZone) ?? new Map<string, number>();
    counts.set(timeZone, ofZone.set(country, (ofZone.get(country) ?? 0) + 1));
  }
  return new Map([...counts].map(([zone, ofZone]) => [zone, mostFrequent(ofZone)]));
}

function mostFrequent(counts: Map<string, number>): string {
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

/** The zone of all airports of a country, or of a region of it; null for none or several. */
export function oneTimeZone(
  airports: readonly Airport[],
  country: string,
  region?: string,
): string | null {
  const there = airports.filter(
    (airport) => airport.country === country && (region === undefined || airport.region === region),
  );
  const [zone, ...others] = new Set(there.map(({ timeZone }) => timeZone));
  return others.length === 0 ? (zone ?? null) : null;
}

function sovereignOf(country: string): string {
  return isTerritory(country) ? 'US' : country;
}

export function greatCircleMeters(
  latitude: number,
  longitude: number,
  to: { latitude: number; longitude: number },
): number {
  const halfLatitude = radians(to.latitude - latitude) / 2;
  const halfLongitude = radians(to.longitude - longitude) / 2;
  const h =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(Math.min(1, h)));
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180;
}
