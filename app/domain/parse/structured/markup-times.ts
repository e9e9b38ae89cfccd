import { splitWallTime } from '~/domain/time/wall-time';
import { findDates } from '../tokens/dates/dates';
import { dayAndClock, findTimes } from '../tokens/dates/times';

const LONGEST = 60;

/** The wall clock as written: "2026-06-04T15:00:00-05:00" is three in the afternoon there. */
export function wallTimeOf(value: string): string | null {
  // "15-06-2026" and "15/06/2026" are some senders' own order.
  const iso = value
    .replace(/^\s*(\d{2})[-/.](\d{2})[-/.](\d{4})/, dayFirst)
    .replace(COMPACT, '$1-$2-$3T$4:$5');
  const match = /(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2}))?/.exec(iso);
  if (!match || HALF_DAY.test(value)) return printedWallTime(value.slice(0, LONGEST));
  if (!match[1] || !isTripDay(match[1])) return null;
  if (match[2] === undefined) return match[1];
  const wallTime = `${match[1]}T${match[2].padStart(2, '0')}:${match[3]}`;
  return splitWallTime(wallTime) ? wallTime : match[1];
}

/** "20261003T082500". */
const COMPACT = /^\s*(20\d\d)(\d\d)(\d\d)T?(\d\d)(\d\d)(?:\d\d)?(?!\d)/;
const MONTH_FIRST = /^\s*(0?[1-9]|1[0-2])\/([0-2]?\d|3[01])\/(20\d\d)(?!\d)/;
const HALF_DAY = /\d ?[ap]\.?m\b/i;

/** "Sat, 3 Oct 2026 08:25" and "2026-10-03 8:25 PM", where the words tell one day with its year. */
function printedWallTime(value: string): string | null {
  // Who writes a clock of twelve hours writes the month first.
  const american = value.replace(MONTH_FIRST, '$3-$1-$2');
  const [date, ...others] = findDates(HALF_DAY.test(value) ? american : value);
  if (!date?.year || date.other || others.length > 0) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.year}-${two(date.month)}-${two(date.day)}`;
  return isTripDay(day) ? dayAndClock(day, findTimes(value)[0] ?? null) : null;
}

/** "02-04-2026": airlines write either order, so the text below has to tell. */
export function isEitherOrder(value: string): boolean {
  const [, a, b] = /^\s*(\d{2})-(\d{2})-\d{4}/.exec(value) ?? [];
  return a !== b && Number(a) <= 12 && Number(b) <= 12;
}

function dayFirst(printed: string, a: string, b: string, year: string): string {
  if (Number(b) > 12) return `${year}-${a}-${b}`;
  return printed.includes('/') && Number(a) <= 12 ? printed : `${year}-${b}-${a}`;
}

/** Whether a day written in markup is in the calendar, and near enough that days can be counted from it. */
export function isTripDay(day: string): boolean {
  return splitWallTime(day)?.time === null && day < '2200';
}
