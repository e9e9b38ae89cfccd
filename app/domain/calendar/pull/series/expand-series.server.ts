import { sql } from 'drizzle-orm';
import type { SyncStateRow } from '~/data/schema';
import { commit, type Statement } from '~/domain/calendar/connection/lease.server';
import { cancelledEvent } from '~/domain/calendar/events/event';
import { GoogleError, isGoogle } from '~/domain/calendar/google-error';
import { errorText } from '~/domain/error-text';
import { cancelLinks, putIntoInbox, stampSeen } from '../inbox.server';
import type { Run } from '../run';
import { findSeries } from './find-series.server';
import { type Listing, listOccurrences } from './list-occurrences.server';
import { type Series, seriesToExpand } from './series-to-expand.server';

/** After so many failed runs a series that cannot be listed no longer holds up the others. */
const MOST_FAILED_RUNS = 3;

/**
 * Lists the occurrences of every series that changed, or whose listed part runs out, and puts them
 * into the inbox in its place; true when none is left.
 */
export async function expandSeries(run: Run): Promise<boolean> {
  const waiting = await seriesToExpand(run);
  for (const [n, series] of waiting.entries()) {
    if (!run.budget.hasRoom(3, 10)) return false;
    const state = run.states.find(({ calendarId }) => calendarId === series.calendarId);
    // Of a calendar that is gone nothing is concluded.
    if (!state || state.health === 'gone') continue;
    const moved = await expandOne(run, series, state);
    if (moved && !waiting.slice(n + 1).some((other) => isSame(other, moved))) waiting.push(moved);
  }
  return true;
}

function isSame(one: Series, other: Series): boolean {
  return (
    one.calendarId === other.calendarId && one.eventId === other.eventId && one.now === other.now
  );
}

/** Answers the series as another calendar has it, if it moved there. */
async function expandOne(run: Run, series: Series, state: SyncStateRow): Promise<Series | null> {
  let failure: GoogleError | null = null;
  if (series.now === 'single') {
    await endSeries(run, series, state);
    return null;
  }
  if (series.now === 'series') {
    try {
      const listing = await listOccurrences(run, series, state.timeZone ?? 'UTC');
      await storeListing(run, series, state, listing);
      return null;
    } catch (error) {
      if (!isGoogle(error, 'notFound', 'deleted', 'invalid')) throw error;
      failure = error;
    }
  }
  // One answer is not enough to give up all gigs of a series: it is looked up itself.
  const found = await findSeries(run, series);
  if (!found) {
    await (series.now === 'unnamed' ? markGone(run, series) : endSeries(run, series, state));
    return null;
  }
  const { calendarId, event } = found;
  if (calendarId !== series.calendarId || !event.repeats) {
    await endSeries(run, series, state, putIntoInbox(run, calendarId, [event]));
    return event.repeats ? wholeSeries(calendarId, event.id) : null;
  }
  if (!failure) return expandOne(run, wholeSeries(calendarId, event.id), state);
  await leaveSeries(run, series, state, failure);
  return null;
}

function wholeSeries(calendarId: string, eventId: string): Series {
  return { calendarId, eventId, now: 'series', listedUntil: null, ahead: 0 };
}

async function storeListing(run: Run, series: Series, state: SyncStateRow, listing: Listing) {
  const { ids, events, since, until, listedUntil } = listing;
  const absent = sql`${linksOf(series)} AND last_day BETWEEN ${since} AND ${until}
    AND event_id NOT IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  await commit(
    run.services,
    run,
    [
      ...putIntoInbox(run, series.calendarId, events),
      cancelLinks(run, series.calendarId, absent),
      ...seenInFull(run, series, state),
      noteListed(run, series, listedUntil),
      clearInbox(run, series),
    ],
    run,
  );
}

/** It is no series here any more: all its occurrences count as cancelled. */
async function endSeries(run: Run, series: Series, state: SyncStateRow, along: Statement[] = []) {
  const all = sql`${linksOf(series)} AND last_day >= ${run.window.start}`;
  await commit(
    run.services,
    run,
    [
      cancelLinks(run, series.calendarId, all),
      ...seenInFull(run, series, state),
      forgetSeries(run, series),
      clearInbox(run, series),
      ...along,
    ],
    run,
  );
}

/** Gone without Google having said so in a list: the sweep decides what becomes of its occurrences. */
async function markGone(run: Run, series: Series) {
  const { calendarId, eventId } = series;
  const gone = putIntoInbox(run, calendarId, [cancelledEvent(eventId)]);
  await commit(run.services, run, [...gone, forgetSeries(run, series)], run);
}

/**
 * The series is there and its occurrences are not to be had. The next runs try again; then it is
 * left as it is until tomorrow, so that the rest of the calendar is synced.
 */
async function leaveSeries(run: Run, series: Series, state: SyncStateRow, failure: GoogleError) {
  const { kind, status, reason } = failure;
  if (kind !== 'invalid' && run.connection.failCount < MOST_FAILED_RUNS) {
    throw new GoogleError('unavailable', { status, reason });
  }
  console.error('a series of a calendar cannot be listed', {
    connectionId: run.connectionId,
    error: errorText(failure),
  });
  const statements = [
    ...seenInFull(run, series, state),
    noteListed(run, series, run.window.today),
    clearInbox(run, series),
  ];
  await commit(run.services, run, statements, run);
}

function linksOf({ eventId }: Series) {
  return sql`recurring_event_id = ${eventId} AND state IN ('linked', 'pull_only')`;
}

/** A series answers for all its occurrences, also for those that are not in the part that was listed. */
function seenInFull(run: Run, { calendarId, eventId }: Series, state: SyncStateRow): Statement[] {
  if (state.mode !== 'full' || !state.runId) return [];
  return [stampSeen(run, calendarId, state.runId, sql`recurring_event_id = ${eventId}`)];
}

function noteListed(run: Run, { calendarId, eventId }: Series, until: string): Statement {
  return run.services.db.run(sql`
    INSERT OR REPLACE INTO recurring_masters (connection_id, calendar_id, event_id, expanded_until)
    VALUES (${run.connectionId}, ${calendarId}, ${eventId}, ${until})`);
}

function forgetSeries(run: Run, series: Series): Statement {
  return run.services.db.run(sql`DELETE FROM recurring_masters WHERE ${rowOf(run, series)}`);
}

function clearInbox(run: Run, series: Series): Statement {
  return run.services.db.run(sql`DELETE FROM sync_inbox WHERE ${rowOf(run, series)}
    AND (payload_json ->> 'repeats' = 1 OR payload_json ->> 'live' = 0)`);
}

function rowOf(run: Run, { calendarId, eventId }: Series) {
  return sql`connection_id = ${run.connectionId} AND calendar_id = ${calendarId}
    AND event_id = ${eventId}`;
}
