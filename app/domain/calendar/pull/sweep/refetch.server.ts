import { sql } from 'drizzle-orm';
import { commit } from '~/domain/calendar/connection/lease.server';
import { cancelledEvent } from '~/domain/calendar/events/event';
import { lookUp } from '~/domain/calendar/look-up.server';
import { putIntoInbox } from '../inbox.server';
import type { Run } from '../run';

/** As many as one round of pushes leaves behind. */
const MOST = 50;

/** The gig of an event that was left alone after its deletion here has been restored. */
const RESTORED = sql`(link.state = 'ignored' AND link.gone_reason = 'user' AND EXISTS (
  SELECT 1 FROM gigs WHERE gigs.id = link.gig_id AND gigs.deleted_at IS NULL))`;

interface LinkToRefetch {
  id: string;
  calendarId: string;
  eventId: string;
  masterId: string | null;
}

/**
 * Looks up the events whose last write was answered with "no longer so", and those of restored gigs,
 * unless the list has just brought them; true when none is left.
 */
export async function refetchEvents(run: Run): Promise<boolean> {
  const { db } = run.services;
  run.budget.spend('statements', 1);
  const links = await db.all<LinkToRefetch>(sql`
    SELECT id, calendar_id AS calendarId, event_id AS eventId, recurring_event_id AS masterId
    FROM event_links AS link
    WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
      AND calendar_id IN (SELECT calendar_id FROM calendar_sync_state
        WHERE connection_id = ${run.connectionId} AND health <> 'gone')
      AND (${RESTORED}
        OR (state IN ('linked', 'replaced') AND etag IS NULL AND gone_reason IS NULL
          AND NOT EXISTS (SELECT 1 FROM sync_inbox AS inbox
            WHERE inbox.connection_id = ${run.connectionId} AND inbox.event_id = link.event_id
              AND inbox.calendar_id = link.calendar_id)))
    LIMIT ${MOST}`);
  for (const { id, calendarId, eventId, masterId } of links) {
    if (!run.budget.hasRoom()) return false;
    const event = (await lookUp(run, calendarId, eventId)) ?? cancelledEvent(eventId, masterId);
    const takeUp = db.run(sql`UPDATE event_links AS link
      SET state = 'linked', etag = NULL, gone_reason = NULL WHERE id = ${id} AND ${RESTORED}`);
    await commit(run.services, run, [...putIntoInbox(run, calendarId, [event]), takeUp], run);
  }
  return true;
}
