import type { Places } from '~/domain/places/places';
import type { DetailType } from './travel-detail';
import type { TravelDetailPatch } from './travel-detail-input';

type Ends = Pick<
  TravelDetailPatch,
  'departureLocation' | 'departureTimeZone' | 'arrivalLocation' | 'arrivalTimeZone'
>;

/**
 * The zone of each end: as given, else the airport's or the place's; a stay and a rental fall
 * back on their other end and then on the gig's. Null where nothing is known.
 */
export function detailZones(type: DetailType, ends: Ends, gigZone: string | null, places: Places) {
  const departure = ends.departureTimeZone ?? zoneOf(ends.departureLocation, type, places);
  const arrival = ends.arrivalTimeZone ?? zoneOf(ends.arrivalLocation, type, places);
  if (type === 'flight') return { departureTimeZone: departure, arrivalTimeZone: arrival };
  return {
    departureTimeZone: departure ?? arrival ?? gigZone,
    arrivalTimeZone: arrival ?? departure ?? gigZone,
  };
}

function zoneOf(
  location: string | null | undefined,
  type: DetailType,
  places: Places,
): string | null {
  if (!location) return null;
  const airport = places.airport(location.trim().toUpperCase());
  if (airport) return airport.timeZone;
  const served = type === 'flight' ? places.airportsOfCity(location)[0] : undefined;
  if (served) return served.timeZone;
  const place = places.locate(location);
  return place ? places.timeZoneAt(place.latitude, place.longitude) : null;
}
