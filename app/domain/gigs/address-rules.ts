import { greatCircleMeters } from '~/domain/places/nearest-airport';
import { ProviderError } from '~/domain/provider-error';

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A city's outskirts are this far out at most; a street of the same name elsewhere is further. */
const FARTHEST_METERS = 100_000;

/** Whether an address that was found can be in the city its location names, if that is known. */
export function isNear({ latitude, longitude }: Coordinates, city: Coordinates | null): boolean {
  return city === null || greatCircleMeters(latitude, longitude, city) <= FARTHEST_METERS;
}

/** A queue keeps a message back for a day at most; nobody waits that long for a place. */
const LONGEST_DELAY_SECONDS = 3600;
const FIRST_DELAY_SECONDS = 2;

/**
 * After how many seconds a lookup is tried again (2, 8, 32, …, or what the vendor asked for if that
 * is longer); null when the same question would get the same refusal.
 */
export function retryDelaySeconds(attempts: number, error: unknown): number | null {
  if (error instanceof ProviderError && !error.retryable) return null;
  const asked = error instanceof ProviderError ? (error.retryAfterSeconds ?? 0) : 0;
  const backOff = FIRST_DELAY_SECONDS * 4 ** Math.max(0, attempts - 1);
  return Math.min(Math.max(asked, backOff), LONGEST_DELAY_SECONDS);
}
