import type { PrintedReference } from '../../tokens/references/reference-codes';
import type { Leg } from '../legs/leg';

interface Placed {
  /** Wherever it is printed: the number of two legs stands with each. */
  places: readonly number[];
}

/** A leg's own number is printed right behind it; where each leg has one, below its class and seat too. */
export const BEHIND_LEG = 60;
export const FAR_BEHIND = 400;

export function isBehind(
  { places }: Placed,
  leg: Leg,
  legs: readonly Leg[],
  reach: number,
): boolean {
  const begins = beginOf(leg);
  const next = Math.min(...legs.map(beginOf).filter((start) => start > begins));
  const end = reach > BEHIND_LEG ? Math.min(leg.end + reach, next) : leg.end + reach;
  return places.some((start) => start > begins && start < end);
}

/** Each leg on a page of its own has its number over it. */
export function isAbove({ places }: Placed, leg: Leg, legs: readonly Leg[]): boolean {
  const begins = beginOf(leg);
  const before = Math.max(0, ...legs.map(({ end }) => end).filter((end) => end < begins));
  return places.some((start) => start > Math.max(before, begins - FAR_BEHIND) && start < begins);
}

/** A leg's block may begin with the airport's name behind the leg above. */
function beginOf({ start, number, from, departs }: Leg): number {
  const own = [number?.start, from?.mention.start, departs?.start].filter((at) => at !== undefined);
  return own.length > 0 ? Math.min(...own) : start;
}

const MOST_PLACES = 12;

export function placesOf({ start, value }: PrintedReference, clean: string): number[] {
  const places = [start];
  let at = clean.indexOf(value);
  while (at >= 0 && places.length < MOST_PLACES) {
    if (at !== start && !/\w/.test(clean.charAt(at - 1) + clean.charAt(at + value.length)))
      places.push(at);
    at = clean.indexOf(value, at + value.length);
  }
  return places;
}
