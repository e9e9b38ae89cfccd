import type { ResolvedDate } from '../../tokens/resolve-dates';
import { type RideLeg, readRide } from './ride-leg';
import type { PrintedStation } from './ride-places';
import type { RideToken } from './ride-tokens';

/** No confirmation has more; it bounds the work on text that is none. */
const MOST_RIDES = 40;

/** Offsets in the token list at which another ride begins. */
type Boundaries = number[];

/**
 * Tickets print a ride's number, its places and its times in every order. Each layout is tried, and
 * the one whose rides are most complete is taken.
 */
export function readRideLegs(tokens: readonly RideToken[], clean: string): RideLeg[] {
  const layouts = [whole, byOrigins, byNumbers, byHeadings, byPairs, byDepartures];
  let best: RideLeg[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const layout of layouts) {
    const legs = legsBetween(tokens, layout(tokens), clean);
    if (legs.length === 0) continue;
    const score = scoreOf(legs, tokens);
    if (score > bestScore) [best, bestScore] = [legs, score];
  }
  return best.slice(0, MOST_RIDES);
}

function legsBetween(
  tokens: readonly RideToken[],
  boundaries: Boundaries,
  clean: string,
): RideLeg[] {
  const legs: RideLeg[] = [];
  let above: ResolvedDate | null = null;
  let from = 0;
  for (const to of [...boundaries, tokens.length]) {
    const block = tokens.slice(from, to);
    const leg = readRide(block, above, clean);
    if (leg) legs.push(leg);
    for (const token of block) if (token.kind === 'date') above = token;
    from = to;
  }
  return withoutOverviews(legs);
}

/** "Boston to New York" over the trains that go there, without a time of its own. */
function withoutOverviews(legs: readonly RideLeg[]): RideLeg[] {
  const timed = legs.filter(({ departs }) => departs !== null);
  const meets = (a: PrintedStation | null, b: PrintedStation | null) =>
    a !== null && b !== null && (a.name.includes(b.name) || b.name.includes(a.name));
  return legs.filter(
    (leg) =>
      leg.departs !== null ||
      !timed.some((other) => meets(leg.from, other.from) || meets(leg.to, other.to)),
  );
}

/** A complete ride counts much; a half one costs, and so do times that no ride took up. */
function scoreOf(legs: readonly RideLeg[], tokens: readonly RideToken[]): number {
  let score = 0;
  const seen = new Set<string>();
  const used = new Set<number>();
  for (const leg of legs) {
    const { from, to, departs, arrives, ride, date } = leg;
    for (const one of [departs, arrives, ride]) if (one) used.add(one.start);
    const key = `${from?.name} ${to?.name} ${date?.day8601} ${departs?.minutes}`;
    if (seen.has(key)) continue;
    seen.add(key);
    score += from && to ? 7 : -4;
    score += (departs ? 3 : -1) + (arrives ? 3 : 0) + (ride ? 2 : 0);
    if (departs && arrives && arrives.start < departs.start) score -= 4;
    if (date && departs && date.start > departs.end && date.start > (arrives?.end ?? 0)) score -= 1;
    if (from && to && from.start > to.start) score -= 2;
  }
  const times = tokens.filter(({ kind }) => kind === 'time');
  const rides = tokens.filter(({ kind }) => kind === 'ride');
  const missed = [...times, ...rides].filter(({ start }) => !used.has(start)).length;
  return score - missed * 0.5;
}

function whole(): Boundaries {
  return [];
}

/** A place of departure opens a ride once the one before has arrived. */
function byOrigins(tokens: readonly RideToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let arrived = true;
  tokens.forEach((token, i) => {
    if (token.kind !== 'station') return;
    if (token.role === 'to') arrived = true;
    if (token.role !== 'from' || !arrived) return;
    boundaries.push(i);
    arrived = false;
  });
  return boundaries;
}

/** A new number opens a ride; the same one again belongs to the ride that is open. */
function byNumbers(tokens: readonly RideToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let open: string | null = null;
  tokens.forEach((token, i) => {
    if (token.kind !== 'ride' || token.number === open) return;
    open = token.number;
    boundaries.push(i);
  });
  return boundaries;
}

function byHeadings(tokens: readonly RideToken[]): Boundaries {
  return tokens.flatMap((token, i) => (token.kind === 'heading' ? [i] : []));
}

/** A ride is full with two places and two times. */
function byPairs(tokens: readonly RideToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let places: PrintedStation[] = [];
  let times = 0;
  tokens.forEach((token, i) => {
    if (token.kind === 'time') times += 1;
    if (token.kind === 'station' && !places.some(({ name }) => name === token.name))
      places.push(token);
    if (places.length < 2 || times < 2) return;
    boundaries.push(i + 1);
    places = [];
    times = 0;
  });
  return boundaries;
}

/** "Departs" opens a ride once the one before has arrived. */
function byDepartures(tokens: readonly RideToken[]): Boundaries {
  const boundaries: Boundaries = [];
  let arrived = true;
  tokens.forEach((token, i) => {
    if (token.kind !== 'label') return;
    if (token.side === 'to') arrived = true;
    else if (arrived) {
      boundaries.push(i);
      arrived = false;
    }
  });
  return boundaries;
}
