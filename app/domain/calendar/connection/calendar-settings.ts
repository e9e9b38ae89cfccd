import type { ConnectionRow } from '~/data/schema';
import { emptyToNull } from '~/domain/empty-to-null';
import { z } from '~/zod';
import type { Field } from '../events/projection';
import type { SyncCounts } from '../pull/run';

const calendarId = z.preprocess(emptyToNull, z.string().max(1024).nullable().optional());

const SAME_CALENDAR = 'Booked and possible gigs need two different calendars';

export const CalendarSettingsInput = z
  .object({
    bookedGigsCalendarId: calendarId,
    possibleGigsCalendarId: calendarId,
    travelCalendarId: calendarId,
    twoWaySync: z.boolean('Choose on or off').optional(),
    leaveByTimes: z.boolean('Choose on or off').optional(),
    /** Two-way sync takes effect only when its preview has been agreed to. */
    confirm: z.boolean().optional(),
    confirmToken: z.string().optional(),
  })
  .refine(({ bookedGigsCalendarId: a, possibleGigsCalendarId: b }) => !a || a !== b, {
    path: ['possibleGigsCalendarId'],
    message: SAME_CALENDAR,
  });
export type CalendarSettingsInput = z.output<typeof CalendarSettingsInput>;

export const SAME_CALENDAR_ERROR = { field: 'possibleGigsCalendarId', message: SAME_CALENDAR };

type CalendarHealth = 'ok' | 'read_only' | 'gone' | 'review_deletes';

/** What the settings screen shows. */
export interface CalendarSettings {
  /** By the clock that the other instants are of; null when nothing is connected. */
  now: string | null;
  connected: boolean;
  bookedGigsCalendarId: string | null;
  possibleGigsCalendarId: string | null;
  travelCalendarId: string | null;
  twoWaySync: boolean;
  /** Whether leave-by times are written to a calendar of their own. */
  leaveByTimes: boolean;
  leaveByError: ConnectionRow['leaveByError'];
  /** The address of the account. */
  connectedAccount: string | null;
  status: 'active' | 'auth_suspect' | 'reconnect_needed' | 'disconnected';
  syncing: boolean;
  /** A sync has begun and not come to its end: the rest follows in the background. */
  continuing: boolean;
  /** ISO instants in UTC. */
  lastSyncedAt: string | null;
  /** What the last sync did, with everything that followed in the background. */
  lastSync: SyncCounts | null;
  /** When the next sync comes by itself; only two-way sync does. */
  nextSyncAt: string | null;
  pausedUntil: string | null;
  pushBlockedUntil: string | null;
  nextStep:
    | 'connect'
    | 'reconnect'
    | 'choose_calendars'
    | 'choose_another'
    | 'review_deletes'
    | null;
  perCalendar: { id: string; roles: string[]; health: CalendarHealth }[];
  pendingPush: number;
  conflicts: number;
  reviewDeletes: number;
  /** How much of what is here is linked to an event. */
  linkedGigs: number;
  linkedTravel: number;
}

/** What turning two-way sync on would do at Google. */
export interface TwoWayPreview {
  adds: number;
  changes: number;
  deletes: number;
}

/** One event that turning two-way sync on would write. */
export interface TwoWayItem {
  /** Of the gig, or of its link where the gig's row is gone. */
  id: string;
  action: 'create' | 'change' | 'delete';
  title: string;
  date: string;
  endDate: string | null;
  /** Of a change: what differs from the event. */
  fields?: Field[];
}

/** So many of each action are sent along; the counts are of all. */
export const LISTED_ITEMS = 50;
