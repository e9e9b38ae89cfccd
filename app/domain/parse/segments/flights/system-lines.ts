import type { Airport } from '~/domain/places/places';
import type { Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import type { PrintedTime } from '../../tokens/dates/times';
import type { PrintedNumber, PrintedPlace } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import type { Leg, LegRules } from '../legs/leg';
import { resolveArrival } from '../legs/leg-arrival';

/** "AA1234Y 05DEC 6 DFWPWM HK1 0705 1200+1" ("#1200" is the next day too), "FR28JUN  PVGXIY RR2   1735 1955": how reservation systems print a leg; before its clocks, the last check-in and the terminal: "HK4  1950 3  2050 0855+1". */
const SYSTEM_LINE =
  /(?<!\S)([A-Z][A-Z0-9]|\d[A-Z])\s{0,3}(\d{1,4}) ?[A-Z]?\s{1,3}(?:MO|TU|WE|TH|FR|SA|SU)?(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d)?)\s{1,3}(?:(?:\d|[A-Z]{1,2})\s{1,3})?\*?([A-Z]{3})([A-Z]{3})\*?\s{0,3}(?:[A-Z]{2}\d{1,2})?\s{1,14}(?:(?:\d{4}\s{1,3})?[A-Z\d]{1,2}\s{1,4})?(\d{3,4})([APNM]?)(?:(?<=[APNM])|\s{1,4})\s{0,3}(#?) ?(\d{3,4})([APNM]?)(?:\+(\d))?/dg;

/** "  SANTO DOMING5R 326 U  18JAN 1700 1800 UOWVE   23K  OK", and below it "  CARACAS": a ticket as a printer prints it, its places cut to the column. */
const TICKET_ROW =
  /^[ \t]{1,8}(\p{Lu}[\p{Lu} .-]{2,13}?)[ ]{0,12}([A-Z][A-Z0-9]|\d[A-Z])[ ]{0,2}(\d{2,4})[ ]{1,6}[A-Z][ ]{1,6}(\d{1,2}[A-Z]{3})[ ]{1,6}(\d{4})[ ]{1,6}(\d{4})(?!\d)[^\n]{0,60}\n[ \t]{0,12}(?:\d{1,2}(?:K|PC|P)[ ]{1,6}OK[ ]{1,8})?(\p{Lu}[\p{Lu} .-]{2,30}?)[ \t]*$/dgmu;

/** The legs of an agent's screen or a printed ticket, each from its own line. */
export function readSystemLines(
  reading: Reading,
  dates: readonly ResolvedDate[],
  finder: AirportFinder,
  rules: LegRules,
): Leg[] {
  const screen = matchesOf(reading.clean, SYSTEM_LINE).flatMap((match) => {
    const days = match[8] === '#' ? 1 : Number(match[11] ?? 0);
    const clocks = {
      departs: clockAt(match, 6, match[7]),
      arrives: clockAt(match, 9, match[10], days),
    };
    const ends = { from: codeAt(match, 4, finder), to: codeAt(match, 5, finder) };
    return legOf(match, { carrier: 1, number: 2, day: 3 }, { ...clocks, ...ends }, dates, rules);
  });
  if (screen.length > 0) return screen;
  const rows = matchesOf(reading.clean, TICKET_ROW);
  const codes = codesOfFare(reading.clean, finder);
  return rows.flatMap((match, i) => {
    const [left, lands] = codes.length === rows.length + 1 ? codes.slice(i, i + 2) : [];
    const clocks = { departs: clockAt(match, 5), arrives: clockAt(match, 6) };
    const ends = { from: nameAt(match, 1, finder, left), to: nameAt(match, 7, finder, lands) };
    return legOf(match, { carrier: 2, number: 3, day: 4 }, { ...clocks, ...ends }, dates, rules);
  });
}

const FARE = /^[ \t]*FARE CALC[^\n:]{0,40}:[ \t]*([A-Z]{3} [^\n]{6,120})/m;

/** "FARE CALC.: STD 5R CCS 68.02": where a fare leads, by codes. */
function codesOfFare(clean: string, finder: AirportFinder): Airport[] {
  const words = FARE.exec(clean)?.[1] ?? '';
  return matchesOf(words, /(?:^|[A-Z\d]{2} (?:X\/)?)([A-Z]{3})(?= |\d)/g).flatMap(
    ([, code = '']) => finder.code(code) ?? [],
  );
}

function spanAt(match: RegExpExecArray, group: number) {
  const [start, end] = match.indices?.[group] ?? [0, 0];
  return { start, end };
}

function codeAt(match: RegExpExecArray, group: number, finder: AirportFinder): PrintedPlace | null {
  const airport = finder.code(match[group] ?? '');
  return airport && { kind: 'place', ...spanAt(match, group), airports: [airport], name: null };
}

/** A place by its printed name, or by the fare's code where the name was cut. */
function nameAt(
  match: RegExpExecArray,
  group: number,
  finder: AirportFinder,
  known: Airport | undefined,
): PrintedPlace | null {
  const name = (match[group] ?? '').trim();
  const airports = known ? [known] : finder.named(name);
  return { kind: 'place', ...spanAt(match, group), airports, name };
}

function clockAt(
  match: RegExpExecArray,
  group: number,
  half = '',
  plusDays = 0,
): PrintedTime | null {
  const minutes = minutesOf(match[group] ?? '', half);
  const span = spanAt(match, group);
  return minutes === null ? null : { kind: 'time', ...span, minutes, plusDays, sure: true };
}

interface RowEnds {
  from: PrintedPlace | null;
  to: PrintedPlace | null;
  departs: PrintedTime | null;
  arrives: PrintedTime | null;
}

function legOf(
  match: RegExpExecArray,
  groups: { carrier: number; number: number; day: number },
  { from, to, departs, arrives }: RowEnds,
  dates: readonly ResolvedDate[],
  rules: LegRules,
): Leg[] {
  const day = spanAt(match, groups.day);
  const date = dates.find(({ start, end }) => start < day.end && end > day.start) ?? null;
  if (!from || !to || !date || !departs || !arrives) return [];
  const number: PrintedNumber = {
    kind: 'number',
    start: spanAt(match, groups.carrier).start,
    end: spanAt(match, groups.number).end,
    carrier: match[groups.carrier] ?? null,
    number: (match[groups.number] ?? '').replace(/^0+/, ''),
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
  return [leg];
}

/** "705" with "A", "1200" with "N", or a clock of 24 hours. */
function minutesOf(digits: string, half: string): number | null {
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  if (minute > 59 || hour > 24 || (half !== '' && hour > 12)) return null;
  if (half === '') return digits.length < 4 ? null : (hour % 24) * 60 + minute;
  const afternoon = half === 'P' || half === 'N';
  return ((hour % 12) + (afternoon ? 12 : 0)) * 60 + minute;
}
