import { z } from 'zod';
import { emptyToNull } from '~/domain/empty-to-null';
import { splitWallTime, timeZoneNamed } from '~/domain/time/wall-time';
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

const fields = z.object({
  gigId: z.string('Choose a gig'),
  detailType: z.enum(DETAIL_TYPES, 'Choose flight, hotel, car or other'),
  title: textOf(200),
  provider: textOf(200),
  flightNumber: textOf(20),
  confirmationNumber: textOf(60),
  departureLocation: textOf(300),
  departureDateTime: wallTime,
  departureTimeZone: zone,
  arrivalLocation: textOf(300),
  arrivalDateTime: wallTime,
  arrivalTimeZone: zone,
  seatInfo: textOf(120),
  roomInfo: textOf(300),
  carType: textOf(200),
  notes: textOf(8000),
  additionalDetails: textOf(8000),
  additionalInfo: textOf(8000),
  sourceText: textOf(60_000),
  /* The same facts under the names of one type; they fill the pairs above. */
  location: textOf(300),
  returnLocation: textOf(300),
  date: wallTime,
  endDate: wallTime,
  checkInDate: wallTime,
  checkOutDate: wallTime,
  pickupDate: wallTime,
  returnDate: wallTime,
});

export const NewTravelDetailInput = fields.extend({
  /** The same for each attempt at one detail, so that an answer that was lost makes no second. */
  idempotencyKey: z.uuidv7('This key is no UUID of version 7').toLowerCase().optional(),
});
export type NewTravelDetailInput = z.output<typeof NewTravelDetailInput>;

export const TravelDetailPatch = fields.partial();
export type TravelDetailPatch = z.output<typeof TravelDetailPatch>;
