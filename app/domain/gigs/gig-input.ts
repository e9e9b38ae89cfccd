import { emptyToNull } from '~/domain/empty-to-null';
import { isVisible } from '~/domain/is-visible';
import { isClock, splitWallTime } from '~/domain/time/wall-time';
import { z } from '~/zod';
import { isAfterStart, LOAD_IN_ERROR } from './load-in';
import { isPhoneNumber } from './title/phone-number';

/* One set of rules for the Add New Gig form, the inline editors and the API. */

/** A calendar day at the venue, or a date-time that brings the time along. */
function dayOrDateTime(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .transform((text, context) => {
      const wallTime = splitWallTime(text);
      if (!wallTime) context.addIssue({ code: 'custom', message: 'Enter a valid date' });
      return wallTime ?? z.NEVER;
    });
}

/** Empty text and null both mean "none". */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyToNull, schema.nullable());
}

const line = (max: number, name: string) =>
  z.string().trim().max(max, `${name} must be at most ${max} characters`);

/** Half an emoji is stored as something else, and the location that is looked up has to be the one stored. */
function withoutHalfLetters(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

const clock = z.string().trim().refine(isClock, 'Enter a time as HH:mm');

/** Form data has no booleans. */
const flag = z.preprocess(
  (value) =>
    value === 'true' || value === 'on' ? true : value === 'false' ? false : (value ?? false),
  z.boolean(),
);

function degrees(limit: number, name: string) {
  const message = `${name} must be between -${limit} and ${limit}`;
  const decimal = z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(\.\d+)?$/, message)
    .transform(Number);
  return orNothing(
    z
      .union([z.number(), decimal], message)
      .pipe(z.number().min(-limit, message).max(limit, message)),
  );
}

const airport = orNothing(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Airport code must be exactly 3 characters'),
);

const fields = {
  title: z
    .string('Event title is required')
    .trim()
    .refine(isVisible, 'Event title is required')
    .max(200, 'Event title must be at most 200 characters'),
  location: z
    .string('Location is required')
    .overwrite(withoutHalfLetters)
    .trim()
    .refine(isVisible, 'Location is required')
    .max(300, 'Location must be at most 300 characters'),
  date: dayOrDateTime('Date is required'),
  endDate: orNothing(dayOrDateTime('Enter a valid date')),
  startTime: orNothing(clock),
  endTime: orNothing(clock),
  loadInTime: orNothing(clock),
  type: z.enum(['booked', 'possible'], 'Choose booked or possible'),
  airport,
  contactName: orNothing(line(120, 'Contact name')),
  contactEmail: orNothing(
    z.string().trim().max(254, 'Invalid email format').pipe(z.email('Invalid email format')),
  ),
  contactPhone: orNothing(line(40, 'Phone').refine(isPhoneNumber, 'Invalid phone number')),
  contactOrganization: orNothing(line(160, 'Organization')),
  flightBooked: flag,
  hotelBooked: flag,
  carBooked: flag,
  travelNotNeeded: flag,
  latitude: degrees(90, 'Latitude'),
  longitude: degrees(180, 'Longitude'),
  additionalInfo: orNothing(z.string().max(8000)),
};

/** `status` and `type` are one field. */
function statusAsType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('status' in value)) return value;
  const { status, ...rest } = value;
  return { type: status, ...rest };
}

type Coordinates = { latitude?: number | null; longitude?: number | null; location?: string };

/** Coordinates come as a pair and with the place they belong to. */
function checkCoordinates(
  { latitude, longitude, location }: Coordinates,
  context: z.RefinementCtx,
) {
  const given = [latitude, longitude].filter((value) => value !== undefined && value !== null);
  if (given.length === 1) {
    context.addIssue({
      code: 'custom',
      path: ['latitude'],
      message: 'Latitude and longitude come together',
    });
  }
  if (given.length > 0 && location === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['location'],
      message: 'Coordinates come with their location',
    });
  }
}

const END_BEFORE_START = "End date can't be before the start date";

/** What the Add New Gig form holds. */
export const NewGigFields = z
  .object({
    ...fields,
    /** The same for each attempt at one gig, so that an answer that was lost makes no second. */
    idempotencyKey: z.uuidv7('This key is no UUID of version 7').toLowerCase().optional(),
    /**
     * Whether the key was sent before, without an answer, and these are the fields as they are by
     * now: a gig that is there takes them. A first attempt that arrives late takes nothing back.
     */
    retry: z.boolean().optional(),
    type: fields.type.default('possible'),
  })
  .partial({
    endDate: true,
    startTime: true,
    endTime: true,
    loadInTime: true,
    airport: true,
    contactName: true,
    contactEmail: true,
    contactPhone: true,
    contactOrganization: true,
    latitude: true,
    longitude: true,
    additionalInfo: true,
  })
  .superRefine(checkCoordinates)
  .refine(({ date, endDate }) => !endDate || endDate.day >= date.day, {
    path: ['endDate'],
    message: END_BEFORE_START,
    // Also while another field is wrong: everything is said at once.
    when: ({ value }) => BothDays.safeParse(value).success,
  })
  .refine(({ date, startTime = date.time, loadInTime }) => isInTime(loadInTime, startTime), {
    path: [LOAD_IN_ERROR.field],
    message: LOAD_IN_ERROR.message,
    when: ({ value }) => StartAndLoadIn.safeParse(value).success,
  });

function isInTime(loadInTime: string | null | undefined, startTime: string | null): boolean {
  return !loadInTime || !startTime || !isAfterStart(loadInTime, startTime);
}

const StartAndLoadIn = z.object({
  date: z.object({ day: z.string() }),
  startTime: z.string().nullish(),
  loadInTime: z.string(),
});

const BothDays = z.object({
  date: z.object({ day: z.string() }),
  endDate: z.object({ day: z.string() }),
});

export const NewGigInput = z.preprocess(statusAsType, NewGigFields);
export type NewGigInput = z.output<typeof NewGigInput>;

/** When and where a gig that is being entered would be. */
export const GigTimeAndPlace = z
  .object({
    type: fields.type.default('possible'),
    location: fields.location,
    date: fields.date,
    endDate: fields.endDate,
    startTime: fields.startTime,
    endTime: fields.endTime,
    loadInTime: fields.loadInTime,
    latitude: fields.latitude,
    longitude: fields.longitude,
  })
  .partial({
    endDate: true,
    startTime: true,
    endTime: true,
    loadInTime: true,
    latitude: true,
    longitude: true,
  })
  .superRefine(checkCoordinates);
export type GigTimeAndPlace = z.output<typeof GigTimeAndPlace>;

export const GigPatch = z.preprocess(
  statusAsType,
  z.object(fields).partial().superRefine(checkCoordinates),
);
export type GigPatch = z.output<typeof GigPatch>;

export const END_DATE_ERROR = { field: 'endDate', message: END_BEFORE_START };
