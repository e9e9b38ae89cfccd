import type { Airport, AirportNearby } from './places';

/** A long drive to a large airport beats a short one to a field with two flights a day. */
const WEIGHTS: Record<Airport['size'], number> = { large: 1, medium: 2.5, small: 6 };
const EARTH_RADIUS_METERS = 6_371_008.8;

export function nearestAirportAmong(
  airports: readonly Airport[],
  latitude: number,
  longitude: number,
): AirportNearby | null {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  let best: AirportNearby | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const airport of airports) {
    const distanceMeters = greatCircleMeters(latitude, longitude, airport);
    const effort = distanceMeters * WEIGHTS[airport.size];
    if (effort < least) {
      least = effort;
      best = { airport, distanceMeters };
    }
  }
  return best && { ...best, distanceMeters: Math.round(best.distanceMeters) };
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
