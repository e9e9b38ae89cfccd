import { type Line, lineAt, type Reading } from '../../reading';
import { hasAnyWord, spellingsOf, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { findDates } from '../dates/dates';
import { isCountry } from './addresses-abroad';
import { joined, type PrintedAddress, STREET_WORD } from './printed-address';

/** Lines an address has at most. */
const MOST_LINES = 4;
const LONGEST_LINE = 110;

/** What no line of an address has: a clock, a day, a sum, a sign of the Internet, a phone's number, a label, a sentence. */
const NO_ADDRESS = anyCase(
  /\d[:.h]\d{2}(?!\d)|\d ?[ap]m(?!\p{L})|[€$£¥%@?!#*•→>]|(?<!\d)\+\d{1,3}[ (]|^\(?0\d{1,4}\)?[ /-]?\d|^[^,:]{2,40}:|(?<!\p{L})(?:tel|phone|fax|hours|is|are|please|your|you|booking|reservation)(?!\p{L})/iu,
);
const OTHERS = spellingsOf('or-similar', 'nights');
const LABELS = spellingsOf(
  ...(['pick-up', 'return', 'check-in', 'check-out', 'room', 'car', 'car-class'] as const),
  ...(['reference', 'details', 'when'] as const),
);
const LEAD = anyCase(`^\\W{0,3}(?:${wordsFor('address')})\\s?:\\s{0,3}`);

const CODE =
  '(?<![\\p{L}\\d-])(?:\\p{Lu}{1,2}-)?(?:\\d{4,6}|\\d{3} \\d{2,3}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{5}-\\d{3}|\\d{4} ?[A-Z]{2}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{3} \\d{4})(?![\\p{L}\\d-])';
const POSTCODE = new RegExp(CODE, 'u');
/** The last line of an address but for its country: "1020 Wien", "Tucson, AZ 85756". */
const CODE_LAST = new RegExp(`(?<!^)${CODE}$|${CODE} \\p{Lu}[\\p{L}'. ()/-]{1,30}$`, 'u');
const TOWN_ALONE = /^\p{Lu}[\p{L}'. -]{2,30}(?:, [A-Z]{2,3})?$/u;
const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

/**
 * The address in the lines right below what it is of, a house or a branch, whatever its country: a street,
 * "s/n" or a number, then a postcode, a country or a town in the lines that go on; null where they end
 * without one.
 */
export function addressBelow(reading: Reading, end: number): PrintedAddress | null {
  const above = lineAt(reading.lines, end - 1);
  // "全季酒店", the name again in its own letters.
  const isNamedAgain = !LATIN.test(reading.lines[above + 1]?.text ?? 'a');
  const at = above + (isNamedAgain ? 2 : 1);
  const first = reading.lines[at];
  if (!first || /\n[^\S\n]*\n[^\S\n]*\n/.test(reading.clean.slice(end, first.start))) return null;
  const own: Line[] = [];
  for (const line of reading.lines.slice(at, at + MOST_LINES)) {
    const last = own.at(-1);
    if (last && /\n[^\S\n]*\n/.test(reading.clean.slice(last.end, line.start))) break;
    if (!isPart(line, own) || (last && CODE_LAST.test(last.text) && !isCountry(line.text))) break;
    own.push(line);
    if (isCountry(line.text)) break;
  }
  const last = own.at(-1);
  const lead = LEAD.exec(first.text)?.[0].length ?? 0;
  if (!last || !isWhole(own)) return null;
  return joined(reading, first.start + lead, last.end, at);
}

const LATIN = /[A-Za-z]/;

/** Whether a line may be one of an address: the first begins with a street, the others are towns, codes, districts. */
function isPart(line: Line, above: readonly Line[]): boolean {
  const text = line.text.replace(LEAD, '');
  if (line.cells.length > 1 || text.length > LONGEST_LINE || !/^[\p{Lu}\d]/u.test(text))
    return false;
  if (NO_ADDRESS.test(text) || LABELS.has(text.replace(/\W+$/, '').toLowerCase())) return false;
  if (findDates(text).length > 0 || hasAnyWord(text, OTHERS)) return false;
  if (above.length === 0) return /\d|,/.test(text) || STREET_WORD.test(text);
  return /\d/.test(text) || isCountry(text) || STREET_WORD.test(text) || TOWN_ALONE.test(text);
}

function isWhole(lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text.replace(/,$/, '')).join(', ');
  const parts = text.split(/, ?/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !parts.every((part) => /^[\p{L}\d]/u.test(part))) return false;
  const isCoded = hasCode(text);
  const isLast =
    isCountry(last) || UK_POSTCODE.test(last) || (/^[A-Z]{2}$/.test(last) && isCountryCode(last));
  const hasStreet = STREET_WORD.test(text) || /(?:^|[ ,])\d{1,4}[A-Za-z]?(?:,|$)|s\/n/.test(text);
  return isCoded || (parts.length > 2 && isLast) || (hasStreet && isLast);
}

/** A postcode; the number a street begins with is none. */
function hasCode(text: string): boolean {
  return POSTCODE.test(text.replace(/^\d{1,6}(?= [^\d,]{4})/, ''));
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

function isCountryCode(code: string): boolean {
  return COUNTRIES.of(code) !== undefined;
}
