import { MOST_TOKENS } from '../reading';
import { isAlsoAWord, MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayOf } from './date-names';

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

const MONTH = new RegExp(
  `(?<![\\p{L}\\d])(?:${MONTH_NAMES})(?![\\p{L}])|(?<=\\d)(?:${MONTH_NAMES})(?![\\p{L}])`,
  'giu',
);
const WEEKDAY_BEFORE = new RegExp(
  `(?<![\\p{L}])(${WEEKDAY_NAMES})\\.?,?(?:\\s+(?:the|le|den|el))?[\\s,]*$`,
  'iu',
);
const WEEKDAY_AFTER = new RegExp(
  `^,?\\s*(?:\\(\\s*(${WEEKDAY_NAMES})\\.?\\s*\\)|,\\s*(${WEEKDAY_NAMES})(?![\\p{L}]))`,
  'iu',
);
const DAY_BEFORE =
  /(?<![\d:/.,$€£])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?(?:\s{1,3}(?:of|de|d'))?(?:\s{0,3}|[./-])$/i;
const RANGE_BEFORE =
  /(?<![\d:/.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s{0,2}(?:-|to|until|bis|au|al)\s{0,2}$/i;
const DAY_AFTER = /^\.?[\s-]{0,3}(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\s?[ap]\.?m\b)/i;
const RANGE_AFTER =
  /^\s{0,2}(?:-|to|until|through)\s{0,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:/]|\s?[ap]\.?m\b|\s{0,2}[\p{L}]{3})/iu;
const YEAR_AFTER = /^(?:\.?,?\s{0,3}(?:of|de|del)?\s{0,2}|[-/. ]{1,2})'?((?:19|20)\d{2})(?![\d:])/;
const SHORT_YEAR_AFTER = /^(?:-|\/|,?\s{0,2}')?(\d{2})(?![\d:/]|\s?[ap]\.?m\b)/i;
const ISO = /(?<![\d-])(20\d{2})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/g;
const COMPACT =
  /(?<![\dA-Za-z])(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=T\d{4}|(?![\dA-Za-z]))/g;
const NUMERIC = /(?<![\d/.,:$€£-])(\d{1,2})([/.-])(\d{1,2})\2((?:20)?\d{2})(?![\d/])/g;
const NUMERIC_SHORT = new RegExp(
  `(?<![\\p{L}])(${WEEKDAY_NAMES})\\.?,?\\s{1,3}(\\d{1,2})/(\\d{1,2})(?![\\d/])`,
  'giu',
);

/** Every date in a text, in reading order; overlapping readings keep the longer one. */
export function findDates(clean: string): PrintedDate[] {
  const found = [...namedDates(clean), ...isoDates(clean), ...numericDates(clean)];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedDate[] = [];
  for (const date of found) {
    const last = kept.at(-1);
    if (!last || date.start >= last.end) kept.push(date);
    else if (date.end - date.start > last.end - last.start) kept[kept.length - 1] = date;
  }
  shareYears(kept, clean);
  return kept;
}

/** A line without a digit holds no date: most of a long mail is passed over so. */
function namedDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  let lineStart = 0;
  for (const line of clean.split('\n')) {
    if (/\d/.test(line)) {
      for (const match of line.matchAll(MONTH)) {
        if (dates.length >= MOST_TOKENS) return dates;
        dates.push(...dateAtMonth(clean, lineStart + match.index, match[0]));
      }
    }
    lineStart += line.length + 1;
  }
  return dates;
}

function dateAtMonth(clean: string, start: number, name: string): PrintedDate[] {
  const month = monthOf(name);
  if (!month) return [];
  const end = start + name.length;
  const before = clean.slice(Math.max(0, start - 40), start);
  const after = clean.slice(end, end + 40).split('\n', 1)[0] ?? '';
  return readAround({ name, month, start, end, before, after });
}

interface Around {
  name: string;
  month: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

function readAround(around: Around): PrintedDate[] {
  const before = around.before.slice(around.before.lastIndexOf('\n') + 1);
  const dayBefore = DAY_BEFORE.exec(before);
  const dayAfter = DAY_AFTER.exec(around.after);
  const yearRightAfter = YEAR_AFTER.exec(around.after);
  const capital = /^\p{Lu}/u.test(around.name);
  if (!capital && isAlsoAWord(around.name.toLowerCase()) && !yearRightAfter) return [];

  // "4 June 2026" and "12SEP" before "June 4": a day glued to the month or a year after it decides.
  if (
    dayBefore &&
    (!dayAfter || yearRightAfter || (/\d$/.test(before) && !/^\s/.test(around.after)))
  ) {
    return dayThenMonth(around, before, dayBefore);
  }
  if (dayAfter) {
    const first = monthThenDay(around, before, dayAfter);
    if (first.length > 0 && (!dayBefore || first[0]?.year || first[0]?.weekday != null))
      return first;
  }
  return dayBefore ? dayThenMonth(around, before, dayBefore) : [];
}

function dayThenMonth(around: Around, before: string, day: RegExpExecArray): PrintedDate[] {
  const start = around.start - (before.length - day.index);
  const year = yearAfter(around.after, /\d$/.test(before) || /[-/]$/.test(before));
  const end = around.end + (year?.length ?? 0);
  const lead = before.slice(0, day.index);
  const range = RANGE_BEFORE.exec(lead);
  const wordsBefore = range ? lead.slice(0, range.index) : lead;
  const weekday = weekdayBefore(wordsBefore) ?? weekdayAfter(around.after.slice(year?.length ?? 0));
  const last = dated(around.month, Number(day[1]), year?.value ?? null);
  if (!last) return [];
  if (range) {
    const rangeStart = start - (lead.length - range.index);
    const first = dated(around.month, Number(range[1]), year?.value ?? null);
    if (first && first.day < last.day) {
      return [
        {
          ...first,
          start: rangeStart,
          end: rangeStart + String(range[1]).length,
          weekday: weekday?.value ?? null,
        },
        { ...last, start, end, weekday: null },
      ];
    }
  }
  return [withWeekday({ ...last, start, end, weekday: null }, weekday)];
}

function monthThenDay(around: Around, before: string, day: RegExpExecArray): PrintedDate[] {
  let end = around.end + day[0].length;
  let rest = around.after.slice(day[0].length);
  const range = RANGE_AFTER.exec(rest);
  const firstEnd = end;
  if (range) {
    end += range[0].length;
    rest = rest.slice(range[0].length);
  }
  const year = yearAfter(rest, around.after.startsWith('-'));
  if (year) {
    end += year.length;
    rest = rest.slice(year.length);
  }
  const weekday = weekdayBefore(before) ?? weekdayAfter(rest);
  const first = dated(around.month, Number(day[1]), year?.value ?? null);
  if (!first) return [];
  const second = range ? dated(around.month, Number(range[1]), year?.value ?? null) : null;
  if (second && second.day > first.day) {
    return [
      withWeekday(
        { ...first, start: around.start, end: firstEnd, weekday: null },
        weekdayBefore(before),
      ),
      { ...second, start: end - rangeLength(range, year), end, weekday: null },
    ];
  }
  return [
    withWeekday(
      { ...first, start: around.start, end: second || !range ? end : firstEnd, weekday: null },
      weekday,
    ),
  ];
}

function rangeLength(range: RegExpExecArray | null, year: { length: number } | null): number {
  return String(range?.[1] ?? '').length + (year?.length ?? 0);
}

interface Weekday {
  value: number;
  /** Characters to the left of the date that belong to it, or to the right. */
  left: number;
}

function weekdayBefore(words: string): Weekday | null {
  const match = WEEKDAY_BEFORE.exec(words);
  const value = match?.[1] ? weekdayOf(match[1]) : null;
  return match && value !== null ? { value, left: words.length - match.index } : null;
}

function weekdayAfter(words: string): Weekday | null {
  const match = WEEKDAY_AFTER.exec(words);
  const value = match ? weekdayOf(match[1] ?? match[2] ?? '') : null;
  return value === null ? null : { value, left: 0 };
}

function withWeekday(date: PrintedDate, weekday: Weekday | null): PrintedDate {
  if (!weekday) return date;
  return { ...date, weekday: weekday.value, start: date.start - weekday.left };
}

function yearAfter(words: string, glued: boolean): { value: number; length: number } | null {
  const full = YEAR_AFTER.exec(words);
  if (full) return { value: Number(full[1]), length: full[0].length };
  const attached = /^((?:20)\d{2})(?!\d)/.exec(words);
  if (attached) return { value: Number(attached[1]), length: 4 };
  const short = SHORT_YEAR_AFTER.exec(words);
  if (short && (glued || short[0].includes("'")))
    return { value: 2000 + Number(short[1]), length: short[0].length };
  return null;
}

function isoDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const pattern of [ISO, COMPACT]) {
    for (const match of clean.matchAll(pattern)) {
      if (dates.length >= MOST_TOKENS) break;
      const date = dated(Number(match[2]), Number(match[3]), Number(match[1]));
      if (date)
        dates.push({
          ...date,
          start: match.index,
          end: match.index + match[0].length,
          weekday: null,
        });
    }
  }
  return dates;
}

function numericDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const match of clean.matchAll(NUMERIC)) {
    if (dates.length >= MOST_TOKENS) break;
    const year = Number(match[4]) < 100 ? 2000 + Number(match[4]) : Number(match[4]);
    const before = clean.slice(Math.max(0, match.index - 24), match.index);
    const weekday = weekdayBefore(before.slice(before.lastIndexOf('\n') + 1));
    const end = match.index + match[0].length;
    const date = numericDate(Number(match[1]), Number(match[3]), year, match.index, end);
    if (date && year >= 2000 && year <= 2100) {
      const after = clean.slice(end, end + 20).split('\n', 1)[0] ?? '';
      dates.push(withWeekday(date, weekday ?? weekdayAfter(after)));
    }
  }
  for (const match of clean.matchAll(NUMERIC_SHORT)) {
    if (dates.length >= MOST_TOKENS) break;
    const end = match.index + match[0].length;
    const date = numericDate(Number(match[2]), Number(match[3]), null, match.index, end);
    if (date) dates.push({ ...date, weekday: weekdayOf(match[1] ?? '') });
  }
  return dates;
}

function numericDate(
  a: number,
  b: number,
  year: number | null,
  start: number,
  end: number,
): PrintedDate | null {
  const monthFirst = dated(a, b, year);
  const dayFirst = dated(b, a, year);
  if (monthFirst && dayFirst && a !== b) {
    return { ...monthFirst, start, end, weekday: null, other: { month: b, day: a } };
  }
  if (monthFirst)
    return { ...monthFirst, start, end, weekday: null, dayFirst: a === b ? undefined : false };
  return dayFirst && { ...dayFirst, start, end, weekday: null, dayFirst: true };
}

function dated(month: number, day: number, year: number | null) {
  const daysInMonth = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return null;
  return { kind: 'date' as const, year, month, day };
}

/** "Jun 30 - Jul 2, 2026": a date without a year takes it from the end of its range. */
function shareYears(dates: PrintedDate[], clean: string) {
  for (let i = dates.length - 2; i >= 0; i -= 1) {
    const date = dates[i];
    const next = dates[i + 1];
    if (!date || !next || date.year || !next.year) continue;
    const between = clean.slice(date.end, next.start);
    if (!/^\s{0,3}(?:-|to|until|through|→|bis|au|al|a|tot)\s{0,3}$/i.test(between)) continue;
    date.year = date.month > next.month ? next.year - 1 : next.year;
  }
}
