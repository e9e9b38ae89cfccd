import { wordsBefore } from '../../reading';
import { isAirlineCode } from '../../vocabulary/airlines';
import { findAirlines } from '../airline-names';
import { looksLikeCode, MOST_REFERENCES, type PrintedReference } from './reference-codes';

/** Codes told by an airline's name, a row, a sign or their shape, without a label right before them. */
export function unlabelledReferences(clean: string): PrintedReference[] {
  return [
    ...airlineReferences(clean),
    ...systemReferences(clean),
    ...hashReferences(clean),
    ...shapedReferences(clean),
  ];
}

const BEHIND_AIRLINE =
  /^(?:\s?[:#]\s{0,3}([A-Z0-9]{6})(?!\w)|(?:\t|\n| - )([A-Z0-9]{6})(?=[ \t]{0,9}(?:\n|$)))/;
const SAYS_REFERENCE = /confirm|locator|reference|booking|reservation|codes?\b/i;

/** "Confirmation", and below it "Spirit Airlines: MKTQZR": an agency names whose code it is. */
function airlineReferences(clean: string): PrintedReference[] {
  return findAirlines(clean).flatMap(({ start, end }) => {
    const match = BEHIND_AIRLINE.exec(clean.slice(end, end + 16));
    const value = match?.[1] ?? match?.[2] ?? '';
    if (!match || !looksLikeCode(value)) return [];
    if (!SAYS_REFERENCE.test(clean.slice(Math.max(0, start - 100), start))) return [];
    const at = end + match[0].length - value.length;
    return [{ start: at, end: at + value.length, value, rank: 5, label: 'airline' }];
  });
}

/** "ORDFCO HK2   350P 825A 26JUN  E  LH/PM2IK9", "/DC9U*QEPF7": behind its leg an airline's own code. */
function systemReferences(clean: string): PrintedReference[] {
  const rows =
    /(?<!\w)[A-Z]{6}\*? {1,3}[A-Z]{2}\d{1,2} [^\n]{4,60}?(?: |\/DC)([A-Z\d]{2})(?:[*/.]|(?<=DC..) )([A-Z\d]{5,6})(?!\w)/g;
  const found = [...clean.matchAll(rows)].slice(0, MOST_REFERENCES).map((row) => {
    const [words, carrier = '', value = ''] = row;
    const end = row.index + words.length;
    return { start: end - value.length, end, value, rank: 5, label: `airline ${carrier}` };
  });
  return [...found, ...screenReferences(clean)];
}

const SCREEN_ROW = /(?<!\w)[A-Z]{6} {1,3}(?:HK|SS|KK|TK)\d{1,2}(?!\w)/;

/** "WC6KTX/WS QSBIV VTL9WS AG 99999992 08MAR" over the rows of a screen, "RP/NCE1A0980/… 08MAR18/1200Z  WC6KTX". */
function screenReferences(clean: string): PrintedReference[] {
  const head =
    /^[ \t]{0,3}(?:([A-Z\d]{6})\/[A-Z\d]{2} [A-Z\d]{4,6} |RP\/[^\n]{10,60} ([A-Z\d]{6})[ \t]*$)/dm.exec(
      clean,
    );
  const [start, end] = head?.indices?.[1] ?? head?.indices?.[2] ?? [0, 0];
  const value = clean.slice(start, end);
  if (!SCREEN_ROW.test(clean) || !looksLikeCode(value)) return [];
  return [{ start, end, value, rank: 4, label: 'screen' }];
}

/** Hilton and Marriott subjects: "Confirmed: your stay … #3312345678"; "(G6JBLC)". */
function hashReferences(clean: string): PrintedReference[] {
  const found: PrintedReference[] = [];
  for (const match of clean.matchAll(/#\s?([A-Z0-9]{5,14})\b/gi)) {
    if (found.length >= MOST_REFERENCES) break;
    const alone = NUMBER_LINE.test(clean.slice(Math.max(0, match.index - 5), match.index + 20));
    const before = alone
      ? clean.slice(Math.max(0, match.index - 60), match.index)
      : wordsBefore({ clean }, match.index, 70);
    if (!/\b(?:reservation|confirmation|confirmed|booking|stay)\b/i.test(before)) continue;
    const value = match[1] ?? '';
    if (!looksLikeCode(value)) continue;
    const start = match.index + match[0].length - value.length;
    found.push({ start, end: start + value.length, value, rank: 3, label: '#' });
  }
  return found;
}

/** "Confirmed", below it the company, and below that "#1587730426". */
const NUMBER_LINE = /\n[ \t]{0,4}#\s?\d{8,12}[ \t]{0,4}(?:\n|$)/;

const FLIGHT = /^[A-Z\d]{2}\d{3,4}$/;
/** "MS TESTER": who travels. */
const A_TITLE = /\b(?:MRS?|MS|MISS|DR)\.? $/i;

/** The airline's six characters in brackets or alone in a cell, with a label on the same line. */
function shapedReferences(clean: string): PrintedReference[] {
  const found: PrintedReference[] = [];
  for (const match of clean.matchAll(
    /\b(?:reservation|confirmation|confirmed|booking|itinerary|trip|receipt)\b[^\n]{0,60}?(?:[\s(]|(?<![A-Z\d])-)([A-Z0-9]{6})(?![\w-])|\b(?:Reservation|Confirmation|Booking) Details(?: ?\(|[ \t]*\n)([A-Z0-9]{6})(?=\)| \d{1,2} [A-Z][a-z]{2} 20)/g,
  )) {
    const value = match[1] ?? match[2] ?? '';
    if (found.length >= MOST_REFERENCES) break;
    const start = match.index + match[0].length - value.length;
    if (!/[A-Z]/.test(value) || !looksLikeCode(value)) continue;
    // "Confirmed! AA1187 BOI-DFW".
    if (FLIGHT.test(value) && isAirlineCode(value.slice(0, 2))) continue;
    if (A_TITLE.test(clean.slice(Math.max(0, start - 6), start))) continue;
    found.push({ start, end: start + value.length, value, rank: 1, label: 'shape' });
  }
  return found;
}
