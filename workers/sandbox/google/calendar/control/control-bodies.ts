import { z } from 'zod';
import { isObject, type JsonObject } from '../http/json';
import type { Operation } from '../http/operation';
import type { HumanEdit } from '../page/human-edit';
import type { CalendarSeed } from '../store/create-store';

/** The JSON bodies that the controls take. */

const AnyObject = z.custom<JsonObject>(isObject, 'an object is needed');
const Calendar = z.string().min(1);
const Email = z.string().min(3).toLowerCase();
const Role = z.enum(['freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner']);

export const RequestMatch = z.strictObject({
  method: z.string().optional(),
  path: z.string().optional(),
  operation: z.custom<Operation>((value) => typeof value === 'string').optional(),
  calendar: Calendar.optional(),
  user: Email.optional(),
  nth: z.int().min(1).optional(),
  times: z.int().min(1).optional(),
  prob: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
});

const Fault = z.strictObject({
  match: RequestMatch.optional(),
  act: z.strictObject({
    status: z.int().min(400).max(599).optional(),
    reason: z.string().optional(),
    message: z.string().optional(),
    retryAfter: z.union([z.string(), z.number()]).optional(),
    dropBefore: z.boolean().optional(),
    dropAfter: z.boolean().optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    html502: z.boolean().optional(),
    truncate: z.boolean().optional(),
    emptyPage: z.boolean().optional(),
    duplicateItem: z.boolean().optional(),
    wrongEtag: z.boolean().optional(),
  }),
});
export const Faults = z.union([z.array(Fault), Fault.transform((fault) => [fault])]);

const where = { user: Email, calendar: Calendar };
const Id = z.string().min(1);
export const Edit = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('create'), ...where, event: AnyObject }),
  z.strictObject({ op: z.literal('patch'), ...where, id: Id, event: AnyObject }),
  z.strictObject({ op: z.enum(['delete', 'undelete', 'touch']), ...where, id: Id }),
  z.strictObject({ op: z.literal('move'), ...where, id: Id, destination: Calendar }),
  z.strictObject({ op: z.literal('truncate'), ...where, id: Id, before: z.string() }),
  z.strictObject({
    op: z.literal('split'),
    ...where,
    id: Id,
    at: z.string(),
    event: AnyObject.optional(),
  }),
]) satisfies z.ZodType<HumanEdit>;

const SeedCalendar = z.strictObject({
  id: Calendar,
  owner: Email,
  summary: z.string(),
  description: z.string().optional(),
  timeZone: z.string().optional(),
  members: z
    .array(
      z.strictObject({
        email: Email,
        role: Role,
        primary: z.boolean().optional(),
        color: z.int().optional(),
        hidden: z.boolean().optional(),
        summaryOverride: z.string().optional(),
      }),
    )
    .optional(),
  events: z.array(AnyObject).optional(),
});

export const Settings = z.strictObject({
  calendarListPageCap: z.int().min(1).nullable().optional(),
  eventsPageCap: z.int().min(1).nullable().optional(),
  shortPageChance: z.number().min(0).max(1).optional(),
  perUserPerMinute: z.int().min(0).nullable().optional(),
  perProjectPerMinute: z.int().min(0).nullable().optional(),
  tombstoneDays: z.number().min(0).optional(),
});

/** `add` keeps what is there; `large` makes a calendar of thousands of events. */
export const Seed = z.strictObject({
  add: z.boolean().optional(),
  seed: z
    .strictObject({
      users: z.array(
        z.strictObject({ email: Email, name: z.string(), timeZone: z.string().optional() }),
      ),
      calendars: z.array(SeedCalendar),
      settings: Settings.optional(),
    })
    .optional() satisfies z.ZodType<CalendarSeed | undefined>,
  large: z
    .strictObject({
      user: Email,
      id: Calendar.optional(),
      count: z.int().min(1).max(20_000).optional(),
    })
    .optional(),
});

export const Named = z.strictObject({ name: z.string().default('default') });
export const Expire = z.strictObject({
  what: z.enum(['syncTokens', 'pageTokens', 'channels']),
  calendar: Calendar.optional(),
});
export const SetRole = z.strictObject({ user: Email, calendar: Calendar, role: Role.nullable() });
export const OneCalendar = z.strictObject({ calendar: Calendar });
export const Quota = z.strictObject({ calendar: Calendar, exceeded: z.boolean() });
export const Clock = z.union([
  z.strictObject({ advance: z.number() }),
  z.strictObject({ set: z.union([z.number(), z.iso.datetime().transform(Date.parse)]) }),
  z.strictObject({ run: z.literal(true) }),
]);
export const Release = z.strictObject({ id: z.string().optional() });
export const Token = z.strictObject({
  token: z.string().min(1),
  email: Email,
  sub: z.string().optional(),
  scopes: z
    .array(z.string())
    .default([
      'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
      'https://www.googleapis.com/auth/calendar.events',
    ]),
});
