import { sql } from 'drizzle-orm';
import { calendarConnections, calendarSyncState, eventLinks, gigs } from '~/data/schema';
import type { GigCalendarState } from './gig-state';
import { isUnlinked } from './push/dirty-gigs.server';

const [connection, link] = [calendarConnections, eventLinks];

const calendarOfType = sql`CASE ${gigs.type}
  WHEN 'booked' THEN ${connection.bookedCalendarId} ELSE ${connection.possibleCalendarId} END`;

// A link without a state is no link: the gig's event is still to be made.
const dirty = sql`(${link.state} IS NULL OR ${link.state} = 'inserting'
  OR ${gigs.rev} IS NOT ${link.syncedRev})`;

const waitsForItsEvent = sql`${connection.twoWay} AND ${calendarOfType} IS NOT NULL AND ${
  // The zone that decides when a gig is over is the calendar's: a day more does no harm.
  isUnlinked(connection.googleSub, sql`date(unixepoch(), 'unixepoch', '-1 day')`)
}`;

/**
 * How a gig of a query stands beside the connected calendar; null when it is not in it, nor on its way
 * there. Without a connection it reads nothing. It takes no parameters: its text is the same for all.
 */
export const gigState = sql<GigCalendarState | null>`(SELECT CASE
    WHEN EXISTS (SELECT 1 FROM sync_log WHERE sync_log.user_id = ${gigs.userId}
      AND sync_log.kind = 'conflict' AND sync_log.gig_id = ${gigs.id}) THEN 'conflict'
    WHEN NOT ${dirty} THEN 'in_step'
    WHEN ${link.refusedRev} IS ${gigs.rev} THEN 'rejected'
    WHEN ${link.state} = 'pull_only' OR ${calendarSyncState.health} = 'read_only' THEN 'read_only'
    WHEN NOT ${connection.twoWay} THEN 'one_way'
    ELSE 'waiting' END
  FROM ${connection}
  LEFT JOIN ${link} ON ${link.gigId} = ${gigs.id} AND ${link.userId} = ${gigs.userId}
    AND ${link.googleSub} = ${connection.googleSub} AND ${link.kind} = 'gig'
    AND ${link.state} IN ('linked', 'pull_only', 'inserting')
  LEFT JOIN ${calendarSyncState} ON ${calendarSyncState.connectionId} = ${connection.id}
    AND ${calendarSyncState.calendarId} = coalesce(${link.calendarId}, ${calendarOfType})
  WHERE ${connection.userId} = ${gigs.userId} AND ${connection.status} <> 'disconnected'
    AND (${link.id} IS NOT NULL OR ${waitsForItsEvent}))`;
