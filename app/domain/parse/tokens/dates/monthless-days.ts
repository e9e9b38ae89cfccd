import type { Reading } from '../../reading';
import { MONTH_NAMES, WEEKDAY_NAMES, weekdayOf } from '../../vocabulary/calendar-words';
import { anyCase } from '../../vocabulary/patterns';
import { matchesOf } from '../matches';
import { findDates } from './dates';
import { dated, type PrintedDate, weekdayOn } from './named-dates';

/** "IN Thu 24 from 15:00", "OUT Fri 25 by 12:00". */
const DAY = anyCase(
  `(?<!\\p{L})(${WEEKDAY_NAMES}),? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?= (?:from|by|until|ab|bis)(?!\\p{L})|,? ?\\/ (?:out|leave|depart)|[ \\t]*(?:\\n|$))(?![ \\t]{1,9}(?:${MONTH_NAMES}))`,
  'g',
);
const DAYS_OF_WEEK = 7;

/**
 * The dates of a text, and days told by their weekday and number alone: in the month of the last whole
 * date printed above them, though that may be a flight's and blanked by now.
 */
export function withMonthlessDays(
  { clean, text }: Pick<Reading, 'clean' | 'text'>,
  dates: readonly PrintedDate[],
): readonly PrintedDate[] {
  const printed = matchesOf(clean, DAY);
  if (printed.length === 0) return dates;
  const whole = findDates(text);
  const days = printed.flatMap((match) => {
    const [words, name = '', digits = ''] = match;
    const [start, end] = [match.index, match.index + words.length];
    const weekday = weekdayOf(name);
    const above = whole.findLast((date) => date.end <= start);
    const isPart = dates.some((date) => date.start < end && start < date.end);
    if (!above || weekday === null || isPart) return [];
    const day = dayNear(above, Number(digits), weekday);
    return day ? [{ ...day, start, end, weekday }] : [];
  });
  return [...dates, ...days].sort((one, other) => one.start - other.start);
}

/** In the month of a date, or early in the next, whichever its weekday fits. */
function dayNear({ year, month, day, weekday }: PrintedDate, number: number, asked: number) {
  const own = weekday ?? (year === null ? null : weekdayOn(year, month, day));
  if (own === null) return null;
  const apart = number - day - (asked - own);
  if (apart % DAYS_OF_WEEK === 0) return dated(month, number, year);
  if (year === null || number >= day) return null;
  const [next, nextYear] = month === 12 ? [1, year + 1] : [month + 1, year];
  return weekdayOn(nextYear, next, number) === asked ? dated(next, number, nextYear) : null;
}
