import { plainSpaces } from '../input/clean';
import { MOST_TOKENS, type Reading } from '../reading';
import { AIRLINE_HINTS, AIRLINE_NAMES, type AirlineName } from '../vocabulary/airlines';
import { LETTER } from '../vocabulary/patterns';
import { cacheLast } from './cache-last';

export interface PrintedAirline {
  code: string;
  start: number;
  end: number;
  /** An everyday word too ("united"), printed without a capital. */
  ambiguous: boolean;
  everyday: boolean;
}

const FIRST_WORD = /^[\p{L}\d]+/u;
/** Divides a text into its words and what stands between them. */
const WORDS = new RegExp(`([${LETTER}\\d]+)`);
const LETTER_OR_DIGIT = new RegExp(`[${LETTER}\\d]`);

const namesByFirstWord = new Map<string, AirlineName[]>();
for (const name of AIRLINE_NAMES) {
  const word = FIRST_WORD.exec(name.spelling)?.[0] ?? name.spelling;
  namesByFirstWord.set(word, [...(namesByFirstWord.get(word) ?? []), name]);
}

/** Every airline name in a text, the longest spelling at each place. */
export const findAirlines = cacheLast((text: string): PrintedAirline[] => {
  const found: PrintedAirline[] = [];
  // The one letter that grows when lower-cased would shift every offset behind it.
  const lower = text.replace(/İ/g, 'I').toLowerCase();
  let end = 0;
  for (const part of lower.split(WORDS)) {
    if (found.length >= MOST_TOKENS) break;
    const start = end;
    end += part.length;
    const name = namesByFirstWord.get(part)?.find(({ spelling }) => isWord(lower, start, spelling));
    if (!name) continue;
    const ambiguous = name.everyday && !/\p{Lu}/u.test(text.charAt(start));
    found.push({
      code: name.code,
      start,
      end: start + name.spelling.length,
      ambiguous,
      everyday: name.everyday,
    });
  }
  return found;
});

function isWord(lower: string, start: number, spelling: string): boolean {
  return (
    lower.startsWith(spelling, start) &&
    !LETTER_OR_DIGIT.test(lower.charAt(start + spelling.length))
  );
}

/** The airlines a mail speaks of: the sender's and subject's first, everyday words only when nothing better is named. */
export function airlinesNamed(reading: Reading): string[] {
  const { sender, subject } = reading.mail;
  const codes = new Set(findAirlines(`${sender} ${subject}`).map(({ code }) => code));
  const domain = /@([^>\s]+)/.exec(sender)?.[1]?.toLowerCase() ?? '';
  for (const { spelling, joined, code } of domain === '' ? [] : AIRLINE_NAMES)
    if (spelling.length > 4 && domain.includes(joined)) codes.add(code);
  const inBody = findAirlines(reading.clean);
  for (const { code, everyday } of inBody) if (!everyday) codes.add(code);
  if (codes.size === 0) for (const { code, ambiguous } of inBody) if (!ambiguous) codes.add(code);
  const text = codes.size === 0 ? plainSpaces(reading.text) : '';
  for (const { code, pattern } of AIRLINE_HINTS) {
    if (codes.size === 0 && pattern.test(text)) codes.add(code);
  }
  return [...codes];
}
