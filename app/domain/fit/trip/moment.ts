import { instantOf, offsetAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import { dayPlus, utcMidnight } from './days';

/** When something happens, by the clock where it happens. */
export interface Moment {
  day: string;
  /** Null where only the day is known. */
  time: string | null;
  timeZone: string | null;
  /** Milliseconds since 1970 UTC; null without a time or a zone. */
  at: number | null;
  /** For the order alone: noon where there is no time, UTC where there is no zone. */
  sortAt: number;
}

export function momentOf(day: string, time: string | null, timeZone: string | null): Moment {
  const sortAt = instantIn(day, time ?? '12:00', timeZone ?? 'UTC');
  return { day, time, timeZone, at: time && timeZone ? sortAt : null, sortAt };
}

/** "2026-06-12T18:55", or the day alone. */
export function wallTimeOf({ day, time }: Pick<Moment, 'day' | 'time'>): string {
  return time ? `${day}T${time}` : day;
}

/** Hours and their fraction: 18.92 for "18:55". */
export function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
}

/** The night a bed is for, by the day it begins on: a check-in after midnight is of the night before. */
export function nightOf({ day, time }: Pick<Moment, 'day' | 'time'>): string {
  return time && hourOf(time) < FIGURES.nightUntil ? dayPlus(day, -1) : day;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** `instantOf` for thousands of times: the zone's offset on a day is asked for once. */
export function instantIn(day: string, time: string, timeZone: string): number {
  const offset = steadyOffset(day, timeZone);
  if (offset === null) return instantOf(`${day}T${time}`, timeZone);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) - offset;
  return utcMidnight(day) + minutes * MINUTE_MS;
}

/** Minutes ahead of UTC at noon. */
export function offsetOn(day: string, timeZone: string): number {
  return steadyOffset(day, timeZone) ?? offsetAt(timeZone, instantOf(`${day}T12:00`, timeZone));
}

/** By zone, then by month or day: minutes ahead of UTC, null where the clocks change. */
const offsets = new Map<string, Map<string, number | null>>();
const MOST_PERIODS = 20_000;

/** The offset that a zone keeps on a day and on those beside it; null where it keeps none. */
function steadyOffset(day: string, timeZone: string): number | null {
  let ofZone = offsets.get(timeZone);
  if (!ofZone) {
    ofZone = new Map();
    offsets.set(timeZone, ofZone);
  }
  const known = ofZone.get(day);
  if (known !== undefined) return known;
  if (ofZone.size >= MOST_PERIODS) ofZone.clear();
  const month = day.slice(0, 7);
  let offset = ofZone.get(month);
  if (offset === undefined) {
    offset = offsetThroughout(timeZone, utcMidnight(`${month}-01`), 32);
    ofZone.set(month, offset);
  }
  offset ??= offsetThroughout(timeZone, utcMidnight(day), 1);
  ofZone.set(day, offset);
  return offset;
}

/** Looked at every week: no clocks change back within one. */
function offsetThroughout(timeZone: string, start: number, days: number): number | null {
  const first = offsetAt(timeZone, start - DAY_MS);
  for (let past = 0; past <= days; past += Math.min(8, days)) {
    if (offsetAt(timeZone, start + past * DAY_MS) !== first) return null;
  }
  return offsetAt(timeZone, start + (days + 1) * DAY_MS) === first ? first : null;
}
