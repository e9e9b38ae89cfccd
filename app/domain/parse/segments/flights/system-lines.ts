import type { Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import type { PrintedTime } from '../../tokens/dates/times';
import type { PrintedNumber, PrintedPlace } from '../../tokens/leg-tokens';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import type { Leg, LegRules } from '../legs/leg';
import { resolveArrival } from '../legs/leg-times';

/** "AA1234Y 05DEC 6 DFWPWM HK1 0705 1200+1" ("#1200" is the next day too), "FR28JUN  PVGXIY RR2   1735 1955": how reservation systems print a leg. */
const SYSTEM_LINE =
  /(?<!\S)([A-Z][A-Z0-9]|\d[A-Z])\s{0,3}(\d{1,4}) ?[A-Z]?\s{1,3}(?:MO|TU|WE|TH|FR|SA|SU)?(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d)?)\s{1,3}(?:(?:\d|[A-Z]{1,2})\s{1,3})?\*?([A-Z]{3})([A-Z]{3})\*?\s{0,3}(?:[A-Z]{2}\d{1,2})?\s{1,8}(\d{3,4})([APNM]?)(?:(?<=[APNM])|\s{1,4})\s{0,3}(#?) ?(\d{3,4})([APNM]?)(?:\+(\d))?/dg;

/** The legs of an agent's screen, each from its own line. */
export function readSystemLines(
  reading: Reading,
  dates: readonly ResolvedDate[],
  finder: AirportFinder,
  rules: LegRules,
): Leg[] {
  const legs: Leg[] = [];
  for (const match of reading.clean.matchAll(SYSTEM_LINE)) {
    const span = (group: number) => {
      const [start, end] = match.indices?.[group] ?? [0, 0];
      return { start, end };
    };
    const place = (group: number): PrintedPlace | null => {
      const airport = finder.code(match[group] ?? '');
      return airport && { kind: 'place', ...span(group), airports: [airport], name: null };
    };
    const time = (group: number, plusDays: number): PrintedTime | null => {
      const minutes = minutesOf(match[group] ?? '', match[group + 1] ?? '');
      return minutes === null
        ? null
        : { kind: 'time', ...span(group), minutes, plusDays, sure: true };
    };
    const day = span(3);
    const date = dates.find(({ start, end }) => start < day.end && end > day.start) ?? null;
    const [from, to] = [place(4), place(5)];
    const [departs, arrives] = [time(6, 0), time(9, match[8] === '#' ? 1 : Number(match[11] ?? 0))];
    if (!from || !to || !date || !departs || !arrives) continue;
    const number: PrintedNumber = {
      kind: 'number',
      start: span(1).start,
      end: span(2).end,
      carrier: match[1] ?? null,
      number: (match[2] ?? '').replace(/^0+/, ''),
    };
    const leg: Leg = {
      start: match.index,
      end: match.index + match[0].length,
      number,
      from: { mention: from, airports: from.airports },
      to: { mention: to, airports: to.airports },
      departs,
      arrives,
      departureDate: date,
      arrivalDate: null,
      departureDay: date.day8601,
      arrivalDay: null,
      plausible: true,
    };
    resolveArrival(leg, rules);
    legs.push(leg);
  }
  return legs;
}

/** "705" with "A", "1200" with "N", or a clock of 24 hours. */
function minutesOf(digits: string, half: string): number | null {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  if (minute > 59 || hour > 24 || (half !== '' && hour > 12)) return null;
  if (half === '') return digits.length < 4 ? null : (hour % 24) * 60 + minute;
  const afternoon = half === 'P' || half === 'N';
  return ((hour % 12) + (afternoon ? 12 : 0)) * 60 + minute;
}
