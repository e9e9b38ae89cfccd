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
  return daysSince1970(year, twoDigits(day, 5), twoDigits(day, 8)) * DAY_MS;
}

/**
 * In years that begin in March, so that a leap day is the last: three times as fast as `Date.UTC`.
 * https://howardhinnant.github.io/date_algorithms.html#days_from_civil
 */
function daysSince1970(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + dayOfYear - 719_468;
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
