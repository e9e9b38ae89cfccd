import { and, eq, isNull, sql } from 'drizzle-orm';
import { calendarConnections, calendarSyncState, eventLinks, gigs } from '~/data/schema';
import type { Services } from '~/services.server';
import type { GigCalendarState } from './gig-state';

/**
 * The gigs that are in the connected calendar, or on their way there, and how each stands. Goes with
 * the other queries of a page; without a connection it reads one row.
 */
export function gigStatesQuery({ db }: Pick<Services, 'db'>, userId: string, gigId?: string) {
  const link = eventLinks;
  const dirty = sql`(${link.state} = 'inserting' OR ${gigs.rev} IS NOT ${link.syncedRev})`;
  const state = sql<GigCalendarState>`CASE
    WHEN EXISTS (SELECT 1 FROM sync_log WHERE sync_log.user_id = ${userId}
      AND sync_log.kind = 'conflict' AND sync_log.gig_id = ${gigs.id}) THEN 'conflict'
    WHEN NOT ${dirty} THEN 'in_step'
    WHEN ${link.state} = 'pull_only' OR ${calendarSyncState.health} = 'read_only' THEN 'read_only'
    WHEN NOT ${calendarConnections.twoWay} THEN 'one_way'
    ELSE 'waiting' END`;
  return db
    .select({ gigId: sql<string>`${gigs.id}`.as('gig_id'), state: state.as('gig_state') })
    .from(calendarConnections)
    .innerJoin(
      link,
      and(
        eq(link.userId, userId),
        eq(link.googleSub, calendarConnections.googleSub),
        eq(link.kind, 'gig'),
        sql`${link.state} IN ('linked', 'pull_only', 'inserting')`,
        gigId === undefined ? undefined : eq(link.gigId, gigId),
      ),
    )
    .innerJoin(gigs, and(eq(gigs.id, link.gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)))
    .leftJoin(
      calendarSyncState,
      and(
        eq(calendarSyncState.connectionId, calendarConnections.id),
        eq(calendarSyncState.calendarId, link.calendarId),
      ),
    )
    .where(
      and(
        eq(calendarConnections.userId, userId),
        sql`${calendarConnections.status} <> 'disconnected'`,
      ),
    );
}
