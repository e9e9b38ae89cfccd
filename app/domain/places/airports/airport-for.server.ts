import { errorText } from '~/domain/error-text';
import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { namesAddress } from '../location-precision';
import { readLocation } from '../location-text';
import type { AirportFor } from '../places';
import { countryOfRegion } from '../regions/region-names';
import { LONGEST_TYPED } from '../suggestions/suggest';

type Needs = Pick<Services, 'places' | 'addressSearch'>;

export type AirportOutcome =
  | { ok: true; airport: AirportFor }
  | { ok: false; reason: 'unknown' | 'unavailable' };

/**
 * The nearest airport of a city, an airport or an address written in words. What our tables do not
 * know is looked up elsewhere, unless it is no place or abroad.
 */
export async function airportFor(services: Needs, location: string): Promise<AirportOutcome> {
  const gazetteer = await services.places();
  try {
    const place = gazetteer.locate(location) ?? (await lookUp(services, location));
    const nearest =
      place && gazetteer.nearestAirport(place.latitude, place.longitude, place.country);
    if (!nearest) return { ok: false, reason: 'unknown' };
    const { code, name, latitude, longitude, timeZone } = nearest.airport;
    const { distanceMeters } = nearest;
    return {
      ok: true,
      airport: { airport: code, name, latitude, longitude, timeZone, distanceMeters },
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.info('place of an airport not looked up', { error: errorText(error) });
    return { ok: false, reason: 'unavailable' };
  }
}

/** The state that is written is the state that is meant, whatever else bears the name. */
async function lookUp({ addressSearch, places }: Needs, location: string) {
  if (!namesAddress(location, null, await places())) return null;
  const found = await addressSearch.find(location.slice(0, LONGEST_TYPED));
  const { region } = readLocation(location);
  const meant = found.find((address) => !region || address.region === region);
  return meant ? { ...meant, country: countryOfRegion(meant.region) } : null;
}
