import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { splitWallTime } from '~/domain/time/wall-time';
import { FORM_COLUMNS, fieldOfType, type TypeField } from '~/domain/travel/detail-fields';
import { type ParsedField, parsedField } from '~/domain/travel/parsed-to-input';
import type { DetailType } from '~/domain/travel/travel-detail';
import { airportLabel, flightName } from '~/domain/travel/travel-label';

export interface RowInput {
  field: ParsedField;
  label: string;
  kind: 'text' | 'airport' | 'moment' | 'place';
}

/** One line of the review: a value to read, made of one or two fields to correct. */
export interface ReviewRow {
  label: string;
  inputs: RowInput[];
}

export const REVIEW_ROWS: Record<ParsedDetail['type'], ReviewRow[]> = {
  flight: flightRows(),
  hotel: rowsOf('hotel'),
  car: rowsOf('car'),
  other: rowsOf('other'),
};

function rowsOf(type: DetailType): ReviewRow[] {
  return FORM_COLUMNS.flatMap((column) => {
    const words = fieldOfType(type, column);
    const field = parsedField(type, column);
    if (!words || words.rare || !field) return [];
    const input = { field, label: words.alone ?? words.label, kind: kindOf(words) };
    return [{ label: words.row ?? words.label, inputs: [input] }];
  });
}

/** A flight is told by its airline and its number together: "Delta 1432". */
function flightRows(): ReviewRow[] {
  const [airline, number, ...others] = rowsOf('flight');
  const inputs = [airline, number].flatMap((row) => row?.inputs ?? []);
  return [{ label: 'Flight', inputs }, ...others];
}

function kindOf({ input }: TypeField): RowInput['kind'] {
  return input === 'code' || input === 'prose' ? 'text' : input;
}

/** The fields of a row that have a value. */
export function isFilled(detail: ParsedDetail, { inputs }: ReviewRow): boolean {
  return inputs.some(({ field }) => detail[field] !== null);
}

export function filledRows(detail: ParsedDetail): ReviewRow[] {
  return REVIEW_ROWS[detail.type].filter((row) => isFilled(detail, row));
}

/**
 * What the row says: "Delta 1432", "DFW, Dallas", "Fri, Sep 18, 2026, 7:05 AM CDT". Where nobody knows
 * the zone of a place it is the gig's, as it is once the booking is saved; a flight's is not guessed.
 */
export function rowValue(
  detail: ParsedDetail,
  { inputs }: ReviewRow,
  gigZone: string | null = null,
): { value: string; zone: string } {
  const [first, second] = inputs;
  const inherited = detail.type === 'flight' ? null : gigZone;
  const value = first ? detail[first.field] : null;
  if (second) return { value: flightName(detail) ?? '', zone: '' };
  if (!first || value === null) return { value: '', zone: '' };
  if (first.kind === 'airport') return { value: airportLabel(value), zone: '' };
  if (first.kind === 'moment') {
    const moment = splitWallTime(value);
    return {
      value: moment ? wallTimeLabel(moment, true) : value,
      zone: moment ? lettersOf(moment, zoneOf(detail, first.field) ?? inherited) : '',
    };
  }
  return { value, zone: '' };
}

const STARTS: ParsedField[] = ['departureDateTime', 'checkInDate', 'pickupDate'];

function zoneOf(detail: ParsedDetail, field: ParsedField): string | null {
  return STARTS.includes(field) ? detail.departureTimeZone : detail.arrivalTimeZone;
}

/** The words a row was read from, as printed and short enough to quote. Of markup none are printed. */
export function quoteOf(detail: ParsedDetail, { inputs }: ReviewRow): string | null {
  const words = inputs
    .filter(({ field }) => detail.spans[field]?.length)
    .flatMap(({ field }) => detail.sources[field]?.replace(/\s+/g, ' ').trim() || []);
  const quote = [...new Set(words)].join(' … ');
  if (!quote) return null;
  return quote.length > MOST_QUOTED ? `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…` : quote;
}

const MOST_QUOTED = 90;
