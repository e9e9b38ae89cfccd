import type { DetailType } from '~/domain/travel/travel-detail';
import type { ParsedDetail, SourceSpan } from './parsed-detail';
import type { Reading } from './reading';

export function emptyDetail(type: DetailType): ParsedDetail {
  return {
    type,
    provider: null,
    title: null,
    confirmationNumber: null,
    location: null,
    date: null,
    endDate: null,
    flightNumber: null,
    departureLocation: null,
    arrivalLocation: null,
    departureDateTime: null,
    arrivalDateTime: null,
    departureTimeZone: null,
    arrivalTimeZone: null,
    seatInfo: null,
    checkInDate: null,
    checkOutDate: null,
    roomInfo: null,
    returnLocation: null,
    pickupDate: null,
    returnDate: null,
    carType: null,
    notes: null,
    additionalDetails: null,
    confidence: 0,
    sources: {},
    spans: {},
    doubts: [],
  };
}

/** The fields that hold words or times. */
export type DetailField = {
  [Field in keyof ParsedDetail]: ParsedDetail[Field] extends string | null ? Field : never;
}[keyof ParsedDetail] &
  Exclude<keyof ParsedDetail, 'type'>;

/** Sets a field together with the printed words it was read from. */
export function fill(
  detail: ParsedDetail,
  field: DetailField,
  value: string | null,
  reading: Reading | null = null,
  places: readonly (SourceSpan | null | undefined)[] = [],
) {
  if (value === null || value === '') return;
  detail[field] = value;
  const spans = places
    .filter((place) => place != null)
    .map(({ start, end }) => ({ start, end }))
    .filter((span, i, all) => all.findIndex((other) => other.start === span.start) === i);
  detail.spans[field] = spans;
  detail.sources[field] = reading
    ? spans
        .map((span) => reading.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim())
        .join(' ')
    : value;
}
