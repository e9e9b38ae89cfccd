import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { splitWallTime } from '~/domain/time/wall-time';
import type { ParsedField } from '~/domain/travel/parsed-to-input';
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

const text = (field: ParsedField, label: string): RowInput => ({ field, label, kind: 'text' });
const airport = (field: ParsedField, label: string): RowInput => ({
  field,
  label,
  kind: 'airport',
});
const moment = (field: ParsedField, label: string): RowInput => ({ field, label, kind: 'moment' });
const row = (label: string, ...inputs: RowInput[]): ReviewRow => ({ label, inputs });

const confirmation = row('Confirmation', text('confirmationNumber', 'Confirmation'));
const notes = row('Notes', text('notes', 'Notes'));

export const REVIEW_ROWS: Record<ParsedDetail['type'], ReviewRow[]> = {
  flight: [
    row('Flight', text('provider', 'Airline'), text('flightNumber', 'Flight number')),
    confirmation,
    row('From', airport('departureLocation', 'Departure airport')),
    row('Departs', moment('departureDateTime', 'Departure')),
    row('To', airport('arrivalLocation', 'Arrival airport')),
    row('Arrives', moment('arrivalDateTime', 'Arrival')),
    row('Seat', text('seatInfo', 'Seat')),
    notes,
  ],
  hotel: [
    row('Hotel', text('provider', 'Hotel')),
    confirmation,
    row('Address', { field: 'location', label: 'Address', kind: 'place' }),
    row('Check in', moment('checkInDate', 'Check-in')),
    row('Check out', moment('checkOutDate', 'Check-out')),
    row('Room', text('roomInfo', 'Room')),
    notes,
  ],
  car: [
    row('Company', text('provider', 'Company')),
    confirmation,
    row('Pick up at', text('location', 'Pick-up place')),
    row('Pick up', moment('pickupDate', 'Pick-up')),
    row('Return to', text('returnLocation', 'Return place')),
    row('Return', moment('returnDate', 'Return')),
    row('Car', text('carType', 'Car')),
    notes,
  ],
  other: [
    row('What it is', text('title', 'What is it?')),
    row('Company', text('provider', 'Company')),
    confirmation,
    row('From', text('departureLocation', 'From')),
    row('Starts', moment('departureDateTime', 'Start')),
    row('To', text('arrivalLocation', 'To')),
    row('Ends', moment('arrivalDateTime', 'End')),
    row('Seat', text('seatInfo', 'Seat')),
    notes,
  ],
};

/** The fields of a row that have a value. */
export function isFilled(detail: ParsedDetail, { inputs }: ReviewRow): boolean {
  return inputs.some(({ field }) => detail[field] !== null);
}

/** What the row says: "Delta 1432", "DFW, Dallas", "Fri, Sep 18, 2026, 7:05 AM CDT". */
export function rowValue(
  detail: ParsedDetail,
  { inputs }: ReviewRow,
): { value: string; zone: string } {
  const [first, second] = inputs;
  const value = first ? detail[first.field] : null;
  if (second) return { value: flightName(detail) ?? '', zone: '' };
  if (!first || value === null) return { value: '', zone: '' };
  if (first.kind === 'airport') return { value: airportLabel(value), zone: '' };
  if (first.kind === 'moment') {
    const moment = splitWallTime(value);
    return {
      value: moment ? wallTimeLabel(moment, true) : value,
      zone: moment ? lettersOf(moment, zoneOf(detail, first.field)) : '',
    };
  }
  return { value, zone: '' };
}

function zoneOf(detail: ParsedDetail, field: ParsedField): string | null {
  if (field === 'departureDateTime') return detail.departureTimeZone;
  return field === 'arrivalDateTime' ? detail.arrivalTimeZone : null;
}

/** The words a row was read from, as printed and short enough to quote. */
export function quoteOf(detail: ParsedDetail, { inputs }: ReviewRow): string | null {
  const words = inputs.flatMap(
    ({ field }) => detail.sources[field]?.replace(/\s+/g, ' ').trim() || [],
  );
  const quote = [...new Set(words)].join(' … ');
  if (!quote) return null;
  return quote.length > MOST_QUOTED ? `${quote.slice(0, MOST_QUOTED - 1).trimEnd()}…` : quote;
}

const MOST_QUOTED = 90;

/** Filled rows and open questions, for the line under the heading. */
export function countFields(details: ParsedDetail[]): { read: number; open: number } {
  const rows = details.flatMap((detail) =>
    REVIEW_ROWS[detail.type].filter((one) => isFilled(detail, one)),
  );
  const open = details.flatMap((detail) =>
    detail.doubts.filter((doubt) => detail[doubt.field as ParsedField] === null),
  );
  return { read: rows.length, open: open.length };
}
