import type { DetailType } from '~/domain/travel/travel-detail';

/** What a calendar event says of a booking, in the columns of a travel detail. */
export interface TravelDraft {
  detailType: DetailType;
  title: string | null;
  provider: string | null;
  flightNumber: string | null;
  confirmationNumber: string | null;
  departureLocation: string | null;
  departureDateTime: string | null;
  departureTimeZone: string | null;
  arrivalLocation: string | null;
  arrivalDateTime: string | null;
  arrivalTimeZone: string | null;
  seatInfo: string | null;
  roomInfo: string | null;
  carType: string | null;
  notes: string | null;
}

/** The columns that Google changed and the person left as they came. */
export function changedByGoogle(
  before: TravelDraft,
  after: TravelDraft,
  stored: TravelDraft,
): Partial<TravelDraft> {
  const fields = Object.keys(after) as (keyof TravelDraft)[];
  const changed = fields.filter(
    (field) => after[field] !== before[field] && stored[field] === before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
