import { COMMON_TRAVEL_AREA, FIGURES, PRECLEARED } from '../figures';
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
  const withinArea = to?.country === 'GB' && COMMON_TRAVEL_AREA.has(from?.country ?? '');
  return crossesBorder(from, to) && !cleared && !withinArea;
}

/** How long before the first of these legs one has to be there, with what soon follows it. */
export function leadMinutesBefore(legs: readonly Leg[]): number {
  if (!legs[0]?.isFlight) return FIGURES.outOfStationMinutes;
  const last = legs.findIndex((leg, at) => isLongStop(leg, legs[at + 1]));
  return legs.slice(0, last + 1).some(({ from, to }) => crossesBorder(from, to))
    ? FIGURES.airportLeadBorderMinutes
    : FIGURES.airportLeadMinutes;
}

/** So long that one begins anew behind it. */
function isLongStop(last: Leg, next: Leg | undefined): boolean {
  return !next || next.sortAt - last.endSortAt > FIGURES.longStopHours * 3_600_000;
}

/** True when each end of these legs is in a known country, so that their borders are known. */
export function areBordersKnown(legs: readonly Leg[]): boolean {
  return legs.every(({ from, to }) => Boolean(from?.country && to?.country));
}
