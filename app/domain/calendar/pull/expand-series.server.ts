import { sql } from 'drizzle-orm';
import type { SyncStateRow } from '~/data/schema';
import { commit } from '../connection/lease.server';
import type { CalendarEvent } from '../events/event';
import { eventDays } from '../events/event-days';
import { isGoogle } from '../google-error';
import { askGoogle } from '../tokens/access-token.server';
import { cancelLinks, putIntoInbox, stampSeen } from './inbox.server';
import type { Run } from './run';
import { MOST_OCCURRENCES } from './window';

interface Series {
  calendarId: string;
  eventId: string;
  /** Gone: cancelled. Single: it was a series and is one event now. */
  now: 'series' | 'single' | 'gone';
}

/**
 * Lists the occurrences of every series that changed, or whose listed part runs out, and puts them
 * into the inbox in its place; true when none is left.
 */
export async function expandSeries(run: Run): Promise<boolean> {
  for (const series of await seriesToExpand(run)) {
    if (!run.budget.hasRoom(2)) return false;
    const state = run.states.find(({ calendarId }) => calendarId === series.calendarId);
    const occurrences =
      series.now === 'series' && state ? await listOccurrences(run, series) : null;
    await replaceSeries(run, series, state, occurrences);
  }
  return true;
}

async function seriesToExpand(run: Run): Promise<Series[]> {
  const { db } = run.services;
  run.budget.spend('statements', 1);
  return db.all<Series>(sql`
    SELECT inbox.calendar_id AS calendarId, inbox.event_id AS eventId,
      CASE WHEN inbox.payload_json ->> 'live' = 0 THEN 'gone'
        WHEN inbox.payload_json ->> 'repeats' = 1 THEN 'series' ELSE 'single' END AS now
    FROM sync_inbox AS inbox LEFT JOIN recurring_masters AS master
      ON master.connection_id = inbox.connection_id AND master.calendar_id = inbox.calendar_id
      AND master.event_id = inbox.event_id
    WHERE inbox.connection_id = ${run.connectionId}
      AND (inbox.payload_json ->> 'repeats' = 1
        -- A cancelled series, or one that became a single event.
        OR master.event_id IS NOT NULL)
    UNION
    SELECT calendar_id, event_id, 'series' FROM recurring_masters
    WHERE connection_id = ${run.connectionId} AND expanded_until < ${run.window.extendBefore}
      AND NOT EXISTS (SELECT 1 FROM sync_inbox AS newer
        WHERE newer.connection_id = recurring_masters.connection_id
          AND newer.calendar_id = recurring_masters.calendar_id
          AND newer.event_id = recurring_masters.event_id)`);
}

/** Null when the series is gone. */
async function listOccurrences(run: Run, series: Series): Promise<CalendarEvent[] | null> {
  const { calendar } = run.services.google;
  const occurrences: CalendarEvent[] = [];
  let pageToken: string | null = null;
  do {
    const range = { from: run.window.start, to: run.window.end, pageToken };
    try {
      const page: Awaited<ReturnType<typeof calendar.listInstances>> = await askGoogle(
        run,
        (accessToken) => calendar.listInstances(accessToken, series, range),
      );
      occurrences.push(...page.events.filter(({ live }) => live));
      pageToken = page.nextPageToken;
    } catch (error) {
      // Deleted, or no series any more.
      if (isGoogle(error, 'notFound', 'deleted', 'invalid')) return null;
      throw error;
    }
  } while (pageToken !== null && occurrences.length < MOST_OCCURRENCES);
  return occurrences.slice(0, MOST_OCCURRENCES);
}

async function replaceSeries(
  run: Run,
  { calendarId, eventId }: Series,
  state: SyncStateRow | undefined,
  occurrences: CalendarEvent[] | null,
) {
  const { db } = run.services;
  const listed = occurrences ?? [];
  const ids = listed.map(({ id }) => id);
  const until = listedUntil(run, listed, state?.timeZone ?? 'UTC');
  const absent = sql`recurring_event_id = ${eventId} AND state IN ('linked', 'pull_only')
    AND last_day >= ${run.window.start}
    AND ${occurrences === null ? sql`1` : sql`last_day <= ${until}`}
    AND event_id NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const own = sql`connection_id = ${run.connectionId} AND calendar_id = ${calendarId}
    AND event_id = ${eventId}`;
  await commit(
    run.services,
    run,
    [
      ...(listed.length > 0 ? [putIntoInbox(run, calendarId, listed)] : []),
      cancelLinks(run, calendarId, absent),
      ...(state?.mode === 'full' && state.runId && ids.length > 0
        ? [stampSeen(run, calendarId, state.runId, ids)]
        : []),
      occurrences === null
        ? db.run(sql`DELETE FROM recurring_masters WHERE ${own}`)
        : db.run(sql`
            INSERT OR REPLACE INTO recurring_masters
              (connection_id, calendar_id, event_id, expanded_until)
            VALUES (${run.connectionId}, ${calendarId}, ${eventId}, ${run.window.end})`),
      db.run(sql`DELETE FROM sync_inbox WHERE ${own} AND (payload_json ->> 'repeats' = 1
        OR payload_json ->> 'live' = 0)`),
    ],
    run,
  );
}

/** Up to which day the absence of an occurrence means something: a list at its cap ends early. */
function listedUntil(run: Run, listed: CalendarEvent[], zone: string): string {
  if (listed.length < MOST_OCCURRENCES) return run.window.end;
  const days = listed.flatMap((event) => eventDays(event, zone)?.date ?? []);
  return days.sort().at(-1) ?? run.window.start;
}
