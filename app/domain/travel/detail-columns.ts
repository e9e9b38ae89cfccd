import type { TravelDetailRow } from '~/data/schema';
import { zonesOf } from './detail-zones';
import type { DetailType, TravelDetail } from './travel-detail';
import type { TravelDetailPatch } from './travel-detail-input';

/*
 * A detail is stored as one pair of ends, departure and arrival. What each end is called by type:
 * a stay begins with its arrival, a flight and a rental with their departure.
 */

type Columns = Omit<
  TravelDetailPatch,
  | 'location'
  | 'returnLocation'
  | 'date'
  | 'endDate'
  | 'checkInDate'
  | 'checkOutDate'
  | 'pickupDate'
  | 'returnDate'
>;

/** The columns a patch sets; a field under its type's own name fills its end if that is not given. */
export function toColumns(type: DetailType, patch: TravelDetailPatch): Columns {
  const {
    location,
    returnLocation,
    date,
    endDate,
    checkInDate,
    checkOutDate,
    pickupDate,
    returnDate,
    ...columns
  } = patch;
  const aliases: Columns =
    type === 'hotel'
      ? {
          arrivalDateTime: firstGiven(checkInDate, date),
          departureDateTime: firstGiven(checkOutDate, endDate),
          arrivalLocation: location,
        }
      : {
          departureDateTime: firstGiven(type === 'car' ? pickupDate : undefined, date),
          arrivalDateTime: firstGiven(type === 'car' ? returnDate : undefined, endDate),
          departureLocation: location,
          arrivalLocation: type === 'car' ? returnLocation : undefined,
        };
  return withoutUndefined({ ...withoutUndefined(aliases), ...withoutUndefined(columns) });
}

/** The columns a new detail begins with: there is nothing yet that null could clear. */
export function newColumns(type: DetailType, input: TravelDetailPatch): Columns {
  const given = Object.entries(input).filter(([, value]) => value !== null);
  return toColumns(type, Object.fromEntries(given));
}

/** A stored detail as all read it; its gig's zone is for the ends that have none of their own. */
export function toTravelDetail(row: TravelDetailRow, gigZone: string | null): TravelDetail {
  const { userId: _u, updatedAt: _a, ...detail } = row;
  const isStay = row.detailType === 'hotel';
  const isRental = row.detailType === 'car';
  const start = isStay ? row.arrivalDateTime : row.departureDateTime;
  const end = isStay ? row.departureDateTime : row.arrivalDateTime;
  return {
    ...detail,
    ...zonesOf(row, gigZone),
    location: isStay ? row.arrivalLocation : row.departureLocation,
    returnLocation: isRental ? row.arrivalLocation : null,
    date: dayOf(start),
    endDate: dayOf(end),
    checkInDate: isStay ? start : null,
    checkOutDate: isStay ? end : null,
    pickupDate: isRental ? start : null,
    returnDate: isRental ? end : null,
  };
}

/** Null is given, and clears the field; undefined is not. */
function firstGiven<Value>(...values: (Value | undefined)[]): Value | undefined {
  return values.find((value) => value !== undefined);
}

function dayOf(wallTime: string | null): string | null {
  return wallTime?.slice(0, 10) ?? null;
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
