import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import type { TravelDetail } from '~/domain/travel/travel-detail';

let count = 0;

/** A flight unless it says otherwise, in the names of the API. */
export function aDetail(fields: Partial<DetailAnswer> = {}): TravelDetail {
  count += 1;
  return fromAnswer({
    id: `detail-${count}`,
    gigId: 'gig',
    detailType: 'flight',
    provider: null,
    flightNumber: null,
    confirmationNumber: null,
    title: null,
    departureLocation: null,
    departureDateTime: null,
    departureTimeZone: null,
    arrivalLocation: null,
    arrivalDateTime: null,
    arrivalTimeZone: null,
    seatInfo: null,
    roomInfo: null,
    carType: null,
    notes: null,
    additionalDetails: null,
    additionalInfo: null,
    googleEventId: null,
    sourceText: null,
    createdAt: '2026-05-01T00:00:00.000Z',
    location: null,
    returnLocation: null,
    date: null,
    endDate: null,
    checkInDate: null,
    checkOutDate: null,
    pickupDate: null,
    returnDate: null,
    ...fields,
  });
}

export function aParsedDetail(fields: Partial<ParsedDetail> = {}): ParsedDetail {
  return {
    type: 'flight',
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
    confidence: 1,
    sources: {},
    spans: {},
    doubts: [],
    ...fields,
  };
}
