import type { Airport } from '~/domain/places/places';
import type { PrintedFlight } from '../../tokens/flight-numbers';
import type { PrintedPlace } from '../../tokens/printed-place';
import type { ResolvedDate } from '../../tokens/resolve-dates';
import type { PrintedTime } from '../../tokens/times';

export interface EndLabel {
  kind: 'departs' | 'arrives';
  start: number;
  end: number;
}

export type FlightToken = ResolvedDate | PrintedTime | PrintedFlight | PrintedPlace | EndLabel;

/** Places printed side by side for one airport ("ATL Atlanta, GA") are one mention. */
export function samePlace(a: readonly Airport[], b: readonly Airport[]): boolean {
  return a.some((airport) => b.some((other) => other.code === airport.code));
}
