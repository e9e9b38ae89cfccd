import { MOST_TOKENS } from '../../reading';
import {
  SHORT_DAY_NAMES,
  shortDayOf,
  WEEKDAY_NAMES,
  weekdayOf,
} from '../../vocabulary/calendar-words';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { cacheLast } from '../cache-last';
import { matchesOf } from '../matches';
import { dated, namedDates, type PrintedDate } from './named-dates';
import { weekdayAfter, weekdayBefore, withWeekday } from './weekdays';

const ISO = /(?<![\d.-])(20\d{2})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/g;
/** "2027.04.10", as in Korea. */
const DOTTED = /(?<![\d.-])(20\d{2})\. ?(\d{1,2})\. ?(\d{1,2})(?![\d.]\d)/g;
const FAR_EASTERN = /(?<!\d)(20\d{2})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g;
const FAR_EASTERN_SHORT = /(?<![\d年년])(?<![年년]\s)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g;
/** Letters and signs of Japanese alone. */
const KANA = /[\u3040-\u30ff発着便]/;
const COMPACT =
  /(?<![\dA-Za-z])(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=T\d{4}|(?![\dA-Za-z]))/g;
const NUMERIC = /(?<![\d/.,:$€£-])(\d{1,2})([/.-])(\d{1,2})\2((?:20)?\d{2})(?![\d/])/g;
/** "12. 6. 2026", as Czechs and others print it: the day first. */
const SPACED = /(?<![\d.,])(\d{1,2})\. (\d{1,2})\. (20\d{2})(?!\d)/g;
/** "Sat, 10.10.": day and month without a year, behind a weekday. */
const DOTTED_SHORT = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?![\d.])/g;
/** "Mo 14.09." */
const BEFORE_DOTTED = anyCase(`(?<![\\p{L}])(${WEEKDAY_NAMES}|${SHORT_DAY_NAMES})\\.?,?\\s{1,3}$`);
/** "14.-16.09.", "28.08. - 02.09.2026": two days of which the second alone has month or year. */
const DOTTED_RANGE =
  /(?<![\d.])(\d{1,2})\.(?:(\d{1,2})\.)?( ?[-–] ?)(\d{1,2})\.(\d{1,2})\.(20\d\d|\d\d(?!\d))?(?![\d.:])/g;
const NUMERIC_SHORT = /(?<!\S)(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const WEEKDAY = anyCase(`(?<![\\p{L}])(${WEEKDAY_NAMES})\\.?,?\\s{1,3}$`);

const STAY_ENDS = `(?:${wordsForAny('check-in', 'check-out', 'stay-begins', 'stay-ends')})`;
/** "Check in 8/22, check out 8/23": a day by its label. */
const BEHIND_LABEL = anyCase(
  `${STAY_ENDS}[:,]?\\s{1,3}$|${/\b(?:check(?:ing)?[- ]?(?:in|out)|arriv(?:al|es?|ing)|depart(?:ure|s|ing)?|pick(?:ing)?[- ]?up|drop[- ]?off|return(?:ing)?)(?: (?:date|day|on))?:?\s{1,3}(?:on )?$/.source}`,
);

/** "02/03 • 13:20", whose dot is a blank by now, alone on its line: a day by the clock behind it. */
const DAY_BEFORE_CLOCK = /(?<=^|\n)([ \t]*)\d{1,2}\/\d{1,2}[ ,]{1,5}\d{1,2}:\d\d[ \t]*(?=\n|$)/g;

/** Where such days stand; one alone is the page or the gate of something. */
function daysBeforeClocks(clean: string): ReadonlySet<number> {
  const found = matchesOf(clean, DAY_BEFORE_CLOCK);
  return new Set(
    found.length > 1 ? found.map(({ index, 1: lead = '' }) => index + lead.length) : [],
  );
}

/** Whether what is printed at an offset stands behind the label of a stay's or rental's end. */
export function isBehindEndLabel(clean: string, start: number): boolean {
  return BEHIND_LABEL.test(clean.slice(Math.max(0, start - 24), start));
}

/** Every date in a text, in reading order; overlapping readings keep the longer one. */
export const findDates = cacheLast((clean: string): PrintedDate[] => {
  const found = [
    ...namedDates(clean),
    ...isoDates(clean),
    ...numericDates(clean),
    ...dottedShortDates(clean),
    ...dottedRanges(clean),
  ];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedDate[] = [];
  for (const date of found) {
    const last = kept.at(-1);
    if (!last || date.start >= last.end) kept.push(date);
    else if (date.end - date.start > last.end - last.start) kept[kept.length - 1] = date;
  }
  shareYears(kept, clean);
  return kept;
});

function isoDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const pattern of [ISO, DOTTED, COMPACT, FAR_EASTERN]) {
    for (const match of matchesOf(clean, pattern)) {
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
  for (const match of matchesOf(clean, FAR_EASTERN_SHORT)) {
    if (dates.length >= MOST_TOKENS) break;
    const date = dated(Number(match[1]), Number(match[2]), null);
    const [start, end] = [match.index, match.index + match[0].length];
    if (date) dates.push({ ...date, start, end, weekday: null });
  }
  return dates;
}

function numericDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  for (const match of matchesOf(clean, NUMERIC)) {
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
  for (const match of matchesOf(clean, SPACED)) {
    if (dates.length >= MOST_TOKENS) break;
    const date = dated(Number(match[2]), Number(match[1]), Number(match[3]));
    const [start, end] = [match.index, match.index + match[0].length];
    if (date) dates.push({ ...date, start, end, weekday: null, dayFirst: true });
  }
  const beforeClocks = daysBeforeClocks(clean);
  for (const match of matchesOf(clean, NUMERIC_SHORT)) {
    if (dates.length >= MOST_TOKENS) break;
    const weekday = WEEKDAY.exec(clean.slice(Math.max(0, match.index - 20), match.index));
    if (!weekday) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (isBehindEndLabel(clean, start) || beforeClocks.has(start)) {
        const date = numericDate(Number(match[1]), Number(match[2]), null, start, end);
        if (date) dates.push(date);
        continue;
      }
      const date = KANA.test(clean) ? dated(Number(match[1]), Number(match[2]), null) : null;
      // In Japan the month stands first.
      if (date) dates.push({ ...date, start, end, weekday: null });
      continue;
    }
    const start = match.index - weekday[0].length;
    const end = match.index + match[0].length;
    const date = numericDate(Number(match[1]), Number(match[2]), null, start, end);
    if (date) dates.push({ ...date, weekday: weekdayOf(weekday[1] ?? '') });
  }
  return dates;
}

function dottedShortDates(clean: string): PrintedDate[] {
  return matchesOf(clean, DOTTED_SHORT)
    .slice(0, MOST_TOKENS)
    .flatMap((match) => {
      const before = clean.slice(Math.max(0, match.index - 24), match.index);
      const weekday = BEFORE_DOTTED.exec(before);
      const date = weekday && dated(Number(match[2]), Number(match[1]), null);
      // "so" and "mi" are words.
      const isWord = /^\p{Ll}/u.test(weekday?.[1] ?? '') && weekdayOf(weekday?.[1] ?? '') === null;
      if (!date || isWord) return [];
      const [start, end] = [match.index - weekday[0].length, match.index + match[0].length];
      return [{ ...date, start, end, weekday: shortDayOf(weekday[1] ?? '') }];
    });
}

function dottedRanges(clean: string): PrintedDate[] {
  return matchesOf(clean, DOTTED_RANGE)
    .slice(0, MOST_TOKENS)
    .flatMap((match) => {
      const [words, day = '', own, dash = '', lastDay = '', month = '', printed] = match;
      const year = printed ? Number(printed.padStart(4, '20')) : null;
      const last = dated(Number(month), Number(lastDay), year);
      const turns = own !== undefined && Number(own) > Number(month);
      const first = dated(Number(own ?? month), Number(day), year && turns ? year - 1 : year);
      if (!first || !last || (own === undefined && Number(day) >= Number(lastDay))) return [];
      const middle = match.index + words.indexOf(dash, day.length);
      const end = match.index + words.length;
      return [
        { ...first, start: match.index, end: middle, weekday: null, dayFirst: true },
        { ...last, start: middle + dash.length, end, weekday: null, dayFirst: true },
      ];
    });
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

const RANGE = anyCase(`^\\s{0,3}(?:-|→|${wordsFor('until')})\\s{0,3}$`);

/** "Jun 30 - Jul 2, 2026": a date without a year takes it from the end of its range. */
function shareYears(dates: PrintedDate[], clean: string) {
  for (let i = dates.length - 2; i >= 0; i -= 1) {
    const date = dates[i];
    const next = dates[i + 1];
    if (!date || !next || date.year || !next.year) continue;
    const between = clean.slice(date.end, next.start);
    if (!RANGE.test(between)) continue;
    date.year = date.month > next.month ? next.year - 1 : next.year;
  }
}
