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

/** Reads one leg from the tokens of its block; `header` is the date that stood above it. */
export function readLeg(block: readonly FlightToken[], header: ResolvedDate | null): Leg | null {
  const core = findCore(block);
  if (!core) return null;
  const { from, to, departs, arrives, last } = core;
  const flights = block.filter((token) => token.kind === 'flight');
  const flight = flights[0] ?? null;
  const dates = datesOf(block, core, header);
  const start = Math.min(block[0]?.start ?? 0, flight?.start ?? Number.POSITIVE_INFINITY);
  const leg: Leg = {
    start,
    end: Math.max(last, flight?.end ?? 0),
    flight,
    from: narrowed(from, block),
    to: narrowed(to, block),
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
}

function findCore(block: readonly FlightToken[]): Core | null {
  const labelled = labelledEnds(block);
  const times = block.filter((token) => token.kind === 'time');
  let from = labelled.departs.place;
  let to = labelled.arrives.place;
  if (!from || !to || samePlace(from.airports, to.airports)) {
    [from, to] = nearestPair(block, times);
  }
  if (!from || !to || to.start - from.start > LONGEST_LEG) return null;
  let departs = labelled.departs.time;
  let arrives = labelled.arrives.time;
  if (!departs || !arrives || departs === arrives) {
    const near = times.filter((time) => Math.abs(time.start - (from?.start ?? 0)) < LONGEST_LEG);
    [departs, arrives] = [near[0], near[1]];
  }
  const last = Math.max(from.end, to.end, departs?.end ?? 0, arrives?.end ?? 0);
  return { from, to, departs: departs ?? null, arrives: arrives ?? null, last };
}

type Ends = Record<'departs' | 'arrives', { place?: PrintedPlace; time?: PrintedTime }>;

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
    else if (token.kind === 'time' && !end.time) end.time = token;
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

function datesOf(block: readonly FlightToken[], core: Core, header: ResolvedDate | null) {
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
    next && ((followsTimes && inside.length === 1) || (inside.length === 0 && !header))
      ? [...inside, next]
      : inside;
  const [first, second] = printed;

  if (first && second) {
    const apart = daysBetween(first.day8601, second.day8601);
    const later = apart >= 0 && apart <= 2 ? second : null;
    return { departureDate: first, arrivalDate: later ?? (apart === -1 ? second : null) };
  }
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
