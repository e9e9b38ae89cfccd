import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { anyCase } from '../../vocabulary/patterns';
import type { LegEnds } from './leg-ends';

const OPENS_WITH_WEEKDAY = anyCase(`^[ \\t]{0,40}(?:${WEEKDAY_NAMES}) {2}`);
/** "28NOV J F KENNEDY   INTL   29NOV": behind the day no clock and no number. */
const ONLY_PLACES = /^ {1,3}\p{Lu}[^\n\d]{2,60}(?:\d{1,2}[A-Z]{3})?[ \t]*$/u;

/** "SAT   NEW YORK   HONG KONG   1530   2005", and in the line below it "28NOV": its day stands below the weekday. */
export function dayBelowWeekday(
  date: ResolvedDate | undefined,
  { departs }: LegEnds,
  text: string,
): ResolvedDate | null {
  if (!date || !departs) return null;
  const row = text.lastIndexOf('\n', departs.start) + 1;
  const below = text.indexOf('\n', departs.start) + 1;
  const isBelow = below > 0 && /^[ \t]{0,40}$/.test(text.slice(below, date.start));
  if (!isBelow || !OPENS_WITH_WEEKDAY.test(text.slice(row, departs.start))) return null;
  return ONLY_PLACES.test(text.slice(date.end, date.end + 90).split('\n', 1)[0] ?? '')
    ? date
    : null;
}
