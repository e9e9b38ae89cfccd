import { FIGURES, PRECLEARED } from '../figures';
import type { Leg } from './bookings';
import { crossesBorder } from './spot';

/** From the landing to the kerb, or from the train to a cab. */
export function minutesOutAfter({ isFlight, from, to }: Leg): number {
  if (!isFlight) return FIGURES.outOfStationMinutes;
  return hasPassportControl({ from, to })
    ? FIGURES.outOfAirportBorderMinutes
    : FIGURES.outOfAirportMinutes;
}

/** Whether passports are looked at after the landing: not where that was done before the departure. */
export function hasPassportControl({ from, to }: Pick<Leg, 'from' | 'to'>): boolean {
  const cleared = to?.country === 'US' && PRECLEARED.has(from?.airport ?? '');
  return crossesBorder(from, to) && !cleared;
}

/** How long before the first of these legs one has to be there, with what follows it on one journey. */
export function leadMinutesBefore(legs: readonly Leg[]): number {
  if (!legs[0]?.isFlight) return FIGURES.outOfStationMinutes;
  return legs.some(({ from, to }) => crossesBorder(from, to))
    ? FIGURES.airportLeadBorderMinutes
    : FIGURES.airportLeadMinutes;
}

/** True when each end of these legs is in a known country, so that their borders are known. */
export function areBordersKnown(legs: readonly Leg[]): boolean {
  return legs.every(({ from, to }) => Boolean(from?.country && to?.country));
}
