import { WEEKDAY_NAMES, weekdayOf } from '../vocabulary/calendar-words';

/** A date as printed. `year` is null when left out; numeric ones may be read two ways. */
export interface PrintedDate {
  kind: 'date';
  start: number;
  end: number;
  year: number | null;
  month: number;
  day: number;
  weekday: number | null;
  /** Set while "07/03" could be either: the other month and day. */
  other?: { month: number; day: number } | undefined;
  /** Set for numeric dates: true when day stands first by its own evidence (a part above 12). */
  dayFirst?: boolean | undefined;
}

const WEEKDAY_BEFORE = new RegExp(
  `(?<![\\p{L}])(${WEEKDAY_NAMES})\\.?,?(?:\\s+(?:the|le|den|el|d\\.))?[\\s,]*$`,
  'iu',
);
const WEEKDAY_AFTER = new RegExp(
  `^,?\\s*(?:\\(\\s*(${WEEKDAY_NAMES})\\.?\\s*\\)|,\\s*(${WEEKDAY_NAMES})(?![\\p{L}]))`,
  'iu',
);

/** The parts of a date that the calendar knows, else null. */
export function dated(month: number, day: number, year: number | null) {
  const daysInMonth = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return null;
  return { kind: 'date' as const, year, month, day };
}

export interface Weekday {
  value: number;
  /** Characters to the left of the date that belong to it, or to the right. */
  left: number;
}

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

export function withWeekday(date: PrintedDate, weekday: Weekday | null): PrintedDate {
  if (!weekday) return date;
  return { ...date, weekday: weekday.value, start: date.start - weekday.left };
}
