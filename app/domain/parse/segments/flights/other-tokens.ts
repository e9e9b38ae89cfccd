import { daysBetween } from '~/domain/time/calendar-day';
import { lineAt, type Reading, wordsAfter } from '../../reading';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { LegToken } from '../legs/leg';
import { isUnderOther, sectionAt, sectionsOf } from '../sections';
import { SEATS_BEHIND_NUMBER } from './flight-seats';

/**
 * "AC8013 6A" in a list of seats, and "AC792" behind it without one: the numbers of such lists, each of
 * which is printed again where it flies.
 */
export function numbersInSeatLists(
  numbers: readonly PrintedNumber[],
  reading: Reading,
): ReadonlySet<PrintedNumber> {
  const { clean, lines } = reading;
  const seats = numbers.map(
    ({ end }) => SEATS_BEHIND_NUMBER.exec(wordsAfter(reading, end, 40))?.[0].length ?? 0,
  );
  const lineOf = numbers.map(({ start }) => lineAt(lines, start));
  const follows: boolean[] = [];
  const inList = numbers.map(({ start }, i) => {
    // "TP83 28J 28K TP82 - TP1924 -": what follows a flight with its seats has none.
    const before = numbers[i - 1];
    const gap = before && clean.slice(before.end + (seats[i - 1] ?? 0), start);
    const isBeside = gap !== undefined && /^[ \t,;-]{1,6}$/.test(gap);
    follows.push(isBeside && (Number(seats[i - 1]) > 0 || follows[i - 1] === true));
    // "Seats: AZ1762 6A - AZ222 7F - AZ225 to be assigned".
    const isNeighbour = lineOf[i - 1] === lineOf[i] || lineOf[i + 1] === lineOf[i];
    const isList = isNeighbour && SEAT_LINE.test(lines[lineOf[i] ?? -1]?.text ?? '');
    return Number(seats[i]) > 0 || follows[i] === true || isList;
  });
  const isFlown = (number: string, line: number | undefined) =>
    numbers.some((one, i) => one.number === number && lineOf[i] !== line && seats[i] === 0);
  return new Set(numbers.filter(({ number }, i) => inList[i] && isFlown(number, lineOf[i])));
}

const SEAT_LINE = anyCase(`^\\W{0,4}(?:your )?(?:seats?|${wordsFor('seat')})\\s?:`);

/** Where a package heads its flights, what stands under the other headings is none of theirs. */
export function ofFlights(tokens: LegToken[], reading: Reading): LegToken[] {
  const sections = sectionsOf(reading);
  const kindAt = ({ start }: LegToken) => sectionAt(sections, start);
  const headed = tokens.filter(({ kind }) => kind === 'number').map(kindAt);
  if (headed.length === 0 || headed.some((kind) => kind !== 'flight')) return tokens;
  return tokens.filter(({ start }) => !isUnderOther(sections, start));
}

/** "11:55 14:40 Ok 17Aug 17Aug": two days side by side behind a row's times say how long a ticket is valid. */
export function withoutValidity(tokens: LegToken[], { clean }: Reading): LegToken[] {
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

/** Characters around a clock of a flight within which its place, number or day stands. */
const LONGEST_GAP = 250;

/** "Dinner is at 7 pm that night" in the words above a forwarded mail: a clock with nothing of a flight about it. */
export function withoutFarTimes(tokens: readonly LegToken[]): LegToken[] {
  const isNear = (one: LegToken | undefined, other: LegToken | undefined) =>
    one !== undefined && other !== undefined && other.start - one.end < LONGEST_GAP;
  return tokens.filter(
    (token, i) =>
      token.kind !== 'time' || isNear(tokens[i - 1], token) || isNear(token, tokens[i + 1]),
  );
}

/** Tokens below the two moments of a way within which its legs print them again. */
const LEGS_REACH = 24;

/** "Departure Thu 18 Mar 10:20", "Arrival Thu 18 Mar 16:10" of a whole way, above the legs that print both clocks again. */
export function withoutOverview(tokens: readonly LegToken[]): LegToken[] {
  const dropped = new Set<LegToken>();
  tokens.forEach((first, i) => {
    const ends = tokens.slice(i + 1, i + 6).filter(({ kind }) => kind !== 'arrives');
    const [left, day, lands, number] = ends;
    if (first.kind !== 'date' || left?.kind !== 'time' || day?.kind !== 'date') return;
    if (lands?.kind !== 'time' || number?.kind !== 'number') return;
    const below = tokens.slice(tokens.indexOf(number), tokens.indexOf(number) + LEGS_REACH);
    const isAgain = (clock: typeof left) =>
      below.some(
        (token, at) =>
          token.kind === 'time' &&
          token.minutes === clock.minutes &&
          below[at - 1]?.kind === 'place',
      );
    if (!isAgain(left) || !isAgain(lands)) return;
    for (const token of tokens.slice(i + 1, tokens.indexOf(number))) dropped.add(token);
  });
  return tokens.filter((token) => !dropped.has(token));
}

const CHECK_IN_HEAD = /\bcheck-?in (?:opens|from|time)\b/i;

/** "EK022 03 Nov 20:35 MANCHESTER (MAN) 03 Nov 17:35", where a head of the columns says so. */
function isCheckInBehind(tokens: readonly LegToken[], at: number, clean: string): boolean {
  const [day, time] = tokens.slice(at, at + 2);
  if (day?.kind !== 'date' || time?.kind !== 'time') return false;
  const departs = tokens.findLastIndex(({ kind, start }) => kind === 'time' && start < day.start);
  const [left, leaves] = tokens.slice(Math.max(0, departs - 1), departs + 1);
  if (left?.kind !== 'date' || leaves?.kind !== 'time') return false;
  const nights = daysBetween(day.day8601, left.day8601);
  const minutes = nights * 1440 + leaves.minutes - time.minutes;
  const between = clean.slice(left.start, time.end);
  // Where each cell has a line of its own, the place stands between both moments.
  const isApart = tokens[at - 1]?.kind === 'place' && between.length < 160;
  return minutes >= 60 && minutes <= 240 && (isApart || !between.includes('\n'));
}

const CHECK_IN_COLUMN = /\bcheck-?in(?: (?:opens|from|time|at))?[ \t]{1,30}dep(?:arture|arts?)\b/gi;
/** Characters below the head of its columns within which a row stands. */
const ROW_REACH = 200;

/** "EK 533 08Apr2026 08Apr2026 KOCHI", "00:30 04:30", below "Check-in at   Departure": the first of three clocks. */
function isCheckInBefore(tokens: readonly LegToken[], at: number, heads: readonly number[]) {
  const [time, leaves, ...behind] = tokens.slice(at);
  if (time?.kind !== 'time' || leaves?.kind !== 'time') return false;
  const minutes = leaves.minutes - time.minutes;
  const next = behind.findIndex(({ kind }) => kind === 'number');
  const lands = behind.slice(0, next < 0 ? undefined : next).some(({ kind }) => kind === 'time');
  const isHeaded = heads.some((head) => head < time.start && time.start - head < ROW_REACH);
  return isHeaded && lands && minutes >= 45 && minutes <= 240;
}

/** Between two places, each with its day and clock, those beside the number are the check-in's. */
export function withoutCheckIn(tokens: readonly LegToken[], { clean }: Reading): LegToken[] {
  const isHeaded = CHECK_IN_HEAD.test(clean);
  const letters = { place: 'p', date: 'd', time: 't', number: 'n' } as const;
  const kinds = tokens
    .map(({ kind }) => (kind in letters ? letters[kind as 'place'] : ' '))
    .join('');
  const dropped = matchesOf(kinds, /(?<=pdtn)dt(?=pdt)/g).map(({ index }) => index);
  const closes = matchesOf(kinds, /(?<=dt)t(?=ppnt)/g).map(({ index }) => index);
  const behind = tokens.flatMap((_, i) => (isHeaded && isCheckInBehind(tokens, i, clean) ? i : []));
  dropped.push(...behind);
  const heads = matchesOf(clean, CHECK_IN_COLUMN).map(({ index }) => index);
  return tokens.filter((token, i) => {
    if (isCheckInBefore(tokens, i, heads)) return false;
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

/** Where a subject ends that opens the text as well. */
function endOfSubject({ clean, mail }: Reading): number | null {
  const at = mail.subject === '' ? -1 : clean.indexOf(mail.subject);
  return at < 0 || at > 40 ? null : at + mail.subject.length;
}

/** "Your seats on OS 87 (24H, 24K) and OS 88 are kept" below the rows in which both fly: their numbers alone in a sentence. */
export function withoutNumbersAlone(tokens: readonly LegToken[], { lines }: Reading): LegToken[] {
  const lineOf = tokens.map(({ start }) => lineAt(lines, start));
  const kinds = new Map<number, Set<LegToken['kind']>>();
  tokens.forEach(({ kind }, i) => {
    const line = lineOf[i] ?? 0;
    kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
  });
  const isRow = (line: number) =>
    ['number', 'place', 'time'].every((kind) => kinds.get(line)?.has(kind as LegToken['kind']));
  const last = Math.max(-1, ...[...kinds.keys()].filter(isRow));
  const flown = new Set(
    tokens.flatMap((token, i) =>
      token.kind === 'number' && isRow(lineOf[i] ?? 0) ? [token.number] : [],
    ),
  );
  const isAlone = (line: number) => line > last && kinds.get(line)?.size === 1;
  const isSentence = (line: number) =>
    isAlone(line) && lineOf.indexOf(line) < lineOf.lastIndexOf(line);
  return tokens.filter(
    (token, i) =>
      token.kind !== 'number' || !isSentence(lineOf[i] ?? 0) || !flown.has(token.number),
  );
}

/** "Your boarding passes: AF7787 / AF344" as a subject: each flies again below it. */
export function withoutEchoedNumbers(tokens: readonly LegToken[], reading: Reading): LegToken[] {
  const end = endOfSubject(reading);
  if (end === null) return [...tokens];
  const isBelow = (number: string) =>
    tokens.some(
      (other) => other.kind === 'number' && other.start >= end && other.number === number,
    );
  const named = tokens.filter(({ kind, start }) => kind === 'number' && start < end);
  const isList =
    named.length > 1 && named.every((one) => one.kind === 'number' && isBelow(one.number));
  return isList ? tokens.filter((token) => !named.includes(token)) : [...tokens];
}

/** A subject's day and time are printed again below it: there they stand beside their places. */
export function withoutEcho(tokens: readonly LegToken[], reading: Reading): LegToken[] {
  const end = endOfSubject(reading);
  if (end === null) return [...tokens];
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
