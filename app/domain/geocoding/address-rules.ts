import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import { readLocation } from '~/domain/places/location-text';
import { guessedCity } from '~/domain/places/regions/region-cities';
import { ProviderError } from '~/domain/provider-error';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A city's outskirts are this far out at most; a street of the same name elsewhere is further. */
const FARTHEST_METERS = 100_000;

interface Found extends Coordinates {
  /** State, province or territory letters, if they are told. */
  region: string | null;
}

/**
 * Whether an address that was found can be the one its location names: near its city if that is
 * known (its outskirts may lie across a state line), else in the state that is written, if one is.
 * A city that only the name of its state suggested is not known.
 */
export function isPlausibleMatch(
  { latitude, longitude, region }: Found,
  city: Coordinates | null,
  location: string,
): boolean {
  if (city && greatCircleMeters(latitude, longitude, city) <= FARTHEST_METERS) return true;
  const text = readLocation(location);
  const guess = city && guessedCity(city, text);
  if (city && !guess) return false;
  if (text.region === null) return true;
  return region !== null && [text.region, text.otherRegion, guess?.region].includes(region);
}

/** A queue keeps a message back for a day at most; nobody waits that long for a place. */
const LONGEST_DELAY_SECONDS = 3600;

/**
 * After how many seconds a lookup is tried again (from 2 on: 2, 8, 32, …, or what the vendor asked for
 * if that is longer); null when the same question would get the same rejection.
 */
export function retryDelaySeconds(
  attempts: number,
  error: unknown,
  firstDelaySeconds: number,
): number | null {
  if (error instanceof ProviderError && !error.retryable) return null;
  const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) : 0;
  const backOff = firstDelaySeconds * 4 ** Math.max(0, attempts - 1);
  return Math.min(Math.max(asked, backOff), LONGEST_DELAY_SECONDS);
}
