import { eq, sql } from 'drizzle-orm';
import { type ConnectionRow, calendarSyncState, gigs } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import { requestGeocoding } from '~/domain/geocoding/request-geocoding.server';
import type { SyncReason } from './calendar-message';
import { calendarRoles } from './calendar-roles';
import { acquireLease, commit, GigMoved, LeaseLost, releaseLease } from './connection/lease.server';
import { GoogleError, isGoogle } from './google-error';
import type { CalendarServices } from './google-services';
import { syncLeaveBy } from './leave-by/sync-leave-by.server';
import { applyInbox } from './pull/apply-inbox.server';
import { createBudget } from './pull/budget';
import { pullCalendar } from './pull/pull-calendar.server';
import { addCounts, countsOf, noCounts, type Run, type SyncCounts } from './pull/run';
import { expandSeries } from './pull/series/expand-series.server';
import { refetchEvents } from './pull/sweep/refetch.server';
import { sweepCalendar } from './pull/sweep/sweep.server';
import { syncWindow } from './pull/window';
import { pushGigs } from './push/push-gigs.server';
import { GrantRejected, SUSPECT_SECONDS } from './tokens/access-token.server';
import { attachBookings } from './travel/attach-bookings.server';
import { renewWatches } from './watch.server';

export type SyncOutcome =
  | { kind: 'synced'; counts: SyncCounts; continuing: boolean }
  /** Another run has the connection. */
  | { kind: 'busy' }
  /** Google asked to wait, or is unwell. */
  | { kind: 'delayed'; seconds: number }
  | { kind: 'reconnect' }
  | { kind: 'notConnected' }
  /** Only whoever runs this site can do something about it. */
  | { kind: 'misconfigured' };

/** How long Google is left alone when it did not say. */
const PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/**
 * Syncs one connection as far as the budget goes. Each step may be done twice: what a killed run
 * leaves behind, the next one takes up.
 */
export async function runSync(
  services: CalendarServices,
  connectionId: string,
  reason: SyncReason = 'asked',
): Promise<SyncOutcome> {
  const acquired = await acquireLease(services, connectionId);
  if (!acquired) return { kind: 'busy' };
  const { connection, now } = acquired;
  const lease = { connectionId, epoch: connection.leaseEpoch };
  const standing = standingOf(connection, now);
  if (standing) {
    await releaseLease(services, lease, sql`fail_count = fail_count`);
    return standing;
  }
  const run: Run = {
    ...lease,
    services,
    connection,
    userId: connection.userId,
    now,
    window: syncWindow(now),
    budget: createBudget(services.google.limits, () => services.now().getTime()),
    states: await services.db
      .select()
      .from(calendarSyncState)
      .where(eq(calendarSyncState.connectionId, connectionId)),
    roles: calendarRoles(connection),
    accessToken: null,
    counts: noCounts(),
    countedBefore: noCounts(),
    writtenGigs: [],
    pushes: 0,
  };
  run.budget.spend('statements', 2);
  const goesOn =
    reason === 'continue' ||
    run.states.some(({ mode, nextSyncToken }) => mode !== 'idle' || nextSyncToken !== null);
  if (goesOn) run.countedBefore = countsOf(connection) ?? noCounts();
  // What was half pulled is finished first: what happened since comes with another run.
  const resumed = run.states.some(({ mode }) => mode !== 'idle');
  try {
    if (!syncsGigs(connection, reason)) return await syncLeaveByAlone(run);
    const finished = await syncSteps(run);
    const left = finished && !(await syncLeaveBy(run));
    await releaseLease(
      services,
      lease,
      sql`last_ok_at = unixepoch(), last_error_code = NULL, fail_count = 0, paused_until = NULL,
        push_blocked_until = ${run.connection.pushBlockedUntil}, ${countsColumn(run)}`,
    );
    if (!finished || resumed || run.pushes > 0) await continueLater(run, 'continue');
    else if (left) await continueLater(run, 'leave-by');
    return { kind: 'synced', counts: run.counts, continuing: !finished };
  } catch (error) {
    return await failed(run, error);
  }
}

/** Gigs are synced one way only when somebody asks; what comes by itself is for leave-by times then. */
function syncsGigs({ twoWay }: ConnectionRow, reason: SyncReason): boolean {
  return twoWay || (reason !== 'cron' && reason !== 'leave-by');
}

async function syncLeaveByAlone(run: Run): Promise<SyncOutcome> {
  const finished = await syncLeaveBy(run);
  const { pushBlockedUntil } = run.connection;
  await releaseLease(run.services, run, sql`push_blocked_until = ${pushBlockedUntil}`);
  if (!finished) await continueLater(run, 'leave-by');
  return { kind: 'synced', counts: run.counts, continuing: false };
}

/** With what earlier runs of the same sync did. */
function countsColumn({ countedBefore, counts }: Run) {
  return sql`sync_counts = ${JSON.stringify(addCounts(countedBefore, counts))}`;
}

/** Why a connection is not synced now, if it is not. */
function standingOf(connection: ConnectionRow, now: number): SyncOutcome | null {
  if (connection.status === 'disconnected') return { kind: 'notConnected' };
  if (connection.status === 'reconnect_needed') return { kind: 'reconnect' };
  const seconds = (connection.pausedUntil ?? 0) - now;
  return seconds > 0 ? { kind: 'delayed', seconds } : null;
}

/** True when all is done, false when the budget ended first. */
async function syncSteps(run: Run): Promise<boolean> {
  let pulled = true;
  for (const state of run.states) {
    if (!(await pullCalendar(run, state))) pulled = false;
  }
  if (!pulled) return false;
  if (!(await expandSeries(run))) return false;
  for (const state of run.states) await sweepCalendar(run, state);
  if (!(await refetchEvents(run))) return false;
  const applied = await applyInbox(run);
  await findPlaces(run);
  if (!applied) return false;
  await saveReachedTokens(run);
  await attachBookings(run);
  if (run.connection.twoWay && !(await pushGigs(run))) return false;
  await renewWatches(run);
  return true;
}

/** What was pulled has been applied: from here on Google is asked for what comes after. */
async function saveReachedTokens(run: Run) {
  const { db } = run.services;
  const own = sql`connection_id = ${run.connectionId}`;
  const saveTokens = db.run(sql`
    UPDATE calendar_sync_state SET sync_token = next_sync_token, next_sync_token = NULL,
      mode = 'idle', run_id = NULL, page_token = NULL
    WHERE ${own} AND next_sync_token IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM sync_inbox WHERE ${own})`);
  await commit(
    run.services,
    run,
    [saveTokens, nothingHeld(run), ...(run.connection.twoWay ? [] : [deletedHere(run)])],
    run,
  );
}

/** Events that had disappeared all at once are there again: there is nothing left to ask. */
function nothingHeld(run: Run) {
  return run.services.db.run(sql`UPDATE calendar_sync_state SET health = 'ok'
    WHERE connection_id = ${run.connectionId} AND health = 'review_deletes'
      AND NOT EXISTS (SELECT 1 FROM event_links WHERE user_id = ${run.userId}
        AND event_links.calendar_id = calendar_sync_state.calendar_id
        AND google_sub = ${run.connection.googleSub} AND gone_reason = 'missing')`);
}

/** While nothing is pushed, the event of a gig deleted here is left alone, and does not come back. */
function deletedHere(run: Run) {
  return run.services.db.run(sql`UPDATE event_links SET state = 'ignored', gone_reason = 'user'
    WHERE user_id = ${run.userId} AND google_sub = ${run.connection.googleSub} AND kind = 'gig'
      AND state IN ('linked', 'pull_only') AND (gig_id IS NULL
      OR EXISTS (SELECT 1 FROM gigs WHERE gigs.id = event_links.gig_id AND deleted_at IS NOT NULL))`);
}

async function findPlaces(run: Run) {
  const { writtenGigs, services } = run;
  if (writtenGigs.length === 0) return;
  const ids = JSON.stringify(writtenGigs.splice(0));
  const rows = await services.db
    .select({ id: gigs.id, userId: gigs.userId, location: gigs.location })
    .from(gigs)
    .where(
      sql`${gigs.userId} = ${run.userId} AND ${gigs.placeStatus} = 'pending'
        AND ${gigs.id} IN (SELECT value FROM json_each(${ids}))`,
    );
  run.budget.spend('statements', 1);
  await requestGeocoding(services, rows);
}

async function continueLater({ services, connectionId }: Run, reason: 'continue' | 'leave-by') {
  await services.calendarQueue.send([{ v: 1, connectionId, reason }]);
}

/** Gives the lease back and says what is to be done; what nobody expected is thrown on. */
async function failed(run: Run, error: unknown): Promise<SyncOutcome> {
  if (error instanceof LeaseLost) return { kind: 'busy' };
  const at = sql`last_error_at = unixepoch()`;
  if (error instanceof GrantRejected) {
    const again = error.status === 'auth_suspect';
    await releaseLease(run.services, run, sql`fail_count = fail_count + 1`);
    if (!again) return { kind: 'reconnect' };
    const since = Math.min(run.now, run.connection.lastErrorAt ?? run.now);
    const left = run.connection.status === 'auth_suspect' ? since + SUSPECT_SECONDS - run.now : 0;
    return { kind: 'delayed', seconds: left > 0 ? left : SUSPECT_SECONDS };
  }
  if (isGoogle(error, 'scopeMissing')) {
    // The person unticked it, or took it back at Google: only they can give it again.
    await releaseLease(
      run.services,
      run,
      sql`status = 'reconnect_needed', last_error_code = 'scope_missing', ${at},
        fail_count = fail_count + 1`,
    );
    return { kind: 'reconnect' };
  }
  if (isGoogle(error, 'notConfigured', 'invalid')) {
    console.error('calendar sync needs an operator', {
      connectionId: run.connectionId,
      error: errorText(error),
    });
    await releaseLease(run.services, run, sql`last_error_code = ${error.kind}, ${at}`);
    return { kind: 'misconfigured' };
  }
  if (error instanceof GoogleError) {
    const wait =
      error.retryAfterSeconds ?? PAUSE_SECONDS * 2 ** Math.min(run.connection.failCount, 6);
    const seconds = Math.min(Math.max(wait, 1), LONGEST_PAUSE_SECONDS);
    const code = error.kind === 'rateLimited' ? 'rate_limited' : 'unavailable';
    await releaseLease(
      run.services,
      run,
      sql`fail_count = fail_count + 1, last_error_code = ${code}, ${at},
        paused_until = ${run.now + seconds}, ${countsColumn(run)}`,
    );
    return { kind: 'delayed', seconds };
  }
  await releaseLease(run.services, run, sql`fail_count = fail_count + 1, ${at}`).catch(() => {});
  // Somebody kept editing: the next run reads it all again.
  if (error instanceof GigMoved) return { kind: 'delayed', seconds: 1 };
  throw error;
}
