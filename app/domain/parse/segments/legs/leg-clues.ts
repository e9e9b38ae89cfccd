import { daysBetween } from '~/domain/time/calendar-day';
import { serveOneCity } from '../../tokens/places/likely-airports';
import { BESIDE } from './layouts';
import type { Leg, LegToken, Stop } from './leg';

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

/** "05 NOV" right above the first number, whose leg was given the "06 NOV" of its landing below. */
export function leavesDayAbove(leg: Leg | undefined, tokens: readonly LegToken[]): boolean {
  const { number, departureDate: taken } = leg ?? {};
  const above = number ? tokens[tokens.indexOf(number) - 1] : undefined;
  if (above?.kind !== 'date' || !taken || taken.start < above.start) return false;
  const apart = daysBetween(above.day8601, taken.day8601);
  return apart > 0 && apart <= 2;
}

/** "Returning Mar 28", and below it both codes: the way back of a numbered leg, printed short. */
export function isWayBack(leg: Leg, legs: readonly Leg[]): boolean {
  if (leg.number || leg.departs || (leg.departureDate?.start ?? 0) < leg.start) return false;
  const goes = [leg.from, leg.to];
  if (goes.some((stop) => !stop?.mention.route || stop.airports.length !== 1)) return false;
  const isThere = legs.some(
    (one) => one.number && one.start < leg.start && joins(one, leg.to, leg.from),
  );
  return isThere && !legs.some((one) => one !== leg && joins(one, leg.from, leg.to));
}

export function joins({ from, to }: Leg, one: Stop | null, other: Stop | null): boolean {
  const code = (stop: Stop | null) => stop?.airports[0]?.code ?? stop?.mention.name;
  return code(from) === code(one) && code(to) === code(other);
}

/** One leg lands where the next leaves. */
export function meet({ to }: Leg, { from }: Leg): boolean {
  if (!to || !from) return false;
  return to.airports.some(({ code }) => from.airports.some((other) => other.code === code));
}
