import type { TravelDetailRow } from '~/data/schema';

export const DETAIL_TYPES = ['flight', 'hotel', 'car', 'other'] as const;
export type DetailType = (typeof DETAIL_TYPES)[number];

/**
 * One booked leg, hotel or car, from where and when it starts to where and when it ends. Date-times
 * are wall-clock times where they happen ("2026-12-04T07:05"), each with its IANA zone beside it.
 *
 * Flights start with the departure, hotels with the check-in, cars with the pick-up. A hotel's
 * address is where it starts. What the API calls all this: `detail-api.ts`.
 */
export interface TravelDetail
  extends Omit<TravelDetailRow, 'userId' | 'confirmationTextId' | 'updatedAt'> {}
