import { type Cell, lineAt, MOST_TOKENS, type Reading, wordsBefore } from '../../reading';
import {
  FAR_EASTERN_AIRPORT,
  FAR_EASTERN_NAMES,
  unknownAirport,
  WORDY_CODES,
} from '../../vocabulary/airport-names';
import { anyCase, FAR_EASTERN_LETTER, LETTER } from '../../vocabulary/patterns';
import type { PrintedPlace } from '../leg-tokens';
import { matchesOf } from '../matches';
import type { AirportFinder } from './airport-finder';
import { isBesideItsCity } from './code-beside-city';

const BRACKETED = /\(\s?([A-Z]{3})(?:\s?-\s?[^)\n]{1,40})?\s?\)/g;
/** "atlanta (atl)", as somebody types it. */
const SMALL = /\(([a-z]{3})\)/g;
const BARE = new RegExp(
  `(?<![${LETTER}\\w.@/&']|(?<!\\))-)([A-Z]{3})(?![${LETTER}\\w@&']|\\.\\w|-[A-Z]?\\d)`,
  'g',
);
/** "IAH - DCA", "IAH 2h 55m DCA". */
const ROUTE =
  /(?<![\w.@/])([A-Z]{3})\s{0,3}(?:→|-|to|\/|>|–|(?<=\s)\d{1,2}\s?hr?s?\s?(?:\d{1,2}\s?m(?:in)?)?(?=\s))\s{0,3}([A-Z]{3})(?![\w@])/g;
/** "HAM 10:00 - MUC 11:15": also where a code is a word. */
const ROUTE_WITH_CLOCKS =
  /(?<![\w.@/])([A-Z]{3}) {1,2}\d{1,2}[:.]\d{2}(?: ?[AP]M)? {0,3}(?:→|-|to|\/) {0,3}([A-Z]{3}) {1,2}\d{1,2}[:.]\d{2}/g;
/** Without such a letter none of those names is looked for. */
const HAS_FAR_EASTERN = new RegExp(`[${FAR_EASTERN_LETTER}]`);
const FAR_EASTERN = FAR_EASTERN_NAMES.join('|');
/** A name without a code in Japanese, Chinese or Korean: "羽田空港", "白云国际机场", or "羽田" with a clock, an arrow or a label at its side. */
const FAR_EAST = new RegExp(
  `((?:${FAR_EASTERN})${FAR_EASTERN_AIRPORT}|(?<=[\\u3040-\\u30ff\\u4e00-\\u9fff] ?\\((?:J\\.F\\.)?)(?:${FAR_EASTERN})(?=\\))|(?<=\\) ?- ?|→ ?)(?:${FAR_EASTERN})(?=[ \\t]*(?:\\n|$))|(?:${FAR_EASTERN})(?= - [\\u3040-\\u30ff\\u4e00-\\u9fff])|(?:${FAR_EASTERN})(?= {0,4}(?:第\\dターミナル {1,4}|T\\d {1,2})?(?:翌日)?\\d{1,2}:\\d\\d| ?(?:[発着] ?|→|-(?=\\p{L})))|(?<=空港 ?[:：] ?)(?:${FAR_EASTERN}))`,
  'gu',
);
const WAY_BACK = anyCase(/(?<!\p{L})(?:vuelta|regreso|volta)(?!\p{L})/iu);
const TIMEISH = /\d{1,2}(?::\d{2}|\s?[ap]\.?m)/i;

/** Airport codes where only codes stand: in brackets, on a route, at the head of a cell or beside a clock. */
export function airportCodes(
  reading: Reading,
  finder: AirportFinder,
  labels: RegExp,
): PrintedPlace[] {
  const { clean, lines } = reading;
  const byStart = new Map<number, PrintedPlace>();
  const add = (code: string, start: number) => {
    const airport = finder.code(code);
    if (!airport || byStart.has(start)) return;
    byStart.set(start, { kind: 'place', start, end: start + 3, airports: [airport], name: null });
  };
  for (const match of matchesOf(clean, ROUTE)) {
    const [words, from = '', to = ''] = match;
    if (byStart.size >= MOST_TOKENS) break;
    const wordy = [from, to].filter((code) => WORDY_CODES.has(code)).length;
    if (from === to || wordy === 2 || !finder.code(from) || !finder.code(to)) continue;
    add(from, match.index);
    add(to, match.index + words.length - 3);
  }
  for (const match of matchesOf(clean, ROUTE_WITH_CLOCKS)) {
    const [words, from = '', to = ''] = match;
    if (from === to || !finder.code(from) || !finder.code(to)) continue;
    add(from, match.index);
    add(to, match.index + words.lastIndexOf(to));
  }
  for (const match of matchesOf(clean, BRACKETED)) {
    const [words, code = ''] = match;
    const start = match.index + words.indexOf(code);
    // "Confirmation Number (PNR)".
    if (WORDY_CODES.has(code) && !isNamedBefore(reading, match.index, finder)) continue;
    if (finder.code(code)) add(code, start);
    else if (
      isNamedBefore(reading, match.index, finder) ||
      isPlaceAlone(reading, start, finder) ||
      isBesideKnown(reading, match.index, finder)
    )
      byStart.set(start, {
        kind: 'place',
        start,
        end: start + 3,
        airports: [unknownAirport(code)],
        name: null,
      });
  }
  for (const match of matchesOf(clean, SMALL)) {
    if (byStart.size >= MOST_TOKENS) break;
    const code = (match[1] ?? '').toUpperCase();
    const words = wordsBefore(reading, match.index, 30).trim().split(' ');
    const names = [2, 1].flatMap((count) => finder.namesakes(words.slice(-count).join(' ')));
    if (names.some((airport) => airport.code === code)) add(code, match.index + 1);
  }
  for (const match of HAS_FAR_EASTERN.test(clean) ? matchesOf(clean, FAR_EAST) : []) {
    if (byStart.size >= MOST_TOKENS) break;
    const name = match[1] ?? '';
    byStart.set(match.index, {
      ...{ kind: 'place', start: match.index, end: match.index + name.length, name },
      airports: finder.named(name),
    });
  }
  for (const line of lines) {
    if (byStart.size >= MOST_TOKENS) break;
    for (const match of matchesOf(line.text, BARE)) {
      if (byStart.size >= MOST_TOKENS) break;
      const code = match[1] ?? '';
      const start = line.start + match.index;
      const airport = finder.code(code);
      if (!airport) continue;
      if (isBesideItsCity(line.text, match.index, airport, finder)) {
        add(code, start);
        continue;
      }
      if (WORDY_CODES.has(code) && !BEHIND_CLOCK.test(line.text.slice(0, match.index))) continue;
      // "IDA" above "VUELTA" is the way there, not Idaho Falls.
      if (code === 'IDA' && WAY_BACK.test(clean)) continue;
      // "LOS ANGELES".
      const name = /^[A-Z]{3} [A-Z]{3,}/.exec(line.text.slice(match.index));
      if (name && finder.namesakes(name[0]).length > 0) continue;
      if (
        standsAsCode(line.text, match.index, line.cells, start, labels) ||
        (BEFORE_TERMINAL.test(line.text.slice(match.index + 3)) &&
          isNamedBefore(reading, start, finder))
      )
        add(code, start);
    }
  }
  return [...byStart.values()];
}

/** "09:45 HER Heraklion": a row that opens with its clock. */
const BEHIND_CLOCK = /^[ \t]{0,4}\d{1,2}:\d\d[ \t]{1,3}$/;

/** "Denver (APA)": behind a city's name three letters in brackets are a code, known or not. */
function isNamedBefore(reading: Reading, at: number, finder: AirportFinder): boolean {
  const words = (wordsBefore(reading, at, 40).split('\t').at(-1) ?? '')
    .trim()
    .replace(/, ?[A-Z]{2}$/, '')
    .split(' ');
  return [3, 2, 1].some((count) => {
    const name = words.slice(-count).join(' ');
    return /^\p{Lu}/u.test(name) && finder.namesakes(name).length > 0;
  });
}

/** "Tokyo Haneda HND T3": behind its name a code stands as well before its terminal, the other end or a column's gap. */
const BEFORE_TERMINAL = /^(?: T(?:erminal)? ?[\dA-Z]{1,2})?(?: {2}|\t|$| (?:to|-|–|→) \p{Lu})/u;
const PLACE_ALONE = /^\p{Lu}[\p{L} .,'-]{2,40} \(([A-Z]{3})\)$/u;
const NO_PLACE = /(?:adult|child|infant|econom|business|class|fee|fare|tax|airport)/i;

/** "Iskandar (PKN)" alone on its line, as other lines have known places. */
function isPlaceAlone({ lines }: Reading, at: number, finder: AirportFinder): boolean {
  const own = lines[lineAt(lines, at)]?.text ?? '';
  if (!PLACE_ALONE.test(own) || NO_PLACE.test(own)) return false;
  return lines.some(({ text }) => finder.code(PLACE_ALONE.exec(text)?.[1] ?? '') !== null);
}

/** "Adds Town (ADD)   Farther (QQQ)": named and bracketed as the other end of its line. */
function isBesideKnown(reading: Reading, at: number, finder: AirportFinder): boolean {
  const name = /(?:^|[\t(>→–-] ?| {2})(\p{Lu}\p{L}{2,}(?:[ '-]\p{L}{2,}){0,3}) $/u.exec(
    wordsBefore(reading, at, 40),
  )?.[1];
  const { clean } = reading;
  const own = clean.slice(clean.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
  if (!name || NO_PLACE.test(name)) return false;
  return matchesOf(own, BRACKETED).some(([, code = '']) => finder.code(code) !== null);
}

/** A code fills its cell, opens or closes it, or has a time or a flight's label at its side. */
function standsAsCode(
  line: string,
  at: number,
  cells: readonly Cell[],
  start: number,
  labels: RegExp,
): boolean {
  const cell = cells.find((one) => one.start <= start && start < one.end);
  if (!cell) return false;
  const label = labels.exec(cell.text)?.[0].length ?? 0;
  if (cell.text.length === 3 || (label > 0 && start === cell.start + label)) return true;
  const before = line.slice(Math.max(0, at - 24), at);
  const after = line.slice(at + 3, at + 27);
  if (TIMEISH.test(before.slice(-12)) || TIMEISH.test(after.slice(0, 12))) return true;
  if (/\d ?h(?: ?\d{1,2} ?m(?:in)?)?\s{1,3}$/i.test(before)) return true;
  if (
    /(?:depart(?:s|ing|ure)?|arriv(?:e|es|ing|al)|from|to|dep|arr|leave|leaves|lands?|land in|origin|destination|airport|via|→)\W{0,3}$/i.test(
      before,
    )
  )
    return true;
  // "TNG (Tanger Ibn Battouta)-MAD (Madrid Barajas)".
  if (/\) ?[-→] ?$/.test(before) && /^ \(\p{Lu}/u.test(after)) return true;
  // "ARN Stockholm Arlanda T4 - CPH Copenhagen T3".
  const isSecond = / [-→] $/.test(before) && /^[A-Z]{3} \p{Lu}\p{Ll}/u.test(cell.text);
  if (isSecond && /^ \p{Lu}\p{Ll}/u.test(after)) return true;
  if (start === cell.start && /^\s?[-,:(]?\s?\p{Lu}\p{Ll}/u.test(after)) return true;
  // "Frankfurt, FRA (Sat, Oct 3)".
  if (/\p{Ll}, $/u.test(before) && /^ \((?:\p{L}{2,9},? )?(?:\p{L}{3,9} )?\d/u.test(after))
    return true;
  return start + 3 === cell.end && cell.text.length < 50 && /[\p{Ll},)]\s?[-,]?\s?$/u.test(before);
}
