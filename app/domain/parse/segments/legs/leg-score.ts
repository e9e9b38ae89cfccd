import type { Leg, LegToken } from './leg';
import {
  isEarlier,
  isWayBack,
  leavesClockBeside,
  leavesDayAbove,
  leavesRouteAbove,
  meet,
} from './leg-clues';

/** A complete leg counts much; a half one costs, and so do numbers that no leg took up. */
export function scoreLegs(legs: readonly Leg[], tokens: readonly LegToken[]): number {
  const numbers = new Set(
    tokens.filter((token) => token.kind === 'number').map(({ number }) => number),
  ).size;
  let score = 0;
  const seen = new Set<string>();
  for (const leg of legs) {
    const { number, from, to, departs, arrives } = leg;
    if (isWayBack(leg, legs)) {
      score += 5;
      continue;
    }
    const key = `${number?.number ?? ''} ${leg.departureDay} ${from?.airports[0]?.code ?? from?.mention.name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    score += 3 + (number ? 3 : 0) + (leg.departureDay ? 2 : 0);
    if (departs && arrives) score += leg.plausible ? 4 : -6;
    else score -= number && departs ? 2 : 4;
    const lands = leg.arrivalDate;
    if (!departs && !arrives && (isBehindTwice(leg, legs) || isElsewhere(leg, legs))) score -= 5;
    if (hasDaysBelow(leg)) score += 0.2;
    if (departs && lands && lands.start < departs.start && lands.day8601 !== leg.departureDay)
      score += 0.3;
    if (!from || !to) score -= 9;
    // "New York to London" above "JFK" and "LHR".
    score -= 0.4 * [from, to].filter((stop) => stop && stop.airports.length > 1).length;
    if (legs.some((other) => isUnderOtherNumber(leg, other))) score -= 5;
    if (numbers > 0 && !number) score -= isEchoed(leg, legs) ? 12 : 7;
    if (number && departs && number.end < departs.start) score += 0.2;
  }
  // Of readings that are as complete, the one whose legs follow each other, also in their days.
  score += 0.1 * legs.filter((leg, i) => i > 0 && meet(legs[i - 1] ?? leg, leg)).length;
  score -= 0.3 * legs.filter((leg, i) => isEarlier(leg, legs[i - 1])).length;
  if (leavesRouteAbove(legs[0], tokens)) score -= 1;
  if (leavesDayAbove(legs[0], tokens)) score -= 0.4;
  score -= 0.2 * legs.filter((leg) => leavesClockBeside(leg, legs, tokens)).length;
  const used = new Set(legs.flatMap((leg) => (leg.number ? [leg.number.number] : [])));
  return score - Math.max(0, numbers - used.size);
}

/** Its clocks were given to the number before, which so flies twice: another reading has them. */
function isBehindTwice(leg: Leg, legs: readonly Leg[]): boolean {
  const at = legs.indexOf(leg);
  const [first, second] = legs.slice(Math.max(0, at - 2), at).map(({ number }) => number?.number);
  return second !== undefined && first === second && leg.number?.number !== second;
}

/** Below it the same number flies on from where it lands, at its clocks: there it was printed for the seats or the price. */
function isElsewhere(leg: Leg, legs: readonly Leg[]): boolean {
  const { number } = leg;
  return legs
    .slice(legs.indexOf(leg) + 1)
    .some(
      (other) =>
        other.departs !== null &&
        other.arrives !== null &&
        number !== null &&
        other.number?.number === number.number &&
        meet(leg, other),
    );
}

/** "QR517 04:15 06:05", and below both clocks their days, side by side. */
function hasDaysBelow({ arrives, departureDate: left, arrivalDate: lands }: Leg): boolean {
  if (!arrives || !left || !lands) return false;
  return left.start > arrives.end && lands.start > left.end && lands.start - left.end < 4;
}

/** The day, the way and both clocks of another leg, whose number was given to this one as well. */
function isUnderOtherNumber(leg: Leg, other: Leg): boolean {
  const isTold = leg.departs !== null && leg.arrives !== null && leg.from !== null;
  return (
    isTold &&
    leg.number?.number !== other.number?.number &&
    leg.departureDay === other.departureDay &&
    leg.departs?.minutes === other.departs?.minutes &&
    leg.arrives?.minutes === other.arrives?.minutes &&
    leg.from?.airports[0]?.code === other.from?.airports[0]?.code &&
    leg.to?.airports[0]?.code === other.to?.airports[0]?.code
  );
}

/** An overview's clocks, printed again with the number: half of that leg was read as one of its own. */
function isEchoed({ departs, arrives }: Leg, legs: readonly Leg[]): boolean {
  if (!departs || !arrives) return false;
  return legs.some(
    (leg) =>
      leg.number !== null &&
      leg.departs?.minutes === departs.minutes &&
      leg.arrives?.minutes === arrives.minutes,
  );
}
