import { sql } from 'drizzle-orm';
import { type ConnectionRow, calendarConnections, oauthStates } from '~/data/schema';
import { errorText } from '~/domain/error-text';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import { GoogleError } from '../google-error';
import type { CalendarServices } from '../google-services';
import { deleteOwnCalendarIfPossible } from '../leave-by/own-calendar.server';
import { tokenPlace } from '../tokens/access-token.server';
import { sha256Hex } from '../tokens/sha256';
import { detachLinks, forgetCalendars, forgetLeaveBy } from './detach.server';
import { googleSession, isConnected, readConnection } from './read-connection.server';
import { canRead, LEAVE_BY_SCOPES, WANTED_SCOPES } from './scopes';

const STATE_SECONDS = 10 * 60;
const CALLBACK_PATH = '/api/calendar/callback';
const PURPOSE = 'calendar';

/** Where the person consents at Google; what comes back is taken once, for ten minutes, from them alone. */
export async function startConnecting(
  services: CalendarServices,
  userId: string,
  { chooseAccount = false, leaveBy = false } = {},
): Promise<string> {
  const { db, google } = services;
  const { state, verifier } = google.oauth.newState();
  const stateHash = await sha256Hex(state);
  const found = await readConnection(services, userId);
  await db.batch([
    db.delete(oauthStates).where(sql`${oauthStates.expiresAt} < unixepoch()`),
    db.insert(oauthStates).values({
      stateHash,
      purpose: PURPOSE,
      userId,
      verifierEnc: await google.tokens.encrypt(verifier, verifierPlace(stateHash)),
      expiresAt: sql`unixepoch() + ${STATE_SECONDS}`,
    }),
  ]);
  return google.oauth.consentUrl({
    redirectUri: google.origin + CALLBACK_PATH,
    state,
    verifier,
    scopes: leaveBy || found?.connection.leaveBy === 'on' ? LEAVE_BY_SCOPES : WANTED_SCOPES,
    loginHint: found?.connection.googleEmail ?? null,
    chooseAccount,
  });
}

export type ConnectOutcome =
  | 'connected'
  /** The person said no. */
  | 'denied'
  /** The state is unknown, used, too old or somebody else's. */
  | 'invalid_state'
  /** Something that is needed was left unticked. */
  | 'scope_missing'
  /** Google gave nothing that can be renewed later. */
  | 'no_refresh_token'
  | 'failed';

interface Answer {
  state: string | null;
  code: string | null;
  error: string | null;
}

/** Takes what Google's consent screen sent the person back with. */
export async function finishConnecting(
  services: CalendarServices,
  userId: string,
  { state, code, error }: Answer,
): Promise<ConnectOutcome> {
  const { oauth, origin } = services.google;
  try {
    const verifier = state && (await takeState(services, userId, state));
    if (!verifier) return 'invalid_state';
    if (error) return error === 'access_denied' ? 'denied' : 'failed';
    if (!code) return 'failed';
    const tokens = await oauth.exchange(code, verifier, origin + CALLBACK_PATH);
    const scopes = tokens.scopes ?? WANTED_SCOPES.join(' ');
    if (!canRead(scopes)) return 'scope_missing';
    const identity = await oauth.identify(tokens.accessToken);
    return await store(services, userId, { ...tokens, scopes, ...identity });
  } catch (thrown) {
    if (!(thrown instanceof GoogleError)) throw thrown;
    console.info('calendar not connected', { error: errorText(thrown) });
    return 'failed';
  }
}

/** Looked up and deleted at once, so that it serves one time only. */
async function takeState(
  { db, google }: CalendarServices,
  userId: string,
  state: string,
): Promise<string | null> {
  const stateHash = await sha256Hex(state);
  const [row] = await db
    .delete(oauthStates)
    .where(
      sql`${oauthStates.stateHash} = ${stateHash} AND ${oauthStates.userId} = ${userId}
        AND ${oauthStates.purpose} = ${PURPOSE} AND ${oauthStates.expiresAt} >= unixepoch()`,
    )
    .returning();
  if (!row) return null;
  return (await google.tokens.decrypt(row.verifierEnc, verifierPlace(stateHash)))?.text ?? null;
}

interface Grant {
  accessToken: string;
  expiresInSeconds: number;
  refreshToken: string | null;
  scopes: string;
  sub: string;
  email: string | null;
}

async function store(
  services: CalendarServices,
  userId: string,
  grant: Grant,
): Promise<ConnectOutcome> {
  const { db, google, now } = services;
  const found = await readConnection(services, userId);
  const before = found?.connection ?? null;
  const sameAccount = before?.googleSub === grant.sub;
  // Google sends none when it showed no consent screen: the old one of this account stays good.
  const keeps = sameAccount && before?.refreshTokenEnc && !grant.refreshToken;
  if (!grant.refreshToken && !keeps) return 'no_refresh_token';

  const id = before?.id ?? newId(now());
  const encrypt = (text: string, column: 'refresh_token_enc' | 'access_token_enc') =>
    google.tokens.encrypt(text, tokenPlace(column, id));
  const columns = {
    googleSub: grant.sub,
    googleEmail: grant.email,
    accessTokenEnc: await encrypt(grant.accessToken, 'access_token_enc'),
    accessExpiresAt: sql`unixepoch() + ${grant.expiresInSeconds}`,
    ...(grant.refreshToken && {
      refreshTokenEnc: await encrypt(grant.refreshToken, 'refresh_token_enc'),
    }),
    scopes: grant.scopes,
    status: 'active' as const,
    failCount: 0,
    lastErrorCode: null,
    pausedUntil: null,
  };
  if (!before) {
    await db.insert(calendarConnections).values({ id, userId, ...columns });
    return 'connected';
  }
  const update = db
    .update(calendarConnections)
    .set({
      ...columns,
      tokenVersion: sql`${calendarConnections.tokenVersion} + 1`,
      // A run that is under way works for the grant from before.
      leaseEpoch: sql`${calendarConnections.leaseEpoch} + 1`,
      leaseUntil: 0,
      ...(sameAccount ? { nextSyncAt: sql`unixepoch()` } : NOTHING_CHOSEN),
    })
    .where(sql`${calendarConnections.id} = ${id} AND ${calendarConnections.userId} = ${userId}`);
  if (sameAccount) await update;
  else {
    if (found) await deleteOwnCalendarIfPossible(googleSession(services, found));
    await replaceAccount(services, before, update);
  }
  return 'connected';
}

export const NOTHING_CHOSEN = {
  twoWay: false,
  bookedCalendarId: null,
  possibleCalendarId: null,
  travelCalendarId: null,
  nextSyncAt: null,
  pushBlockedUntil: null,
  syncCounts: null,
  leaveBy: 'off' as const,
  leaveByCalendarId: null,
  leaveByError: null,
};

/** Another account: nothing of the old one is synced until calendars are chosen anew. */
async function replaceAccount(
  { db }: Pick<Services, 'db'>,
  before: ConnectionRow,
  update: Parameters<typeof db.batch>[0][number],
) {
  const old = isConnected(before) ? [detachLinks({ db }, before)] : [];
  await db.batch([
    update,
    ...old,
    ...forgetCalendars({ db }, before.id),
    forgetLeaveBy({ db }, before),
  ]);
}

function verifierPlace(stateHash: string): string {
  return `oauth_states|verifier_enc|${stateHash}`;
}
