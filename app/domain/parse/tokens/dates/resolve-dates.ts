import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { lineAt, type Reading, wordsAfter, wordsBefore } from '../../reading';
import { countForeignLabels, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { findDates, isBehindEndLabel } from './dates';
import { withMonthlessDays } from './monthless-days';
import { dated, type PrintedDate, weekdayOn } from './named-dates';

/** A printed date with its calendar day resolved, or both days it may be. */
export interface ResolvedDate extends PrintedDate {
  /** "2026-06-04". */
  day8601: string;
  /** The other reading, while nothing in the text decides between the two. */
  ambiguous?: string | undefined;
  /** Set where the weekday fits no near year: those it fits. */
  years?: number[] | undefined;
  /** A purchase, issue or deadline date: not part of the trip. */
  aside: boolean;
}

const ASIDE =
  /(?:received(?: on)?|confirmation date|issue(?:d)?(?: date| on)?|purchased?(?: on| date)?|date of (?:purchase|issue|birth|booking|change|order|sale)|(?<!still )booked(?: on)?|(?:booked|issued|created|reserved|prepared) by\b[^\n\d]{1,40}|booking date|reserv(?:ed|ation) (?:made|date|on)|order(?:ed)?(?: date| on)?|sent|posted|printed|created|(?:online )?check-?in (?:opens?|opening|açılış[ıi]?|abre|öffnet|ouvre|apre)|paid(?: on)?|payments?(?:\(s\))?|charged(?: on)?|payment date|transaction date|expir(?:es|y|ation)(?:\sdate|\son)?|valid (?:until|through|to)|validity|nv[ab](?: ?\(\d\))?|by|before|prior to|until|no later than|after|deadline|birth|dob|member since|as of|effective|updated|cancel(?:lation)?[^\n]{0,30}|refund[^\n]{0,30}|invoice date|statement date|on or about)\W{0,12}(?:[a-z]{3}-)?(?:\d{1,2}:\d\d\s?(?:[ap]m)?\W{0,10}(?:on\s|hotel time\W{1,3}on\s)?)?$/i;
const RANGE_END = /^ ?[-–~] ?$/;
const ISSUED_ABROAD = anyCase(`(?:${wordsFor('issued')})\\W{0,4}$`);
/** "04 SEPTEMBER 24Issue date:". */
const ISSUED_BEHIND = /^ ?\d{0,4} ?(?:issue date|date of issue)/i;
const ISSUED =
  /(?:issue(?:d)?|purchase|booked|booking date|reservation made|date of issue|order date|sent)/i;

/** `countries` are those of the airports a text prints, where it prints any. */
export function resolveDates(reading: Reading, countries: readonly string[] = []): ResolvedDate[] {
  const printed = withMonthlessDays(reading, findDates(reading.clean));
  const told: boolean[] = [];
  for (const [i, date] of printed.entries()) {
    const words = asideWords(reading, date.start);
    const behind = wordsAfter(reading, date.end, 20);
    // "Validity : 14JAN27 - 14JUL27".
    const ends =
      told[i - 1] && RANGE_END.test(reading.clean.slice(printed[i - 1]?.end, date.start));
    told.push(ends || ASIDE.test(words) || ISSUED_ABROAD.test(words) || ISSUED_BEHIND.test(behind));
  }
  // "Date 7 Apr" is no day of the journey where the same day is printed as that of the booking.
  const dayOf = ({ year, month, day }: PrintedDate) => `${year} ${month} ${day}`;
  const booked = new Set(printed.filter((_, i) => told[i]).map(dayOf));
  const asides = printed.map(
    (date, i) =>
      told[i] || (DATE_ALONE.test(wordsBefore(reading, date.start, 24)) && booked.has(dayOf(date))),
  );
  const own = printed.filter((_, i) => !asides[i]);
  const dayFirst = numericOrder(reading, own, countries);
  const reference = referenceDay(reading, printed);
  const resolved = printed.map((date, i) => {
    const ordered = applyOrder(date, dayFirst);
    const guess = ordered.year ? { year: ordered.year } : yearFor(ordered, reading, reference, own);
    const { year, years } = { years: undefined, ...guess };
    const ambiguous =
      ordered.other && dayFirst === null && exists({ ...ordered.other, year: ordered.year ?? year })
        ? format(ordered.year ?? year, ordered.other.month, ordered.other.day)
        : undefined;
    return {
      ...ordered,
      year,
      day8601: format(year, ordered.month, ordered.day),
      ambiguous,
      years,
      aside: asides[i] ?? false,
    };
  });
  return resolved.filter(exists);
}

/** 29 February needs its year. */
function exists({ year, month, day }: { year: number; month: number; day: number }): boolean {
  return dated(month, day, year) !== null;
}

const DATE_ALONE = /^\W*date\W*$/i;

/** The words a date follows: on its line, or the line above when the date stands alone. */
function asideWords(reading: Reading, start: number): string {
  const before = wordsBefore(reading, start, 60);
  const headed = columnLabel(reading, start);
  if (headed) return headed;
  // "Invoice", and on the next line "Date:".
  if (DATE_ALONE.test(before))
    return reading.clean.slice(Math.max(0, start - 40), start).replace(/\s+/g, ' ');
  if (before.trim() !== '') return before;
  const label = labelAbove(reading, start);
  if (/(?:^|\s)sent:$/i.test(label)) return 'sent';
  return label.length < 30 && (ISSUED_ABOVE.test(label) || ISSUED_ABROAD.test(label)) ? label : '';
}

/** The line above; over a blank one only what ends in a colon: "Meal: Food for purchase" is not of the next day. */
function labelAbove({ lines, clean }: Reading, start: number): string {
  const above = lines[lineAt(lines, start) - 1];
  if (!above) return '';
  const isNext = clean.slice(above.end, start).split('\n').length === 2;
  return isNext || above.text.endsWith(':') ? above.text : '';
}

const ISSUED_ABOVE =
  /issue|purchas|booked|(?:booking|order|confirmation) date|payment|expir|birth|reservation made/i;

/** In a table of two rows the label stands above, in the same column. */
function columnLabel({ lines }: Reading, start: number): string | null {
  const at = lineAt(lines, start);
  const column = lines[at]?.cells.findIndex((cell) => cell.start === start) ?? -1;
  const above = lines[at - 1];
  if (column < 1 || !above || above.cells.length !== lines[at]?.cells.length) return null;
  const label = above.cells[column]?.text ?? '';
  return /issue|purchas|booking date|order date|payment date/i.test(label) ? label : null;
}

/** True: day first. False: month first. Null: nothing in the text tells. */
function numericOrder(
  reading: Reading,
  dates: readonly PrintedDate[],
  countries: readonly string[],
): boolean | null {
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
  const { clean } = reading;
  const spanned = dates.filter(
    (date) =>
      numeric.includes(date) ||
      (date.day === date.month &&
        /^\d{1,2}[./-]/.test(clean.slice(date.start, date.start + 3)) &&
        isBehindEndLabel(clean, date.start)),
  );
  return orderByVotes(clean, countries, spanVote(spanned));
}

const DOTTED_NUMERIC = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/;
/** "$ 120", not "R$ 120" or "AU$120". */
const DOLLARS = /(?<!\p{L})\$\s?\d|\bUS\$|\bUSD\b/u;
const AMERICAN =
  /,\s(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\b(?:\s\d{5})?|\b(?:southwest|delta|united|american|jetblue|alaska|frontier|spirit|allegiant|sun country|breeze) (?:air|flight)|southwest\.com|\b1[- ]?8(?:00|33|44|55|66|77|88)-\d/i;
const ELSEWHERE =
  /[€£]\s?\d|\d\s?[€£]|\b(?:R|A|AU|NZ|HK|S|MX)\$\s?\d|\b(?:EUR|GBP|CHF|AUD|NZD|SEK|DKK|NOK|BRL|ARS|CLP|COP|MXN|INR|SGD|MYR|THB|ZAR)\b|\b(?:united kingdom|deutschland|germany|france|españa|spain|italia|italy|nederland|netherlands|portugal|australia|ireland|postcode|ABN|VAT|MwSt|TVA|IVA|BTW)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i;

const AM_PM = /\d\s?[ap]\.?m\b/i;

/**
 * "06/07/2026 - 08/07/2026" are two days of July rather than two months: 2 for the day first, -2 for the month.
 * One of both may be the same either way, as "05/05/2026".
 */
function spanVote(dates: readonly PrintedDate[]): number {
  const votes = new Set<number>();
  dates.forEach((from, i) => {
    const to = dates[i + 1];
    if (!to || (!from.other && !to.other) || !from.year || !to.year) return;
    const day = (date: PrintedDate, { month, day }: { month: number; day: number }) =>
      format(date.year ?? 0, month, day);
    const monthFirst = daysBetween(day(from, from), day(to, to));
    const dayFirst = daysBetween(day(from, from.other ?? from), day(to, to.other ?? to));
    if (isNear(dayFirst) && isFar(monthFirst)) votes.add(2);
    if (isNear(monthFirst) && isFar(dayFirst)) votes.add(-2);
  });
  const [vote = 0, ...others] = votes;
  return others.length === 0 ? vote : 0;
}

const isNear = (days: number) => days >= 1 && days <= 21;
const isFar = (days: number) => days < 0 || days > 45;

/** By the language, the money and addresses, the clock, the airports and how long one stays: two more for one side decide. */
function orderByVotes(clean: string, countries: readonly string[], spans: number): boolean | null {
  if (DOTTED_NUMERIC.test(clean)) return true;
  const foreign = countForeignLabels(clean) > 1;
  let votes = spans + (foreign ? 3 : 0);
  // Dollars are paid in many countries.
  if (AMERICAN.test(clean) || (!foreign && DOLLARS.test(clean))) votes -= 2;
  if (ELSEWHERE.test(clean)) votes += 2;
  if (AM_PM.test(clean)) votes -= 1;
  if (countries.length > 1) {
    if (countries.every((country) => country === 'US')) votes -= 2;
    if (countries.every((country) => country !== 'US' && country !== 'CA')) votes += 2;
  }
  return votes > 1 ? true : votes < -1 ? false : null;
}

function applyOrder(date: PrintedDate, dayFirst: boolean | null): PrintedDate {
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
  own: readonly PrintedDate[],
): { year: number; years?: number[] } {
  const base = Number(reference.slice(0, 4));
  const twin = own.find(
    (other) => other.year && other.month === date.month && other.day === date.day,
  );
  const inYear = (year: number) => exists({ ...date, year });
  if (date.weekday !== null) {
    const fits = (year: number) =>
      inYear(year) && weekdayOn(year, date.month, date.day) === date.weekday;
    const fitting = [base, base + 1, base - 1, base + 2, base - 2, base - 3, base - 4].filter(fits);
    if (twin?.year && fits(twin.year)) return { year: twin.year };
    const leapDay = date.month === 2 && date.day === 29;
    const near = fitting.find((year) => {
      const day = format(year, date.month, date.day);
      return day >= reference && (leapDay || day < shiftDay(reference, NEAR_DAYS));
    });
    if (near !== undefined) return { year: near };
    const said = subjectYear(reading);
    if (said !== null && fits(said)) return { year: said };
    const [first] = fitting;
    if (first !== undefined) return { year: first, years: [...fitting].sort((a, b) => a - b) };
  }
  if (twin?.year) return { year: twin.year };
  const subject = subjectYear(reading);
  if (subject !== null && inYear(subject)) return { year: subject };
  const next = format(base, date.month, date.day) >= reference ? base : base + 1;
  // 29 February comes every fourth year, and once a century only after eight.
  return { year: [0, 1, 2, 3, 4, 5, 6, 7].map((years) => next + years).find(inYear) ?? next };
}

/** Nothing is booked much longer before. */
const NEAR_DAYS = 362;

function subjectYear({ mail }: Reading): number | null {
  const match = /\b(20\d\d)\b|\d{1,2}[A-Z]{3}(\d\d)\b/.exec(mail.subject);
  // "2,500 points by June 30, 2027" is no year of a trip.
  const until = match && /\b(?:by|until|through|before|valid|ends?)\b[^.!?]{0,16}$/i;
  if (!match || until?.test(mail.subject.slice(0, match.index))) return null;
  return Number(match[1] ?? `20${match[2]}`);
}

function format(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
