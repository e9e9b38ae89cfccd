import { calendarDay, daysBetween } from '~/domain/time/calendar-day';
import type { Reading } from '../../reading';
import { countForeignLabels } from '../../vocabulary/labels';
import { isBehindEndLabel } from './dates';
import { type PrintedDate, weekdayOn } from './named-dates';

/** True: day first. False: month first. Null: nothing in the text tells. */
export function numericOrder(
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
      calendarDay(date.year ?? 0, month, day);
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
