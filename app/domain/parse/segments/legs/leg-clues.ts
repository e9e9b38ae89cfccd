import { serveOneCity } from '../../tokens/places/likely-airports';
import { BESIDE } from './layouts';
import type { Leg, LegToken } from './leg';

/** Legs are printed in the order in which they are flown. */
export function isEarlier(leg: Leg, before: Leg | undefined): boolean {
  return (leg.departureDay ?? '') < (before?.departureDay ?? '') && leg.departureDay !== null;
}

/** "5:00 pm   XX 631": the clock right before a number is that of a leg. */
export function leavesClockBeside(
  { number }: Leg,
  legs: readonly Leg[],
  tokens: readonly LegToken[],
) {
  const clock = number ? tokens[tokens.indexOf(number) - 1] : undefined;
  if (clock?.kind !== 'time' || (number?.start ?? 0) - clock.end > BESIDE) return false;
  return !legs.some(({ departs, arrives }) => departs === clock || arrives === clock);
}

/** "Tampa (TPA) to Boise (BOI)" right above the first number, whose leg goes another way: it was given the route below it. */
export function leavesRouteAbove(leg: Leg | undefined, tokens: readonly LegToken[]): boolean {
  const { number, from } = leg ?? {};
  if (!number || !from || from.mention.start < number.start) return false;
  let at = tokens.indexOf(number) - 1;
  while (tokens[at]?.kind === 'date') at -= 1;
  const [left, right] = [tokens[at - 1], tokens[at]];
  if (left?.kind !== 'place' || right?.kind !== 'place' || right.route !== 'to') return false;
  // "Phoenix" above may be another airport of the city than "PHX" below.
  return !from.airports.some((one) => left.airports.some((other) => serveOneCity(one, other)));
}
