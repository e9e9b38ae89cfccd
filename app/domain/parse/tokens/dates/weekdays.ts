import { WEEKDAY_NAMES, weekdayOf } from '../../vocabulary/calendar-words';
import { anyCase } from '../../vocabulary/patterns';

export interface Weekday {
  value: number;
  /** Characters to the left of the date that belong to it, or to the right. */
  left: number;
}

const WEEKDAY_BEFORE = anyCase(
  `(?<![\\p{L}])(${WEEKDAY_NAMES})\\.?,?(?:\\s+(?:the|le|den|el|d\\.))?[\\s,]*$`,
);
const WEEKDAY_AFTER = anyCase(
  `^,?\\s*(?:\\(\\s*(${WEEKDAY_NAMES})\\.?\\s*\\)|,\\s*(${WEEKDAY_NAMES})(?![\\p{L}]))`,
);

export function weekdayBefore(words: string): Weekday | null {
  const match = WEEKDAY_BEFORE.exec(words);
  const value = match?.[1] ? weekdayOf(match[1]) : null;
  return match && value !== null ? { value, left: words.length - match.index } : null;
}

export function weekdayAfter(words: string): Weekday | null {
  const match = WEEKDAY_AFTER.exec(words);
  const value = match ? weekdayOf(match[1] ?? match[2] ?? '') : null;
  return value === null ? null : { value, left: 0 };
}

/** A date with its weekday, which begins before it. */
export function withWeekday<Printed extends { start: number; weekday: number | null }>(
  date: Printed,
  weekday: Weekday | null,
): Printed {
  if (!weekday) return date;
  return { ...date, weekday: weekday.value, start: date.start - weekday.left };
}
