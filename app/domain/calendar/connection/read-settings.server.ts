import { eq, sql } from 'drizzle-orm';
import { type ConnectionRow, calendarSyncState, type SyncStateRow } from '~/data/schema';
import type { CalendarServices } from '../google-services';
import { countsOf } from '../pull/run';
import type { CalendarSettings } from './calendar-settings';
import { countPending } from './pending.server';
import { isConnected, readConnection } from './read-connection.server';

const DISCONNECTED: CalendarSettings = {
  now: null,
  connected: false,
  bookedGigsCalendarId: null,
  possibleGigsCalendarId: null,
  travelCalendarId: null,
  twoWaySync: false,
  leaveByTimes: false,
  leaveByError: null,
  connectedAccount: null,
  status: 'disconnected',
  syncing: false,
  continuing: false,
  lastSyncedAt: null,
  lastSync: null,
  nextSyncAt: null,
  pausedUntil: null,
  pushBlockedUntil: null,
  nextStep: 'connect',
  perCalendar: [],
  pendingPush: 0,
  conflicts: 0,
  reviewDeletes: 0,
  linkedGigs: 0,
  linkedTravel: 0,
};

interface Counted {
  conflicts: number;
  inbox: number;
  reviewDeletes: number;
  linkedGigs: number;
  linkedTravel: number;
}

const ACTIVE = sql`state IN ('linked', 'pull_only', 'inserting')`;

export async function readCalendarSettings(
  { db }: Pick<CalendarServices, 'db'>,
  userId: string,
): Promise<CalendarSettings> {
  const stored = await readConnection({ db }, userId);
  if (!stored || !isConnected(stored.connection)) return DISCONNECTED;
  const { connection, now } = stored;
  const states = await db
    .select()
    .from(calendarSyncState)
    .where(eq(calendarSyncState.connectionId, connection.id));
  const counts = await countPending({ db }, connection, states, now);
  const [found] = await db.all<Counted>(sql`
    SELECT (SELECT count(*) FROM sync_log WHERE user_id = ${userId} AND kind = 'conflict') AS conflicts,
      (SELECT count(*) FROM sync_inbox WHERE connection_id = ${connection.id}) AS inbox,
      coalesce(sum(gone_reason = 'missing' AND (kind = 'travel' OR EXISTS (SELECT 1 FROM gigs
        WHERE gigs.id = event_links.gig_id AND deleted_at IS NULL))), 0) AS reviewDeletes,
      coalesce(sum(${ACTIVE} AND gig_id IS NOT NULL), 0) AS linkedGigs,
      coalesce(sum(${ACTIVE} AND travel_detail_id IS NOT NULL), 0) AS linkedTravel
    FROM event_links WHERE user_id = ${userId} AND google_sub = ${connection.googleSub}`);
  const { inbox = 0, ...counted } = found ?? {};
  return {
    now: isoOf(now),
    connected: true,
    bookedGigsCalendarId: connection.bookedCalendarId,
    possibleGigsCalendarId: connection.possibleCalendarId,
    travelCalendarId: connection.travelCalendarId,
    twoWaySync: connection.twoWay,
    leaveByTimes: connection.leaveBy === 'on',
    leaveByError: connection.leaveByError,
    connectedAccount: connection.googleEmail,
    status: connection.status,
    syncing: connection.leaseUntil > now,
    continuing:
      inbox > 0 ||
      states.some(({ mode, nextSyncToken }) => mode !== 'idle' || nextSyncToken !== null),
    lastSyncedAt: isoOf(connection.lastOkAt),
    lastSync: countsOf(connection),
    nextSyncAt: connection.twoWay ? isoOf(connection.nextSyncAt) : null,
    pausedUntil: ahead(connection.pausedUntil, now),
    pushBlockedUntil: ahead(connection.pushBlockedUntil, now),
    nextStep: nextStepOf(connection, states),
    perCalendar: states.map(({ calendarId, roles, health }) => ({
      id: calendarId,
      roles: roles.split(','),
      health,
    })),
    pendingPush: connection.twoWay ? counts.adds + counts.changes + counts.deletes : 0,
    conflicts: 0,
    reviewDeletes: 0,
    linkedGigs: 0,
    linkedTravel: 0,
    ...counted,
  };
}

function nextStepOf(
  connection: ConnectionRow,
  states: SyncStateRow[],
): CalendarSettings['nextStep'] {
  if (connection.status === 'reconnect_needed') return 'reconnect';
  if (!connection.bookedCalendarId && !connection.possibleCalendarId) return 'choose_calendars';
  if (states.some(({ health }) => health === 'gone')) return 'choose_another';
  return states.some(({ health }) => health === 'review_deletes') ? 'review_deletes' : null;
}

function ahead(seconds: number | null, now: number): string | null {
  return seconds !== null && seconds > now ? isoOf(seconds) : null;
}

function isoOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
