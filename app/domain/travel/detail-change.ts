import { z } from 'zod';
import { baseValues } from '~/domain/base-version';
import type { TravelDetail } from './travel-detail';
import { TravelDetailPatch } from './travel-detail-input';

/** What a person can change and another screen may have changed meanwhile. */
export const GUARDED_COLUMNS = [
  'title',
  'provider',
  'flightNumber',
  'confirmationNumber',
  'departureLocation',
  'departureDateTime',
  'departureTimeZone',
  'arrivalLocation',
  'arrivalDateTime',
  'arrivalTimeZone',
  'seatInfo',
  'roomInfo',
  'carType',
  'notes',
  'additionalDetails',
] as const satisfies readonly (keyof TravelDetail)[];

/** Fields as a screen has read them. */
export type BaseColumns = NonNullable<z.output<typeof DetailChange>['ifUnchanged']>;

/**
 * What a screen changes and, with `ifUnchanged`, what it had read of these fields before: if one
 * of them is something else by now, nothing is changed.
 */
export const DetailChange = z.intersection(
  TravelDetailPatch,
  z.object({ ifUnchanged: baseValues(GUARDED_COLUMNS) }),
);
