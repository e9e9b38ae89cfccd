import { shiftDay } from '~/domain/time/calendar-day';

const MOST_DAYS = 20_000;

/** Of thousands of trips most days are asked for again and again. */
const shifted = new Map<number, Map<string, string>>();

/** The day so many days later, or earlier. */
export function dayPlus(day: string, days: number): string {
  let known = shifted.get(days);
  if (!known) {
    known = new Map();
    shifted.set(days, known);
  }
  const found = known.get(day);
  if (found !== undefined) return found;
  if (known.size >= MOST_DAYS) known.clear();
  const made = shiftDay(day, days);
  known.set(day, made);
  return made;
}

/** Midnight UTC of a day, in milliseconds since 1970. */
export function utcMidnight(day: string): number {
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2);
  return Date.UTC(year, twoDigits(day, 5) - 1, twoDigits(day, 8));
}

/** The day that begins at a midnight UTC. */
export function dayOf(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}

/** The number that two digits of a day or a time are. */
export function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}

const ZERO = '0'.charCodeAt(0);

/** How many days the second lies after the first. */
export function daysFrom(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

export const DAY_MS = 24 * 3_600_000;
