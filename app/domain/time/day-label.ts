import { clockLabel, splitWallTime, zoneLetters } from './wall-time';

/*
 * Days in words, as Americans write them. By Intl, which the browser brings along: a formatting
 * library is a twentieth of the first page. A day is "2026-06-04" and has no zone, so it is read
 * and written as UTC.
 */

type Words = keyof typeof FORMATS;

const FORMATS = {
  day: { day: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  longMonth: { month: 'long' },
  monthDay: { month: 'short', day: 'numeric' },
  monthDayYear: { month: 'short', day: 'numeric', year: 'numeric' },
  weekdayMonthDay: { weekday: 'short', month: 'short', day: 'numeric' },
  weekdayMonthDayYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  longMonthYear: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making one costs more than using it a hundred times. */
const formatters = new Map<Words, Intl.DateTimeFormat>();

/** The given parts of a day in words: "4", "Thu", "Jun", "Jun 4", "Thu, Jun 4, 2026", "June 2026". */
export function dayText(day: string, words: Words): string {
  let formatter = formatters.get(words);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { ...FORMATS[words], timeZone: 'UTC' });
    formatters.set(words, formatter);
  }
  return formatter.format(new Date(day));
}

/** "Thu, Jun 4"; "Thu, Jun 4, 2026" with its year. */
export function dayLabel(day: string, withYear = false): string {
  return dayText(day, withYear ? 'weekdayMonthDayYear' : 'weekdayMonthDay');
}

/** The heading of a day: "Today, Thu Jun 4", "Fri Jun 5", "Sat Jan 2, 2027". */
export function dayHeading(day: string, today: string): string {
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  const label = `${dayText(day, 'weekday')} ${dayText(day, sameYear ? 'monthDay' : 'monthDayYear')}`;
  return day === today ? `Today, ${label}` : label;
}

interface WallTimeParts {
  day: string;
  time: string | null;
}

/** "Thu, Jun 4, 3:00 PM", or the day alone. Empty where there is no such time. */
export function wallTimeLabel(moment: WallTimeParts | string | null, withYear = false): string {
  const parts = typeof moment === 'string' ? splitWallTime(moment) : moment;
  if (!parts) return '';
  const day = dayLabel(parts.day, withYear);
  return parts.time ? `${day}, ${clockLabel(parts.time)}` : day;
}

/** "CDT"; empty without a time or a zone. */
export function lettersOf({ day, time }: WallTimeParts, timeZone: string | null): string {
  return time && timeZone ? zoneLetters(`${day}T${time}`, timeZone) : '';
}
