import { type BaseValue, baseValues, staleFields } from '~/domain/base-version';
import { z } from '~/zod';
import type { Gig } from './gig';
import { GigPatch } from './gig-input';

/** What a person can change and another screen may have changed meanwhile. */
const GUARDED = [
  'title',
  'type',
  'date',
  'endDate',
  'startTime',
  'endTime',
  'loadInTime',
  'location',
  'airport',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactOrganization',
  'flightBooked',
  'hotelBooked',
  'carBooked',
  'travelNotNeeded',
  'additionalInfo',
] as const satisfies readonly (keyof Gig)[];

type GuardedField = (typeof GUARDED)[number];

/** Fields as a screen has read them. */
export type BaseFields = Partial<Record<GuardedField, BaseValue>>;

/**
 * What a screen changes and, with `ifUnchanged`, what it had read of these fields before: if one
 * of them is something else by now, nothing is changed.
 */
export const GigChange = z.intersection(GigPatch, z.object({ ifUnchanged: baseValues(GUARDED) }));

type Known = Partial<Record<GuardedField, unknown>>;

/** The fields that are no longer as they were seen, with what they are now. */
export function changedElsewhere(stored: Known, wanted: Known, baseFields: BaseFields): BaseFields {
  return staleFields(GUARDED, stored, wanted, baseFields);
}
