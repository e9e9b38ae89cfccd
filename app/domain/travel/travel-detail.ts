export const DETAIL_TYPES = ['flight', 'hotel', 'car', 'other'] as const;
export type DetailType = (typeof DETAIL_TYPES)[number];

/**
 * One booked leg, stay or rental. Date-times are wall-clock times where they happen
 * ("2026-12-04T07:05"), each with its IANA zone beside it.
 *
 * Flights: departure and arrival. Hotels: arrival = check-in, departure = check-out,
 * arrivalLocation = address. Cars: departure = pick-up, arrival = return.
 */
export interface TravelDetail {
  id: string;
  gigId: string;
  detailType: DetailType;
  provider: string | null;
  flightNumber: string | null;
  confirmationNumber: string | null;
  title: string | null;
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
  additionalDetails: string | null;
  additionalInfo: string | null;
  googleEventId: string | null;
  /** The text the booking was read from, kept as it was pasted. */
  sourceText: string | null;
  createdAt: string;
  /* Derived from the pairs above, by type. */
  location: string | null;
  returnLocation: string | null;
  date: string | null;
  endDate: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  pickupDate: string | null;
  returnDate: string | null;
}
