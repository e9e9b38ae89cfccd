import type { TravelDetailRow } from '~/data/schema';
import { zoneOfAddress } from '~/domain/parse/tokens/places/address-zone';
import type { Places } from '~/domain/places/places';
import { asType } from './detail-api';
import type { DetailType, TravelDetail } from './travel-detail';
import { airportCode } from './travel-label';

/*
 * An end's own zone was stated, or is its place's. Only that is stored. Except on a flight an end
 * without one inherits a zone whenever it is read, so that it goes along when the other end or the
 * gig moves, or when a gig's place is found later.
 */

type Zones = Pick<TravelDetailRow, 'startsTimeZone' | 'endsTimeZone'>;
type Ends = Zones & Pick<TravelDetailRow, 'detailType' | 'startsLocation' | 'endsLocation'>;
type EndChanges = Partial<Omit<Ends, 'detailType'>>;

/** The zones as they are by now: an end without its own inherits the other end's, else the gig's. */
export function zonesOf(detail: Zones & Pick<Ends, 'detailType'>, gigZone: string | null): Zones {
  const { detailType, startsTimeZone, endsTimeZone } = detail;
  if (detailType === 'flight') return { startsTimeZone, endsTimeZone };
  return {
    startsTimeZone: startsTimeZone ?? endsTimeZone ?? gigZone,
    endsTimeZone: endsTimeZone ?? startsTimeZone ?? gigZone,
  };
}

const NOTHING: Omit<Ends, 'detailType'> = {
  startsLocation: null,
  startsTimeZone: null,
  endsLocation: null,
  endsTimeZone: null,
};

/** A stored detail as all read it; its gig's zone is for the ends that have none of their own. */
export function toTravelDetail(row: TravelDetailRow, gigZone: string | null): TravelDetail {
  const { userId: _u, confirmationTextId: _c, updatedAt: _a, ...detail } = row;
  return { ...detail, ...zonesOf(row, gigZone) };
}

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
  const before = asType(withBothPlaces(stored), detailType);
  const kept = asType(stored, detailType);
  const { startsLocation = kept.startsLocation, endsLocation = kept.endsLocation } = changes;
  const changed = { detailType, startsLocation, endsLocation };
  const now = withBothPlaces(changed);
  const ownZone = (end: 'starts' | 'ends') => {
    const [place, zone] = [`${end}Location`, `${end}TimeZone`] as const;
    const found = zoneAt(changed[place], detailType, places);
    const given = changes[zone];
    if (given !== undefined) return given ?? found;
    if (now[place] === before[place]) return kept[zone] ?? found;
    const stated = kept[zone] !== zoneAt(before[place], stored.detailType, places);
    return stated && zoneAt(now[place], detailType, places) === null ? kept[zone] : found;
  };
  return { startsTimeZone: ownZone('starts'), endsTimeZone: ownZone('ends') };
}

/** A hotel is left where it began, if nobody says otherwise. */
function withBothPlaces<Place extends Omit<Ends, keyof Zones>>(ends: Place): Place {
  if (ends.detailType !== 'hotel') return ends;
  return { ...ends, endsLocation: ends.endsLocation ?? ends.startsLocation };
}

/** A flight's code in brackets is an airport's, whatever the words; a venue may have one of its own. */
function zoneAt(location: string | null, type: DetailType, places: Places): string | null {
  if (!location) return null;
  const code = (type === 'flight' && airportCode(location)) || location.trim().toUpperCase();
  const airport = places.airport(code);
  if (airport) return airport.timeZone;
  const served = type === 'flight' ? places.airportsOfCity(location)[0] : undefined;
  if (served) return served.timeZone;
  return zoneOfAddress(location, places);
}
