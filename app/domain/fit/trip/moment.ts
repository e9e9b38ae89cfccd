import { instantOf, offsetAt, wallTimeAt } from '~/domain/time/wall-time';
import { FIGURES } from '../figures';
import { DAY_MS, dayOf, dayPlus, twoDigits, utcMidnight } from './days';

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
  return minutesOf(time) / 60;
}

function minutesOf(time: string): number {
  return twoDigits(time, 0) * 60 + twoDigits(time, 3);
}

/** The night a bed is for, by the day it begins on: a check-in after midnight is of the night before. */
export function nightOf({ day, time }: Pick<Moment, 'day' | 'time'>): string {
  return time && hourOf(time) < FIGURES.nightUntil ? dayPlus(day, -1) : day;
}

const MINUTE_MS = 60_000;

/** `instantOf` for thousands of times: a zone's offset is asked for once in a while. */
export function instantIn(day: string, time: string, timeZone: string): number {
  const midnight = utcMidnight(day);
  const offset = steadyOffset(midnight, timeZone);
  if (offset === null) return changingInstant(`${day}T${time}`, timeZone);
  return midnight + (minutesOf(time) - offset) * MINUTE_MS;
}

const changingInstants = new Map<string, number>();

/** Around a change of the clocks a time is looked at by itself. */
function changingInstant(wallTime: string, timeZone: string): number {
  const key = `${wallTime} ${timeZone}`;
  const known = changingInstants.get(key);
  if (known !== undefined) return known;
  if (changingInstants.size >= MOST_PERIODS) changingInstants.clear();
  const instant = instantOf(wallTime, timeZone);
  changingInstants.set(key, instant);
  return instant;
}

/** `wallTimeAt` for thousands of times. */
export function wallTimeIn(instant: number, timeZone: string): string {
  const offset = steadyOffset(instant, timeZone);
  if (offset === null) return wallTimeAt(instant, timeZone);
  return new Date(instant + offset * MINUTE_MS).toISOString().slice(0, 16);
}

/** The hour and its fraction on a zone's clocks. */
export function hourAt(instant: number, timeZone: string): number {
  const minutes = clockMinutes(instant, timeZone);
  return (((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES) / 60;
}

/** 0 for Sunday, by a zone's calendar. */
export function weekdayAt(instant: number, timeZone: string): number {
  const days = Math.floor(clockMinutes(instant, timeZone) / DAY_MINUTES);
  return (((days + THURSDAY) % 7) + 7) % 7;
}

/** Minutes since 1970 on a zone's clocks. */
function clockMinutes(instant: number, timeZone: string): number {
  const offset = steadyOffset(instant, timeZone) ?? offsetAt(timeZone, instant);
  return Math.floor(instant / MINUTE_MS) + offset;
}

const DAY_MINUTES = 24 * 60;
/** 1 January 1970 was one. */
const THURSDAY = 4;

/** Minutes ahead of UTC at noon of the day that begins at a midnight UTC. */
export function offsetOn(midnight: number, timeZone: string): number {
  const steady = steadyOffset(midnight, timeZone);
  if (steady !== null) return steady;
  const noon = midnight + DAY_MS / 2;
  return (noon - instantIn(dayOf(midnight), '12:00', timeZone)) / MINUTE_MS;
}

/** Minutes ahead of UTC by the number of a day or of a span of them; null where the clocks change. */
interface Offsets {
  spans: Map<number, number | null>;
  days: Map<number, number | null>;
}

const SPAN_DAYS = 32;
const MOST_PERIODS = 20_000;
const offsetsByZone = new Map<string, Offsets>();

/** The offset that a zone keeps on the UTC day of an instant and on those beside it; null where it keeps none. */
function steadyOffset(instant: number, timeZone: string): number | null {
  let ofZone = offsetsByZone.get(timeZone);
  if (!ofZone) {
    ofZone = { spans: new Map(), days: new Map() };
    offsetsByZone.set(timeZone, ofZone);
  }
  const day = Math.floor(instant / DAY_MS);
  const span = Math.floor(day / SPAN_DAYS);
  const throughout = getOrAsk(ofZone.spans, span, SPAN_DAYS, timeZone);
  return throughout ?? getOrAsk(ofZone.days, day, 1, timeZone);
}

function getOrAsk(
  known: Offsets['days'],
  period: number,
  days: number,
  timeZone: string,
): number | null {
  const found = known.get(period);
  if (found !== undefined) return found;
  if (known.size >= MOST_PERIODS) known.clear();
  const offset = offsetThroughout(timeZone, period * days * DAY_MS, days);
  known.set(period, offset);
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
