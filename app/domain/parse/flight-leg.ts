import type { Airport } from '~/domain/places/places';
import { daysBetween } from '~/domain/time/calendar-day';
import { type FlightToken, samePlace } from './flight-tokens';
import { settleArrival } from './leg-arrival';
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

const LONGEST_LEG = 1_500;

/** The last date printed above a leg. */
export interface DateAbove {
  date: ResolvedDate;
  /** It stood behind another leg and was that one's own. */
  behindLeg: boolean;
}

/** Reads one leg from the tokens of its block in a text as it was printed. */
export function readLeg(
  block: readonly FlightToken[],
  above: DateAbove | null,
  text: string,
): Leg | null {
  const core = findCore(block);
  if (!core) return null;
  const { from, departs, arrives, last } = core;
  const [rival, ...others] = core.rivals;
  const flights = block.filter((token) => token.kind === 'flight');
  const flight = flights[0] ?? null;
  const dates = datesOf(block, core, above, text);
  const start = Math.min(block[0]?.start ?? 0, flight?.start ?? Number.POSITIVE_INFINITY);
  const leg: Leg = {
    start,
    end: Math.max(last, flight?.end ?? 0),
    flight,
    from: narrowed(from, block),
    to: rival && others.length > 0 ? contested(rival, others) : narrowed(core.to, block),
    departs,
    arrives,
    ...dates,
    departureDay: dates.departureDate?.day8601 ?? null,
    arrivalDay: null,
    plausible: true,
  };
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

interface Core {
  from: PrintedPlace;
  to: PrintedPlace;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  last: number;
  /** Each may be the place of arrival; empty where there is no doubt. */
  rivals: PrintedPlace[];
}

function findCore(block: readonly FlightToken[]): Core | null {
  const labelled = labelledEnds(block);
  const times = block.filter((token) => token.kind === 'time');
  let from = labelled.departs.place;
  let to = labelled.arrives.place;
  let rivals: PrintedPlace[] = [];
  if (!from || !to || samePlace(from.airports, to.airports)) {
    [from, to] = nearestPair(block, times);
    const row = rowOfPlaces(block, from, to);
    if (row.length > 2) [from, ...rivals] = row;
  }
  if (!from || !to || to.start - from.start > LONGEST_LEG) return null;
  let departs = labelled.departs.time;
  let arrives = labelled.arrives.time;
  if (!departs || !arrives || departs === arrives) {
    const near = times.filter((time) => Math.abs(time.start - (from?.start ?? 0)) < LONGEST_LEG);
    if (arrives && labelled.arrives.beside) {
      const lands = arrives.start;
      departs = near.find((time) => time.start < lands);
    } else [departs, arrives] = [near[0], near[1]];
  }
  const last = Math.max(from.end, to.end, departs?.end ?? 0, arrives?.end ?? 0);
  return { from, to, departs: departs ?? null, arrives: arrives ?? null, last, rivals };
}

interface End {
  place?: PrintedPlace;
  time?: PrintedTime;
  /** The time stands right behind the label: it can mean nothing else. */
  beside?: boolean;
}

type Ends = Record<'departs' | 'arrives', End>;

const BESIDE_LABEL = 6;

/** What stands behind "Depart" and behind "Arrive"; headings side by side label nothing. */
function labelledEnds(block: readonly FlightToken[]): Ends {
  const ends: Ends = { departs: {}, arrives: {} };
  let label: 'departs' | 'arrives' | null = null;
  block.forEach((token, i) => {
    if (token.kind === 'departs' || token.kind === 'arrives') {
      const next = block[i + 1];
      const heading =
        next && (next.kind === 'departs' || next.kind === 'arrives') && next.kind !== token.kind;
      const before = block[i - 1];
      const paired =
        before &&
        (before.kind === 'departs' || before.kind === 'arrives') &&
        before.kind !== token.kind;
      label = heading || paired ? null : token.kind;
      return;
    }
    if (!label) return;
    const end = ends[label];
    if (token.kind === 'place' && !end.place) end.place = token;
    else if (token.kind === 'time' && !end.time) {
      const before = block[i - 1];
      end.time = token;
      end.beside = before?.kind === label && token.start - before.end <= BESIDE_LABEL;
    }
  });
  return ends;
}

/** The two different places printed next to each other closest to the two times: a heading names them too. */
function nearestPair(
  block: readonly FlightToken[],
  times: readonly PrintedTime[],
): [PrintedPlace?, PrintedPlace?] {
  const places = block.filter((token) => token.kind === 'place');
  const [first, second] = times;
  const timed = withOwnTimes(block);
  if (timed && distinct(places, timed) > 2) return timed;
  let best: [PrintedPlace?, PrintedPlace?] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < places.length; i += 1) {
    const from = places[i];
    const to = places
      .slice(i + 1, i + 4)
      .find((place) => from && !samePlace(place.airports, from.airports));
    if (!from || !to) continue;
    const starts = [from.start, to.start, first?.start ?? from.start, second?.start ?? from.start];
    const length = Math.max(...starts) - Math.min(...starts);
    if (length >= shortest) continue;
    shortest = length;
    best = [from, to];
  }
  return best;
}

/** Each of the block's two times right behind a place of its own: any third place is only mentioned. */
function withOwnTimes(block: readonly FlightToken[]): [PrintedPlace, PrintedPlace] | null {
  const owners: PrintedPlace[] = [];
  block.forEach((token, i) => {
    if (token.kind !== 'time') return;
    const before = block[i - 1];
    if (before?.kind === 'place') owners.push(before);
  });
  const times = block.filter((token) => token.kind === 'time').length;
  const [from, to] = owners;
  if (times !== 2 || !from || !to || samePlace(from.airports, to.airports)) return null;
  return [from, to];
}

/** The different places of a row with nothing else between them that holds both ends. */
function rowOfPlaces(
  block: readonly FlightToken[],
  from: PrintedPlace | undefined,
  to: PrintedPlace | undefined,
): PrintedPlace[] {
  if (!from || !to) return [];
  const [first, last] = [block.indexOf(from), block.indexOf(to)];
  const isPlace = (token: FlightToken | undefined) => token?.kind === 'place';
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
    if (!seen.some((other) => samePlace(other.airports, place.airports))) seen.push(place);
  }
  return seen;
}

function contested(first: PrintedPlace, others: readonly PrintedPlace[]): Stop {
  const rivals = [first, ...others];
  const mention = { ...first, end: others.at(-1)?.end ?? first.end };
  return { mention, airports: rivals.flatMap(({ airports }) => airports), contested: true };
}

/** How many different places stand between the two ends, both counted. */
function distinct(
  places: readonly PrintedPlace[],
  [from, to]: readonly [PrintedPlace, PrintedPlace],
): number {
  return differing(places.filter(({ start }) => start >= from.start && start <= to.start)).length;
}

/** "New York" in the heading and "LGA" below mean LaGuardia. */
function narrowed(place: PrintedPlace, block: readonly FlightToken[]): Stop {
  let airports = place.airports;
  let mention = place;
  for (const token of block) {
    if (token.kind !== 'place' || airports.length === 1) continue;
    const common = airports.filter((airport) =>
      token.airports.some((other) => other.code === airport.code),
    );
    if (common.length > 0 && common.length < airports.length) {
      airports = common;
      mention = token;
    }
  }
  return { mention, airports };
}

function datesOf(block: readonly FlightToken[], core: Core, above: DateAbove | null, text: string) {
  const header = above?.date ?? null;
  const dates = block.filter((token) => token.kind === 'date');
  const firstTime = core.departs?.start ?? core.from.start;
  const inside = dates.filter((date) => date.start < core.last);
  const followsTimes = inside.some(
    (date) => date.start > firstTime && !(core.arrives && date.start > core.arrives.start),
  );
  const trailing = dates.filter((date) => date.start >= core.last);
  const next = trailing[0];
  const behindNumber = trailing.find((date) => block[block.indexOf(date) - 1]?.kind === 'flight');
  if (inside.length === 0 && behindNumber)
    return { departureDate: behindNumber, arrivalDate: null };
  const printed =
    next &&
    ((followsTimes && inside.length === 1) ||
      (inside.length === 0 && (!header || closesLine(text, core.last, next))))
      ? [...inside, next]
      : inside;
  const [first, second] = printed;

  if (first && second) {
    const apart = daysBetween(first.day8601, second.day8601);
    const later = apart >= 0 && apart <= 2 ? second : null;
    return { departureDate: first, arrivalDate: later ?? (apart === -1 ? second : null) };
  }
  if (first && inside.length === 0 && !(header && isNextMorning(core, above, first)))
    return { departureDate: first, arrivalDate: null };
  if (first && header && first.start > (core.departs?.end ?? first.start)) {
    const apart = daysBetween(header.day8601, first.day8601);
    const besideArrival =
      !core.arrives ||
      Math.abs(first.start - core.arrives.start) <
        Math.abs(first.start - (core.departs?.start ?? 0));
    if (apart >= 0 && apart <= 2 && besideArrival)
      return { departureDate: header, arrivalDate: first };
  }
  return { departureDate: first ?? header, arrivalDate: null };
}

/** Under a heading of the day before, the date behind a night flight is its arrival's. */
function isNextMorning({ departs, arrives }: Core, above: DateAbove | null, date: ResolvedDate) {
  if (!above || above.behindLeg || !departs || !arrives) return false;
  return arrives.minutes < departs.minutes && daysBetween(above.date.day8601, date.day8601) === 1;
}

/** "… to Denver 8:55 PM on December 6": printed behind the leg it is the leg's own, whatever stood above. */
function closesLine(text: string, from: number, date: ResolvedDate): boolean {
  const gap = text.slice(from, date.start);
  if (/^[\s,()]{0,6}on\s{1,3}$/i.test(gap)) return true;
  const rest = text.slice(date.end, date.end + 60).split('\n', 1)[0] ?? '';
  return gap.length < 16 && !gap.includes('\n') && !/[\p{L}\d]/u.test(rest);
}
