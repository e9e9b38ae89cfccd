import { sql } from 'drizzle-orm';
import type { Run } from '../run';
import { MOST_OCCURRENCES } from '../window';

/** A series at its cap is listed further once so many of its occurrences are over. */
const ROOM_FOR_MORE = 20;

export interface Series {
  calendarId: string;
  eventId: string;
  /**
   * Gone: a list says that it is cancelled. Single: it was a series and is one event now. Unnamed: a
   * full list left it out.
   */
  now: 'series' | 'single' | 'gone' | 'unnamed';
  /** The day up to which it has been listed; null when it is to be listed as a whole. */
  listedUntil: string | null;
  /** How many of its occurrences are ahead and known. */
  ahead: number;
}

/** Series that changed, that a full list left out, and whose listed part runs out. */
export async function seriesToExpand(run: Run): Promise<Series[]> {
  const { db } = run.services;
  const unnamed = run.states.some(({ mode }) => mode === 'full') ? await unnamedSeries(run) : [];
  run.budget.spend('statements', 1);
  const others = await db.all<Series>(sql`
    SELECT inbox.calendar_id AS calendarId, inbox.event_id AS eventId,
      CASE WHEN inbox.payload_json ->> 'live' = 0 THEN 'gone'
        WHEN inbox.payload_json ->> 'repeats' = 1 THEN 'series' ELSE 'single' END AS now,
      NULL AS listedUntil, 0 AS ahead
    FROM sync_inbox AS inbox LEFT JOIN recurring_masters AS master
      ON master.connection_id = inbox.connection_id AND master.calendar_id = inbox.calendar_id
      AND master.event_id = inbox.event_id
    WHERE inbox.connection_id = ${run.connectionId}
      AND (inbox.payload_json ->> 'repeats' = 1
        -- A cancelled series, or one that became a single event.
        OR master.event_id IS NOT NULL)
    UNION ALL
    SELECT calendar_id, event_id, 'series', expanded_until, (SELECT count(*) FROM event_links
        WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
          AND event_links.calendar_id = master.calendar_id
          AND recurring_event_id = master.event_id AND state <> 'gone'
          AND last_day >= ${run.window.today} AND last_day < expanded_until) AS ahead
    FROM recurring_masters AS master
    WHERE connection_id = ${run.connectionId} AND expanded_until < ${run.window.extendBefore}
      -- One that could not be listed today is tried again tomorrow.
      AND expanded_until <> ${run.window.today}
      AND ahead <= ${MOST_OCCURRENCES - ROOM_FOR_MORE}
      AND NOT EXISTS (SELECT 1 FROM sync_inbox AS newer
        WHERE newer.connection_id = master.connection_id
          AND newer.calendar_id = master.calendar_id AND newer.event_id = master.event_id)`);
  const keys = new Set(unnamed.map(keyOf));
  return [...others.filter((series) => !keys.has(keyOf(series))), ...unnamed];
}

/** Series that have occurrences which a full list should have named, and which it did not name itself. */
async function unnamedSeries(run: Run): Promise<Series[]> {
  run.budget.spend('statements', 1);
  return run.services.db.all<Series>(sql`
    SELECT DISTINCT link.calendar_id AS calendarId, link.recurring_event_id AS eventId,
      'unnamed' AS now, NULL AS listedUntil, 0 AS ahead
    FROM calendar_sync_state AS state
    JOIN event_links AS link ON link.user_id = ${run.userId}
      AND link.google_sub = ${run.connection.googleSub} AND link.calendar_id = state.calendar_id
      AND link.state IN ('linked', 'pull_only') AND link.seen_run IS NOT state.run_id
      AND link.last_day >= state.window_start
    JOIN recurring_masters AS master ON master.connection_id = state.connection_id
      AND master.calendar_id = link.calendar_id AND master.event_id = link.recurring_event_id
    WHERE state.connection_id = ${run.connectionId} AND state.mode = 'full'
      AND NOT EXISTS (SELECT 1 FROM sync_inbox AS inbox
        WHERE inbox.connection_id = state.connection_id
          AND inbox.calendar_id = link.calendar_id AND inbox.event_id = link.recurring_event_id)`);
}

function keyOf({ calendarId, eventId }: Series): string {
  return `${calendarId} ${eventId}`;
}
