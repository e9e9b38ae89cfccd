import { sql } from 'drizzle-orm';
import type { CalendarServices } from '~/domain/calendar/google-services';
import { type Activity, nextSyncIn } from './due';

type Needs = Pick<CalendarServices, 'db' | 'calendarQueue'> & {
  google: Pick<CalendarServices['google'], 'random'>;
};

/** Claimed together; the queue is handed a hundred messages a call. */
const CLAIM = 1000;
/** The cron comes again; what is left then waits no longer than that. */
const LONGEST_MS = 10 * 60 * 1000;

/**
 * Asks for every connection that is due and syncs by itself, each once: it is claimed by being put off to its
 * next time, sooner for people who were here today. Answers how many.
 */
export async function queueDueConnections(
  { db, calendarQueue, google }: Needs,
  now: () => Date,
): Promise<number> {
  const startedAt = now().getTime();
  let count = 0;
  while (now().getTime() - startedAt < LONGEST_MS) {
    const claimed = await db.all<{ id: string }>(sql`
      UPDATE calendar_connections SET next_sync_at = unixepoch() + ${inSeconds(google.random)}
      WHERE id IN (SELECT id FROM calendar_connections
        WHERE status IN ('active', 'auth_suspect') AND (two_way = 1 OR leave_by <> 'off')
          AND next_sync_at <= unixepoch()
        ORDER BY next_sync_at LIMIT ${CLAIM})
      RETURNING id`);
    if (claimed.length === 0) break;
    await calendarQueue.send(
      claimed.map(({ id }) => ({ v: 1, connectionId: id, reason: 'cron' as const })),
    );
    count += claimed.length;
    if (claimed.length < CLAIM) break;
  }
  return count;
}

/** A session that was used today ends in more than 29 of its 30 days. */
function inSeconds(random: () => number) {
  const session = (least: string) => sql`EXISTS (SELECT 1 FROM sessions
    WHERE sessions.user_id = calendar_connections.user_id
      AND sessions.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', unixepoch(), 'unixepoch', ${least}))`;
  const seconds = (activity: Activity) => nextSyncIn(activity, () => 0);
  // Each row its own chance, so that they do not come back all at once.
  const jitter = sql`(1 + 0.2 * (abs(random() % 1000) + ${random()}) / 1000.0)`;
  return sql`CAST((CASE WHEN ${session('+29 days')} THEN ${seconds('today')}
    WHEN ${session('+0 days')} THEN ${seconds('recently')}
    ELSE ${seconds('dormant')} END) * ${jitter} AS INTEGER)`;
}
