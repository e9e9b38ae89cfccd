import type { FlightToken } from './flight-token';
import type { DateAbove, Leg } from './leg';
import { keepFlyable, settleArrival } from './leg-arrival';
import { datesOf } from './leg-dates';
import { findEnds } from './leg-ends';
import { contested, narrowed } from './leg-places';

/** Reads one leg from the tokens of its block, and the last route line above, in a text as it was printed. */
export function readLeg(
  block: readonly FlightToken[],
  above: DateAbove | null,
  heading: readonly FlightToken[],
  text: string,
): Leg | null {
  const core = findEnds(block, text);
  if (!core) return null;
  const { from, departs, arrives, last } = core;
  const [rival, ...others] = core.rivals;
  const flights = block.filter((token) => token.kind === 'flight');
  const flight = flights[0] ?? null;
  const dates = datesOf(block, core, above, text);
  const mentions = [...heading, ...block];
  const start = Math.min(block[0]?.start ?? 0, flight?.start ?? Number.POSITIVE_INFINITY);
  const leg: Leg = {
    start,
    end: Math.max(last, flight?.end ?? 0),
    flight,
    from: narrowed(from, mentions, core),
    to: rival && others.length > 0 ? contested(rival, others) : narrowed(core.to, mentions, core),
    departs,
    arrives,
    ...dates,
    departureDay: dates.departureDate?.day8601 ?? null,
    arrivalDay: null,
    plausible: true,
  };
  keepFlyable(leg);
  settleArrival(leg);
  if (!leg.plausible) retryWithNearestDate(leg, block);
  return leg;
}

/** A heading's range ("Nov 7 - Nov 9") is no departure and arrival: the date beside the time is. */
function retryWithNearestDate(leg: Leg, block: readonly FlightToken[]) {
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
  settleArrival(retried);
  if (retried.plausible) Object.assign(leg, retried);
}
