import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { clock, type PrintedTime } from '../../tokens/dates/times';
import { LAYOUTS } from './layouts';
import type { DateAbove, Leg, LegRules, LegToken, Stop } from './leg';
import { keepFlyable, resolveArrival } from './leg-arrival';
import { isWayBack, joins, meet } from './leg-clues';
import { datesOf } from './leg-days';
import { findEnds } from './leg-ends';
import { contested, narrowed } from './leg-places';
import { scoreLegs } from './leg-score';
import { readFullHalf } from './twice-printed-legs';

/**
 * Mails print the number of a flight or ride above, between or below its two ends. Each layout is
 * tried, and the one whose legs are most complete and could really be travelled is taken.
 */
export function readLegs(printed: readonly LegToken[], text: string, rules: LegRules): Leg[] {
  const tokens = printed.filter((_, i) => !isEndOfJourney(printed, i, text));
  const read = (some: readonly LegToken[]) => bestReading(some, text, rules);
  return readFullHalf(tokens, read) ?? read(tokens);
}

function bestReading(tokens: readonly LegToken[], text: string, rules: LegRules): Leg[] {
  let best: Leg[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  const tried = new Set<string>();
  for (const layout of LAYOUTS) {
    const boundaries = layout(tokens);
    const key = boundaries.join();
    if (tried.has(key)) continue;
    tried.add(key);
    const legs = legsBetween(tokens, boundaries, text, rules);
    const score = scoreLegs(legs, tokens);
    if (legs.length > 0 && score > bestScore) [best, bestScore] = [legs, score];
  }
  return best;
}

function legsBetween(
  tokens: readonly LegToken[],
  boundaries: readonly number[],
  text: string,
  rules: LegRules,
): Leg[] {
  const legs: Leg[] = [];
  const isTimed = tokens.some(({ kind }) => kind === 'time');
  let above: DateAbove | null = null;
  let heading: LegToken[] = [];
  let from = 0;
  for (const to of [...boundaries, tokens.length]) {
    const block = tokens.slice(from, to);
    // Without any clock a day of the block is its leg's, wherever it stands.
    const hasOwnDay = !isTimed && block.some(({ kind }) => kind === 'date');
    const leg = readLeg(block, hasOwnDay ? null : above, heading, text, rules);
    if (leg && (rules.isLeg(leg) || isWayBack(leg, legs))) {
      continueFrom(legs.at(-1), leg, rules);
      legs.push(leg);
    }
    for (const [i, token] of block.entries()) {
      if (token.kind !== 'date' || isLandingOfHeading(block, i)) continue;
      const behindLeg = isBehind(leg, token.start);
      above = { date: token, behindLeg, headsLeg: !behindLeg && token === block.at(-1) };
    }
    const routes = block.filter((token) => token.kind === 'place' && token.route);
    if (routes.length > 0) heading = routes.slice(-2);
    from = to;
  }
  return withoutOverviews(legs);
}

/** "Return Mon, Oct 4, Lands Tue, Oct 5" above two legs or more: the second day is that of the last landing. */
function isEndOfJourney(tokens: readonly LegToken[], at: number, text: string): boolean {
  const [left, label, lands] = tokens.slice(Math.max(0, at - 2), at + 1);
  if (left?.kind !== 'date' || label?.kind !== 'arrives' || lands?.kind !== 'date') return false;
  const apart = daysBetween(left.day8601, lands.day8601);
  if (apart < 0 || apart > 2 || text.slice(left.end, lands.start).includes('\n')) return false;
  const next = tokens.findIndex(({ kind }, i) => i > at && kind === 'date');
  const below = tokens.slice(at + 1, next < 0 ? tokens.length : next);
  return (
    new Set(below.flatMap((token) => (token.kind === 'number' ? [token.number] : []))).size > 1
  );
}

/** "DEPARTURE: SATURDAY 31 OCT ▸ ARRIVAL: SUNDAY 01 NOV" heads a leg by its first day. */
function isLandingOfHeading(tokens: readonly LegToken[], at: number): boolean {
  const kinds = tokens.slice(Math.max(0, at - 3), at).map(({ kind }) => kind);
  return kinds.join() === 'departs,date,arrives';
}

/** "Boston to New York" over the trains that go there, with neither number nor time, is no leg, nor one at the same time with its number below. */
function withoutOverviews(legs: readonly Leg[]): Leg[] {
  const timed = legs.filter(({ departs }) => departs !== null);
  const names = (a: Stop | null, b: Stop | null) => {
    const [one, other] = [a?.mention.name, b?.mention.name];
    return one && other && (one.includes(other) || other.includes(one));
  };
  return legs.filter((leg) => {
    const { departs, number, from, to } = leg;
    const isSame = (other: Leg) =>
      other.number !== null &&
      other.departs?.minutes === departs?.minutes &&
      joins(other, from, to);
    if (departs && !number && !leg.arrives && legs.some(isSame)) return false;
    if (isSumOfTwo(leg, legs)) return false;
    if (departs || number || isWayBack(leg, legs)) return true;
    return !timed.some((other) => names(from, other.from) || names(to, other.to));
  });
}

/** From the departure of one leg to the arrival of the next: what an agency prints above both. */
function isSumOfTwo(leg: Leg, legs: readonly Leg[]): boolean {
  return legs.some((first, i) => {
    const next = legs[i + 1];
    return (
      next !== undefined &&
      first !== leg &&
      next !== leg &&
      meet(first, next) &&
      isOneEnd(leg.from, first.from) &&
      isOneEnd(leg.to, next.to) &&
      first.departureDay === leg.departureDay &&
      first.departs?.minutes === leg.departs?.minutes &&
      next.arrives?.minutes === leg.arrives?.minutes &&
      leg.arrives !== null
    );
  });
}

function isOneEnd(one: Stop | null, other: Stop | null): boolean {
  return one?.airports[0] !== undefined && one.airports[0].code === other?.airports[0]?.code;
}

function isBehind(leg: Leg | null, offset: number): boolean {
  const own = [leg?.departureDate, leg?.arrivalDate].some((date) => date?.start === offset);
  return own && offset > (leg?.arrives?.start ?? offset);
}

/** Nobody leaves before landing: a day that was printed above, not for this leg, moves on. */
function continueFrom(before: Leg | undefined, leg: Leg, rules: LegRules) {
  if (!before?.arrivalDay || !before.arrives || !leg.departs || !leg.departureDay) return;
  const inherited =
    leg.departureDate !== null &&
    (before.departureDate === leg.departureDate || leg.departureDate.start < leg.start);
  if (!inherited || !meet(before, leg)) return;
  const landed = `${before.arrivalDay}T${clock(before.arrives.minutes)}`;
  let day = leg.departureDay;
  for (let days = 0; days < 3 && `${day}T${clock(leg.departs.minutes)}` < landed; days += 1)
    day = shiftDay(day, 1);
  if (day === leg.departureDay || `${day}T${clock(leg.departs.minutes)}` < landed) return;
  leg.departureDay = day;
  resolveArrival(leg, rules);
}

/** Reads one leg from the tokens of its block, and the last route line above, in a text as it was printed. */
function readLeg(
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
    departureDay: dayOfDeparture(dates.departureDate, departs, block[0]?.start ?? 0),
    arrivalDay: null,
    plausible: true,
  };
  keepFlyable(leg, rules);
  resolveArrival(leg, rules);
  if (!leg.plausible) retryWithNearestDate(leg, block, rules);
  return leg;
}

/** "6:20 AM +1" counts from the day above the leg. */
function dayOfDeparture(date: ResolvedDate | null, departs: PrintedTime | null, start: number) {
  if (!date) return null;
  const isAbove = date.start < start;
  return isAbove ? shiftDay(date.day8601, departs?.plusDays ?? 0) : date.day8601;
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
  resolveArrival(retried, rules);
  if (retried.plausible) Object.assign(leg, retried);
}
