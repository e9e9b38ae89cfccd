import { shiftDay } from '~/domain/time/calendar-day';
import { instantOf, offsetAt } from '~/domain/time/wall-time';
import type { DetailEnd } from '~/domain/travel/detail-ends';
import { FIGURES } from '../figures';

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

export function momentOf(end: DetailEnd | null, placeZone: string | null): Moment | null {
  if (!end) return null;
  const { day, time } = end;
  const timeZone = end.timeZone ?? placeZone;
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
  return time && hourOf(time) < FIGURES.nightUntil ? shiftDay(day, -1) : day;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * `instantOf` for thousands of times: whether a zone keeps one offset for a month, or else for the
 * days around one, is asked once.
 */
export function instantIn(day: string, time: string, timeZone: string): number {
  const offset =
    steadyOffset(timeZone, day.slice(0, 7), '-01', 32) ?? steadyOffset(timeZone, day, '', 1);
  if (offset === null) return instantOf(`${day}T${time}`, timeZone);
  return Date.parse(`${day}T${time}Z`) - offset * MINUTE_MS;
}

/** Minutes ahead of UTC by zone and month, or zone and day; null where the clocks change. */
const offsets = new Map<string, number | null>();
const MOST_OFFSETS = 20_000;

function steadyOffset(timeZone: string, period: string, rest: string, days: number) {
  const key = `${timeZone} ${period}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const start = Date.parse(`${period}${rest}T00:00Z`);
  const first = offsetAt(timeZone, start - DAY_MS);
  let steady = true;
  for (let past = 0; past <= days + 1 && steady; past += Math.min(8, days)) {
    steady = offsetAt(timeZone, start + past * DAY_MS) === first;
  }
  steady &&= offsetAt(timeZone, start + (days + 1) * DAY_MS) === first;
  const offset = steady ? first : null;
  offsets.set(key, offset);
  return offset;
}
