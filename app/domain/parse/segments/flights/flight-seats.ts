import type { SourceSpan } from '../../parsed-detail';
import { type Cell, lineAt, type Reading, wordsBefore } from '../../reading';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { Leg } from '../legs/leg';
import { ownerOf, type PrintedSeat, ROUTE_HEAD, SEAT, seatsInOrder } from './seat-owners';

/** No row lists more travellers. */
const MOST_SEATS = 9;

const SEAT_WORD = anyCase(`\\bseats?\\b|${wordsFor('seat')}`, 'g');
const WAY_WORD =
  'ida|vuelta|regreso|volta|aller|retour|andata|ritorno|hinflug|rückflug|heenvlucht|terugvlucht|outbound|inbound|return';
/** "(s) numbers: 12A, 12B" behind the word, and "Ida 14A | Regreso 9A". */
const LABELLED = anyCase(
  `^(?:\\(s\\))?(?: (?:assignments?|numbers?|no\\.?|selection|assigned|selected)(?:/s)?)?(?: (?:is|are|ist|sind|est|es|è|é))?(?:[ :]{1,3}(?:${WAY_WORD})(?:/s)?)?[\\s:#-]{0,32}((?:\\d{1,2}[A-L](?!\\w|\\s?\\d{1,2}\\s?m(?!\\p{L}))(?: \\(\\p{L}[\\p{L} ]{0,20}\\)(?=,? (?:(?:and|und|et|y|e|en|och|og|i) )?\\d))?[\\s,/&;+|，、・-]{0,4}(?:(?:and|en|und|et|y|e|og|och|i|${WAY_WORD})[\\s:]{1,2})?){1,9})`,
);
/** "Seat: Robin Fairweather-Diaz - 11A" at the end of a line. */
const NAMED =
  /^s?:? {1,3}\p{Lu}[\p{L}.'-]{1,24}(?: \p{L}[\p{L}.'-]{0,24}){1,4}(?: ?[-–:,] ?| {1,4})((?:\d{1,2}[A-L](?!\w)(?:, ?)?){1,4})(?=[ \t]*(?:\n|$))/u;
const EACH_NAMED =
  "(?:(?:\\p{Lu}[\\p{L}'-]{0,24}(?: \\p{L}[\\p{L}.'-]{0,24}){0,3}|[\\p{Lo}ー]{1,12} [\\p{Lo}ー]{1,12}) \\d{1,2}[A-L](?!\\w)(?: \\(\\p{L}[\\p{L} ]{0,20}\\))?(?:[,;] ?| ?[&/] ?| and )?){1,9}(?=[ \\t]*(?:\\n|$))";
/** "Seats: Hannah 3D, Robin Vale 3E", "座席番号: ミヨシ ナオト 21K / ミヨシ カナ 21H". */
const FIRST_NAMED = new RegExp(`^s?(?::| {3,12}) {0,3}(${EACH_NAMED})`, 'u');
/** "Guests: Robin Vale 26H; Kim Vale 26J". */
const PASSENGERS_SEATED = new RegExp(
  `(?<=^|\\n)[ \\t]{0,4}(\\p{L}{4,12}): {1,3}(${EACH_NAMED})`,
  'gu',
);
/** "Robin Vale  11A / 7C": a row of each one's seats on every leg. */
const ROW_OF_SEATS =
  /(?<=^|\n)\p{Lu}[\p{L}'. -]{3,40}(?: {2,9}|\t)(\d{1,2}[A-L](?: ?\/ ?\d{1,2}[A-L](?!\w)){1,5})(?=[ \t]*(?:\n|$))/gu;
const PASSENGERS = anyCase(`^(?:${wordsFor('passengers')})$`);
/** In place of a seat: "21C/30D/---". */
const NONE = '---';
/** "31Aug 31Aug 23K 14C": in a ticket's row behind its validity and the bags. */
const BEHIND_BAGS =
  /\b\d{1,2}[A-Z][A-Za-z]{2} {1,3}\d{1,2}(?:K|PC|KG) {1,3}(\d{1,2}[A-L])(?=[ \t]*(?:\n|$))/g;
/** "ORD-DEN 21F, 21G", "NCE - CDG:  12D". */
const BEHIND_ROUTE =
  /\b[A-Z]{3} ?(?:-|→|\/| to ) ?[A-Z]{3}:?[ \t]{1,2}(\d{1,2}[A-L](?!\w)(?: ?[,/&] ?\d{1,2}[A-L](?!\w)){0,8})/g;
/** "27C (SFO-ORD), 10D (ORD-YYZ)". */
const BEFORE_ROUTE = /\b(\d{1,2}[A-L]) ?\([A-Z]{3} ?[-→/] ?[A-Z]{3}\)/g;
/** "Economy 14F AMERICAN AIRLINES 2331": behind the cabin in a table pasted as one line. */
const BEHIND_CABIN =
  /\b(?:Economy|Coach|Business|First|Main(?: Cabin)?|Saver|Premium|Turista|Económica|Econômica|Economica|Ejecutiva|Executiva|Touriste|Affaires)(?: Class)?(?: \([A-Z]\))?(?: |[ \t]*\n[ \t]*)(\d{1,2}[A-L])(?!\w)/g;
/** "12F Delta Comfort Extra (S)": before the cabin and its letter, as an app lists those who fly. */
const BEFORE_CABIN =
  /(?<![\w.])(\d{1,2}[A-L]) (?:Delta )?(?:Main|Comfort|Economy|First|Premium|Business)\b[^\n()\d]{0,24} ?\([A-Z]\)/g;
/** "Main (S)   8F Robin V.", "8E Kim V.": each one's first name and initial behind the seat. */
const BEFORE_INITIAL =
  /(?<=(?:^|\n|\t|\|| {2})[ \t]*)(\d{1,2}[A-L]) \p{Lu}[\p{L}'-]+ \p{Lu}\.(?=[ \t]*(?:\n|$))/gu;
/** "1 Mr ROBIN VALE Adult 12A (Window)", in a row of those who fly. */
const IN_ROW_OF_PERSON =
  /(?<=^|\n)[ \t]{0,4}\d{1,2}[.)]? {1,2}(?:Mr|Mrs|Ms|Miss|Mstr|Master|Dr)\.? [^\n\d]{3,60} (\d{1,2}[A-L])(?= \(|[ \t]*(?:\n|$))/g;
/** "Robin: outbound 12D, return 14D". */
const BEHIND_WAY = anyCase(
  `(?:${wordsForAny('way-there', 'way-back')}):? ?(\\d{1,2}[A-L])(?![\\p{L}\\d])`,
  'g',
);
/** "【1】12A 【2】33H": the seats of the first and the second flight. */
const BEHIND_ORDINAL = /[【[(]\d[】\])] ?(\d{1,2}[A-L])(?!\w)/g;
/** "Robin Fairweather (8C)" at the end of a line. */
const IN_BRACKETS = /\p{L} \((\d{1,2}[A-L])\)(?=[ \t]*(?:\n|$))/gu;
/** "22OCT ORDLGA HK 14C N" on an agent's screen. */
const ON_SCREEN = /(?<!\w)[A-Z]{6} {1,2}HK {1,3}(\d{1,2}[A-L])(?= {1,3}[A-Z]?(?: |\n|$))/g;
/** "AC8013 6A", "PD2203: 12A", "AC301 - 19A", "DE4315: 1 - 17A" of the first traveller. */
const SEAT_BEHIND_NUMBER =
  /^\*?(?:[ \t]{1,4}\(?| ?: ?| - )(?:[Ss]eats?:? )?(?:\d - )?(\d{1,2}[A-L])(?!\w)/;
/** "TP1931 12A 12B": all of a flight's seats, without names. */
export const SEATS_BEHIND_NUMBER = new RegExp(
  `${SEAT_BEHIND_NUMBER.source}(?:[ ,/&]{1,3}\\d{1,2}[A-L](?!\\w)){0,8}`,
);
/** "VS104   44A Robin, 44B Kim", "DE 2360: 8A (Vale/Robin), 8B (Vale/Kim)", "TP1931 12A 12B". */
const NEXT_SEAT =
  /^(?: |(?:(?: [A-Za-zÀ-ɏ]{2,20}){0,3}| \([^()\n\d]{2,40}\))(?:,| and| &) {1,2})(?:\d - )?(\d{1,2}[A-L])(?!\w)/;

/** Seats by leg: on the line of its number or route, else the ones printed within the leg. */
export function seatsOf(
  reading: Reading,
  legs: readonly Leg[],
  flights: readonly PrintedNumber[],
): PrintedSeat[][] {
  const seats = findSeats(reading, flights);
  const inOrder = seatsInOrder(seats, reading, legs);
  if (inOrder) return inOrder.map((own) => own.filter(({ seat }) => seat !== NONE));
  const byLeg: PrintedSeat[][] = legs.map(() => []);
  for (const seat of seats.filter((one) => one.seat !== NONE)) {
    const owner = ownerOf(seat, reading, legs, flights);
    const list = owner === null ? undefined : byLeg[owner];
    if (list && !list.some((other) => other.seat === seat.seat)) list.push(seat);
  }
  return byLeg;
}

/** "Passengers: Ms Robin Vale (18C), Mr Kim Vale (18D)". */
const BEHIND_PASSENGER = anyCase(
  `(?:${wordsFor('passengers')})\\s?:((?:[^\\n()]{3,60} \\(\\d{1,2}[A-L]\\)){1,9})`,
);

/** "Seats: 4A, 4B", "Asiento 12F"; where the word is missing, behind those who fly. */
export function labelledSeats(text: string): string[] {
  const lists = seatLists(text, seatWords(text)).map(({ list }) => list);
  const printed = lists.length > 0 ? lists : [BEHIND_PASSENGER.exec(text)?.[1] ?? ''];
  return printed.flatMap((list) =>
    matchesOf(list, SEAT).map(([, seat = '']) => seat.toUpperCase()),
  );
}

function seatWords(text: string): SourceSpan[] {
  return matchesOf(text, SEAT_WORD).map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}

function seatLists(text: string, words: readonly SourceSpan[]): { list: string; at: number }[] {
  return words.flatMap(({ end }) => {
    const behind = text.slice(end, end + LONGEST_LIST);
    const [label = '', list = ''] =
      LABELLED.exec(behind) ?? NAMED.exec(behind) ?? FIRST_NAMED.exec(behind) ?? [];
    return list ? [{ list, at: end + label.length - list.length }] : [];
  });
}

const LONGEST_LIST = 120;

/** "17Dec 21:00 05:30 Ok 20:00 25K" closes a ticket's row with the kilograms of its bags. */
function isWeight({ clean }: Reading, start: number): boolean {
  if (!WEIGHT_ALONE.test(clean.slice(start, start + 12))) return false;
  return /\bok\b[^\n]{0,20}$/i.test(clean.slice(Math.max(0, start - 24), start));
}

const WEIGHT_ALONE = /^[1-4][05]K[ \t]*(?:\n|$)/;

export function findSeats(reading: Reading, flights: readonly PrintedNumber[]): PrintedSeat[] {
  const seats: PrintedSeat[] = [];
  const add = (text: string, at: number) => {
    for (const match of matchesOf(text, SEAT)) {
      const start = at + match.index;
      if (seats.some((seat) => seat.start === start) || isWeight(reading, start)) continue;
      seats.push({ start, end: start + match[0].length, seat: (match[1] ?? '').toUpperCase() });
    }
  };
  const addNone = ({ text, start }: Cell) => {
    const at = start + text.indexOf(NONE);
    if (text.includes(NONE)) seats.push({ start: at, end: at + NONE.length, seat: NONE });
  };
  const words = seatWords(reading.clean);
  for (const { list, at } of seatLists(reading.clean, words)) add(list, at);
  for (const { index, 0: line, 1: label = '', 2: list = '' } of matchesOf(
    reading.clean,
    PASSENGERS_SEATED,
  ))
    if (PASSENGERS.test(label)) add(list, index + line.length - list.length);
  for (const { index, 0: row, 1: list = '' } of matchesOf(reading.clean, ROW_OF_SEATS))
    add(list, index + row.length - list.length);
  const bracketed = BEHIND_PASSENGER.exec(reading.clean);
  if (bracketed?.[1])
    add(bracketed[1], bracketed.index + bracketed[0].length - bracketed[1].length);
  const seatLines = new Set(words.map(({ start }) => lineAt(reading.lines, start)));
  const behind = flights.flatMap(({ end }) => {
    const found: { seat: string; at: number }[] = [];
    let at = end;
    for (let match = SEAT_BEHIND_NUMBER.exec(reading.clean.slice(at, at + 18)); match; ) {
      const [words, seat = ''] = match;
      at += words.length;
      found.push({ seat, at: at - seat.length });
      match = found.length < MOST_SEATS ? NEXT_SEAT.exec(reading.clean.slice(at, at + 80)) : null;
    }
    return found;
  });
  const isSeated = words.length > 0;
  // "DL 2189: 14C    DL 3725: 9A" is a list of seats without the word.
  if (isSeated || behind.length > 1) for (const { seat, at } of behind) add(seat, at);
  for (const pattern of [
    BEHIND_ROUTE,
    BEFORE_ROUTE,
    BEHIND_CABIN,
    BEHIND_BAGS,
    BEHIND_ORDINAL,
    BEHIND_WAY,
    IN_BRACKETS,
    ON_SCREEN,
    BEFORE_CABIN,
    BEFORE_INITIAL,
    IN_ROW_OF_PERSON,
  ]) {
    const found = matchesOf(reading.clean, pattern);
    // "DEN to ASE: 3A    ASE to DEN: 5A" is one as well.
    const isClear = pattern === BEFORE_CABIN || (pattern === BEHIND_ROUTE && found.length > 1);
    if (!isSeated && !isClear) continue;
    for (const { index, 0: words, 1: seat = '' } of found)
      add(seat, index + words.lastIndexOf(seat));
  }
  // A table: the heading says "Seat", the cells below hold nothing but a seat.
  let tableUntil = -1;
  reading.lines.forEach((line, i) => {
    const heads =
      seatLines.has(i) ||
      (line.cells.length > 1 && line.cells.slice(1).every((cell) => isFlightHead(cell, flights))) ||
      line.cells.filter(({ text }) => ROUTE_HEAD.test(text)).length > 1;
    // Where each head has its own line, the seat of the first row stands below all of them.
    const below = line.cells.length > 1 ? ROWS_BELOW : LINES_BELOW;
    if (heads && line.text.length < 160) tableUntil = i + below;
    const [label] = line.cells;
    // "BAGGAGE ALLOWANCE:    30K".
    if (i > tableUntil || (label?.text.endsWith(':') && !seatLines.has(i))) return;
    for (const cell of line.cells) {
      if (SEAT_CELL.test(cell.text)) {
        add(cell.text, cell.start);
        addNone(cell);
        // Each cell may have a line of its own: the next row's seat stands as far below.
        tableUntil = Math.max(tableUntil, i + below);
      }
      const ofWay = OF_WAY.exec(cell.text)?.[1];
      if (ofWay) add(ofWay, cell.end - ofWay.length);
      const atEnd = AT_END.exec(cell.text) ?? BEHIND_DASH.exec(cell.text);
      if (atEnd?.[1]) add(atEnd[1], cell.end - atEnd[1].length);
    }
  });
  // "Seat 6E Add-ons" heads what the airline 6E sells.
  return seats
    .filter(
      ({ seat, start }) =>
        flights.every(({ carrier }) => carrier !== seat) &&
        !OLD_SEAT.test(wordsBefore(reading, start, 60)),
    )
    .sort((a, b) => a.start - b.start);
}

/** "21C/30D/---" is a seat for each leg but the last; "2C (First Class)" tells its cabin as well, "44A / Confirmed" its status. */
const SEAT_CELL =
  /^(?:(?:\d{1,2}[A-L]|-{2,3}(?=\/|$))(?:\s?[,/&]\s?|$)){1,9}$|^\d{1,2}[A-L] (?:\(\p{L}[\p{L} ]{2,20}\)|\/ \p{L}[\p{L} -]{2,20})$/u;

/** "Outbound: 9D - 9E" below "Seats". */
const OF_WAY =
  /^(?!(?:terminal|gate|concourse|hall|floor|row|zone)\b)\p{L}[\p{L} ]{2,20}: ((?:\d{1,2}[A-L](?:\s?[,/&-]\s?|$)){1,6})$/iu;

/** "Robin Vale – 42A", "Kim Vale (child) - 42C". */
const BEHIND_DASH =
  /^\p{Lu}[\p{L}'-]+(?: \p{L}[\p{L}.'-]*){1,3}(?: \(\p{L}{3,10}\))? [-–] (\d{1,2}[A-L])$/u;

/** "DL2189 14C", "BROWN/ROBIN 14C", "7QK2AB 24A" behind a locator, but not "TERMINAL 2E". */
const AT_END =
  /(?:\d{2,4}|\b(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6}|(?!\b(?:TERMINAL|GATE|CONCOURSE|HALL|FLOOR|ROW|ZONE|CDG)\b)\b[A-Z]{3,20})[\s:-]{1,4}(\d{1,2}[A-L])$/;

/** "Previous seat 45C", "Cabina anterior: Turista (asientos 31J y 31L)". */
const OLD_SEAT = anyCase(
  /(?<!\p{L})(?:previous|old|original|former|ancien|alter|bisheriger) (?:seats?|siège|sitz(?:platz)?)\W{0,3}$|^[^\n:]{0,24}(?<!\p{L})(?:previous|former|anterior|ancienn?e?|bisherige[rs]?|precedente|vorige|tidigare|poprzednie)(?!\p{L})[^\n:]{0,20}:/iu,
);

/** So many lines may stand between the head of a table, or one of its seats, and the next. */
const ROWS_BELOW = 8;
const LINES_BELOW = 12;

/** "Flight 2716", as the head of a column of seats. */
function isFlightHead(cell: Cell, flights: readonly PrintedNumber[]): boolean {
  return flights.some(({ start, end }) => start >= cell.start && end <= cell.end);
}
