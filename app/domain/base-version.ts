import { z } from '~/zod';

/** What a screen has read in a field. */
export type BaseValue = string | boolean | null;

/** The shape of what a screen says it has seen, by the names of the fields that are looked after. */
export function baseValues<Field extends string>(fields: readonly Field[]) {
  const value = z.union([z.string(), z.boolean(), z.null()]);
  return z.partialRecord(z.enum(fields), value).optional();
}

type Known<Field extends string> = Partial<Record<Field, unknown>>;

/**
 * The fields that are no longer as they were seen, with what they are now. One that already is
 * what it is to become is none: the same change sent twice is one change.
 */
export function staleFields<Field extends string>(
  fields: readonly Field[],
  stored: Known<Field>,
  wanted: Known<Field>,
  baseVersion: Partial<Record<Field, BaseValue>>,
): Partial<Record<Field, BaseValue>> {
  const moved = fields.filter(
    (field) =>
      baseVersion[field] !== undefined &&
      stored[field] !== baseVersion[field] &&
      !(wanted[field] !== undefined && wanted[field] === stored[field]),
  );
  return Object.fromEntries(moved.map((field) => [field, stored[field]])) as Partial<
    Record<Field, BaseValue>
  >;
}
