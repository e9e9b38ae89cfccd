import type { Reading } from '../reading';
import { wordsBefore } from '../reading';
import { findDates } from './dates';
import { dated, type PrintedDate } from './printed-date';

/** A printed date with its calendar day settled, or both days it may be. */
export interface ResolvedDate extends PrintedDate {
  /** "2026-06-04". */
  day8601: string;
  /** The other reading, while nothing in the text decides between the two. */
  ambiguous?: string | undefined;
  /** A purchase, issue or deadline date: not part of the trip. */
  aside: boolean;
}

const ASIDE =
  /(?:issue(?:d)?(?: date| on)?|purchased?(?: on| date)?|date of (?:purchase|issue|birth)|booked(?: on)?|booking date|reserv(?:ed|ation) (?:made|date|on)|order(?:ed)?(?: date| on)?|sent|posted|printed|created|paid(?: on)?|charged(?: on)?|payment date|transaction date|expir(?:es|y|ation)(?: date| on)?|valid (?:until|through|to)|by|before|prior to|until|no later than|after|deadline|birth|dob|member since|as of|effective|updated|cancel(?:lation)?[^\n]{0,30}|refund[^\n]{0,30}|invoice date|statement date|on or about)\W{0,4}(?:\d{1,2}:\d\d\s?(?:[ap]m)?\W{0,10}(?:on\s|hotel time\W{1,3}on\s)?)?$/i;
const ISSUED =
  /(?:issue(?:d)?|purchase|booked|booking date|reservation made|date of issue|order date|sent)/i;

export function resolveDates(reading: Reading): ResolvedDate[] {
  const printed = findDates(reading.clean);
  const asides = printed.map((date) => ASIDE.test(asideWords(reading, date.start)));
  const dayFirst = numericOrder(reading, printed);
  const reference = referenceDay(reading, printed);
  const resolved = printed.map((date, i) => {
    const settled = settleOrder(date, dayFirst);
    const year = settled.year ?? yearFor(settled, reading, reference, printed);
    const ambiguous =
      settled.other && dayFirst === null && exists({ ...settled.other, year: settled.year ?? year })
        ? format(settled.year ?? year, settled.other.month, settled.other.day)
        : undefined;
    return {
      ...settled,
      year,
      day8601: format(year, settled.month, settled.day),
      ambiguous,
      aside: asides[i] ?? false,
    };
  });
  return resolved.filter(exists);
}

/** 29 February needs its year. */
function exists({ year, month, day }: { year: number; month: number; day: number }): boolean {
  return dated(month, day, year) !== null;
}

/** The words a date follows: on its line, or the line above when the date stands alone. */
function asideWords(reading: Reading, start: number): string {
  const before = wordsBefore(reading, start, 60);
  if (before.trim() !== '') return before;
  const above = reading.clean.slice(Math.max(0, start - 120), start).split('\n');
  const label = (above.at(-2) ?? '').trim();
  if (/(?:^|\s)sent:$/i.test(label)) return 'sent';
  return label.length < 30 &&
    /issue|purchas|booked|booking date|order date|payment|expir|birth|reservation made/i.test(label)
    ? label
    : '';
}

/** True: day first. False: month first. Null: nothing in the text tells. */
function numericOrder(reading: Reading, dates: readonly PrintedDate[]): boolean | null {
  const numeric = dates.filter((date) => date.other !== undefined || date.dayFirst !== undefined);
  if (numeric.length === 0) return null;
  for (const date of numeric) if (date.dayFirst !== undefined) return date.dayFirst;
  for (const date of numeric) {
    if (date.weekday === null || !date.other || date.year === null) continue;
    const monthFirstFits = weekdayOn(date.year, date.month, date.day) === date.weekday;
    const dayFirstFits = weekdayOn(date.year, date.other.month, date.other.day) === date.weekday;
    if (monthFirstFits !== dayFirstFits) return dayFirstFits;
  }
  // A month written out elsewhere in the mail ("July 3") names one of the two readings.
  for (const date of numeric) {
    for (const named of dates) {
      if (!date.other || named === date || named.other || named.dayFirst !== undefined) continue;
      if (named.month === date.month && named.day === date.day) return false;
      if (named.month === date.other.month && named.day === date.other.day) return true;
    }
  }
  return orderByCountry(reading.clean);
}

const DOTTED_NUMERIC = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/;
const AMERICAN =
  /\$\s?\d|\bUSD\b|,\s(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\b(?:\s\d{5})?|\b(?:southwest|delta|united|american|jetblue|alaska|frontier|spirit|allegiant|sun country|breeze) (?:air|flight)|southwest\.com|\b1[- ]?8(?:00|33|44|55|66|77|88)-\d/i;
const ELSEWHERE =
  /[€£]\s?\d|\d\s?[€£]|\b(?:EUR|GBP|CHF|AUD|NZD|SEK|DKK|NOK)\b|\b(?:united kingdom|deutschland|germany|france|españa|spain|italia|italy|nederland|netherlands|portugal|australia|ireland|postcode|ABN|VAT|MwSt|TVA|IVA|BTW)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i;

function orderByCountry(clean: string): boolean | null {
  if (DOTTED_NUMERIC.test(clean)) return true;
  const american = AMERICAN.test(clean);
  const elsewhere = ELSEWHERE.test(clean);
  if (american === elsewhere) return null;
  return elsewhere;
}

function settleOrder(date: PrintedDate, dayFirst: boolean | null): PrintedDate {
  if (!date.other || dayFirst === null) return date;
  if (!dayFirst) return { ...date, other: undefined };
  return { ...date, ...date.other, other: undefined };
}

/** The day a missing year is counted from: when the mail was sent, the ticket issued, or today. */
function referenceDay(reading: Reading, dates: readonly PrintedDate[]): string {
  if (reading.mail.sentOn) return reading.mail.sentOn;
  for (const date of dates) {
    if (date.year && ISSUED.test(asideWords(reading, date.start))) {
      return format(date.year, date.month, date.day);
    }
  }
  return reading.today;
}

/** The weekday fixes the year; else the subject or another date says it; else the next such day. */
function yearFor(
  date: PrintedDate,
  reading: Reading,
  reference: string,
  all: readonly PrintedDate[],
): number {
  const base = Number(reference.slice(0, 4));
  if (date.weekday !== null) {
    const candidates = [base, base + 1, base - 1, base + 2, base - 2, base - 3, base - 4];
    const fitting = candidates.filter(
      (year) => exists({ ...date, year }) && weekdayOn(year, date.month, date.day) === date.weekday,
    );
    const ahead = fitting.filter(
      (year) => format(year, date.month, date.day) >= reference && year <= base + 1,
    );
    const first = ahead.sort((a, b) => a - b)[0] ?? fitting[0];
    if (first !== undefined) return first;
  }
  const twin = all.find(
    (other) => other.year && other.month === date.month && other.day === date.day,
  );
  if (twin?.year) return twin.year;
  const inYear = (year: number) => exists({ ...date, year });
  const subjectYear = /\b(20\d\d)\b|\d{1,2}[A-Z]{3}(\d\d)\b/.exec(reading.mail.subject);
  const subject = Number(subjectYear?.[1] ?? `20${subjectYear?.[2]}`);
  if (subjectYear && inYear(subject)) return subject;
  const next = format(base, date.month, date.day) >= reference ? base : base + 1;
  // 29 February comes every fourth year, and once a century only after eight.
  return [0, 1, 2, 3, 4, 5, 6, 7].map((years) => next + years).find(inYear) ?? next;
}

function weekdayOn(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function format(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
