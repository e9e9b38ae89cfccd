import { isInCapitals } from '../../reading';
import { AGENCIES } from '../../vocabulary/brands';
import { spellingsOf } from '../../vocabulary/labels';
import { columnsOf } from '../table-columns';
import { looksLikeCode, WORD_CODES } from './reference-codes';
import { tornBelow } from './torn-labels';

/** "Booking Reference / رقم الحجز : KX7QTL": the label again in another script. */
const AFTER_LABEL =
  /^(?: ?\/ ?[^\n\d\p{Script=Latin}:]{3,40}(?=:))?(?:[)\]]|\.(?= ?(?:no|er)))?[ \t]{0,4}(?:\([^)\n]{1,30}\))?[ \t]{0,2}(?:(?:is|number|no|code|nr|n°|n\.[ºo°]|n\.|nº|id|numaranız|numarası|ist|lautet|est(?: le)?|es(?: el siguiente)?|er|é|är|to|(?:stays|remains)(?: the same| unchanged))(?![\p{L}])\.?)?[ \t]{0,3}(?:\.{3,40})?(?:\.?[ \t]{0,24}:[ \t]{1,30}(?=[A-Z\d-]{5}|[A-Z\d]{2}\/[A-Z\d]{6}(?!\w))|[:.#№-]{0,3}[ \t]{0,4})(?:(?:is|n°|no\.)[ \t])?[#:(]{0,2}[ \t]{0,2}/iu;
/** Behind blanks that were stars; below "Booking Number: Contact : 555 0100", or the same in two lines. */
const RULE =
  /^[ =-]{8,40}(?=[A-Z0-9]{5,8}(?!\w))|^ ?:\s{1,12}\p{Lu}\p{Ll}+ ?:[^\n]{0,80}\n\s{0,12}(?=[A-Z]{0,5}\d[A-Z0-9]{0,5}(?:\s|Email))(?=[A-Z0-9]{6}(?:\s|Email))/u;
/** "KQ7WTXEmail :": the next label's word without a blank. */
const GLUED = /^([A-Z0-9]{6})(?=Email ?:)/;
/** "Booking code for both flights: KXQ7TL". */
const FOR_BOTH =
  /^ \p{L}[^\n:\d]{2,40}: {1,3}(?=(?:[A-Z]{0,5}\d)[A-Z\d]{0,5}[ \t]*(?:\n|$|\())(?=[A-Z\d]{6}(?!\w))/u;
/** "SRISAI/KANOKWAN" below "Booking Reference" is who flies. */
const VALUE = /^#?([A-Z0-9][A-Z0-9-]{3,23})(?![\w@]|\/[A-Z]{3})/i;
/** "4481.220.193": an agency's number in groups. */
const DOTTED = /^(\d{3,4}(?:\.\d{3}){2})(?![\w@]|[.,]\d)/;
/** "7241-0385 (KXQ7TL)": the airline's own number, and behind it the locator that others ask for. */
const BRACKETED = /^\d{4}-?\d{4} \(((?=[A-Z\d]{0,5}[A-Z])[A-Z\d]{6})(?=\))/;
/** "BK018827/1". */
const PART = /^\/\d{1,2}(?![\w/.])/;
/** "R-20/5518834", "NS/26/0417", "20261111/84", "BM 70-3318264": a firm's running number in its year, month or office. */
const IN_PARTS =
  /^(?:[A-Z]{1,4}-\d{2,4}\/\d{3,8}|[A-Z]{2,4}\/\d{2,4}\/\d{3,8}|20\d{6}\/\d{1,4}|[A-Z]{2,3} \d{2}-\d{6,8})(?![\w/@-]|[.,]\d)/;
/** "9740 22 8177". */
const GROUPED = /^\d{3,5}(?: \d{2,5}){1,3}(?![\w@:./-]| ?[ap]m)/i;
/** "Trip.com (KXQ7TLMP)", "Expedia: 7182 …": whose number it is, before it. */
const AGENCY_FIRST = new RegExp(
  `^[\\s:]{0,6}(?:${AGENCIES.source}|amadeus|galileo|sabre|worldspan)(?: ?[:#(]{1,2} ?| )(?=[A-Z\\d-]{5})`,
  'i',
);
/** "4Z: KXQ7TL": whose locator it is, by the airline's code. */
const AIRLINE_FIRST = /^[ \t:]{1,30}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]): ?(?=[A-Z\d]{6}(?!\w))/;
/** The code right behind a label: same line, next cell, or the next lines. */
export function valueAfter(
  clean: string,
  from: number,
  label: string,
): { start: number; end: number; value: string } | null {
  const window = clean.slice(from, from + 160);
  const lead =
    RULE.exec(window) ??
    AGENCY_FIRST.exec(window) ??
    AIRLINE_FIRST.exec(window) ??
    FOR_BOTH.exec(window) ??
    AFTER_LABEL.exec(window);
  const gap = lead?.[0].length ?? 0;
  const [words, at] = [window.slice(gap), from + gap];
  const code = readCode(words, at);
  const sentence = code && / \p{L}/u.test(clean.slice(code.end, code.end + 2));
  const direct =
    (sentence && isWordInCapitals(clean, code) ? null : code) ??
    longNumber(words, at, label) ??
    ((isWholeLabel(label) || NUMBER_SIGN.test(window.slice(0, gap))) &&
    (gap > 1 || window.startsWith('\t'))
      ? (shortCode(words, at) ?? shortNumber(words, at))
      : null) ??
    (NUMBER_SIGN.test(window) ? numberInSentence(words, at) : null);
  // "Status: Confirmed" says nothing of the line below it.
  if (label === 'confirmed') return direct && !FLIGHT_SHAPE.test(direct.value) ? direct : null;
  if (label === 'itinerary' || direct) {
    if (label === 'itinerary' && FLIGHT_SHAPE.test(direct?.value ?? '')) return null;
    // "Detailed itinerary: MUMBAI - CHENNAI".
    const isRoute =
      direct && !/\d/.test(direct.value) && TO_PLACE.test(clean.slice(direct.end, direct.end + 8));
    return label === 'itinerary' && isRoute ? null : direct;
  }
  const rest = window.slice(gap);
  const separators = /^[ \t]*[:#]?[ \t]*(?:\n[ \t]*){1,3}[#:]?[ \t]*|^[ \t]*\t[ \t#:]*/.exec(rest);
  const skipped = separators?.[0].length ?? 0;
  const behind = [rest.slice(skipped), from + gap + skipped] as const;
  const below =
    separators &&
    (readCode(...behind) ??
      (isWholeLabel(label) ? lineCode(...behind) : null) ??
      longNumber(...behind, label));
  const cell =
    tornBelow(clean, from) ??
    cellBelow(clean, from) ??
    (below ? null : firstBelow(clean, from, label));
  if (cell) return readCode(cell.words, cell.at);
  if (!below && OF_AIRLINE_LABEL.test(label)) return locatorBelow(clean, from);
  if (!below && isWholeLabel(label)) return codeBelowGuest(clean, from);
  return below && isWordInCapitals(clean, below) ? null : below;
}

/** "Reservation code", "Mr. ROBIN VALE", "KXQTLM": each on a line of its own. */
function codeBelowGuest(clean: string, from: number) {
  const row = GUEST_THEN_CODE.exec(clean.slice(from, from + 100));
  if (!row?.[1] || WORD_CODES.has(row[1])) return null;
  const start = from + row[0].length - row[1].length;
  return { start, end: start + row[1].length, value: row[1] };
}

const GUEST_THEN_CODE =
  /^[ \t]*\n[ \t]*(?:Mr|Mrs|Ms|Miss|Dr)\.? [^\n\d]{3,50}\n[ \t]*([A-Z\d]{6})(?=[ \t]*(?:\n|$))/;

const OF_AIRLINE_LABEL = /^(?:airlines? pnr|pnr|rec(?:ord)?\.? loc(?:ator)?)$/;

/** "AIRLINE PNR", "TICKET NO.", "Robin Vale", "KXQ7TL": a table whose cells stand each on a line of its own. */
function locatorBelow(clean: string, from: number) {
  const row = LOCATOR_BELOW.exec(clean.slice(from, from + 160));
  if (!row?.[1] || !/\d/.test(row[1])) return null;
  const start = from + row[0].length - row[1].length;
  return { start, end: start + row[1].length, value: row[1] };
}

const LOCATOR_BELOW =
  /^[ \t]*\n(?:[^\n]{1,40}\n){1,3}[ \t]*((?=[A-Z\d]{0,5}[A-Z])[A-Z\d]{6})(?=[ \t]*\n)/;

/** In capitals alone the word below a label, or the first of several behind it, may be any. */
function isWordInCapitals(clean: string, { start, value }: { start: number; value: string }) {
  if (/\d/.test(value)) return false;
  if (/^ {1,2}\p{Lu}{4,}/u.test(clean.slice(start + value.length, start + value.length + 8)))
    return true;
  return isInCapitals(clean.slice(Math.max(0, start - 100), start + 160));
}

/** In a table of two rows the value stands below its label, in the same column. */
function cellBelow(clean: string, labelEnd: number): { words: string; at: number } | null {
  const lineStart = clean.lastIndexOf('\n', labelEnd - 1) + 1;
  const headEnd = clean.indexOf('\n', labelEnd);
  if (headEnd < 0 || headEnd - lineStart > 200) return null;
  // Where a rule was drawn below the heads, its line is blank.
  const blank = /^[ \t]{0,120}\n/.exec(clean.slice(headEnd + 1, headEnd + 130))?.[0].length ?? 0;
  const rowStart = headEnd + blank + 1;
  const row = clean.slice(rowStart, rowStart + 240).split('\n', 1)[0] ?? '';
  const heads = columnsOf(clean.slice(lineStart, headEnd), lineStart);
  const cells = columnsOf(row, rowStart);
  const head = heads.find(({ start, end }) => start < labelEnd && end >= labelEnd);
  // "Your Booking Reference" alone, and below it what stands left of its column as well.
  if (head && cells.length > heads.length && !row.includes('\t') && !OWN_LABEL.test(row)) {
    const below = cells.find(
      (cell) =>
        cell.offset >= head.offset - 2 &&
        cell.offset <= head.offset + head.text.length &&
        readCode(cell.text, cell.start),
    );
    if (below) return { words: below.text, at: below.start };
  }
  if (heads.length < 2 || cells.length !== heads.length) return null;
  const cell = cells[heads.findLastIndex(({ start }) => start < labelEnd)];
  return cell ? { words: cell.text, at: cell.start } : null;
}

/** "PNR/Booking Ref. Payment Status", and below it "K4TXQ7 Confirmed Complete": the first of a row. */
function firstBelow(clean: string, from: number, label: string) {
  const head = clean.slice(Math.max(0, from - label.length - 4), from);
  if (!/(?:^|\n)[^\p{L}\d\n]{0,3}$/u.test(head.slice(0, -label.length))) return null;
  const row = /^[^\n\d:]{2,60}\n(?:[ \t]*\n)?[ \t]{0,4}/.exec(clean.slice(from, from + 80))?.[0];
  const at = from + (row?.length ?? 0);
  const words = clean.slice(at, at + 12);
  return row && MIXED.test(words) ? { words, at } : null;
}

/** "Contact:  60125550160": what stands in the line has a label of its own. */
const OWN_LABEL = /^[ ]*\p{L}[\p{L} ]{1,30}:[ ]{1,3}\S/u;

const MIXED = /^(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6}[ \t]/;

const TO_PLACE = /^ ?(?:-|–|→|to) ?\p{Lu}{3}/u;

const FLIGHT_SHAPE = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{3,4}$/;

/** "LH/KX7QTL", "IB / KX7QTL", "AA*KX7QTL": the airline before its own code. */
const OF_AIRLINE = /^[A-Z\d]{2} ?[/*] ?(?=[A-Z\d]{5,6}(?!\w))/;

function readCode(
  printed: string,
  offset: number,
): { start: number; end: number; value: string } | null {
  const airline = OF_AIRLINE.exec(printed)?.[0].length ?? 0;
  const [words, at] = [printed.slice(airline), offset + airline];
  const spaced = /^([A-Z0-9](?: [A-Z0-9]){5})(?![ ]?[A-Za-z0-9])/.exec(words);
  if (spaced?.[1])
    return { start: at, end: at + spaced[1].length, value: spaced[1].replaceAll(' ', '') };
  const glued = GLUED.exec(words)?.[1];
  if (glued) return { start: at, end: at + glued.length, value: glued };
  const bracketed = BRACKETED.exec(words);
  if (bracketed?.[1]) {
    const start = at + bracketed[0].length - bracketed[1].length;
    return { start, end: start + bracketed[1].length, value: bracketed[1] };
  }
  const dotted = DOTTED.exec(words);
  if (dotted?.[1]) return { start: at, end: at + dotted[1].length, value: dotted[1] };
  const parts = IN_PARTS.exec(words)?.[0];
  if (parts) return { start: at, end: at + parts.length, value: parts };
  const grouped = GROUPED.exec(words)?.[0];
  const digits = grouped?.replaceAll(' ', '') ?? '';
  if (grouped && digits.length > 7 && digits.length < 13)
    return { start: at, end: at + grouped.length, value: digits };
  const match = VALUE.exec(words);
  if (!match?.[1]) return null;
  const value = match[1].replace(/-+$/, '');
  const behind = words.slice(match[0].length);
  const part = /[A-Z]/.test(value) ? (PART.exec(behind)?.[0] ?? '') : '';
  if (!looksLikeCode(value) || (!part && /^[.,:/]\d/.test(behind))) return null;
  const start = at + (match[0].startsWith('#') ? 1 : 0);
  return { start, end: start + value.length + part.length, value: value + part };
}

/** An agency's number of thirteen digits is no ticket's behind its own label. */
function longNumber(words: string, at: number, label: string) {
  const value = /^\d{13}(?!\w)/.exec(words)?.[0];
  const isLong =
    value &&
    (/itinerary|confirmation number|booking (?:number|id)/.test(label) ||
      REFERENCE_WORDS.has(label));
  return value && isLong ? { start: at, end: at + value.length, value } : null;
}

/** Labels that say that a code follows. */
const LABEL_END = /(?:^| )(?:number|code|locator|reference|ref|no)$/i;
const REFERENCE_WORDS = spellingsOf('reference', 'airline-reference');

/** "Prenotazione n.:" says the same in two words. */
const NUMBER_SIGN = /^ ?(?:n\.|n°|nº|nr\.?|no\.)/i;

function isWholeLabel(label: string): boolean {
  return LABEL_END.test(label) || REFERENCE_WORDS.has(label.replace(/ {2}/g, ' '));
}

/** Iberia's codes have five letters, easyJet's seven, others eight: only right behind a whole label. */
function shortCode(words: string, at: number) {
  const value = /^(?:[A-Z]{5}|[A-Z]{7,8})(?![\w-]|\s?:)/.exec(words)?.[0];
  return value && !WORD_CODES.has(value) ? { start: at, end: at + value.length, value } : null;
}

/** "Reservation Number #4566", "Numer rezerwacji: 118/2026", "48213/08/2026", "2027/0318": a small house counts from one, or in each year. */
function shortNumber(words: string, at: number) {
  const value =
    /^(?:\d{4}(?<!(?:19|20)\d\d)|\d{2,6}\/20\d\d|\d{3,6}\/\d{1,2}\/20\d\d|20\d\d\/\d{3,5})(?=[\])]?[ \t]*(?:\n|$))/.exec(
      words,
    )?.[0];
  return value ? { start: at, end: at + value.length, value } : null;
}

/** "réservation n° 1187 pour 3 nuits": not on a line of its own. */
function numberInSentence(words: string, at: number) {
  const value = /^(?:\d{4}(?<!(?:19|20)\d\d)|20\d\d\/\d{3,5})(?=,? \p{Ll})/u.exec(words)?.[0];
  return value ? { start: at, end: at + value.length, value } : null;
}

/** The same alone on its line or in its cell. */
function lineCode(words: string, at: number) {
  return /^[A-Z]{5,8}[ ]*(?:[\t\n]|$)/.test(words) ? shortCode(words, at) : null;
}
