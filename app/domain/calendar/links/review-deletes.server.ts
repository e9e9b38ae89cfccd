import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { calendarConnections, eventLinks, gigs } from '~/data/schema';
import { isConnected, readConnection } from '../connection/read-connection.server';
import type { CalendarServices } from '../google-services';
import type { HeldGig, ReviewAction } from './review-input';

const MOST = 200;

/** The gigs whose events were missing all at once, by date. */
export function listHeldGigs(
  { db }: Pick<CalendarServices, 'db'>,
  userId: string,
): Promise<HeldGig[]> {
  return db
    .select({ gigId: gigs.id, title: gigs.title, date: gigs.date, endDate: gigs.endDate })
    .from(calendarConnections)
    .innerJoin(
      eventLinks,
      and(
        eq(eventLinks.userId, userId),
        eq(eventLinks.googleSub, calendarConnections.googleSub),
        eq(eventLinks.goneReason, 'missing'),
      ),
    )
    .innerJoin(
      gigs,
      and(eq(gigs.id, eventLinks.gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)),
    )
    .where(eq(calendarConnections.userId, userId))
    .orderBy(asc(gigs.date), asc(gigs.id))
    .limit(MOST);
}

/**
 * Settles deletions that were held back, all of them or that of one gig: `apply` sends them through
 * the usual confirmation with the next sync, `keep` leaves the gigs here without their events. Null
 * when nothing is connected.
 */
export async function reviewDeletes(
  { db, calendarQueue }: Pick<CalendarServices, 'db' | 'calendarQueue'>,
  userId: string,
  action: ReviewAction,
  gigId?: string,
): Promise<{ reviewed: number } | null> {
  const found = await readConnection({ db }, userId);
  if (!found || !isConnected(found.connection)) return null;
  const { id, googleSub } = found.connection;
  const missing = sql`user_id = ${userId} AND google_sub = ${googleSub}
    AND gone_reason = 'missing'`;
  const held = gigId === undefined ? missing : sql`${missing} AND gig_id = ${gigId}`;
  const [{ count = 0 } = {}] = await db.all<{ count: number }>(
    sql`SELECT count(*) AS count FROM event_links WHERE ${held}`,
  );
  if (action === 'apply') {
    await db.run(sql`
      INSERT OR IGNORE INTO sync_inbox (connection_id, calendar_id, event_id, payload_json)
      SELECT ${id}, calendar_id, event_id,
        json_object('id', event_id, 'live', json('false'), 'masterId', recurring_event_id)
      FROM event_links WHERE ${held}`);
  }
  await db.run(
    action === 'apply'
      ? sql`UPDATE event_links SET gone_reason = NULL WHERE ${held}`
      : sql`UPDATE event_links SET gone_reason = NULL, state = 'detached' WHERE ${held}`,
  );
  await db.run(sql`UPDATE calendar_sync_state SET health = 'ok'
    WHERE connection_id = ${id} AND health = 'review_deletes'
      AND NOT EXISTS (SELECT 1 FROM event_links WHERE ${missing}
        AND event_links.calendar_id = calendar_sync_state.calendar_id)`);
  if (action === 'apply') {
    await calendarQueue.send([{ v: 1, connectionId: id, reason: 'settings' }]);
  }
  return { reviewed: count };
}
