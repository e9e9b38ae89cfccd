import { emptyToNull } from '~/domain/empty-to-null';
import { splitWallTime, timeZoneNamed } from '~/domain/time/wall-time';
import { z } from '~/zod';
import { API_ALIASES, type ApiFields, apiName } from './detail-api';
import { DETAIL_COLUMNS, type DetailColumn, detailField } from './detail-fields';
import { DETAIL_TYPES } from './travel-detail';

/** Empty text and null both clear a field. */
function textOf(max: number) {
  return z.preprocess(
    emptyToNull,
    z.string().trim().max(max, `At most ${max} characters`).nullable().optional(),
  );
}

/** "2026-12-04T07:05": an offset is dropped, and a missing time counts as 00:00. */
const wallTime = z.preprocess(
  emptyToNull,
  z
    .string()
    .transform((text, context) => {
      const parts = splitWallTime(text);
      if (!parts) context.addIssue({ code: 'custom', message: 'Enter a valid date and time' });
      return parts ? `${parts.day}T${parts.time ?? '00:00'}` : z.NEVER;
    })
    .nullable()
    .optional(),
);

const zone = z.preprocess(
  emptyToNull,
  z
    .string()
    .transform((text, context) => {
      const known = timeZoneNamed(text);
      if (!known) context.addIssue({ code: 'custom', message: 'Unknown time zone' });
      return known ?? z.NEVER;
    })
    .nullable()
    .optional(),
);

type FieldSchema = z.ZodType<string | null | undefined>;

function schemaOf(column: DetailColumn): FieldSchema {
  const { holds, limit = 0 } = detailField(column);
  return { text: textOf(limit), moment: wallTime, zone }[holds];
}

/** In the names of the API; an alias takes what its end takes. */
const named = [
  ...DETAIL_COLUMNS.map((column) => [apiName('flight', column), schemaOf(column)]),
  ...API_ALIASES.map(({ alias, field }) => [alias, schemaOf(field)]),
];

const fields = z.object({
  gigId: z.string('Choose a gig'),
  detailType: z.enum(DETAIL_TYPES, 'Choose flight, hotel, car or other'),
  /** The kept text it was read from. */
  confirmationTextId: z.string().nullish(),
  ...(Object.fromEntries(named) as Record<keyof ApiFields, FieldSchema>),
});

export const NewTravelDetailInput = fields.extend({
  /** The same for each attempt at one detail, so that an answer that was lost makes no second. */
  idempotencyKey: z.uuidv7('This key is no UUID of version 7').toLowerCase().optional(),
  /**
   * Whether the key was sent before, without an answer, and these are the fields as they are by
   * now: a detail that is there takes them. A first attempt that arrives late takes nothing back.
   */
  retry: z.boolean().optional(),
});
export type NewTravelDetailInput = z.output<typeof NewTravelDetailInput>;

/** A detail of a gig that is not saved yet; with its id where it is to take a stored one's place. */
export const TravelDetailDraft = fields
  .omit({ gigId: true, confirmationTextId: true })
  .extend({ id: z.string().optional() });
export type TravelDetailDraft = z.output<typeof TravelDetailDraft>;

export const TravelDetailPatch = fields.partial();
export type TravelDetailPatch = z.output<typeof TravelDetailPatch>;
