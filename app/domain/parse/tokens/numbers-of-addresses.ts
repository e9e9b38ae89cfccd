import { wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { STREET_WORD } from './places/printed-address';

/** "Address: LOT 17, Jalan Satu" is a plot of land. */
export function isBehindAddressLabel(clean: string, start: number): boolean {
  return ADDRESS_BEFORE.test(clean.slice(Math.max(0, start - 40), start));
}

const ADDRESS_BEFORE = anyCase(
  `(?:${wordsFor('address')})(?:\\s?:[^\\n\\t]{0,12}|[ -]{0,3}[\\t\\n-]\\s{0,3})$`,
);

/** "Delta Air Lines 1030 Delta Blvd" is where it has its office. */
export function isHouseNumber(behind: string): boolean {
  const words = /^ (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}.]* ){0,3}\p{Lu}[\p{L}.]*/u.exec(
    behind.slice(0, 50),
  );
  return words !== null && STREET_WORD.test(words[0]);
}

/** "Leeds LS1 8ED", "T2K 6J7", "K67 NY94", "6500 NW 22 Street": letters and digits of a postal code or a street. */
export function isPartOfAddress(before: string, printed: string, behind: string): boolean {
  return (
    STREET_NEXT.test(behind) ||
    POSTCODE_NEXT.test(behind) ||
    IRISH_POSTCODE.test(printed + behind) ||
    IRISH_POSTCODE.test(before.slice(-4) + printed) ||
    CANADIAN_POSTCODE.test(before + printed)
  );
}

/** "Leeds LS1 8ED". */
const POSTCODE_NEXT = /^ \d[A-Z]{2}(?!\w)/;
/** "Calgary, Alberta T2K 6J7". */
const CANADIAN_POSTCODE = /(?<![A-Z\d])[A-Z]\d[A-Z] \d[A-Z]\d$/;
/** "Swords, K67 NY94". */
const IRISH_POSTCODE = /^[A-Z]\d[\dW] [A-Z\d]{4}(?!\w)/;

/** "6500 NW 22 Street". */
const STREET_NEXT = anyCase(`^(?:st|nd|rd|th)? (?:${STREET_WORD.source})(?![\\p{L}])`);
