import { and, eq } from 'drizzle-orm';
import { calendarConnections, calendarSyncState } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import { isGoogle } from './google-error';
import type { CalendarServices } from './google-services';
import { save } from './pull/pull-calendar.server';
import type { GoogleSession, Run } from './pull/run';
import { askGoogle } from './tokens/access-token.server';
import { sha256Hex } from './tokens/sha256';

const CHANNEL_SECONDS = 7 * 24 * 60 * 60;
/** A channel is replaced this long before it ends: the slowest connections sync every 29 hours. */
const EARLY_SECONDS = 48 * 60 * 60;

const NOTIFICATIONS_PATH = '/api/calendar/notifications';

/** Has Google call when a calendar of a two-way connection changes. Without it the cron is enough. */
export async function renewWatches(run: Run) {
  const { google } = run.services;
  if (!run.connection.twoWay) return endWatches(run);
  // Google calls nobody without https.
  if (!google.origin.startsWith('https:')) return;
  for (const state of run.states) {
    const fresh = (state.watchExpiresAt ?? 0) > run.now + EARLY_SECONDS;
    if (fresh || state.health === 'gone' || !run.budget.hasRoom(2)) continue;
    const id = crypto.randomUUID();
    const token = crypto.randomUUID();
    const channel = {
      id,
      token,
      address: google.origin + NOTIFICATIONS_PATH,
      expiresAt: (run.now + CHANNEL_SECONDS) * 1000,
    };
    try {
      const { resourceId, expiresAt } = await askGoogle(run, (accessToken) =>
        google.calendar.watch(accessToken, state.calendarId, channel),
      );
      await save(run, state, {
        watchId: id,
        watchResourceId: resourceId,
        watchTokenHash: await sha256Hex(token),
        watchExpiresAt: Math.floor(expiresAt / 1000),
      });
    } catch (error) {
      console.info('calendar not watched', { error: errorText(error) });
    }
  }
}

/** Two-way sync was turned off: from now on only the person starts a sync. */
async function endWatches(run: Run) {
  const watched = run.states.filter(({ watchId }) => watchId !== null);
  if (watched.length === 0 || !run.budget.hasRoom(watched.length)) return;
  await stopChannels(
    run,
    watched.map(({ watchId, watchResourceId }) => ({ id: watchId, resourceId: watchResourceId })),
  );
  for (const state of watched) await save(run, state, NOT_WATCHED);
}

const NOT_WATCHED = {
  watchId: null,
  watchResourceId: null,
  watchTokenHash: null,
  watchExpiresAt: null,
} as const;

/** Asks Google to call no more. What it is not told, it forgets within a week. */
export async function stopChannels(
  session: GoogleSession,
  channels: { id: string | null; resourceId: string | null }[],
) {
  const { calendar } = session.services.google;
  for (const { id, resourceId } of channels) {
    if (!id || !resourceId) continue;
    try {
      await askGoogle(session, (token) => calendar.stopWatching(token, { id, resourceId }));
    } catch (error) {
      console.info('calendar channel not stopped', { error: errorText(error) });
      // Any other failure would be the next channel's too, after as long a wait.
      if (!isGoogle(error, 'notFound')) return;
    }
  }
}

/**
 * Takes a notification for what it is, a reason to look. An unknown channel or a wrong token is
 * none, and neither is a connection that syncs only when its person asks for it.
 */
export async function acceptNotification(
  { db, calendarQueue }: Pick<CalendarServices, 'db' | 'calendarQueue'>,
  channel: { id: string | null; token: string | null; state: string | null },
): Promise<boolean> {
  const { id, token, state } = channel;
  if (!id || !token || state === 'sync') return false;
  const hash = await sha256Hex(token);
  const row = await db
    .select({ connectionId: calendarSyncState.connectionId })
    .from(calendarSyncState)
    .innerJoin(calendarConnections, eq(calendarConnections.id, calendarSyncState.connectionId))
    .where(
      and(
        eq(calendarSyncState.watchId, id),
        eq(calendarSyncState.watchTokenHash, hash),
        eq(calendarConnections.twoWay, true),
      ),
    )
    .get();
  if (!row) return false;
  await calendarQueue.send([{ v: 1, connectionId: row.connectionId, reason: 'notification' }]);
  return true;
}
