import { z } from 'zod';
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
  'location',
  'airport',
  'contactName',
  'contactEmail',
  'contactOrganization',
  'flightBooked',
  'hotelBooked',
  'carBooked',
  'travelNotNeeded',
  'additionalInfo',
] as const satisfies readonly (keyof Gig)[];

type GuardedField = (typeof GUARDED)[number];
type SeenValue = string | boolean | null;

/** Fields as a screen has read them. */
export type SeenFields = Partial<Record<GuardedField, SeenValue>>;

const seen = z.union([z.string(), z.boolean(), z.null()]);

/**
 * What a screen changes and, with `ifUnchanged`, what it had read of these fields before: if one
 * of them is something else by now, nothing is changed.
 */
export const GigChange = z.intersection(
  GigPatch,
  z.object({ ifUnchanged: z.partialRecord(z.enum(GUARDED), seen).optional() }),
);

type Known = Partial<Record<GuardedField, unknown>>;

/**
 * The fields that are no longer as they were seen, with what they are now. One that already is
 * what it is to become is none: the same change sent twice is one change.
 */
export function changedElsewhere(stored: Known, wanted: Known, seenFields: SeenFields): SeenFields {
  const moved = GUARDED.filter(
    (field) =>
      seenFields[field] !== undefined &&
      stored[field] !== seenFields[field] &&
      !(wanted[field] !== undefined && wanted[field] === stored[field]),
  );
  return Object.fromEntries(moved.map((field) => [field, stored[field] as SeenValue]));
}
