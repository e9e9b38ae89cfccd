import { FIGURES } from '../figures';
import type { Leg } from './bookings';
import { partitionPoint } from './partition-point';
import type { Show } from './show';
import { inReach, isWithin, type Spot } from './spot';

/** Legs that follow one another with nothing but connections between them. */
export interface Journey {
  legs: [Leg, ...Leg[]];
  first: Leg;
  last: Leg;
  from: Spot | null;
  to: Spot | null;
  /** For the order. */
  leavesAt: number;
  landsAt: number;
  gigIds: Set<string>;
}

const HOUR_MS = 3_600_000;

/** `shows` in the order of their starts: where there is one, a stop is no connection. */
export function journeysOf(legs: readonly Leg[], shows: readonly Show[]): Journey[] {
  const groups: [Leg, ...Leg[]][] = [];
  for (const leg of legs) {
    const group = groups.at(-1);
    if (group && goesOn(group, leg, shows)) group.push(leg);
    else groups.push([leg]);
  }
  const journeys = groups.map((group): Journey => {
    const [first] = group;
    const last = group.at(-1) ?? first;
    return {
      legs: group,
      first,
      last,
      from: first.from,
      to: last.to,
      leavesAt: first.sortAt,
      landsAt: last.endSortAt,
      gigIds: gigsOf(group),
    };
  });
  for (const [at, next] of journeys.slice(1).entries())
    hideUnknownStop(journeys[at] as Journey, next);
  return journeys;
}

function gigsOf(legs: readonly Leg[]): Set<string> {
  const gigIds = new Set<string>();
  for (const leg of legs) for (const id of leg.gigIds) gigIds.add(id);
  return gigIds;
}

/** Where one leg does not say where it begins or ends, nobody knows where the other leads. */
function hideUnknownStop(last: Journey, next: Journey) {
  const hours = (next.leavesAt - last.landsAt) / HOUR_MS;
  if (hours >= FIGURES.connectionGapHours || (last.to && next.from)) return;
  last.to = null;
  next.from = null;
}

function goesOn(group: readonly Leg[], next: Leg, shows: readonly Show[]): boolean {
  const last = group.at(-1);
  if (!last || !isWithin(last.to, next.from, FIGURES.aroundMeters)) return false;
  const hours = (next.sortAt - last.endSortAt) / HOUR_MS;
  if (hours >= FIGURES.connectionGapHours || hours < -MISSED_HOURS) return false;
  // Whoever comes back to where the journey has been is not connecting.
  if (group.some(({ from }) => isWithin(from, next.to, FIGURES.aroundMeters))) return false;
  return !hasShowAround(last, next, shows);
}

/** So long before the landing a connection may leave and still be meant as one. */
const MISSED_HOURS = 4;
/** A show so long before or after a stop in its city is what the stop was made for. */
const SHOW_HOURS = 12;

function hasShowAround(last: Leg, next: Leg, shows: readonly Show[]): boolean {
  const from = last.endSortAt - SHOW_HOURS * HOUR_MS;
  const until = next.sortAt + SHOW_HOURS * HOUR_MS;
  const longBefore = from - LONGEST_SHOW_HOURS * HOUR_MS;
  const first = partitionPoint(shows, (show) => show.from < longBefore);
  for (let at = first; at < shows.length; at++) {
    const show = shows[at] as Show;
    if (show.from > until) return false;
    const near = inReach(last.to, show.spot, FIGURES.farAirportMinutes);
    if (show.until >= from && near) return true;
  }
  return false;
}

const LONGEST_SHOW_HOURS = 24 * 21;
