import type { TravelDetailRow } from '~/data/schema';
import type { Places } from '~/domain/places/places';
import type { DetailType } from './travel-detail';
import type { TravelDetailPatch } from './travel-detail-input';
import { airportCode } from './travel-label';

/*
 * An end's own zone was stated, or is its place's. Only that is stored. Except on a flight an end
 * without one inherits a zone whenever it is read, so that it goes along when the other end or the
 * gig moves, or when a gig's place is found later.
 */

type Zones = Pick<TravelDetailRow, 'departureTimeZone' | 'arrivalTimeZone'>;
type Ends = Zones & Pick<TravelDetailRow, 'detailType' | 'departureLocation' | 'arrivalLocation'>;
type End = 'departure' | 'arrival';
type EndChanges = Pick<TravelDetailPatch, Exclude<keyof Ends, 'detailType'>>;

/** The zones as they are by now: an end without its own inherits the other end's, else the gig's. */
export function zonesOf(detail: Zones & Pick<Ends, 'detailType'>, gigZone: string | null): Zones {
  const { detailType, departureTimeZone, arrivalTimeZone } = detail;
  if (detailType === 'flight') return { departureTimeZone, arrivalTimeZone };
  return {
    departureTimeZone: departureTimeZone ?? arrivalTimeZone ?? gigZone,
    arrivalTimeZone: arrivalTimeZone ?? departureTimeZone ?? gigZone,
  };
}

const NOTHING: Omit<Ends, 'detailType'> = {
  departureLocation: null,
  departureTimeZone: null,
  arrivalLocation: null,
  arrivalTimeZone: null,
};

/**
 * Each end's own zone after a change. What is given now decides, and null asks for the place's. A
 * place that changes brings its zone along; one that nobody knows leaves a zone that was stated, but
 * not the former place's.
 */
export function ownZones(
  detailType: DetailType,
  changes: EndChanges,
  places: Places,
  stored: Ends = { ...NOTHING, detailType },
): Zones {
  const { departureLocation = stored.departureLocation, arrivalLocation = stored.arrivalLocation } =
    changes;
  const changed = { detailType, departureLocation, arrivalLocation };
  const ownZone = (end: End) => {
    const [before, now] = [placeOf(stored, end), placeOf(changed, end)];
    const [kept, given] = [stored[`${end}TimeZone`], changes[`${end}TimeZone`]];
    const found = zoneAt(changed[`${end}Location`], detailType, places);
    if (given !== undefined) return given ?? found;
    if (now === before) return kept ?? found;
    const stated = kept !== zoneAt(before, stored.detailType, places);
    return stated && zoneAt(now, detailType, places) === null ? kept : found;
  };
  return { departureTimeZone: ownZone('departure'), arrivalTimeZone: ownZone('arrival') };
}

/** A stay is left where it began: what stands at its arrival says where both its ends are. */
function placeOf(ends: Omit<Ends, keyof Zones>, end: End): string | null {
  const location = ends[`${end}Location`];
  return ends.detailType === 'hotel' ? (location ?? ends.arrivalLocation) : location;
}

/** A flight's code in brackets is an airport's, whatever the words; a venue may have one of its own. */
function zoneAt(location: string | null, type: DetailType, places: Places): string | null {
  if (!location) return null;
  const code = (type === 'flight' && airportCode(location)) || location.trim().toUpperCase();
  const airport = places.airport(code);
  if (airport) return airport.timeZone;
  const served = type === 'flight' ? places.airportsOfCity(location)[0] : undefined;
  if (served) return served.timeZone;
  const place = places.locate(location);
  return place ? places.timeZoneAt(place.latitude, place.longitude) : null;
}
