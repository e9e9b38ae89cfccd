import type { Places } from '~/domain/places/places';
import { type Carrier, zoneOfCarrier } from '../../vocabulary/carriers';

/** Enough to see every city of one name. */
const NAMESAKES = 12;

/**
 * The zone at a station: its carrier's own, or that of the place it names, or of the city it begins
 * with ("Chicago Union Station"). Null for a city whose namesakes lie in other zones, or abroad.
 */
export function stationZone(name: string, carrier: Carrier | null, places: Places): string | null {
  return zoneOfCarrier(carrier, name) ?? placeZone(name, places);
}

function placeZone(name: string, places: Places): string | null {
  if (places.meansAbroad(name)) return null;
  // Without its state a city may be any of several.
  const place = name.includes(', ') ? places.locate(name) : null;
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  const words = name.split(' ');
  for (let count = Math.min(words.length, 3); count > 0; count -= 1) {
    const zone = cityZone(words.slice(0, count).join(' '), places);
    if (zone !== undefined) return zone;
  }
  return null;
}

/** Undefined where there is no city of that name. */
function cityZone(city: string, places: Places): string | null | undefined {
  const cities = places
    .suggest(city, NAMESAKES)
    .filter(({ kind, label }) => kind === 'city' && label.startsWith(`${city}, `));
  if (cities.length === 0) return undefined;
  if (places.meansAbroad(city)) return null;
  const zones = new Set(cities.map((one) => places.timeZoneAt(one.latitude, one.longitude)));
  return zones.size === 1 ? ([...zones][0] ?? null) : null;
}
