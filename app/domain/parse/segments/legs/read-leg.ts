import type { DateAbove, Leg, LegRules, LegToken } from './leg';
import { findEnds } from './leg-ends';
import { contested, narrowed } from './leg-places';
import { datesOf, keepFlyable, settleArrival } from './leg-times';

/** Reads one leg from the tokens of its block, and the last route line above, in a text as it was printed. */
export function readLeg(
  block: readonly LegToken[],
  above: DateAbove | null,
  heading: readonly LegToken[],
  text: string,
  rules: LegRules,
): Leg | null {
  const core = findEnds(block, text, rules);
  if (!core) return null;
  const { from, to, departs, arrives, last } = core;
  const [rival, ...others] = core.rivals;
  const number = block.find((token) => token.kind === 'number') ?? null;
  const dates = datesOf(block, core, above, text);
  const mentions = [...heading, ...block];
  const leg: Leg = {
    start: Math.min(block[0]?.start ?? 0, number?.start ?? Number.POSITIVE_INFINITY),
    end: Math.max(last, number?.end ?? 0),
    number,
    from: from && narrowed(from, mentions, core),
    to: rival && others.length > 0 ? contested(rival, others) : to && narrowed(to, mentions, core),
    departs,
    arrives,
    ...dates,
    departureDay: dates.departureDate?.day8601 ?? null,
    arrivalDay: null,
    plausible: true,
  };
  keepFlyable(leg, rules);
  settleArrival(leg, rules);
  if (!leg.plausible) retryWithNearestDate(leg, block, rules);
  return leg;
}

/** A heading's range ("Nov 7 - Nov 9") is no departure and arrival: the date beside the time is. */
function retryWithNearestDate(leg: Leg, block: readonly LegToken[], rules: LegRules) {
  const before = block.filter(
    (token) => token.kind === 'date' && token.start < (leg.departs?.start ?? 0),
  );
  const nearest = before.at(-1);
  if (nearest?.kind !== 'date') return;
  const retried = {
    ...leg,
    departureDate: nearest,
    arrivalDate: null,
    departureDay: nearest.day8601,
    arrivalDay: null,
    plausible: true,
  };
  settleArrival(retried, rules);
  if (retried.plausible) Object.assign(leg, retried);
}
