import { greatCircleMeters } from '../airports/nearest-airport';
import { foldName } from '../fold-name';
import type { LocationText } from '../location-text';

interface RegionCity {
  label: string;
  region: string;
  latitude: number;
  longitude: number;
}

/** By folded name: the states and provinces whose bare name also means a city, and that city. */
export const REGION_CITIES: Record<string, RegionCity> = {
  'new york': { label: 'New York, NY', region: 'NY', latitude: 40.7143, longitude: -74.006 },
  washington: { label: 'Washington, DC', region: 'DC', latitude: 38.8951, longitude: -77.0364 },
  quebec: { label: 'Québec, QC', region: 'QC', latitude: 46.8123, longitude: -71.2145 },
};

/** What "Toyota Arena, Ontario, CA" is taken to be in, unless it turns out to be in the province. */
export const ONTARIO: RegionCity = {
  label: 'Ontario, CA',
  region: 'CA',
  latitude: 34.0633,
  longitude: -117.6509,
};

/** "Carnegie Hall, New York": the city that may be meant by the state behind a venue. */
export function cityOfRegion({ segments, regionWritten }: LocationText): RegionCity | null {
  const last = foldName(segments.at(-1) ?? '');
  const city = regionWritten === null ? undefined : REGION_CITIES[regionWritten];
  return city && last && !last.endsWith(regionWritten ?? '') ? city : null;
}

/** The city of a state or the one that a province is called like, if a place was only guessed to be there. */
export function guessedCity(
  { latitude, longitude }: { latitude: number; longitude: number },
  text: LocationText,
): RegionCity | null {
  const guess = text.otherRegion ? ONTARIO : cityOfRegion(text);
  return guess && greatCircleMeters(latitude, longitude, guess) < 1_000 ? guess : null;
}
