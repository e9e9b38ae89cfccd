import { overlaps } from '../../parsed-detail';
import { MOST_TOKENS, type Reading, wordsAfter, wordsBefore } from '../../reading';
import { airlinesNamed } from '../../tokens/airline-names';
import { type ResolvedDate, resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes, type PrintedTime } from '../../tokens/dates/times';
import { findFlights } from '../../tokens/flight-numbers';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { findPlaces } from '../../tokens/places/airports';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase, LETTER } from '../../vocabulary/patterns';
import type { EndLabel, LegToken } from '../legs/leg';
import { asideMoments } from './aside-moments';
import { markRoutes, resolveCities, resolvedPlaces } from './flight-places';
import {
  numbersInSeatLists,
  ofFlights,
  withoutCheckIn,
  withoutEcho,
  withoutEchoedNumbers,
  withoutFarTimes,
  withoutNumbersAlone,
  withoutOverview,
  withoutValidity,
} from './other-tokens';

export interface FlightWords {
  /** Airlines the text speaks of, the sender's first. */
  airlines: string[];
  /** Every number printed, also where no leg stands: beside a seat, among the rules. */
  numbers: PrintedNumber[];
  dates: ResolvedDate[];
}

const DEPARTS_HEAD = wordsFor('departs', 'head');
const ARRIVES_HEAD = wordsFor('arrives', 'head');
const DEPARTS = `${wordsFor('departs')}|${DEPARTS_HEAD}`;
const ARRIVES = `${wordsFor('arrives')}|${ARRIVES_HEAD}`;
/** Short words that are labels only at the head of a cell: "From: Boston". */
const HEAD_ONLY = anyCase(`^(?:${DEPARTS_HEAD}|${ARRIVES_HEAD})$`);
const TAIL = `(?:\\s(?:city|airport|time|date|station|at|on|from|in|to)(?![${LETTER}]))?\\s?:?\\s{0,3}`;
const END_LABEL = anyCase(`^(?:${DEPARTS}|${ARRIVES})${TAIL}`);
/** A letter that a label begins with, where a word begins: the long pattern is tried there alone. */
const ANY_LABEL = anyCase(
  `(?<![${LETTER}-])(?=[${LETTER}])(?:(${DEPARTS})|(${ARRIVES}))(?=${TAIL})`,
  'g',
);

/** Below such a heading ("Baggage", not the label "Baggage:") stand rules and fees, never another leg. */
const RULES_HEADING = anyCase(
  /^(?!bag\p{L}*:)(?:(?:checked |carry-?on )?(?:bag(?:gage|s)?)(?: (?:allowance|information|policy|policies|fees|charges)){0,1}(?: (?:and|&) .{0,40})?|fare rules?(?: .{0,30})?|terms (?:and|&) conditions.{0,30}|terms of .{0,30}|rules (?:and|&) restrictions|conditions of (?:carriage|contract).{0,20}|notice of .{0,60}|privacy .{0,20}|important (?:travel )?information|hazardous materials.{0,20}|legal .{0,20}|need to know.{0,20}|prohibited items.{0,30})\W{0,3}$/iu,
);

/** What tells whether a text is about flights at all, before its airports are looked for. */
export function findFlightWords(reading: Reading, finder: AirportFinder): FlightWords {
  const airlines = airlinesNamed(reading);
  const context =
    airlines.length === 1 ||
    /airline|southwest|jetblue|allegiant|spirit|frontier|delta|united|alaska/i.test(
      reading.mail.sender,
    )
      ? (airlines[0] ?? null)
      : null;
  return {
    airlines,
    numbers: findFlights(reading, context),
    dates: resolveDates(reading, countriesOf(reading, finder)),
  };
}

export function tokenizeFlights(
  reading: Reading,
  finder: AirportFinder,
  { numbers, dates }: FlightWords,
  references: readonly { start: number; end: number }[],
): LegToken[] {
  const times = findTimes(reading.clean).filter((time) => !isAside(reading, time, dates));
  const anchors = [...dates, ...times, ...numbers];
  const tokens: LegToken[] = [
    ...anchors.filter((token) => token.kind !== 'date' || !token.aside),
    ...resolvedPlaces(reading, findPlaces(reading, finder, END_LABEL, anchors), finder),
    ...endLabels(reading),
  ];
  const stop = rulesStart(reading, tokens);
  const aside = asideMoments(reading);
  const listed = numbersInSeatLists(numbers, reading);
  const kept = tokens.filter(
    (token) =>
      token.start < stop &&
      !references.some((other) => overlaps(token, other)) &&
      !(
        (token.kind === 'date' || token.kind === 'time') &&
        aside.some((other) => overlaps(token, other))
      ) &&
      !(token.kind === 'number' && listed.has(token)),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end);
  const flown = withoutCheckIn(
    withoutValidity(ofFlights(withoutOverlaps(kept), reading), reading),
    reading,
  );
  const own = withoutOverview(
    withoutFarTimes(
      withoutEcho(withoutNumbersAlone(withoutEchoedNumbers(flown, reading), reading), reading),
    ),
  );
  const routed = markRoutes(own, reading.clean);
  return resolveCities(routed, finder);
}

/** "Purchased: Aug 10, 2026 10:51 AM": the clock of a day that is none of the journey's. */
function isAside({ clean }: Reading, { start }: PrintedTime, dates: readonly ResolvedDate[]) {
  const before = dates.findLast((date) => date.end <= start);
  return (
    before?.aside === true &&
    /^[ ,]{1,3}(?:(?:at|um|à|kl\.?) )?$/.test(clean.slice(before.end, start))
  );
}

/** "45 minutes before departure", "Uw planning voor vertrek". */
const BEFORE_LEAVING =
  /\b(?:before|prior to|until|vor|voor|avant(?: le)?|antes del?|prima della|innan|før|przed)\s$/i;
/** "Dep Term:", "Arrival terminal". */
const OF_TERMINAL = /^ ?term(?:inal)?\b/i;

function endLabels(reading: Reading): EndLabel[] {
  const found: EndLabel[] = [];
  for (const match of matchesOf(reading.clean, ANY_LABEL)) {
    if (found.length >= MOST_TOKENS) break;
    const start = match.index;
    const before = wordsBefore(reading, start, 12);
    if (
      /\bday $/i.test(before) ||
      BEFORE_LEAVING.test(before) ||
      OF_TERMINAL.test(wordsAfter(reading, start + match[0].length, 12))
    )
      continue;
    if (HEAD_ONLY.test(match[0]) && !/(?:^|\t|\||\s{2})[^\p{L}\d]*$/u.test(before)) continue;
    found.push({ kind: match[1] ? 'departs' : 'arrives', start, end: start + match[0].length });
  }
  return found;
}

/** Where the rules begin, counted only below the first printed flight time. */
function rulesStart(reading: Reading, tokens: readonly LegToken[]): number {
  const firstTime = Math.min(
    ...tokens.filter((token) => token.kind === 'time').map((token) => token.start),
  );
  for (const line of reading.lines) {
    if (line.start <= firstTime || line.text.length >= 70) continue;
    if (RULES_HEADING.test(line.text.trim()) && !flyBelow(tokens, line.start)) return line.start;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * "Baggage" heads a column above another page's legs: below it a number, and twice a day and a clock;
 * "Fare rules" links to them between two legs: below it a number that is not printed above.
 */
function flyBelow(tokens: readonly LegToken[], start: number): boolean {
  const below = tokens.filter((token) => token.start > start);
  const count = (kind: LegToken['kind']) => below.filter((token) => token.kind === kind).length;
  if (count('time') < 2 || count('place') < 2) return false;
  const above = new Set(
    tokens.flatMap((token) =>
      token.kind === 'number' && token.start < start ? [token.number] : [],
    ),
  );
  const isNew = below.some((token) => token.kind === 'number' && !above.has(token.number));
  const fewestDays = isNew && above.size > 0 ? 1 : 2;
  return count('number') > 0 && count('date') >= fewestDays;
}

/** A date or time inside a place's or number's words is part of them, and the other way round. */
function withoutOverlaps(tokens: LegToken[]): LegToken[] {
  const kept: LegToken[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    if (last && token.start < last.end) {
      if (last.kind === 'departs' || last.kind === 'arrives') kept[kept.length - 1] = token;
      else if (last.kind === 'place' && token.kind === 'date') kept[kept.length - 1] = token;
      // "Frankfurt to Addis Ababa ET 707": the airline's letters are no country's.
      else if (last.kind === 'place' && token.kind === 'number' && token.end > last.end)
        kept.splice(-1, 1, { ...last, end: token.start }, token);
      continue;
    }
    kept.push(token);
  }
  return kept;
}

const CODE = /\(([A-Z]{3})\)/g;

/** The countries of the airports printed by their code: they tell which of 04/06 is the month. */
function countriesOf({ clean }: Reading, finder: AirportFinder): string[] {
  const codes = matchesOf(clean.slice(0, 20_000), CODE).slice(0, 20);
  return codes.flatMap(([, code = '']) => finder.code(code)?.country ?? []);
}
