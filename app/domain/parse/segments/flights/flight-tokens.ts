import { lineAt, MOST_TOKENS, type Reading, wordsAfter, wordsBefore } from '../../reading';
import { airlinesNamed } from '../../tokens/airline-names';
import type { AirportFinder } from '../../tokens/airport-finder';
import { findPlaces } from '../../tokens/airports';
import { findFlights } from '../../tokens/flight-numbers';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { type ResolvedDate, resolveDates } from '../../tokens/resolve-dates';
import { cellsBelow } from '../../tokens/table-columns';
import { findTimes, type PrintedTime } from '../../tokens/times';
import { wordsFor } from '../../vocabulary/labels';
import type { EndLabel, LegToken } from '../legs/leg';
import { sectionAt, sectionsOf } from '../sections';
import { markRoutes, resolveCities, resolvedPlaces } from './flight-places';
import { SEAT_BEHIND_NUMBER } from './flight-ticket';

export interface FlightTokens {
  tokens: LegToken[];
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
const HEAD_ONLY = new RegExp(`^(?:${DEPARTS_HEAD}|${ARRIVES_HEAD})$`, 'iu');
const TAIL =
  '(?:\\s(?:city|airport|time|date|station|at|on|from|in|to)(?![\\p{L}]))?\\s?:?\\s{0,3}';
const END_LABEL = new RegExp(`^(?:${DEPARTS}|${ARRIVES})${TAIL}`, 'iu');
/** A letter that a label begins with, where a word begins: the long pattern is tried there alone. */
const ANY_LABEL = new RegExp(
  `(?<![\\p{L}-])(?=\\p{L})(?:(${DEPARTS})|(${ARRIVES}))(?=${TAIL})`,
  'giu',
);

/** Below such a heading ("Baggage", not the label "Baggage:") stand rules and fees, never another leg. */
const RULES_HEADING =
  /^(?!bag\p{L}*:)(?:(?:checked |carry-?on )?(?:bag(?:gage|s)?)(?: (?:allowance|information|policy|policies|fees|and .{0,30}|charges|& .{0,30}))?|fare rules?(?: .{0,30})?|terms (?:and|&) conditions.{0,30}|terms of .{0,30}|rules (?:and|&) restrictions|conditions of (?:carriage|contract).{0,20}|notice of .{0,60}|privacy .{0,20}|important (?:travel )?information|hazardous materials.{0,20}|legal .{0,20}|need to know.{0,20}|prohibited items.{0,30})\W{0,3}$/iu;

export function tokenizeFlights(
  reading: Reading,
  finder: AirportFinder,
  references: readonly { start: number; end: number }[],
): FlightTokens {
  const airlines = airlinesNamed(reading);
  const context =
    airlines.length === 1 ||
    /airline|southwest|jetblue|allegiant|spirit|frontier|delta|united|alaska/i.test(
      reading.mail.sender,
    )
      ? (airlines[0] ?? null)
      : null;
  const dates = resolveDates(reading, countriesOf(reading, finder));
  const times = findTimes(reading.clean).filter((time) => !isAside(reading, time, dates));
  const numbers = findFlights(reading, context);
  const anchors = [...dates, ...times, ...numbers];
  const tokens: LegToken[] = [
    ...anchors.filter((token) => token.kind !== 'date' || !token.aside),
    ...resolvedPlaces(reading, findPlaces(reading, finder, END_LABEL, anchors), finder),
    ...endLabels(reading),
  ];
  const stop = rulesStart(reading, tokens);
  const aside = cellsBelow(reading.clean, ASIDE_HEAD);
  const kept = tokens.filter(
    (token) =>
      token.start < stop &&
      ![...aside, ...references].some(
        (other) => token.start < other.end && other.start < token.end,
      ) &&
      !(token.kind === 'number' && isInSeatList(token, numbers, reading)),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end);
  const flown = withoutCheckIn(withoutValidity(ofFlights(withoutOverlaps(kept), reading), reading));
  const routed = markRoutes(withoutEcho(flown, reading), reading.clean);
  return { tokens: resolveCities(routed, finder), airlines, numbers, dates };
}

/** Columns whose days and clocks are no leg's. */
const ASIDE_HEAD =
  /^(?:check-?in(?: (?:opens|closes|time|from|by))?|boarding(?: time)?|(?:coupon )?validity|not valid (?:before|after)|valid (?:from|until))$/i;

/**
 * "AC8013 6A" in a list of seats, and "AC792" behind it without one: each is printed again where it
 * flies.
 */
function isInSeatList(
  { start, end, number }: PrintedNumber,
  numbers: readonly PrintedNumber[],
  reading: Reading,
): boolean {
  const seatBehind = (behind: number) =>
    SEAT_BEHIND_NUMBER.exec(wordsAfter(reading, behind, 24))?.[0].length ?? 0;
  const before = numbers.findLast((one) => one.end <= start);
  const seat = before ? seatBehind(before.end) : 0;
  const follows =
    before && seat > 0 && /^[ \t,;]{1,6}$/.test(reading.clean.slice(before.end + seat, start));
  if (seatBehind(end) === 0 && !follows) return false;
  return numbers.some(
    (one) => one.number === number && one.start !== start && seatBehind(one.end) === 0,
  );
}

/** "Purchased: Aug 10, 2026 10:51 AM": the clock of a day that is none of the journey's. */
function isAside({ clean }: Reading, { start }: PrintedTime, dates: readonly ResolvedDate[]) {
  const before = dates.findLast((date) => date.end <= start);
  return (
    before?.aside === true &&
    /^[ ,]{1,3}(?:(?:at|um|à|kl\.?) )?$/.test(clean.slice(before.end, start))
  );
}

/** "Dep Term:", "Arrival terminal". */
const OF_TERMINAL = /^ ?term(?:inal)?\b/i;

function endLabels(reading: Reading): EndLabel[] {
  const found: EndLabel[] = [];
  for (const match of reading.clean.matchAll(ANY_LABEL)) {
    if (found.length >= MOST_TOKENS) break;
    const start = match.index;
    const before = wordsBefore(reading, start, 12);
    if (
      /\bday $/i.test(before) ||
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
    if (line.start > firstTime && line.text.length < 70 && RULES_HEADING.test(line.text.trim()))
      return line.start;
  }
  return Number.POSITIVE_INFINITY;
}

/** A date or time inside a place's or number's words is part of them, and the other way round. */
function withoutOverlaps(tokens: LegToken[]): LegToken[] {
  const kept: LegToken[] = [];
  for (const token of tokens) {
    const last = kept.at(-1);
    if (last && token.start < last.end) {
      if (last.kind === 'departs' || last.kind === 'arrives') kept[kept.length - 1] = token;
      else if (last.kind === 'place' && token.kind === 'date') kept[kept.length - 1] = token;
      continue;
    }
    kept.push(token);
  }
  return kept;
}

/** Where a package heads its flights, what stands under the other headings is none of theirs. */
function ofFlights(tokens: LegToken[], reading: Reading): LegToken[] {
  const sections = sectionsOf(reading);
  const kindAt = ({ start }: LegToken) => sectionAt(sections, start);
  const headed = tokens.filter(({ kind }) => kind === 'number').map(kindAt);
  if (headed.length === 0 || headed.some((kind) => kind !== 'flight')) return tokens;
  return tokens.filter((token) => !['hotel', 'car', 'ride'].includes(kindAt(token) ?? ''));
}

/** "11:55 14:40 Ok 17Aug 17Aug": two days side by side behind a row's times say how long a ticket is valid. */
function withoutValidity(tokens: LegToken[], { clean }: Reading): LegToken[] {
  const isPair = (one: LegToken | undefined, other: LegToken | undefined) =>
    one?.kind === 'date' &&
    other?.kind === 'date' &&
    /^[ \t]{1,3}$/.test(clean.slice(one.end, other.start));
  const follows = (at: number) => {
    const [day, , time, date] = tokens.slice(Math.max(0, at - 3), at + 1);
    if (day?.kind !== 'date' || time?.kind !== 'time' || !date) return false;
    return /^[^\n]{1,12}$/.test(clean.slice(time.end, date.start));
  };
  return tokens.filter(
    (token, i) =>
      !(isPair(token, tokens[i + 1]) && follows(i)) &&
      !(isPair(tokens[i - 1], token) && follows(i - 1)),
  );
}

/** Between two places, each with its day and clock, those beside the number are the check-in's. */
function withoutCheckIn(tokens: readonly LegToken[]): LegToken[] {
  const letters = { place: 'p', date: 'd', time: 't', number: 'n' } as const;
  const kinds = tokens
    .map(({ kind }) => (kind in letters ? letters[kind as 'place'] : ' '))
    .join('');
  const dropped = [...kinds.matchAll(/(?<=pdtn)dt(?=pdt)/g)].map(({ index }) => index);
  const closes = [...kinds.matchAll(/(?<=dt)t(?=ppnt)/g)].map(({ index }) => index);
  return tokens.filter((token, i) => {
    if (closes.includes(i) && isSoonBefore(token, tokens[i - 1])) return false;
    return !dropped.includes(i) && !dropped.includes(i - 1);
  });
}

/** "06:30 05:45": the departure, and when its check-in closes. */
function isSoonBefore(token: LegToken, departs: LegToken | undefined): boolean {
  if (token.kind !== 'time' || departs?.kind !== 'time') return false;
  const minutes = departs.minutes - token.minutes;
  return minutes >= 30 && minutes <= 120;
}

/** A subject's day and time are printed again below it: there they stand beside their places. */
function withoutEcho(tokens: readonly LegToken[], { clean, mail }: Reading): LegToken[] {
  const at = mail.subject === '' ? -1 : clean.indexOf(mail.subject);
  if (at < 0 || at > 40) return [...tokens];
  const end = at + mail.subject.length;
  const isLeg = ({ kind, start }: LegToken) =>
    start < end && (kind === 'place' || kind === 'number' || kind === 'departs');
  const isMoment = tokens.some(({ kind, start }) => kind === 'time' && start < end);
  if (!isMoment || tokens.some(isLeg)) return [...tokens];
  return tokens.filter((token) => {
    if (token.start >= end || (token.kind !== 'date' && token.kind !== 'time')) return true;
    return !tokens.some(
      (other) =>
        other.start >= end &&
        (token.kind === 'date'
          ? other.kind === 'date' && other.day8601 === token.day8601
          : other.kind === 'time' && other.minutes === token.minutes),
    );
  });
}

const CODE = /\(([A-Z]{3})\)/g;

/** The countries of the airports printed by their code: they tell which of 04/06 is the month. */
function countriesOf({ clean }: Reading, finder: AirportFinder): string[] {
  const codes = [...clean.slice(0, 20_000).matchAll(CODE)].slice(0, 20);
  return codes.flatMap(([, code = '']) => finder.code(code)?.country ?? []);
}

/**
 * What follows a label that no known place stands behind, "Depart Nowhere Field 06:15", or stands on
 * the line above a clock, "NOWHERE, CA" over "2:13pm".
 */
export function withUnknownPlaces(tokens: readonly LegToken[], reading: Reading): LegToken[] {
  const { clean } = reading;
  const added: LegToken[] = [...placesAboveClocks(tokens, reading)];
  tokens.forEach((token, i) => {
    if (token.kind !== 'departs' && token.kind !== 'arrives') return;
    const until = tokens.findIndex(
      (other, at) => at > i && (other.kind === 'departs' || other.kind === 'arrives'),
    );
    const own = tokens.slice(i + 1, until < 0 ? i + 6 : until);
    // "Depart  Arrive  Stops" heads a table.
    const heads = [tokens[i - 1], tokens[i + 1]].some(
      (other) =>
        (other?.kind === 'departs' || other?.kind === 'arrives') &&
        other.kind !== token.kind &&
        !/[\n:]/.test(
          clean.slice(Math.min(token.end, other.end), Math.max(token.start, other.start)),
        ),
    );
    if (heads || own.some(({ kind }) => kind === 'place')) return;
    const line = clean.slice(token.end).split('\n', 1)[0] ?? '';
    const words = /(?<![\p{L}\d])\p{Lu}\p{L}+(?:[ '-]{1,2}\p{Lu}\p{L}+){0,4}/gu;
    for (const match of line.slice(0, 120).matchAll(words)) {
      const start = token.end + match.index;
      const end = start + match[0].length;
      if (tokens.some((other) => other.start < end && start < other.end)) continue;
      if (NO_PLACE.test(match[0]) || match[0].length < 5) continue;
      added.push({ kind: 'place', start, end, airports: [], name: match[0] });
      return;
    }
  });
  return [...tokens, ...added].sort((a, b) => a.start - b.start);
}

function placesAboveClocks(tokens: readonly LegToken[], { lines }: Reading): LegToken[] {
  return tokens.flatMap((token, i): LegToken[] => {
    const above = token.kind === 'time' ? lines[lineAt(lines, token.start) - 1] : undefined;
    const own = lines[lineAt(lines, token.start)];
    const name = above && PLACE_LINE.exec(above.text)?.[1];
    if (!above || !name || own?.start !== token.start || NO_PLACE.test(titleCase(name))) return [];
    const before = tokens[i - 1];
    if (before && before.end > above.start) return [];
    return [
      { kind: 'place', start: above.start, end: above.start + name.length, airports: [], name },
    ];
  });
}

const PLACE_LINE = /^(\p{Lu}[\p{L} .'-]{3,30}?)(?:, [A-Z]{2})?$/u;

function titleCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}

const NO_PLACE =
  /^(?:Terminal|Gate|Flight|Seat|Class|Economy|Business|Main|First|Date|Time|Local|Your|Airline|Operated|Duration|Nonstop|Confirmation|Passenger|Total|Status|Confirmed|Fare|FARE|Basis|BASIS)(?![\p{L}])/u;
