import { withoutSpans } from '../input/clean';
import type { ParsedDetail, SourceSpan } from '../parsed-detail';
import { lineAt, type Reading, withClean } from '../reading';
import { anyCase } from '../vocabulary/patterns';

/** "Itinerary # 7712…", "Buchungs-Nr. 7Q65…" is an agency's number of all parts of a trip. */
const SHARED = anyCase(
  /(?:itinerary|trip|holiday|package|vorgangs\p{L}*|buchungs-?nr|auftrags\p{L}*)[^\n]{0,24}$/iu,
);

const FLIGHT_FIELDS = [
  'departureDateTime',
  'arrivalDateTime',
  'departureLocation',
  'arrivalLocation',
  'flightNumber',
  'confirmationNumber',
];
const RENTAL_FIELDS = [
  'pickupDate',
  'returnDate',
  'location',
  'returnLocation',
  'carType',
  'confirmationNumber',
];

/** Blanks the words of each leg, and the whole line where both its ends stand on one. */
export function withoutFlights(reading: Reading, legs: readonly ParsedDetail[]): Reading {
  const lineOf = (leg: ParsedDetail, field: string) => {
    const last = leg.spans[field]?.at(-1);
    return last ? lineAt(reading.lines, last.start) : -1;
  };
  const rows = legs
    .map((leg) => [lineOf(leg, 'departureDateTime'), lineOf(leg, 'arrivalDateTime')])
    .flatMap(([left, lands]) => (left === lands ? (reading.lines[left ?? -1] ?? []) : []));
  const numbers = legs.flatMap(numbersOf);
  const again = reading.lines.filter(
    ({ text }) => numbers.some((number) => text.includes(number)) && CLOCK.test(text),
  );
  return withoutBlock(reading, legs, FLIGHT_FIELDS, [...rows, ...again]);
}

const CLOCK = /\d:\d\d/;

/** "SEA-BOI  XX 173  Confirmed  10/16 10:10A / 1:45P" in a summary: the flight's clocks once more. */
function numbersOf({ flightNumber }: ParsedDetail): string[] {
  const [, carrier, digits] = /^([A-Z\d]{2})(\d{1,4})$/.exec(flightNumber ?? '') ?? [];
  return carrier && digits ? [`${carrier}${digits}`, `${carrier} ${digits}`] : [];
}

/** "MON, OCT 12" above "Check out", and below it a flight: both leave on it. */
function isOfBoth(field: string, { start, end }: SourceSpan, { clean }: Reading): boolean {
  if (!field.endsWith('DateTime')) return false;
  const isAlone = /(?:^|\n)[^\p{L}\d\n]{0,9}$/u.test(clean.slice(Math.max(0, start - 10), start));
  return isAlone && /^[ \t]{0,9}\n\s{0,9}check[- ]?(?:in|out)\b/i.test(clean.slice(end, end + 40));
}

export function withoutBlock(
  reading: Reading,
  details: readonly ParsedDetail[],
  fields: readonly string[] = RENTAL_FIELDS,
  rows: readonly SourceSpan[] = [],
): Reading {
  // No airline's code is a number: what a flight has so is an operator's.
  const isShared = ({ type }: ParsedDetail, field: string, { start, end }: SourceSpan) =>
    field === 'confirmationNumber' &&
    (SHARED.test(reading.clean.slice(Math.max(0, start - 40), start)) ||
      (type === 'flight' && /^\d{6,}$/.test(reading.clean.slice(start, end))));
  const own = details.flatMap((detail) =>
    fields.flatMap((field) =>
      (detail.spans[field] ?? []).filter(
        (span) => !isShared(detail, field, span) && !isOfBoth(field, span, reading),
      ),
    ),
  );
  const again = own.flatMap((span) => locatorAgain(reading.clean, span));
  return withClean(reading, withoutSpans(reading.clean, [...own, ...again, ...rows]));
}

/** An airline's locator that stands with each of its legs, wherever it does. */
function locatorAgain(clean: string, { start, end }: SourceSpan): SourceSpan[] {
  const value = clean.slice(start, end);
  if (!/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{6}$/.test(value)) return [];
  const found: SourceSpan[] = [];
  for (let at = clean.indexOf(value); at >= 0; at = clean.indexOf(value, at + 6))
    if (!SHARED.test(clean.slice(Math.max(0, at - 40), at)))
      found.push({ start: at, end: at + value.length });
  return found;
}
