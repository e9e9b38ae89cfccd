import { isAirlineCode } from '../flights/airlines';
import type { Reading } from '../reading';
import { MOST_TOKENS, wordsBefore } from '../reading';
import { findAirlines } from './airline-names';

export interface PrintedFlight {
  kind: 'flight';
  start: number;
  end: number;
  /** Null while only a number is printed and the text names several airlines or none. */
  carrier: string | null;
  number: string;
}

const CODED =
  /(?<![\w.#/-])([A-Z][A-Z0-9]|[2-9][A-Z])(\s?-?\s?|\s{0,2}#\s?)(\d{1,4})(?![\w:%]|[.,]\d|\s?[ap]\.?m\b|-\d|\/\d)/g;
const NUMBERED =
  /\b(?:flight|flt|flug|vol|vuelo|voo|vlucht|volo)(?:\s{0,2}(?:number|no|num|nummer|numéro|n°|nr))?\.?\s{0,2}[:#]{0,2}\s{0,3}#?\s?(\d{1,4})(?![\w:%/]|[.,]\d|\s?of\s|-\d|\s?(?:hours|hrs|minutes|days|passengers?|travell?ers?))/gi;
const BEHIND_NAME =
  /^(?:\s{0,2}(?:flight|flt|airlines|air)\b)?\.?\s{0,2}(?:number|no\.?)?\s{0,2}[:#]?\s{0,2}(\d{1,4})(?![\w:%/]|[.,]\d|-\d|\s?of\s|\s(?:miles|points))/i;
const HASHED = /(?<![\w#])#\s?(\d{2,4})(?![\w:%/.-])/g;
const OPERATED =
  /operated (?:and marketed )?by\s[^\n\t]{0,60}$|(?:dba|codeshare|sold as|marketed as)\s[^\n\t]{0,30}$/i;
const AIRCRAFT = /^(?:A3\d\d|A2\d\d|B7\d\d)$/;
const NOT_FLIGHT =
  /(?<![\p{L}])(?:gate|seat|row|zone|group|terminal|room|suite|hwy|highway|route|apt|unit|box|gates|seats)\W{0,2}$/iu;

/** Flight numbers with a known carrier, and bare ones printed after "flight". */
export function findFlights(reading: Reading, airlineInContext: string | null): PrintedFlight[] {
  const { clean } = reading;
  const found: PrintedFlight[] = [];
  const keep = (at: { index: number; length: number }, carrier: string | null, digits: string) => {
    const start = at.index;
    if (/^0+$/.test(digits) || found.length >= MOST_TOKENS) return;
    if (OPERATED.test(wordsBefore(reading, start, 90))) return;
    found.push({
      kind: 'flight',
      start,
      end: start + at.length,
      carrier,
      number: digits.replace(/^0+/, ''),
    });
  };
  for (const match of clean.matchAll(CODED)) {
    const [, carrier = '', gap = '', digits = ''] = match;
    if (!isAirlineCode(carrier)) continue;
    if (AIRCRAFT.test(carrier + digits) && gap === '') continue;
    const before = wordsBefore(reading, match.index, 16);
    if (NOT_FLIGHT.test(before)) continue;
    if (
      gap !== '' &&
      isWordLike(carrier) &&
      !isCellStart(before) &&
      !/flight\W{0,4}$/i.test(before)
    )
      continue;
    if (digits.length === 1 && gap !== '' && isWordLike(carrier)) continue;
    keep(whole(match), carrier, digits);
  }
  for (const { start, end, code } of findAirlines(clean)) {
    const number = BEHIND_NAME.exec(clean.slice(end, end + 40));
    if (number?.[1])
      keep({ index: start, length: end - start + number[0].length }, code, number[1]);
  }
  for (const match of clean.matchAll(NUMBERED))
    keep(whole(match), airlineInContext, match[1] ?? '');
  if (airlineInContext === 'WN')
    for (const match of clean.matchAll(HASHED)) keep(whole(match), 'WN', match[1] ?? '');

  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedFlight[] = [];
  for (const flight of found) if (flight.start >= (kept.at(-1)?.end ?? 0)) kept.push(flight);
  return kept;
}

function isWordLike(carrier: string): boolean {
  return [
    'AM',
    'AT',
    'TO',
    'OK',
    'SO',
    'DE',
    'LA',
    'AI',
    'MS',
    'CA',
    'PR',
    'GA',
    'AR',
    'VA',
    'CI',
  ].includes(carrier);
}

function isCellStart(before: string): boolean {
  return before.trim() === '' || /[\t|(]\s*$/.test(before);
}

function whole(match: RegExpExecArray): { index: number; length: number } {
  return { index: match.index, length: match[0].length };
}
