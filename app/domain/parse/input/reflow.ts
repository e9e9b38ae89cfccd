import type { Reading } from '../reading';
import { findDates } from '../tokens/dates/dates';
import { findTimes } from '../tokens/dates/times';
import { matchesOf } from '../tokens/matches';
import { US_TAIL } from '../tokens/places/address-tails';
import { STREET_WORD } from '../tokens/places/printed-address';
import { findReferences } from '../tokens/references/references';
import { HOTEL_BRANDS } from '../vocabulary/brands';
import { anyCase, anyOf } from '../vocabulary/patterns';
import { printedLabels } from '../vocabulary/printed-labels';
import {
  type BreakAt,
  breaker,
  type Marks,
  opensWord,
  type PrintedLine,
  withMarks,
} from './line-marks';
import { markSpacedLabels } from './spaced-labels';

/** A line longer than this with several labels or dates on it was many lines before it was pasted. */
const LONG_LINE = 100;
const FEWEST_MARKS = 3;
/** Room enough for two labels, each with its value. */
const SHORTEST_PAIR = 30;
const LONGEST_RUN = 60_000;

const HEADING = anyCase(
  /(?<= )(?:checked bag allowance|baggage (?:information|allowance|fees|policy)|bag fees|fare rules|terms (?:and|&) conditions|rules and restrictions|important information|purchase summary|payment information)(?![\p{L}])/giu,
);
const SENTENCE_END =
  /(?<!\b(?:Ave|Ste|Blvd|Str|Apt|Intl|Conf))(?<=\p{Ll}{3}|\b20\d\d)[.?](?= \p{Lu})|!(?= [\p{Lu}\d])/gu;
const AFTER =
  /\bor similar(?: vehicle)?|\bper night|\b(?:reservation|booking|trip|stay|rental|flight) (?:is |has been )?(?:confirmed|booked)|\bpin(?: code)?:? \d{4}|\bupcoming stay|\breservation confirmation(?! (?:number|code|no|#))/gi;
/** The hotel's name behind its room: "1 King Bed Hyatt Place Boise". */
const ROOM_END =
  /(?:\b(?:beds?|king|queen|double|view|non-?smoking|room|sofa bed)|\b\d (?:adults?|guests?|rooms?(?! type)))/gi;
const PHONE = /(?<= )(?:(?:tel|phone|t): ?)?\+?1?[ -]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?= |$)/gi;
const ADDRESS_TAIL = new RegExp(
  `${US_TAIL.source}|, \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,(?: USA,)? \\d{5}(?!\\d)`,
  'gu',
);
const COUNTRY = /^,? (?:United States(?: of America)?|USA|US)\b\.?/;

const BRAND_FIRST = anyCase(`^${anyOf(HOTEL_BRANDS.map((name) => name.toLowerCase()))}(?!\\p{L})`);

/**
 * A mail pasted as one long line gets its lines back: before labels, dates, addresses and sentences.
 * Only blanks become line ends or tabs, so that every offset stays true.
 */
export function reflow(reading: Reading): string {
  const clean = unwrapped(reading.clean);
  const marks: Marks = new Map();
  const lines = linesAbove(clean, SHORTEST_PAIR);
  markSpacedLabels(
    lines.filter(({ text }) => text.length <= LONG_LINE),
    marks,
  );
  const flat = lines.filter((line) => {
    const own: Marks = new Map();
    if (line.text.length <= LONG_LINE) {
      if (LETTER_COLON.test(line.text)) markColons(line.text, breaker(line, marks));
      return false;
    }
    markLabels(line.text, breaker(line, own));
    markDates(line.text, breaker(line, own));
    if (own.size < FEWEST_MARKS) return false;
    for (const [index, as] of own) marks.set(index, as);
    return true;
  });
  if (flat.length === 0) return withMarks(clean, marks);
  // References are told by the label before them, which now stands at the head of its line.
  const references = findReferences({ ...reading, clean: withMarks(clean, marks) });
  for (const line of flat) {
    const breakAt = breaker(line, marks);
    markAddresses(line.text, breakAt);
    markPhrases(line.text, breakAt);
    for (const { end } of references) {
      const at = end - line.start + (line.text.charAt(end - line.start) === '.' ? 1 : 0);
      if (opensWord(line.text, at)) breakAt(at);
    }
  }
  return withMarks(clean, marks);
}

/** Lines no longer than that were broken by a mail programme, where the next word did not fit. */
const WRAPPED = { from: 64, to: 80 };
const FEWEST_WRAPS = 2;
/** So many where next to every line is broken there: a mail of one line. */
const FEWEST_OF_ONE = 3;

/** Text that was broken into lines of one width has its own lines again. */
function unwrapped(clean: string): string {
  const lines = clean.split('\n');
  // A link has no blank to be broken at.
  const width = lines.reduce(
    (longest, line) => (line.includes(' ') ? Math.max(longest, line.length) : longest),
    0,
  );
  if (width < WRAPPED.from || width > WRAPPED.to) return clean;
  const wraps = lines.map((line, i) => {
    const next = lines[i + 1] ?? '';
    const [word = ''] = next.split(' ', 1);
    return next.trim() !== '' && !line.includes('\t') && line.length + 1 + word.length > width;
  });
  const count = wraps.filter(Boolean).length;
  // The rows of a table are of one width as well, and begin with capitals or digits.
  const inside = wraps.filter((is, i) => is && /^\p{Ll}/u.test(lines[i + 1] ?? '')).length;
  const filled = lines.filter((line) => line.trim() !== '').length;
  const isOneText = count >= FEWEST_OF_ONE && count >= filled * 0.7;
  if (count < FEWEST_WRAPS || (inside * 4 < count && !isOneText)) return clean;
  return lines
    .map((line, i) => line + (wraps[i] ? ' ' : '\n'))
    .join('')
    .slice(0, clean.length);
}

function linesAbove(clean: string, length: number): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let start = 0;
  for (const text of clean.split('\n')) {
    if (text.length > length && text.length < LONGEST_RUN) lines.push({ start, text });
    start += text.length + 1;
  }
  return lines;
}

/** What stands below a booking in every mail. */
const FOOTER =
  / (?=(?:This (?:e-?mail|message) (?:was|is)|Please do not reply|Privacy (?:Policy|Notice)|Terms (?:of|and|&) |If you (?:need|have|wish|would)|Need help|Questions\?|Manage (?:my|your) |View (?:in|online)|© ?20\d\d|\(c\) 20\d\d|Copyright ))/g;

/** "Calgary Airport (YYC) Standard - VW Jetta or similar": a car behind a place. */
const CAR_BEHIND =
  / (?=(?:Economy|Compact|Intermediate|Mid-?[Ss]ize|Standard|Full-?[Ss]ize|Premium|Luxury|Minivan)(?: (?:SUV|Car|Sedan|Van)\b|[^.!?\d]{0,60}\bor similar))/g;

function markPhrases(line: string, breakAt: BreakAt) {
  for (const pattern of [CAR_BEHIND, FOOTER])
    for (const match of matchesOf(line, pattern)) breakAt(match.index);
  for (const match of matchesOf(line, SENTENCE_END)) breakAt(match.index + match[0].length);
  for (const match of matchesOf(line, AFTER)) {
    const end = match.index + match[0].length;
    if (opensWord(line, end)) breakAt(end);
  }
  for (const match of matchesOf(line, ROOM_END)) {
    const end = match.index + match[0].length;
    const branded = BRAND_FIRST.test(line.slice(end + 1, end + 40));
    if (opensWord(line, end) && (branded || /^\d/.test(match[0]))) breakAt(end);
  }
  for (const match of matchesOf(line, PHONE)) {
    breakAt(match.index - 1);
    breakAt(match.index + match[0].length);
  }
}

function markLabels(line: string, breakAt: BreakAt) {
  for (const { words, start, end } of printedLabels(line)) {
    breakAt(start - 1);
    if (opensWord(line, end) && !/^(?:your|thank|hosted|entire|private|shared|total)/i.test(words))
      breakAt(end, '\t');
  }
  for (const match of matchesOf(line, HEADING)) {
    if (!/^\p{Lu}/u.test(match[0])) continue;
    breakAt(match.index - 1);
    breakAt(match.index + match[0].length);
  }
}

const LETTER_COLON = /[\p{L}#)] ?:/u;

/** "Pick-up location: … Pick-up time: …" on a line of ordinary length. */
function markColons(line: string, breakAt: BreakAt) {
  for (const { start, end } of printedLabels(line))
    if (/^ ?:/.test(line.slice(end, end + 2)) && !WHOLE_HOME.test(line.slice(0, start)))
      breakAt(start - 1);
}

/** "Gesamte Unterkunft: Wohnung" is one label. */
const WHOLE_HOME = /(?:gesamte|ganze|entire|whole) $/i;

/** A day with its time is kept together; what is printed around it is not. */
function markDates(line: string, breakAt: BreakAt) {
  const spans = [...findDates(line), ...findTimes(line)].sort((a, b) => a.start - b.start);
  let start = -1;
  let end = -1;
  const close = () => {
    if (end < 0) return;
    const before = line.slice(Math.max(0, start - 12), start);
    if (/(?:^|[^\p{L}-])\p{Lu}[^\s]* $|[\d)] $/u.test(before)) breakAt(start - 1);
    const closing = /^[).]{1,2}/.exec(line.slice(end, end + 2))?.[0].length ?? 0;
    const behind = line.slice(end + closing, end + closing + 6);
    // A clock that is none of the trip's belongs to its day none the less.
    if (/^ [\p{Lu}\d(]/u.test(behind) && !/^ \d\d?:\d/.test(behind)) breakAt(end + closing);
  };
  for (const span of spans) {
    const joined =
      end >= 0 &&
      /^[\s,@(-]{0,4}(?:at|from|by|on|until|to|→)?[\s(-]{0,3}$/i.test(line.slice(end, span.start));
    if (joined) end = Math.max(end, span.end);
    else {
      close();
      ({ start, end } = span);
    }
  }
  close();
}

const STREET_FIRST =
  'ul\\.|via|viale|corso|piazza|largo|rua|travessa|praça|avenida|av\\.|calle|carrer|passeig|paseo|plaza';
/** "Taborstraße 12, 1020 Wien", "Via di Pietra 89, 00186 Roma, Italia". */
const EUROPEAN = anyCase(
  `(?<= )(?:(?:${STREET_FIRST})(?! (?:${STREET_FIRST})) \\p{Lu}?[^,\\n\\d]{2,40}|(?:(?:Sankta?|S:t|Stora|Lilla|Norra|Södra|Östra|Västra|Store|Lille|Nordre|Søndre|Gamle|Gamla|Nya|Alte|Neue|Große|Kleine|Lange|Oude|Nieuwe) )?\\p{Lu}[\\p{L}-]*(?:straße|strasse|straat|gatan|vägen|gate|gata|vej|laan|gracht|platz|plein|allee|ring)|(?:\\p{Lu}[\\p{L}.]+ ){1,2}(?:gate|vei|gata|Ring|Straße|Platz)) \\d{1,4}\\p{L}?,? (?:\\p{Lu}{1,2}-)?\\d{2,5}(?:[ -]\\d{2,4})?(?: \\p{Lu}{2})? \\p{Lu}[\\p{L}-]+(?:, \\p{Lu}[\\p{L}-]+)?`,
  'g',
);
/** "5 rue Tholozé, 75018 Paris, France". */
const FRENCH = anyCase(
  /(?<= )\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|quai|allée|impasse|chemin|cours) [^,\n\d]{2,40}, \d{5} \p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)?/giu,
);

/** "28-40 Blossom Street, York, YO24 1AJ". */
const BRITISH =
  /(?<= )\d{1,4}(?:-\d{1,4})?[A-Z]? (?:\p{Lu}[\p{L}'-]+ ){1,4}?(?:Road|Street|Lane|Avenue|Way|Drive|Place|Square|Terrace|Row|Quay|Gardens|Hill)(?:, \p{Lu}[\p{L}' -]{2,30}){1,3},? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\w)/gu;

/** From the house number to the ZIP code, or from the street to the city. */
function markAddresses(line: string, breakAt: BreakAt) {
  for (const pattern of [EUROPEAN, FRENCH, BRITISH]) {
    for (const match of matchesOf(line, pattern)) {
      breakAt(match.index - 1);
      breakAt(match.index + match[0].length);
    }
  }
  for (const match of matchesOf(line, ADDRESS_TAIL)) {
    const country = COUNTRY.exec(line.slice(match.index + match[0].length))?.[0].length ?? 0;
    breakAt(match.index + match[0].length + country);
    const from = Math.max(0, match.index - 110);
    const lead = line.slice(from, match.index);
    let house = -1;
    for (const number of matchesOf(lead, /(?<![^ ])\d{1,5}[A-Z]?(?= [\p{Lu}\d])/gu)) {
      if (house < 0 || STREET_WORD.test(lead.slice(number.index))) house = number.index;
    }
    if (house > 0) breakAt(from + house - 1);
  }
}
