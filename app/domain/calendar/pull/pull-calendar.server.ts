import { and, eq, sql } from 'drizzle-orm';
import { calendarSyncState, type SyncStateRow } from '~/data/schema';
import { commit } from '../connection/lease.server';
import { isGoogle } from '../google-error';
import { askGoogle } from '../tokens/access-token.server';
import { putIntoInbox, stampSeen } from './inbox.server';
import type { Run } from './run';

/** Another number makes every calendar be listed in full once more. */
const MAPPING_VERSION = 1;
/** A list that keeps breaking off is left to the next run. */
const MOST_RESTARTS = 3;

/**
 * Pulls one calendar into the inbox, page by page, to its end or to the budget's; true at the end.
 * Each page is stored with the place it leaves off at, so that a killed run goes on from there.
 */
export async function pullCalendar(run: Run, state: SyncStateRow): Promise<boolean> {
  let restarts = 0;
  while (state.nextSyncToken === null) {
    if (!run.budget.hasRoom()) return false;
    if (state.mode === 'idle') begin(run, state);
    try {
      await pullPage(run, state);
    } catch (error) {
      if (isClosed(error)) {
        await save(run, state, { ...STOPPED, health: 'gone' });
        return true;
      }
      // Google promises no reason along with the 410.
      const gone = state.mode === 'incremental' && isGoogle(error, 'deleted');
      const stale = gone || isGoogle(error, 'staleSyncToken');
      // A page token that is not taken any more: from the old sync token once again.
      const badPage = state.pageToken !== null && isGoogle(error, 'invalid', 'deleted');
      if ((!badPage && !stale) || ++restarts > MOST_RESTARTS) throw error;
      await save(run, state, { ...STOPPED, ...(stale && { syncToken: null }) });
    }
  }
  return true;
}

/** The calendar is not there, or not for this person; it is tried again with every sync. */
function isClosed(error: unknown): boolean {
  if (isGoogle(error, 'notFound')) return true;
  return (
    isGoogle(error, 'forbidden') && ['forbidden', 'requiredAccessLevel'].includes(`${error.reason}`)
  );
}

const STOPPED = { mode: 'idle', runId: null, pageToken: null } as const;

function begin(run: Run, state: SyncStateRow) {
  const full = state.syncToken === null || state.mappingVersion !== MAPPING_VERSION;
  state.mode = full ? 'full' : 'incremental';
  state.runId = crypto.randomUUID();
  if (full) state.windowStart = run.window.start;
}

async function pullPage(run: Run, state: SyncStateRow) {
  const { google } = run.services;
  const full = state.mode === 'full';
  const page = await askGoogle(run, (accessToken) =>
    google.calendar.listEvents(accessToken, {
      calendarId: state.calendarId,
      pageSize: google.limits.pageSize,
      pageToken: state.pageToken,
      syncToken: full ? null : state.syncToken,
      from: full ? state.windowStart : null,
    }),
  );
  const seen = page.events.filter(({ live }) => live).map(({ id }) => id);
  await save(
    run,
    state,
    {
      mode: state.mode,
      runId: state.runId,
      windowStart: state.windowStart,
      pageToken: page.nextPageToken,
      nextSyncToken: page.nextPageToken ? null : page.nextSyncToken,
      timeZone: page.timeZone ?? state.timeZone,
      accessRole: page.accessRole ?? state.accessRole,
      health: healthAfter(state, page.accessRole),
      ...(full && { mappingVersion: MAPPING_VERSION }),
    },
    [
      ...putIntoInbox(run, state.calendarId, page.events),
      ...(full && state.runId && seen.length > 0
        ? [stampSeen(run, state.calendarId, state.runId, isOneOf(seen))]
        : []),
      ...(becameWriter(state, page.accessRole) ? [sendRejectedAgain(run, state.calendarId)] : []),
    ],
  );
  // Neither a next page nor a token: nothing to go on from, so the list begins anew next time.
  if (!page.nextPageToken && !page.nextSyncToken) await save(run, state, STOPPED);
}

function isOneOf(eventIds: string[]) {
  return sql`event_id IN (SELECT value FROM json_each(${JSON.stringify(eventIds)}))`;
}

/** Roles that may write. */
export function isWriter(accessRole: string | null): boolean {
  return accessRole === 'owner' || (accessRole?.startsWith('writer') ?? false);
}

function becameWriter({ accessRole }: SyncStateRow, role: string | null): boolean {
  return accessRole !== null && !isWriter(accessRole) && isWriter(role);
}

function sendRejectedAgain({ services, userId, connection }: Run, calendarId: string) {
  return services.db.run(sql`UPDATE event_links SET refused_rev = NULL
    WHERE user_id = ${userId} AND google_sub = ${connection.googleSub}
      AND calendar_id = ${calendarId}`);
}

function healthAfter({ health }: SyncStateRow, role: string | null): SyncStateRow['health'] {
  if (health === 'review_deletes') return health;
  return role !== null && !isWriter(role) ? 'read_only' : 'ok';
}

/** Stores where a calendar stands, together with whatever belongs to it. */
export async function save(
  run: Run,
  state: SyncStateRow,
  changes: Partial<SyncStateRow>,
  along: Parameters<typeof commit>[2] = [],
) {
  const update = run.services.db
    .update(calendarSyncState)
    .set(changes)
    .where(
      and(
        eq(calendarSyncState.connectionId, run.connectionId),
        eq(calendarSyncState.calendarId, state.calendarId),
      ),
    );
  await commit(run.services, run, [update, ...along], run);
  Object.assign(state, changes);
}
