import { calendarDay, shiftDay } from '~/domain/time/calendar-day';
import { lineAt, type Reading, wordsAfter, wordsBefore } from '../../reading';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { findDates } from './dates';
import { numericOrder } from './day-month-order';
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
        ? calendarDay(ordered.year ?? year, ordered.other.month, ordered.other.day)
        : undefined;
    return {
      ...ordered,
      year,
      day8601: calendarDay(year, ordered.month, ordered.day),
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
      return calendarDay(date.year, date.month, date.day);
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
      const day = calendarDay(year, date.month, date.day);
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
  const next = calendarDay(base, date.month, date.day) >= reference ? base : base + 1;
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
