import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import type { ResolvedDate } from '../../tokens/resolve-dates';
import type { PrintedTime } from '../../tokens/times';
import type { PrintedRide } from './ride-numbers';
import type { PrintedStation } from './ride-places';
import type { RideToken } from './ride-tokens';

/** One ride as printed: what the tokens between two boundaries add up to. */
export interface RideLeg {
  start: number;
  end: number;
  ride: PrintedRide | null;
  from: PrintedStation | null;
  to: PrintedStation | null;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
  date: ResolvedDate | null;
  arrivalDate: ResolvedDate | null;
  /** "2026-12-04", printed or worked out. */
  arrivalDay: string | null;
}

/** How far behind the departure a time without a label may still be the arrival. */
const ARRIVAL_REACH = 260;
/** A crossing or a night train: nothing takes longer. */
const LONGEST_DAYS = 3;

/** Reads one ride from its tokens in a text; `above` is the last date before them. */
export function readRide(
  tokens: readonly RideToken[],
  above: ResolvedDate | null,
  clean: string,
): RideLeg | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return null;
  const { from, to } = endsOf(tokens);
  const { departs, arrives } = timesOf(tokens, clean);
  const date = dateOf(tokens, departs, above, clean);
  if (!date || (!from && !to)) return null;
  const arrivalDate = arrivalDateOf(tokens, date, departs, arrives, clean);
  const ride = tokens.find((token) => token.kind === 'ride') ?? null;
  const leg = {
    start: first.start,
    end: last.end,
    ride,
    from,
    to,
    departs,
    arrives,
    date,
    arrivalDate,
  };
  return { ...leg, arrivalDay: arrivalDayOf(leg) };
}

/** Labelled places first, then the order they are printed in. */
function endsOf(tokens: readonly RideToken[]) {
  const stations = tokens.filter((token) => token.kind === 'station');
  const from = stations.find(({ role }) => role === 'from');
  const to = stations.find((one) => one.role === 'to' && one.name !== from?.name);
  const bare = stations.filter(({ role }) => role === null);
  if (from && to) return { from, to };
  if (from)
    return { from, to: bare.find((one) => one.start > from.end && one.name !== from.name) ?? null };
  if (to)
    return { from: bare.findLast((one) => one.end < to.start && one.name !== to.name) ?? null, to };
  const [one, ...others] = bare;
  return { from: one ?? null, to: others.find(({ name }) => name !== one?.name) ?? null };
}

function timesOf(tokens: readonly RideToken[], clean: string) {
  const sides = sidesOfTimes(tokens, clean);
  const times = tokens.filter((token) => token.kind === 'time');
  const departs =
    times.find((time) => sides.get(time) === 'from') ??
    times.find((time) => !sides.has(time)) ??
    null;
  const later = times.filter((time) => time !== departs && time.start > (departs?.start ?? -1));
  const arrives =
    later.find((time) => sides.get(time) === 'to') ??
    times.find((time) => sides.get(time) === 'to') ??
    later.find((time) => !sides.has(time) && departs && time.start - departs.end < ARRIVAL_REACH) ??
    null;
  return { departs, arrives };
}

/** The label before each time, unless both labels stand side by side as headings of columns. */
function sidesOfTimes(tokens: readonly RideToken[], clean: string) {
  const sides = new Map<PrintedTime, 'from' | 'to'>();
  let label: (RideToken & { kind: 'label' }) | null = null;
  for (const token of tokens) {
    if (token.kind === 'label') {
      const gap: string = label ? clean.slice(label.end, token.start) : '';
      const heads: boolean =
        label !== null &&
        label.side !== token.side &&
        !/[\d\n]/.test(gap) &&
        gap.length < 30 &&
        /^[\s|/:&-]*(?:(?:date|time|station|from)[\s|/:&-]+)*$/i.test(gap);
      label = heads ? null : token;
    }
    if (token.kind === 'time') {
      // "Drop-off: the hotel", then the one moment there is: that of the pick-up.
      const first = sides.size === 0 && clean.slice(label?.end ?? 0, token.start).includes('\n');
      if (label && !(label.side === 'to' && first)) sides.set(token, label.side);
      label = null;
    }
  }
  return sides;
}

/** The date before the departure's time, on its line, above the ride, else the first below. */
function dateOf(
  tokens: readonly RideToken[],
  departs: PrintedTime | null,
  above: ResolvedDate | null,
  clean: string,
): ResolvedDate | null {
  const dates = tokens.filter((token) => token.kind === 'date');
  if (!departs) return dates[0] ?? above;
  const before = dates.filter(({ end }) => end <= departs.start).at(-1);
  const behind = dates.find(({ start }) => start >= departs.end);
  const beside =
    behind &&
    behind.start - departs.end < 40 &&
    !clean.slice(departs.end, behind.start).includes('\n');
  return (beside ? behind : null) ?? before ?? above ?? dates[0] ?? null;
}

/** A later date printed with the arrival. */
function arrivalDateOf(
  tokens: readonly RideToken[],
  date: ResolvedDate,
  departs: PrintedTime | null,
  arrives: PrintedTime | null,
  clean: string,
): ResolvedDate | null {
  const until = arrives ? arrives.end + 30 : Number.POSITIVE_INFINITY;
  const found = tokens.find((token) => {
    if (token.kind !== 'date' || token.start <= Math.max(date.start, departs?.start ?? -1))
      return false;
    if (token.start > until) return false;
    if (
      arrives &&
      token.start > arrives.end &&
      clean.slice(arrives.end, token.start).includes('\n')
    )
      return false;
    const days = daysBetween(date.day8601, token.day8601);
    return days >= 0 && days <= LONGEST_DAYS && (arrives !== null || days > 0);
  });
  return found?.kind === 'date' ? found : null;
}

/** As printed, by "+1", else the next day where the clock has gone back. */
function arrivalDayOf({ date, departs, arrives, arrivalDate }: Omit<RideLeg, 'arrivalDay'>) {
  if (arrivalDate) return arrivalDate.day8601;
  if (!date || !arrives) return null;
  const overnight = departs !== null && arrives.minutes < departs.minutes ? 1 : 0;
  return shiftDay(date.day8601, arrives.plusDays || overnight);
}
