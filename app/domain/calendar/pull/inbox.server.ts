import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../connection/lease.server';
import { type CalendarEvent, cancelledEvent } from '../events/event';
import type { Run } from './run';

/** D1 takes no text above 2 MB, and above 1 MB not everywhere. */
const MOST_BYTES = 900_000;

/** Puts events into the inbox; what is there of the same event is outdated. */
export function putIntoInbox(
  run: Run,
  calendarId: string,
  events: readonly CalendarEvent[],
): Statement[] {
  // Only bookings are looked for in a description.
  const isRead = run.roles.get(calendarId)?.includes('travel') ?? false;
  const rows = events.map((event) =>
    JSON.stringify(isRead ? event : { ...event, description: '' }),
  );
  return inParts(rows).map((part) =>
    run.services.db.run(sql`
      INSERT OR REPLACE INTO sync_inbox (connection_id, calendar_id, event_id, payload_json)
      SELECT ${run.connectionId}, ${calendarId}, value ->> 'id', value FROM json_each(${part})`),
  );
}

/** The rows as JSON arrays, none of them too long for one statement. */
function inParts(rows: readonly string[]): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = new TextEncoder().encode(row).length + 1;
    if (bytes > room) {
      parts.push([]);
      room = MOST_BYTES;
    }
    parts.at(-1)?.push(row);
    room -= bytes;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}

/**
 * Takes the events of these links for cancelled, until they are looked up. Occurrences of a series
 * that has been listed or looked up itself say so, and are not looked up each.
 */
export function cancelLinks(run: Run, calendarId: string, which: SQL) {
  const ofSeries = (table: string) => sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} AS known
    WHERE known.connection_id = ${run.connectionId} AND known.calendar_id = ${calendarId}
      AND known.event_id = event_links.recurring_event_id)`;
  return run.services.db.run(sql`
    INSERT OR IGNORE INTO sync_inbox (connection_id, calendar_id, event_id, payload_json)
    SELECT ${run.connectionId}, calendar_id, event_id,
      json_object('id', event_id, 'live', json('false'), 'masterId',
        CASE WHEN ${ofSeries('recurring_masters')} OR ${ofSeries('sync_inbox')}
          THEN recurring_event_id END)
    FROM event_links
    WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
      AND calendar_id = ${calendarId} AND ${which}`);
}

export function readPayload(eventId: string, payload: string): CalendarEvent {
  return { ...cancelledEvent(eventId), ...(JSON.parse(payload) as Partial<CalendarEvent>) };
}

/** Notes which links a full list has accounted for. */
export function stampSeen(run: Run, calendarId: string, runId: string, which: SQL) {
  return run.services.db.run(sql`
    UPDATE event_links SET seen_run = ${runId}
    WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub}
      AND calendar_id = ${calendarId} AND ${which}`);
}
