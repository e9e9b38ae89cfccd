import { CALENDAR_ROWS } from './calendar-rows';
import { anyOf } from './patterns';

/** A spelling that two languages use for two days is the earlier row's. */
function index(rows: readonly string[], first: number): Map<string, number> {
  const byName = new Map<string, number>();
  for (const row of rows) {
    row.split(' ').forEach((names, at) => {
      for (const name of names.split('/')) if (!byName.has(name)) byName.set(name, at + first);
    });
  }
  return byName;
}

const monthsByName = index(
  CALENDAR_ROWS.map(({ months }) => months),
  1,
);
const weekdaysByName = index(
  CALENDAR_ROWS.map(({ weekdays }) => weekdays),
  0,
);

const shortDaysByName = index(
  CALENDAR_ROWS.flatMap(({ shortDays }) => shortDays ?? []),
  0,
);

/** 1 to 12, or null for a word that is no month. */
export function monthOf(word: string): number | null {
  return monthsByName.get(keyOf(word)) ?? null;
}

/** 0 (Sunday) to 6, or null for a word that is no weekday. */
export function weekdayOf(word: string): number | null {
  return weekdaysByName.get(keyOf(word)) ?? null;
}

/** The same for "Mo" and "Di" as well. */
export function shortDayOf(word: string): number | null {
  return shortDaysByName.get(keyOf(word)) ?? weekdayOf(word);
}

function keyOf(word: string): string {
  return (word.endsWith('.') ? word.slice(0, -1) : word).toLowerCase();
}

/** The sources of patterns for their names. */
export const MONTH_NAMES = anyOf(monthsByName.keys());
export const WEEKDAY_NAMES = anyOf(weekdaysByName.keys());
export const SHORT_DAY_NAMES = anyOf(shortDaysByName.keys());

/** Names that are also everyday words, and so need a year or capitals beside a day. */
const WORDS = new Set(
  'may march mar set out ago mag mars ene mai maj maja gen des dic lip lis sie lut sty cze gru'.split(
    ' ',
  ),
);
export function isAlsoAWord(month: string): boolean {
  return WORDS.has(month);
}
