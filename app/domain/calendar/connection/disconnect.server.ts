import { and, eq, sql } from 'drizzle-orm';
import { calendarConnections, calendarSyncState } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import type { CalendarServices } from '../google-services';
import { deleteOwnCalendarIfPossible } from '../leave-by/own-calendar.server';
import { tokenPlace } from '../tokens/access-token.server';
import { stopChannels } from '../watch.server';
import { NOTHING_CHOSEN } from './connect.server';
import { detachLinks, forgetCalendars, forgetLeaveBy } from './detach.server';
import { googleSession, isConnected, readConnection } from './read-connection.server';

/** Ends the connection; gigs and Google's events stay. Answers whether there was one. */
export async function disconnect(services: CalendarServices, userId: string): Promise<boolean> {
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection)) return false;
  const { db } = services;
  const { connection } = found;
  await revokeGrant(services, found);
  await db.batch([
    db
      .update(calendarConnections)
      .set({
        ...NOTHING_CHOSEN,
        status: 'disconnected',
        refreshTokenEnc: null,
        accessTokenEnc: null,
        accessExpiresAt: null,
        scopes: '',
        tokenVersion: sql`${calendarConnections.tokenVersion} + 1`,
        // A run that is under way can store nothing any more.
        leaseEpoch: sql`${calendarConnections.leaseEpoch} + 1`,
        leaseUntil: 0,
      })
      .where(
        and(eq(calendarConnections.id, connection.id), eq(calendarConnections.userId, userId)),
      ),
    detachLinks(services, connection),
    ...forgetCalendars(services, connection.id),
    forgetLeaveBy(services, connection),
  ]);
  return true;
}

/** Channels and the grant end as far as Google can be reached: it forgets both in time anyway. */
async function revokeGrant(
  services: CalendarServices,
  found: NonNullable<Awaited<ReturnType<typeof readConnection>>>,
) {
  const { google, db } = services;
  const { connection } = found;
  const channels = await db
    .select({ id: calendarSyncState.watchId, resourceId: calendarSyncState.watchResourceId })
    .from(calendarSyncState)
    .where(eq(calendarSyncState.connectionId, connection.id));
  // First, as a revoked grant can stop none.
  const session = googleSession(services, found);
  await stopChannels(session, channels);
  await deleteOwnCalendarIfPossible(session);
  try {
    const place = tokenPlace('refresh_token_enc', connection.id);
    const refresh =
      connection.refreshTokenEnc &&
      (await google.tokens.decrypt(connection.refreshTokenEnc, place));
    if (refresh) await google.oauth.revoke(refresh.text);
  } catch (error) {
    console.info('calendar grant not revoked', { error: errorText(error) });
  }
}
