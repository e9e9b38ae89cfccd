import type { Airport } from '~/domain/places/places';
import type { FlightToken } from './flight-tokens';
import { keepFlyable, settleArrival } from './leg-arrival';
import { datesOf } from './leg-dates';
import { findEnds } from './leg-ends';
import { contested, narrowed } from './leg-places';
import type { PrintedPlace } from './tokens/airports';
import type { PrintedFlight } from './tokens/flight-numbers';
import type { ResolvedDate } from './tokens/resolve-dates';
import type { PrintedTime } from './tokens/times';

/** A stop's place as all its mentions together say it. */
export interface Stop {
  mention: PrintedPlace;
  airports: Airport[];
  /** Several places were printed where one was due. */
  contested?: boolean;
}

/** One flight as printed: what `tokens` between two boundaries add up to. */
export interface Leg {
  start: number;
  end: number;
  flight: PrintedFlight | null;
  from: Stop;
  to: Stop;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  departureDate: ResolvedDate | null;
  arrivalDate: ResolvedDate | null;
  /** "2026-12-04", printed or worked out. */
  departureDay: string | null;
  arrivalDay: string | null;
  plausible: boolean;
}

/** The last date printed above a leg. */
export interface DateAbove {
  date: ResolvedDate;
  /** It stood behind another leg and was that one's own. */
  behindLeg: boolean;
}

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
