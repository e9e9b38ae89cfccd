import { MOST_TOKENS } from '../../reading';
import { isAlsoAWord, MONTH_NAMES, monthOf, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { anyCase } from '../../vocabulary/patterns';
import { matchesOf } from '../matches';
import { weekdayAfter, weekdayBefore, withWeekday } from './weekdays';

/** A month's name is a whole word, also behind a digit: "12SEP". */
const MONTH = anyCase(`(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})|[０-９]+月`, 'g');
const DAY_BEFORE =
  /(?<![\d:/.,$€£])(\d{1,2})(?:\s?(?:st|nd|rd|th)\b|er|º|°|\.)?(?:\s{1,3}(?:of|de|d'))?(?:\s{0,3}|[./-])$/i;
/** "Friday 30" and far behind it "October 2026", in the next column or formerly on the next line. */
const DAY_FAR_BEFORE = anyCase(`(?<=(?:${WEEKDAY_NAMES})\\.?,? )(\\d{1,2})\\s{4,36}$`);
/** "15 - 18 Oct", "in 15 / out 18 Oct". */
const RANGE_BEFORE =
  /(?<![\d:/.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s{0,2}(?:-|to|until|bis|au|al|(?<=\bin \d{1,2} ?)[/,] ?out)\s{0,2}$/i;
/** In "05MAR 06MAR" the second number is its own month's. */
const DAY_AFTER =
  /^[.,]?[\s-]{0,3}(\d{1,2})(?:\s?(?:st|nd|rd|th)\b)?(?!\d|[a-z]{3}|:\S|\s?[ap]\.?m\b)/i;
const RANGE_AFTER = anyCase(
  /^\s{0,2}(?:-|to|until|through)\s{0,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d:/]|\s?[ap]\.?m\b|\s{0,2}[\p{L}]{3})/iu,
);
const YEAR_AFTER =
  /^(?:\.?,?\s{0,3}(?:of|de|del)?\s{0,2}|[-/. ]{1,2})'?((?:19|20)\d{2})(?![\d:]| ?(?:hrs?|HRS?|Hrs)\b)/;
const SHORT_YEAR_AFTER = /^(?:-|\/|,?\s{0,2}')?(\d{2})(?![\d:/]|\s?[ap]\.?m\b)/i;

/** Dates with their month in words. A line without a digit holds no date: most of a long mail is passed over so. */
export function namedDates(clean: string): PrintedDate[] {
  const dates: PrintedDate[] = [];
  let lineStart = 0;
  for (const line of clean.split('\n')) {
    if (/\d/.test(line)) {
      for (const match of matchesOf(line, MONTH)) {
        if (dates.length >= MOST_TOKENS) return dates;
        const month = monthOf(match[0]);
        if (month) dates.push(...dateAtMonth(clean, lineStart + match.index, match[0], month));
      }
    }
    lineStart += line.length + 1;
  }
  return dates;
}

function dateAtMonth(clean: string, start: number, name: string, month: number): PrintedDate[] {
  const end = start + name.length;
  const before = clean.slice(Math.max(0, start - 40), start);
  const after = clean.slice(end, end + 40).split('\n', 1)[0] ?? '';
  return readAround({ name, month, start, end, before, after });
}

/** "Carrer de la Mar 17", "Calle del Mar 8": a street. */
const OF_THE_SEA =
  /\b(?:carrer|calle|c\/|avinguda|avenida|av\.|passeig|paseo|plaça|plaza|praça|rua|camí|camino)(?: \p{L}{2,12}){0,2} (?:de la|del|do) $/iu;

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
  const dayAfter = DAY_AFTER.exec(around.after);
  const yearRightAfter = YEAR_AFTER.exec(around.after);
  const dayBefore =
    DAY_BEFORE.exec(before) ?? (yearRightAfter ? DAY_FAR_BEFORE.exec(before) : null);
  const capital = /^\p{Lu}/u.test(around.name);
  const told =
    yearRightAfter ??
    (dayAfter && YEAR_BEFORE.exec(before)) ??
    (dayBefore &&
      (/ d[e']/i.test(dayBefore[0]) ||
        opensRow(around, before, dayBefore) ||
        isBehindForeignWeekday(before.slice(0, dayBefore.index)) ||
        yearOfWeekday(around, before, dayBefore)));
  if (!capital && isAlsoAWord(around.name.toLowerCase()) && !told) return [];
  const isSea = around.name.toLowerCase() === 'mar' && !yearRightAfter && OF_THE_SEA.test(before);
  if (isSea) return [];

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

/** "ven 4 dic", "sáb, 12 ago", "pt. 12 lis": only behind another language's weekday is an everyday word its month. */
const FOREIGN_WEEKDAY =
  /(?<!\p{L})(?!(?:sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat)\b)(?:\p{L}{3,13}[.,]{0,2}|\p{L}{2}[.,]{1,2}) $/iu;

function isBehindForeignWeekday(words: string): boolean {
  return FOREIGN_WEEKDAY.test(words) && weekdayBefore(words) !== null;
}

/** "22 may 25 AEROVIAS DEL …": a date of two digits for its year opens a ticket's row in capitals; "14 SEP 26 - MONDAY". */
const ROW_BEHIND = /^ (\d{2}) (?=(?:- )?\p{Lu}{3})/u;

function yearInRow(around: Around, before: string, day: RegExpExecArray) {
  const digits = opensRow(around, before, day) && ROW_BEHIND.exec(around.after)?.[1];
  return digits ? { value: 2000 + Number(digits), length: digits.length + 1 } : null;
}

function opensRow({ after }: Around, before: string, day: RegExpExecArray): boolean {
  return before.slice(0, day.index).trim() === '' && ROW_BEHIND.test(after);
}

/** "AZ 7548 N 24JUN 1920": in a ticket's row the clock follows. */
const IN_ROW = /(?:(?<!\w)|(?<=\p{Lu}{2}))[A-Z\d]{2} ?\d{1,4} {1,6}[A-Z] {1,6}\d{1,2}$/u;

function dayThenMonth(around: Around, before: string, day: RegExpExecArray): PrintedDate[] {
  const start = around.start - (before.length - day.index);
  const glued = /\d$/.test(before) || /[-/]$/.test(before);
  const year =
    (IN_ROW.test(before) ? null : yearAfter(around.after, glued)) ??
    yearInRow(around, before, day) ??
    yearAlone(around) ??
    yearOfWeekday(around, before, day);
  const end = around.end + (year?.length ?? 0);
  const lead = before.slice(0, day.index);
  const range = RANGE_BEFORE.exec(lead) ?? rangeOfWeekdays(lead);
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
        withWeekday({ ...last, start, end, weekday: null }, weekdayBefore(lead)),
      ];
    }
  }
  return [withWeekday({ ...last, start, end, weekday: null }, weekday)];
}

const BETWEEN_WEEKDAYS =
  /(?<![\d:/.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s{1,2}(?:-|to|until|till|bis|au|al|à|a|ao|tot|t\/m|til|do)\s{1,2}$/i;

/** "Sun 11 to Thu 15 October", "mardi 3 au jeudi 5 novembre": each day behind its weekday. */
function rangeOfWeekdays(lead: string): RegExpExecArray | null {
  const own = weekdayBefore(lead);
  const range = own && BETWEEN_WEEKDAYS.exec(lead.slice(0, lead.length - own.left));
  return range && weekdayBefore(lead.slice(0, range.index)) ? range : null;
}

/** "03 Apr 24, 20:25": two digits are a year where nothing but a clock, another day or the line's end follows. */
const YEAR_ALONE =
  /^ ([23]\d)(?=[ \t]*$|[,;)](?=\s|$)| {2}| (?:at )?\d{1,2}:\d\d| [-–] (?:\d|\p{Lu}\p{Ll}{2} \d))/u;

function yearAlone({ after }: Around) {
  const digits = YEAR_ALONE.exec(after)?.[1];
  return digits ? { value: 2000 + Number(digits), length: digits.length + 1 } : null;
}

/** "Friday 10 Jan 20": two digits are a year where the weekday says so. */
function yearOfWeekday({ month, after }: Around, before: string, day: RegExpExecArray) {
  const digits = /^ (\d{2})(?![\d:.,/a-z]|\s?(?:[ap]\.?m\b|h\b))/i.exec(after);
  const weekday = weekdayBefore(before.slice(0, day.index))?.value;
  const value = 2000 + Number(digits?.[1]);
  const fits = digits && weekdayOn(value, month, Number(day[1])) === weekday;
  return fits ? { value, length: digits[0].length } : null;
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
  const lead = year || range ? null : YEAR_BEFORE.exec(before);
  const start = around.start - (lead?.[0].length ?? 0);
  const weekday = weekdayBefore(before) ?? weekdayAfter(rest);
  const first = dated(around.month, Number(day[1]), year?.value ?? (lead && Number(lead[1])));
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
      { ...first, start, end: second || !range ? end : firstEnd, weekday: null },
      weekday,
    ),
  ];
}

/** "2024 jul 29". */
const YEAR_BEFORE = /(?<![\d.,/-])(20\d\d)[ -]$/;

function rangeLength(range: RegExpExecArray | null, year: { length: number } | null): number {
  return String(range?.[1] ?? '').length + (year?.length ?? 0);
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

/** The parts of a date that the calendar knows, else null. */
export function dated(month: number, day: number, year: number | null) {
  const daysInMonth = new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return null;
  return { kind: 'date' as const, year, month, day };
}

/** 0 is a Sunday. */
export function weekdayOn(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
