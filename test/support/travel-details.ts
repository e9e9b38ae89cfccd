import { type DetailOf, emptyDetail } from '~/domain/parse/parsed-detail';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';

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

export function aParsedDetail<Type extends DetailType = 'flight'>(
  fields: Partial<DetailOf<Type>> & { type?: Type } = {},
): DetailOf<Type> {
  const detail = { ...emptyDetail(fields.type ?? 'flight'), confidence: 1, ...fields };
  return detail as DetailOf<Type>;
}
