import type { ParsedDetail } from '../parsed-detail';
import { airlineName } from '../vocabulary/airlines';

/** Drops what is half a result: a flight needs both ends and a day, a stay and a rental both days in order, a ride a place and a day. */
export function isComplete(detail: ParsedDetail): boolean {
  const has = (field: keyof ParsedDetail) =>
    detail[field] !== null || detail.ambiguities.some((ambiguity) => ambiguity.field === field);
  if (detail.type === 'flight') {
    const ends =
      has('departureLocation') &&
      has('arrivalLocation') &&
      detail.departureLocation !== (detail.arrivalLocation ?? '');
    const told = detail.flightNumber ?? detail.confirmationNumber ?? detail.provider;
    const clocks = [detail.departureDateTime, detail.arrivalDateTime];
    const bothClocks = clocks.every((time) => time !== null && time.length > 10);
    return ends && has('departureDateTime') && (told !== null || bothClocks);
  }
  if (detail.type === 'hotel') {
    return (
      has('provider') &&
      has('checkInDate') &&
      has('checkOutDate') &&
      inOrder(detail.checkInDate, detail.checkOutDate)
    );
  }
  if (detail.type === 'other') {
    const place = detail.departureLocation ?? detail.arrivalLocation;
    return detail.title !== null && has('departureDateTime') && place !== null;
  }
  return (
    (detail.provider ?? detail.confirmationNumber) !== null &&
    has('pickupDate') &&
    has('returnDate') &&
    inOrder(detail.pickupDate, detail.returnDate)
  );
}

function inOrder(from: string | null, to: string | null): boolean {
  return from === null || to === null || from.slice(0, 10) <= to.slice(0, 10);
}

const EXPECTED = {
  flight: [
    'provider',
    'confirmationNumber',
    'flightNumber',
    'departureLocation',
    'arrivalLocation',
    'departureDateTime',
    'arrivalDateTime',
  ],
  hotel: ['provider', 'confirmationNumber', 'location', 'checkInDate', 'checkOutDate'],
  car: [
    'provider',
    'confirmationNumber',
    'location',
    'returnLocation',
    'pickupDate',
    'returnDate',
    'carType',
  ],
  other: [
    'title',
    'provider',
    'confirmationNumber',
    'departureLocation',
    'arrivalLocation',
    'departureDateTime',
    'arrivalDateTime',
  ],
} as const;

/** The share of what a full confirmation holds, less a little for every ambiguity. */
export function confidenceOf(detail: ParsedDetail, structured: boolean): number {
  const expected = EXPECTED[detail.type];
  let found = 0;
  for (const field of expected) {
    const value = detail[field];
    if (value === null) continue;
    const dayOnly = /(?:DateTime|Date)$/.test(field) && value.length === 10;
    found += dayOnly ? 0.7 : 1;
  }
  const known =
    detail.type !== 'flight' ||
    (detail.flightNumber !== null && airlineName(detail.flightNumber.slice(0, 2)) !== null);
  const share = found / expected.length;
  const score =
    (structured ? 0.6 : 0.35) +
    share * (structured ? 0.4 : 0.6) -
    detail.ambiguities.length * 0.1 -
    (known ? 0 : 0.05);
  return Math.round(Math.min(0.99, Math.max(0.05, score)) * 100) / 100;
}
