import type { DetailType } from '~/domain/travel/travel-detail';

import type { DetailField, ParsedDetail } from '../parsed-detail';

/** What a full confirmation tells: where one of these is empty, the second reader is asked. */
const EXPECTED: Record<DetailType, readonly DetailField[]> = {
  flight: [
    'flightNumber',
    'confirmationNumber',
    'departureLocation',
    'departureDateTime',
    'arrivalLocation',
    'arrivalDateTime',
  ],
  hotel: ['provider', 'confirmationNumber', 'location', 'checkInDate', 'checkOutDate'],
  car: ['provider', 'confirmationNumber', 'location', 'pickupDate', 'returnDate'],
  other: [
    'title',
    'confirmationNumber',
    'departureLocation',
    'departureDateTime',
    'arrivalLocation',
    'arrivalDateTime',
  ],
};

/** What many confirmations do not tell: asked along with the others, never alone. */
const BESIDE: Record<DetailType, readonly DetailField[]> = {
  flight: ['provider', 'seatInfo'],
  hotel: ['roomInfo'],
  car: ['returnLocation', 'carType'],
  other: ['provider', 'seatInfo'],
};

/** The moments of which the day alone may be printed as well. */
const WITH_CLOCK: readonly DetailField[] = ['departureDateTime', 'arrivalDateTime'];

export function isMoment(field: DetailField): boolean {
  return /(?:DateTime|Date)$/.test(field);
}

/**
 * The fields the rules left empty, also those of a moment without its time; none where only what is
 * seldom printed is missing. What the person is asked about is theirs to answer.
 */
export function missingFields(detail: ParsedDetail): DetailField[] {
  const asked = new Set(detail.ambiguities.map(({ field }) => field));
  const isMissing = (field: DetailField) =>
    !asked.has(field) &&
    (detail[field] === null || (WITH_CLOCK.includes(field) && detail[field]?.length === 10));
  const expected = EXPECTED[detail.type].filter(isMissing);
  return expected.length > 0 ? [...expected, ...BESIDE[detail.type].filter(isMissing)] : [];
}
