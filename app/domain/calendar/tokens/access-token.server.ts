import { and, eq } from 'drizzle-orm';
import { type ConnectionRow, calendarConnections } from '~/data/schema';
import { GoogleError, isGoogle, isTransient } from '../google-error';
import { waitBefore } from '../pull/due/back-off';
import type { GoogleSession } from '../pull/run';

/** A token is renewed this long before it ends. */
const EARLY_SECONDS = 5 * 60;
/** Between two rejections of a grant that together end it: Google has been wrong for minutes before. */
export const SUSPECT_SECONDS = 15 * 60;

/** The grant is not taken, for now or for good. */
export class GrantRejected extends Error {
  override name = 'GrantRejected';
  constructor(readonly status: 'auth_suspect' | 'reconnect_needed') {
    super(`google grant: ${status}`);
  }
}

type TokenColumn = 'refresh_token_enc' | 'access_token_enc';

/** Where a token stands, so that it is taken nowhere else. */
export function tokenPlace(column: TokenColumn, connectionId: string): string {
  return `calendar_connections|${column}|${connectionId}`;
}

/**
 * One call to Google with a valid access token: renewed once if it is rejected, tried again after a
 * growing wait while Google is unwell.
 */
export async function askGoogle<Answer>(
  run: GoogleSession,
  call: (accessToken: string) => Promise<Answer>,
): Promise<Answer> {
  let renewed = false;
  for (let retry = 0; ; retry++) {
    try {
      run.accessToken ??= await accessTokenOf(run);
      run.budget.spend('requests', 1);
      return await call(run.accessToken);
    } catch (error) {
      if (isGoogle(error, 'unauthorized')) {
        if (renewed) throw new GoogleError('unavailable', { status: 401 });
        renewed = true;
        run.accessToken = await refreshToken(run);
        continue;
      }
      await waitOrThrow(run, error, retry);
    }
  }
}

async function waitOrThrow(run: GoogleSession, error: unknown, retry: number) {
  if (!(error instanceof GoogleError) || !isTransient(error)) throw error;
  const { random, wait } = run.services.google;
  const seconds = waitBefore(retry, error.retryAfterSeconds, random);
  if (seconds === null || !run.budget.hasRoom()) throw error;
  await wait(seconds * 1000);
}

async function accessTokenOf(run: GoogleSession): Promise<string> {
  const { connection, now } = run;
  const fresh = (connection.accessExpiresAt ?? 0) > now + EARLY_SECONDS;
  if (fresh && connection.accessTokenEnc) {
    const place = tokenPlace('access_token_enc', connection.id);
    const { tokens } = run.services.google;
    const stored = await tokens.decrypt(connection.accessTokenEnc, place).catch((error) => {
      // Without its key it can still be renewed.
      if (isGoogle(error, 'notConfigured')) return null;
      throw error;
    });
    if (stored) return stored.text;
  }
  return refreshToken(run);
}

async function refreshToken(run: GoogleSession): Promise<string> {
  const { google } = run.services;
  const { connection, now } = run;
  const suspectUntil = (connection.lastErrorAt ?? 0) + SUSPECT_SECONDS;
  if (connection.status === 'auth_suspect' && now < suspectUntil) {
    throw new GrantRejected('auth_suspect');
  }
  const place = tokenPlace('refresh_token_enc', connection.id);
  const stored =
    connection.refreshTokenEnc && (await google.tokens.decrypt(connection.refreshTokenEnc, place));
  if (!stored) return reject(run, 'reconnect_needed');

  for (let retry = 0; ; retry++) {
    try {
      run.budget.spend('requests', 1);
      const tokens = await google.oauth.refresh(stored.text);
      const rotated = tokens.refreshToken ?? (stored.outdated ? stored.text : null);
      return await storeTokens(run, tokens.accessToken, tokens.expiresInSeconds, rotated);
    } catch (error) {
      if (isGoogle(error, 'invalidGrant')) {
        const again = connection.status === 'auth_suspect';
        return reject(run, again ? 'reconnect_needed' : 'auth_suspect');
      }
      await waitOrThrow(run, error, retry);
    }
  }
}

/** Of two runs that renew at once the first one's token is stored, and both use it. */
async function storeTokens(
  run: GoogleSession,
  accessToken: string,
  expiresInSeconds: number,
  refreshToken: string | null,
): Promise<string> {
  const { db, google } = run.services;
  const { id, tokenVersion } = run.connection;
  const encrypt = (text: string, column: TokenColumn) =>
    google.tokens.encrypt(text, tokenPlace(column, id));
  const columns = {
    accessTokenEnc: await encrypt(accessToken, 'access_token_enc'),
    accessExpiresAt: run.now + expiresInSeconds,
    ...(refreshToken && { refreshTokenEnc: await encrypt(refreshToken, 'refresh_token_enc') }),
    tokenVersion: tokenVersion + 1,
    status: 'active' as const,
  };
  const [stored] = await db
    .update(calendarConnections)
    .set(columns)
    .where(and(sameConnection(run.connection), eq(calendarConnections.tokenVersion, tokenVersion)))
    .returning();
  run.budget.spend('statements', 1);
  if (!stored) return (await newerToken(run)) ?? accessToken;
  takeOver(run, stored);
  return accessToken;
}

/** What this run has found out about writing is not stored before its end. */
function takeOver(run: GoogleSession, stored: ConnectionRow) {
  const { pushBlockedUntil } = run.connection;
  run.connection = { ...stored, pushBlockedUntil: pushBlockedUntil ?? stored.pushBlockedUntil };
}

/** Somebody may have connected anew meanwhile: then the rejection was of an old grant. */
async function reject(run: GoogleSession, status: GrantRejected['status']): Promise<string> {
  const newer = await newerToken(run);
  if (newer) return newer;
  await run.services.db
    .update(calendarConnections)
    .set({ status, lastErrorAt: run.now, lastErrorCode: 'invalid_grant' })
    .where(
      and(
        sameConnection(run.connection),
        eq(calendarConnections.tokenVersion, run.connection.tokenVersion),
      ),
    );
  throw new GrantRejected(status);
}

async function newerToken(run: GoogleSession): Promise<string | null> {
  const { db, google } = run.services;
  run.budget.spend('statements', 1);
  const row = await db
    .select()
    .from(calendarConnections)
    .where(sameConnection(run.connection))
    .get();
  if (!row?.accessTokenEnc || row.tokenVersion === run.connection.tokenVersion) return null;
  takeOver(run, row);
  const place = tokenPlace('access_token_enc', row.id);
  return (await google.tokens.decrypt(row.accessTokenEnc, place))?.text ?? null;
}

function sameConnection({ id, userId }: ConnectionRow) {
  return and(eq(calendarConnections.id, id), eq(calendarConnections.userId, userId));
}
