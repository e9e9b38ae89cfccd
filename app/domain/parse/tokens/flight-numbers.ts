import type { Reading } from '../reading';
import { MOST_TOKENS, wordsBefore } from '../reading';
import {
  airlineName,
  iataOfIcao,
  isAirlineCode,
  WORDY_AIRLINE_CODES,
} from '../vocabulary/airlines';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../vocabulary/calendar-words';
import { wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { findAirlines, type PrintedAirline } from './airline-names';
import type { PrintedNumber } from './leg-tokens';
import { matchesOf } from './matches';
import { isBehindAddressLabel, isHouseNumber, isPartOfAddress } from './numbers-of-addresses';
import { cellsBelow } from './table-columns';

const AFTER_NUMBER =
  '(?![\\w%]|:\\d|[.,]\\d| \\d{3} \\d{3}(?!\\d)|\\s?kgs?\\b|\\s?[ap]\\.?m\\b(?! \\d{1,2}\\.)|-\\d(?!\\d? ?[A-Z](?:[A-Z]{2}(?![A-Z])|[a-z]{2}))|\\/\\d)';
const CODED = new RegExp(
  `(?<![A-Z\\d_#/-]|(?<!\\b[Nn]o)\\.)([A-Z][A-Z0-9]|[2-9][A-Z])(\\s?-?\\s?|\\s{0,2}#\\s?)(\\d{1,4})${AFTER_NUMBER}`,
  'g',
);
/** "EZY8471", "RYR 2231". */
const ICAO_CODED = new RegExp(`(?<![\\w.#/-])([A-Z]{3})(\\s?)(\\d{1,4})${AFTER_NUMBER}`, 'g');
const FLIGHT_WORD = wordsFor('flight');
const BEHIND_FLIGHT_WORD = anyCase(
  `(?:${FLIGHT_WORD})(?:\\s(?:number|no|nr|nro|num)\\.?|\\s\\d(?=:))?\\W{0,4}$`,
);
const NUMBERED = anyCase(
  `(?:${FLIGHT_WORD})(?:\\s{0,2}(?:number|no|num|nummer|numéro|n°|nr)|\\s{0,9}\\n\\s{0,9}(?:terminal|gate)(?=\\s{0,9}\\n))?\\.?\\s{0,2}[:#]{0,2}\\s{0,15}#?\\s?(\\d{1,4})(?![\\w:%/]|[.,]\\d|\\s?of\\s|-\\d|\\s?(?:hours|hrs|minutes|days|passengers?|travell?ers?))`,
  'g',
);
/** "Flight 2 - Return" and "Flight 2 UA1297" count the legs. */
const COUNTED = anyCase(
  /^\s{0,2}[-:,.]?\s{0,2}(?:[A-Z]{2}\s?\d{2,4}(?!\d)|return|outbound|inbound|depart|going|coming|there|back|leg|\p{L}{3,9}day|(?:sun|mon|tue|wed|thu|fri|sat)\b)/iu,
);
const BEHIND_NAME = anyCase(
  `${/^(?:\s{0,2}(?:- {0,2})?(?:flight|flt|airlines|air|inc)\b)?(?:\.(?!\s*\n))?(?:\s{0,2}|[ \t]{3,9}(?=\d))(?:number|no\.?)?\s{0,2}[:#]?\s{0,2}(\d{1,4})(?![\w:%/)]|[.,]\d|\. |-\d|\s?of\s|\s?[x×]\s?\d|\s(?:miles|points)|\s?kgs?\b|[ \t](?:passengers?|travell?ers?|adults?|guests?|people|persons?|nights?|bags?|stops?|flights?|seats?|tickets?|days?|hours?|hrs?|minutes?|mins?|weeks?|years?)\b)/.source}(?! ?-?(?:${MONTH_NAMES})(?!\\p{L}))`,
);
/** "Fly DTW-LGA (Delta 2208)". */
const IN_BRACKETS = /^ (\d{2,4})(?=\))/;
const HASHED = /(?<![\w#])#\s?(\d{2,4})(?![\w:%/.-])/g;
/** "IBAN DE44 3005 0110 …". */
const ACCOUNT = /^ \d{4} \d{4}(?!\d)/;
/** "SA 21 NOVEMBER" is a Saturday in many languages. */
const WEEKDAY_CODE = /^(?:DI|MI|DO|FR|SA|SO|LU|MA|ME|JE|VE|JU|VI|GI|ON|TO|TI|SU)$/;
const MONTH_BEHIND = anyCase(`^ (?:de )?(?:${MONTH_NAMES})(?!\\p{L})`);
const MASKED = /^ ?[*•]{2,12}(?: [*•]{2,12})? ?\d/;
const OPERATED =
  /operated (?:and marketed )?by\s[^\n\t]{0,60}$|(?:dba|codeshare|sold as|marketed as)\s[^\n\t]{0,30}$/i;
/** An aeroplane, and what it blows out. */
export const AIRCRAFT = /^(?:A3\d\d|A2\d\d|B7\d\d|CO2)$/;
const NOT_FLIGHT = anyCase(
  /(?<![\p{L}])(?:gate|seat|row|zone|group|terminal|room|suite|hwy|highway|route|apt|unit|box|gates|seats)\W{0,2}$/iu,
);

/** "Frecciarossa FR 9530". */
const TRAIN = anyCase(
  /(?<!\p{L})(?:freccia\p{L}+|treno|zug|tren|train|intercity|regionale)\W{0,3}$/iu,
);

/** "EC 173  Deutsche Bahn / České dráhy". */
const TRAIN_BEHIND =
  /^[ \t,(-]{1,6}(?:Deutsche Bahn|DB|ÖBB|SBB|CFF|SNCF|České dráhy|Trenitalia|Renfe|PKP|NS International|Eurostar)\b/;

/** "Seat BA0215  34D". */
const SEAT_BEHIND = /^(?:[ \t:]{1,6}| - )(?:[Ss]eats?:? )?\d{1,2}[A-L](?!\w)/;

/** Whether a name is a carrier's, or what all of a group's share: "TUI fly" of TUI fly Netherlands. */
function isOf(carrier: string, { code, start, end }: PrintedAirline, clean: string): boolean {
  const full = airlineName(carrier)?.toLowerCase() ?? '';
  return code === carrier || full.startsWith(`${clean.slice(start, end).toLowerCase()} `);
}

/** Flight numbers with a known carrier, and bare ones printed after "flight". */
export function findFlights(reading: Reading, airlineInContext: string | null): PrintedNumber[] {
  const { clean } = reading;
  const found: PrintedNumber[] = [];
  const keep = (at: { index: number; length: number }, carrier: string | null, digits: string) => {
    const start = at.index;
    if (/^0+$/.test(digits) || found.length >= MOST_TOKENS) return;
    // "Frequent Flyer: B6 35*****118", "LH 9922 **** **** 418".
    if (ACCOUNT.test(clean.slice(start + at.length, start + at.length + 12))) return;
    if (MASKED.test(reading.text.slice(start + at.length, start + at.length + 20))) return;
    const before = wordsBefore(reading, start, 90);
    if (OPERATED.test(before)) return;
    if (isBehindAddressLabel(clean, start)) return;
    found.push({
      kind: 'number',
      start,
      end: start + at.length,
      carrier,
      number: digits.replace(/^0+/, ''),
    });
  };
  const names = findAirlines(clean);
  const wordLike: RegExpExecArray[] = [];
  for (const match of matchesOf(clean, CODED)) {
    const [, carrier = '', gap = '', digits = ''] = match;
    if (!isAirlineCode(carrier) && !isStrangersFlight(reading, match)) continue;
    if (isGlued(clean, match.index) && !(gap === '' && isGluedToName(clean, match.index, carrier)))
      continue;
    if (AIRCRAFT.test(carrier + digits) && gap === '') continue;
    const behind = clean.slice(match.index + match[0].length, match.index + match[0].length + 20);
    const before = wordsBefore(reading, match.index, 16);
    if (isPartOfAddress(before, match[0], behind)) continue;
    // "AAdvantage 6H2 ••• 4": no airline whose code has a digit has such a number glued to it.
    if (
      /^(?:\d[A-Z]|[A-Z]\d)\d$/.test(match[0]) &&
      !BEHIND_FLIGHT_WORD.test(before) &&
      !isCellStart(before)
    )
      continue;
    if (TRAIN_BEHIND.test(behind)) continue;
    if (WEEKDAY_CODE.test(carrier) && digits.length < 3 && MONTH_BEHIND.test(behind)) continue;
    if ((NOT_FLIGHT.test(before) && !SEAT_BEHIND.test(behind)) || TRAIN.test(before)) continue;
    if (
      gap !== '' &&
      isWordLike(carrier) &&
      !isCellStart(before) &&
      !(before.endsWith('  ') && behind.startsWith('  ')) &&
      !BEHIND_FLIGHT_WORD.test(before) &&
      !BEHIND_CLOCK.test(before) &&
      !SAYS_OPERATOR.test(behind) &&
      !CLASS_AND_DAY.test(
        clean.slice(match.index + match[0].length, match.index + match[0].length + 12),
      ) &&
      !names.some((name) => isOf(carrier, name, clean) && isRightBehind(name.end, match.index))
    ) {
      wordLike.push(match);
      continue;
    }
    if (digits.length === 1 && gap !== '' && isWordLike(carrier) && !BEHIND_RULE.test(before))
      continue;
    keep(whole(match), carrier, digits);
  }
  // What flies once in a text pasted as one line flies again in it.
  const flies = new Set(found.map(({ carrier }) => carrier));
  for (const match of wordLike) {
    const [, carrier = '', , digits = ''] = match;
    const isClock = /\d\s{0,2}$/.test(clean.slice(Math.max(0, match.index - 3), match.index));
    if (flies.has(carrier) && digits.length > 2 && !isClock) keep(whole(match), carrier, digits);
  }
  for (const match of matchesOf(clean, ICAO_CODED)) {
    const [, code = '', gap = '', digits = ''] = match;
    const carrier = iataOfIcao(code);
    const before = wordsBefore(reading, match.index, 16);
    const told = BEHIND_FLIGHT_WORD.test(before);
    // "ICE 1502" is a train of Deutsche Bahn, "NOK 1 095,00" money.
    const isOther = code === 'ICE' || code === 'NOK';
    if (carrier && (told || (!isOther && (gap === '' || isCellStart(before)))))
      keep(whole(match), carrier, digits);
  }
  if (airlineInContext)
    for (const match of matchesOf(clean, ALONE_OVER_OPERATOR))
      keep({ index: match.index, length: match[0].length }, airlineInContext, match[0]);
  for (const { end, code } of names) {
    const behind = BEHIND_OPERATOR.exec(clean.slice(end, end + 120));
    const digits = behind?.[1] ?? '';
    const start = end + (behind?.[0].length ?? 0) - digits.length;
    if (behind)
      found.push({
        kind: 'number',
        start,
        end: start + digits.length,
        carrier: code,
        number: digits,
      });
  }
  for (const { start, code } of names) {
    const above = ABOVE_LOGO.exec(reading.text.slice(Math.max(0, start - 12), start));
    const digits = above?.[1] ?? above?.[2];
    const at = digits && clean.lastIndexOf(digits, start);
    if (digits && at) keep({ index: at, length: digits.length }, code, digits);
  }
  for (const { start, end, code } of names) {
    const behind = clean.slice(end, end + 40);
    const bracketed = clean.charAt(start - 1) === '(' ? IN_BRACKETS.exec(behind) : null;
    const number = bracketed ?? BEHIND_NAME.exec(behind);
    if (number?.[1] && !isHouseNumber(clean.slice(end + number[0].length)))
      keep({ index: start, length: end - start + number[0].length }, code, number[1]);
  }
  const isCoded = found.some(({ carrier, number }) => carrier !== null && number.length > 1);
  for (const match of matchesOf(clean, NUMBERED)) {
    const behind = clean.slice(match.index + match[0].length, match.index + match[0].length + 16);
    // "Vuelo 1 - Bogotá - Lima" counts too, where other flights have their airline's code.
    const counts = isCoded || COUNTED.test(behind) || /^\s*\n/.test(behind);
    if (Number(match[1]) < 10 && counts) continue;
    // "DELTA AIR LINES             FLIGHT: 413": the name in the column before.
    const named = names.findLast(({ end }) => end <= match.index);
    const own = named && /^\s{1,40}$/.test(clean.slice(named.end, match.index)) ? named.code : null;
    keep(whole(match), own ?? airlineInContext, match[1] ?? '');
  }
  if (airlineInContext)
    for (const { text, start } of cellsBelow(clean, NUMBER_HEAD))
      if (/^\d{2,4}$/.test(text))
        keep({ index: start, length: text.length }, airlineInContext, text);
  if (airlineInContext === 'WN')
    for (const match of matchesOf(clean, HASHED)) keep(whole(match), 'WN', match[1] ?? '');

  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedNumber[] = [];
  for (const flight of found) if (flight.start >= (kept.at(-1)?.end ?? 0)) kept.push(flight);
  const current = kept.filter(({ start }) => !FORMER.test(wordsBefore(reading, start, 60)));
  return current.length > 0 ? current : kept;
}

function isGlued(clean: string, at: number): boolean {
  return /[a-z]/.test(clean.charAt(at - 1));
}

/** "Vueling AirlinesVY8749": two cells without anything between them. */
function isGluedToName(clean: string, at: number, carrier: string): boolean {
  const before = clean.slice(Math.max(0, at - 40), at).toLowerCase();
  const name = airlineName(carrier)?.toLowerCase() ?? '';
  return name !== '' && before.replace(/ (?:airlines?|airways)$/, '').endsWith(name);
}

/** "487", and below it "[jetBlue]", the airline's picture; "# 1479", and below it "US AIRWAYS". */
const ABOVE_LOGO = /(?:^|\s)(\d{2,4})[ \t]*\n[ \t]*\[$|(?:^|\n)# ?(\d{2,4})[ \t]*\n$/;

/** "Original booking was WS 700 at 7 am." */
const FORMER =
  /\b(?:original(?:ly)?|previous(?:ly)?|formerly|instead of|rather than)\b[^.:\n]{0,40}$/i;

/** "4964", and on the next line "Operated by …"; "671" in the cell before "Change planes in …". */
const ALONE_OVER_OPERATOR =
  /(?<=^[ \t]*)\d{2,4}(?=[ \t]*\n\s{0,3}Operated by |\t{1,3}Change planes )/gm;

/** "United Airlines", "Operated By:", "LUFTHANSA GERMAN AIRLINES 8840 Frankfurt": the seller's number behind who flies. */
const BEHIND_OPERATOR =
  /^\s{1,4}Operated By:\s{0,4}(?:(?:OPERATED BY:? )?[A-Z][A-Z .,/&'-]{3,70} |\p{Lu}[\p{L} .&-]{2,50} \d{2,4} )(\d{2,4})(?= \p{Lu}\p{Ll})/u;

/** Heads a table's column of numbers: "Date  Flight  Departure/Arrival". */
const NUMBER_HEAD = /^(?:flight|flt)(?: ?(?:no\.?|number|#))?$/i;

/** "9:55 AM AM 651": behind a whole clock the two letters are no longer part of it. */
const BEHIND_CLOCK = /\d:\d\d ?[ap]m\s{1,2}$/i;

/** "AZ 7548 N 24JUN": a ticket's row, whatever else the two letters may be. */
const CLASS_AND_DAY = /^ {1,3}[A-Z] {1,3}\d{1,2}[A-Z]{3}(?![A-Z])/;

/** "LA 2604 operado por". */
const SAYS_OPERATOR = /^ {1,3}oper(?:ated by|ad[oa] por|ato da|é par)/i;

function isRightBehind(end: number, start: number): boolean {
  return start > end && start - end < 5;
}

function isWordLike(carrier: string): boolean {
  return WORDY_AIRLINE_CODES.has(carrier);
}

const WEEKDAY_FIRST = anyCase(`^\\s{1,4}(?:on\\s)?(?:${WEEKDAY_NAMES})(?!\\p{L})`);

/** An airline this list lacks: its number stands behind "Flight", or alone in its cell. */
function isStrangersFlight(reading: Reading, match: RegExpExecArray): boolean {
  const [printed, carrier = '', gap = '', digits = ''] = match;
  if (gap.length > 1 || digits.length < 2) return false;
  const named = BEHIND_FLIGHT_WORD.exec(wordsBefore(reading, match.index, 16));
  if (named && (!STRANGE_CODES.has(carrier) || named[0].includes(':'))) return true;
  if (STRANGE_CODES.has(carrier)) return false;
  const cell = wordsBefore(reading, match.index, 16);
  const rest = reading.clean.slice(match.index + printed.length).split(/[\n\t]/, 1)[0] ?? '';
  return (
    isCellStart(cell) &&
    /^[A-Z]{2}$/.test(carrier) &&
    digits.length > 2 &&
    (rest.trim() === '' || WEEKDAY_FIRST.test(rest))
  );
}

/** Two letters that stand before a number for something else: a state, a room, a form. */
const STRANGE_CODES = new Set(
  'IC IR RE RB AL AZ CO CT FL ID IL IN KS KY MD MI MN MO MT NC ND NE NH NJ NM NV NY OH OR PA RI SC SD TN TX UT WI WY PO NR RM ST RD US CF ID PH'.split(
    ' ',
  ),
);

/** "GDL 16:35 ---- AM 215 ---- 18:05 MEX". */
const BEHIND_RULE = /-{2,9} ?$/;

function isCellStart(before: string): boolean {
  return before.trim() === '' || /[\t|(]\s*$/.test(before) || BEHIND_RULE.test(before);
}

function whole(match: RegExpExecArray): { index: number; length: number } {
  return { index: match.index, length: match[0].length };
}
