import { shiftDay } from '~/domain/time/calendar-day';

const MOST_DAYS = 20_000;

/** Of thousands of trips most days are asked for again and again. */
function getOrMake<Value>(known: Map<string, Value>, day: string, make: (day: string) => Value) {
  const found = known.get(day);
  if (found !== undefined) return found;
  if (known.size >= MOST_DAYS) known.clear();
  const made = make(day);
  known.set(day, made);
  return made;
}

const shifted = new Map<number, Map<string, string>>();

/** The day so many days later, or earlier. */
export function dayPlus(day: string, days: number): string {
  let known = shifted.get(days);
  if (!known) {
    known = new Map();
    shifted.set(days, known);
  }
  return getOrMake(known, day, () => shiftDay(day, days));
}

const midnights = new Map<string, number>();

/** Midnight UTC of a day, in milliseconds since 1970. */
export function utcMidnight(day: string): number {
  return getOrMake(midnights, day, () => Date.parse(`${day}T00:00Z`));
}

/** How many days the second lies after the first. */
export function daysFrom(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

const DAY_MS = 24 * 3_600_000;
