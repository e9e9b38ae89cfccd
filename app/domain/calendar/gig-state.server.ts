import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { calendarConnections, calendarSyncState, eventLinks, gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import type { GigCalendarState } from './gig-state';
import { isUnlinked } from './push/dirty-gigs.server';

/**
 * The gigs that are in the connected calendar, or on their way there, and how each stands. Goes with
 * the other queries of a page; without a connection it reads one row.
 */
export function gigStatesQuery({ db }: { db: Reads }, owner: Owner, gigId?: string) {
  const [connection, link] = [calendarConnections, eventLinks];
  const calendarOfType = sql`CASE ${gigs.type}
    WHEN 'booked' THEN ${connection.bookedCalendarId} ELSE ${connection.possibleCalendarId} END`;
  // A link without a state is no link: the gig's event is still to be made.
  const dirty = sql`(${link.state} IS NULL OR ${link.state} = 'inserting'
    OR ${gigs.rev} IS NOT ${link.syncedRev})`;
  const state = sql<GigCalendarState>`CASE
    WHEN EXISTS (SELECT 1 FROM sync_log WHERE sync_log.user_id = ${owner}
      AND sync_log.kind = 'conflict' AND sync_log.gig_id = ${gigs.id}) THEN 'conflict'
    WHEN NOT ${dirty} THEN 'in_step'
    WHEN ${link.refusedRev} IS ${gigs.rev} THEN 'rejected'
    WHEN ${link.state} = 'pull_only' OR ${calendarSyncState.health} = 'read_only' THEN 'read_only'
    WHEN NOT ${connection.twoWay} THEN 'one_way'
    ELSE 'waiting' END`;
  const waitsForItsEvent = and(
    eq(connection.twoWay, true),
    sql`${calendarOfType} IS NOT NULL`,
    // The zone that decides when a gig is over is the calendar's: a day more does no harm.
    isUnlinked(connection.googleSub, sql`date(unixepoch(), 'unixepoch', '-1 day')`),
  );
  return db
    .select({ gigId: sql<string>`${gigs.id}`.as('gig_id'), state: state.as('gig_state') })
    .from(connection)
    .innerJoin(
      gigs,
      and(
        eq(gigs.userId, owner),
        isNull(gigs.deletedAt),
        gigId === undefined ? undefined : eq(gigs.id, gigId),
      ),
    )
    .leftJoin(
      link,
      and(
        eq(link.gigId, gigs.id),
        eq(link.userId, owner),
        eq(link.googleSub, connection.googleSub),
        eq(link.kind, 'gig'),
        sql`${link.state} IN ('linked', 'pull_only', 'inserting')`,
      ),
    )
    .leftJoin(
      calendarSyncState,
      and(
        eq(calendarSyncState.connectionId, connection.id),
        eq(calendarSyncState.calendarId, sql`coalesce(${link.calendarId}, ${calendarOfType})`),
      ),
    )
    .where(
      and(
        eq(connection.userId, owner),
        sql`${connection.status} <> 'disconnected'`,
        or(isNotNull(link.id), waitsForItsEvent),
      ),
    );
}
