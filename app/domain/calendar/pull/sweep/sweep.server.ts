import { sql } from 'drizzle-orm';
import type { SyncStateRow } from '~/data/schema';
import { cancelLinks } from '../inbox.server';
import { save } from '../pull-calendar.server';
import type { Run } from '../run';
import { isSuspiciousLoss } from './sweep-guard';

/**
 * After a full list: links that it should have named and did not go through the same confirmation
 * as cancelled events. Series that were left out have been looked up before, and answer for their
 * occurrences. When too many are missing at once none is touched and the person is asked.
 */
export async function sweepCalendar(run: Run, state: SyncStateRow) {
  if (state.mode !== 'full') return;
  const { db } = run.services;
  const missing = sql`state IN ('linked', 'pull_only') AND seen_run IS NOT ${state.runId}
    AND last_day >= ${state.windowStart}
    AND NOT EXISTS (SELECT 1 FROM sync_inbox AS inbox
      WHERE inbox.connection_id = ${run.connectionId} AND inbox.event_id = event_links.event_id
        AND inbox.payload_json ->> 'live' = 1)`;
  const own = sql`user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
    AND calendar_id = ${state.calendarId}`;
  run.budget.spend('statements', 1);
  const [found] = await db.all<{ missing: number; live: number }>(sql`
    SELECT count(DISTINCT CASE WHEN ${missing} THEN coalesce(recurring_event_id, event_id) END)
        AS missing,
      count(*) AS live
    FROM event_links WHERE ${own} AND state IN ('linked', 'pull_only')`);
  // From here on nothing is swept again, whatever this run still comes to.
  if (found && isSuspiciousLoss(found.missing, found.live)) {
    const hold = db.run(
      sql`UPDATE event_links SET gone_reason = 'missing' WHERE ${own} AND ${missing}`,
    );
    await save(run, state, { mode: 'incremental', health: 'review_deletes' }, [hold]);
  } else {
    await save(run, state, { mode: 'incremental' }, [cancelLinks(run, state.calendarId, missing)]);
  }
}
