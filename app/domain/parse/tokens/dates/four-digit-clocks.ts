import { monthOf, weekdayOf } from '../../vocabulary/calendar-words';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { matchesOf } from '../matches';

interface Clock {
  start: number;
  end: number;
  minutes: number;
}

/** What stands before and behind four digits that are a clock; the words behind may belong to it. */
interface Layout {
  before?: RegExp;
  behind?: RegExp;
  /** Whether the words that `behind` found are a weekday's or a month's. */
  isDay?: (words: RegExpExecArray) => boolean;
}

const DIGITS = /(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)/g;
const LONGEST_BEFORE = 48;
const LONGEST_BEHIND = 48;

const ENDS = /^(?![\w:/.])/;
const HAS_MONTH = ({ groups }: RegExpExecArray) => monthOf(groups?.month ?? '') !== null;
const HAS_DAY = (words: RegExpExecArray) =>
  HAS_MONTH(words) &&
  (words.groups?.weekday === undefined || weekdayOf(words.groups.weekday) !== null);

const LAYOUTS: readonly Layout[] = [
  // "2215 hrs", unless the same is printed in brackets behind it.
  {
    before: /(?<![\w:.,/$€£+#-])$/,
    behind: /^ ?(?:hrs?|HRS?|Hrs|uur)(?![\p{L}\d]| ?\( ?\d{1,2}:\d\d)/u,
  },
  {
    before: anyCase(
      `(?<!\\p{L})(?:depart|departs|arrive|arrives|dep|arr|at|departure time|${wordsFor('arrival-clock')})\\.?:?\\s{0,3}$`,
    ),
    behind: /^(?:\s?(?:hrs|hours|h))?(?![\w:/]|-\d{1,2}-|\.\d)/i,
  },
  // "1100 (21 Sep)".
  {
    before: /(?<![\w:.,/-])$/,
    behind: /^(?= \(\d{1,2} (?<month>[\p{L}.]{3,14})\))/u,
    isDay: HAS_MONTH,
  },
  // "2230 Fri 02 Apr".
  {
    before: /(?<![\w:.,/-])$/,
    behind: /^(?= {1,2}(?<weekday>[\p{L}-]{2,14})[,.]? \d{1,2} (?<month>\p{L}{3,14})(?!\p{L}))/u,
    isDay: HAS_DAY,
  },
  // "0630  11 Oct 26" in a column of its own.
  {
    before: /(?:^|\n|\t| {2})[ \t]{0,40}$/,
    behind: /^(?= {1,3}\d{1,2}[ -]?(?<month>\p{L}{3,9})[ -]?(?:20)?\d\d(?!\d))/u,
    isDay: HAS_MONTH,
  },
  // "1100" alone on its line, and on the next "11 Mar 27".
  {
    before: /(?:^|\n)[ \t]{0,4}$/,
    behind:
      /^(?=[ \t]*\n[ \t]*(?:(?<weekday>[\p{L}-]{2,14})[,.]? {1,2})?\d{1,2}[ -]?(?<month>\p{L}{3,14})(?!\p{L}))/u,
    isDay: HAS_DAY,
  },
  // "SU 107 D 26NOV 1620": the departure in a row of a ticket.
  {
    before: /(?<![\w])[A-Z\d]{2} ?\d{1,4} {1,3}[A-Z] {1,3}\d{1,2}[A-Z]{3}(?:\d{2})? {1,3}$/,
    behind: ENDS,
  },
  // "P/UP  12SEP26 1000": a rental of an agency's voucher.
  {
    before: /(?:P\/UP|D\/OFF|PICK-?UP|DROP(?:-?OFF)?)[ :-]{1,6}\d{1,2}[A-Z]{3}\d{2} {1,3}$/,
    behind: ENDS,
  },
  // "REYKJAVIK KEF     1355 - 1605" at the end of a row.
  {
    before: /[A-Z]{3}(?: T[A-Z\d])?[ \t]{2,12}$/,
    behind: /^(?= ?- ?[0-2]\d[0-5]\d(?:[ \t]*\+\d)?[ \t]*(?:\n|$))/,
  },
  {
    before: /[A-Z]{3}(?: T[A-Z\d])?[ \t]{2,12}[0-2]\d[0-5]\d ?- ?$/,
    behind: /^(?=(?:[ \t]*\+\d)?[ \t]*(?:\n|$))/,
  },
  // "BA778 LHR 1045 - ARN 1415".
  {
    before: /(?<![A-Za-z\d])[A-Z]{3}\s$/,
    behind: /^(?= ?[-/>→] ?[A-Z]{3} [0-2]\d[0-5]\d(?![\w:/.]))/,
  },
  {
    before: /(?<![A-Za-z\d])[A-Z]{3}\s[0-2]\d[0-5]\d ?[-/>→] ?[A-Z]{3} $/,
    behind: ENDS,
  },
  // "08 JAN 2027", and below it "1910" alone on its line.
  {
    before:
      /(?:^|\n)[ \t]{0,4}\d{1,2} (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) 20\d{2}[ \t]*\n[ \t]{0,4}$/,
    behind: /^(?=[ \t]*(?:\n|$))/,
  },
  // "05NOV26 2040" in a column of its own.
  {
    before:
      /(?:^|[\n\t]|: | {2})\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:20)?\d{2} $/,
    behind: /^(?=\t| {2}|[ \t]*(?:\n|$))/,
  },
];

/** No year behind a month: "12 Mar 2027 Fri 02 Apr". */
const MONTH_BEFORE = /(\p{L}{3,14})[ .,-]{1,2}$/u;

/** Clocks of four digits: only what stands around them tells them from years and numbers. */
export function fourDigitClocks(clean: string): Clock[] {
  const clocks: Clock[] = [];
  for (const match of matchesOf(clean, DIGITS)) {
    const start = match.index;
    const before = clean.slice(Math.max(0, start - LONGEST_BEFORE), start);
    const behind = clean.slice(start + 4, start + 4 + LONGEST_BEHIND);
    const length = lengthOf(before, behind);
    if (length !== null)
      clocks.push({
        start,
        end: start + length,
        minutes: Number(match[1]) * 60 + Number(match[2]),
      });
  }
  return clocks;
}

function lengthOf(before: string, behind: string): number | null {
  const month = MONTH_BEFORE.exec(before)?.[1];
  for (const layout of LAYOUTS) {
    if (layout.before?.test(before) === false) continue;
    const words = layout.behind?.exec(behind);
    if (!words || layout.isDay?.(words) === false) continue;
    if (words.groups?.month && month && monthOf(month) !== null) continue;
    return 4 + words[0].trimEnd().length;
  }
  return null;
}
