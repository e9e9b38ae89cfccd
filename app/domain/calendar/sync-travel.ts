import { z } from '~/zod';

/** Which bookings to look for in the calendar. */
export const SyncTravelInput = z.object({
  filterType: z.enum(['hotel', 'car'], 'Choose hotel or car'),
});
export type FilterType = z.output<typeof SyncTravelInput>['filterType'];

/** What was found, as the API answers it. */
export interface BookingsFound {
  /** How many are new. */
  imported: number;
  /** Of cars: how many were found at all. */
  carEvents?: number;
}
