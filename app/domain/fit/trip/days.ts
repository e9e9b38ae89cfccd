const MOST_DAYS = 20_000;

/** Of thousands of trips most days are asked for again and again. By their number since 1970. */
const names = new Map<number, string>();

/** The day so many days later, or earlier. */
export function dayPlus(day: string, days: number): string {
  return dayOf(utcMidnight(day) + days * DAY_MS);
}

/** Midnight UTC of a day, in milliseconds since 1970. */
export function utcMidnight(day: string): number {
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2);
  return Date.UTC(year, twoDigits(day, 5) - 1, twoDigits(day, 8));
}

/** The day that begins at a midnight UTC. */
export function dayOf(utcMidnight: number): string {
  const number = Math.round(utcMidnight / DAY_MS);
  const known = names.get(number);
  if (known !== undefined) return known;
  if (names.size >= MOST_DAYS) names.clear();
  const name = new Date(utcMidnight).toISOString().slice(0, 10);
  names.set(number, name);
  return name;
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
