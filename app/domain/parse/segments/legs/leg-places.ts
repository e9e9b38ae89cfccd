import { foldName } from '~/domain/places/fold-name';
import type { PrintedTime } from '../../tokens/dates/times';
import { type PrintedPlace, samePlace } from '../../tokens/leg-tokens';
import { anyCase } from '../../vocabulary/patterns';
import type { LegToken, Stop } from './leg';

/** "to" right before a place or before the name of its code; in a heading "From To" it tells nothing. */
const GOAL = anyCase(/(?<!\bfrom[ \t]{1,3})\bto[ \t]{1,3}(?:(\p{L}[\p{L}.,' -]{0,40})\()?$/iu);

type Pair = readonly [from: PrintedPlace, to: PrintedPlace];

/** Where the leg of a block begins and ends: at the places its times stand by, else the nearest pair. */
export function pairOfPlaces(
  block: readonly LegToken[],
  times: readonly PrintedTime[],
  text: string,
): Pair | null {
  return byOwnTimes(block, times, text) ?? nearestPair(block, times, text);
}

/**
 * Each of the first two times with a place of its own, which mails print in front of it or behind
 * it. A route line names both places too, yet neither of them stands by a time.
 */
function byOwnTimes(
  block: readonly LegToken[],
  times: readonly PrintedTime[],
  text: string,
): Pair | null {
  const [first, second, third] = times;
  if (!first || !second) return null;
  const at = block.indexOf(first);
  const middle = block.indexOf(second);
  const end = third ? block.indexOf(third) : block.length;
  const above = neighbour(block.slice(0, at).reverse());
  const below = neighbour(block.slice(middle + 1, end));
  const between = block.slice(at + 1, middle);
  const ahead = twoStops(above, neighbour(between.toReversed()), text);
  const behind = twoStops(neighbour(between), below, text);
  if (!ahead || !behind) return ahead ?? behind;
  const byLine =
    onTheLineOf(ahead, [first, second], text) - onTheLineOf(behind, [first, second], text);
  return (byLine || inPrintedOrder(block, ahead) - inPrintedOrder(block, behind)) < 0
    ? behind
    : ahead;
}

/** The first stop in a direction; only a date or a label may stand between it and the time. */
function neighbour(tokens: readonly LegToken[]): PrintedPlace | null {
  for (const token of tokens) {
    if (token.kind === 'place') return token.route ? null : token;
    if (token.kind === 'number' || token.kind === 'time') return null;
  }
  return null;
}

function twoStops(from: PrintedPlace | null, to: PrintedPlace | null, text: string): Pair | null {
  if (!from || !to || samePlace(from, to) || isGoal(from, text)) return null;
  return [from, to];
}

/** "Your flight to Denver (DEN)" names no place to leave from. */
function isGoal({ start, airports }: PrintedPlace, text: string): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const goal = GOAL.exec(before);
  if (!goal) return false;
  const [, name] = goal;
  return !name || airports.some(({ city }) => foldName(name).startsWith(foldName(city)));
}

/** How many of the two times stand on one line with their place. */
function onTheLineOf(pair: Pair, times: readonly PrintedTime[], text: string): number {
  return pair.filter((place, i) => {
    const time = times[i];
    if (!time) return false;
    const [left, right] = place.start < time.start ? [place, time] : [time, place];
    return !text.slice(left.end, right.start).includes('\n');
  }).length;
}

/** How often the two places are printed side by side in that order, less how often the other way. */
function inPrintedOrder(block: readonly LegToken[], [from, to]: Pair): number {
  let votes = 0;
  block.forEach((token, i) => {
    const next = block[i + 1];
    if (token.kind !== 'place' || next?.kind !== 'place') return;
    if (samePlace(token, from) && samePlace(next, to)) votes += 1;
    if (samePlace(token, to) && samePlace(next, from)) votes -= 1;
  });
  return votes;
}

/** The two different places printed next to each other closest to the two times: a heading names them too. */
function nearestPair(
  block: readonly LegToken[],
  times: readonly PrintedTime[],
  text: string,
): Pair | null {
  const places = block.filter((token) => token.kind === 'place');
  const [first, second] = times;
  // "Tangier to Palma" heads a journey of several legs, whose codes stand by each of them.
  const isCode = (place: PrintedPlace | undefined) => place?.name === null && !place.route;
  const byCode = places.some((place, i) => isCode(place) && isCode(places[i + 1]));
  const codesAt = codePairAt(places);
  let best: Pair | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  places.forEach((from, i) => {
    const to = places.slice(i + 1, i + 4).find((place) => !samePlace(place, from));
    if (!to || !areOfOneKind(from, to) || (!from.route && isGoal(from, text))) return;
    if (isAcross(block, [from, to]) || (byCode && from.route && from.name !== null)) return;
    // "Oulu - Osaka" above "Oulu (OUL) - Helsinki (HEL)".
    const isNamed = from.route && from.name !== null && to.name !== null;
    if (isNamed && codesAt > i) return;
    if (isNameBelow(places[i - 1], [from, to], text)) return;
    const starts = [from.start, to.start, first?.start ?? from.start, second?.start ?? from.start];
    const length = Math.max(...starts) - Math.min(...starts);
    if (length >= shortest) return;
    shortest = length;
    best = [from, to];
  });
  return best;
}

/** Which place is the first of two printed by their codes; -1 where none is. */
function codePairAt(places: readonly PrintedPlace[]): number {
  return places.findIndex(({ name }, i) => name === null && places[i + 1]?.name === null);
}

/** "NUE   FRA", and below it "Nürnberg   Frankfurt": the names of both codes, not the way from the second to the first. */
function isNameBelow(before: PrintedPlace | undefined, [from, to]: Pair, text: string): boolean {
  return (
    before !== undefined &&
    samePlace(before, to) &&
    !text.slice(before.end, from.start).includes('\n') &&
    text.slice(from.end, to.start).includes('\n')
  );
}

/** "Cork Kerry / XX 101 / Cork Airport": the way back, printed around a number or clocks, is none where the pair stands above it. */
function isAcross(block: readonly LegToken[], [from, to]: Pair): boolean {
  const between = block.slice(block.indexOf(from) + 1, block.indexOf(to));
  const isParted = between.some(({ kind }) => kind === 'number' || kind === 'time');
  return isParted && inPrintedOrder(block, [from, to]) < 0;
}

/** A leg goes along a printed route or between two stops, never from a route's end to a stop. */
function areOfOneKind(from: PrintedPlace, to: PrintedPlace): boolean {
  return from.route === 'from' ? to.route === 'to' : !from.route && !to.route;
}

/** The different places of a row with nothing else between them that holds both ends. */
export function rowOfPlaces(
  block: readonly LegToken[],
  from: PrintedPlace | null,
  to: PrintedPlace | null,
): PrintedPlace[] {
  if (!from || !to || from.route) return [];
  const [first, last] = [block.indexOf(from), block.indexOf(to)];
  const isPlace = (token: LegToken | undefined) => token?.kind === 'place' && !token.route;
  if (!block.slice(first, last + 1).every(isPlace)) return [];
  let start = first;
  let end = last;
  while (isPlace(block[start - 1])) start -= 1;
  while (isPlace(block[end + 1])) end += 1;
  return differing(block.slice(start, end + 1).filter((token) => token.kind === 'place'));
}

function differing(places: readonly PrintedPlace[]): PrintedPlace[] {
  const seen: PrintedPlace[] = [];
  for (const place of places) {
    if (!seen.some((other) => samePlace(other, place))) seen.push(place);
  }
  return seen;
}

export function contested(first: PrintedPlace, others: readonly PrintedPlace[]): Stop {
  const rivals = [first, ...others];
  const mention = { ...first, end: others.at(-1)?.end ?? first.end };
  return { mention, airports: rivals.flatMap(({ airports }) => airports), contested: true };
}

/** "New York" in the heading and "LGA" below mean LaGuardia. */
export function narrowed(
  place: PrintedPlace,
  block: readonly LegToken[],
  ends: { from: PrintedPlace | null; to: PrintedPlace | null },
): Stop {
  let airports = place.airports;
  let mention = place;
  block.forEach((token, i) => {
    if (token.kind !== 'place' || airports.length === 1 || isOfAnother(block, i, ends)) return;
    const common = airports.filter((airport) =>
      token.airports.some((other) => other.code === airport.code),
    );
    if (common.length > 0 && common.length < airports.length) {
      airports = common;
      mention = token;
    }
  });
  return { mention, airports };
}

/** Whether a place stands on the route line of another leg. */
function isOfAnother(
  block: readonly LegToken[],
  at: number,
  { from, to }: { from: PrintedPlace | null; to: PrintedPlace | null },
): boolean {
  const token = block[at];
  if (token?.kind !== 'place' || !token.route) return false;
  const start = token.route === 'from' ? token : block[at - 1];
  const end = token.route === 'to' ? token : block[at + 1];
  if (start?.kind !== 'place' || end?.kind !== 'place' || !from || !to) return true;
  return !samePlace(start, from) || !samePlace(end, to);
}
