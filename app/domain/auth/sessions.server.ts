import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { sessions, users } from '~/data/schema';
import { toDrizzle } from '~/data/text-query.server';
import type { Services } from '~/services.server';
import type { DataVersion, Owner } from './owner';
import type { SignedInDevice } from './signed-in-device';
import type { User } from './user';
import { userColumns } from './user-columns.server';

type Needs = Pick<Services, 'db' | 'now'>;
type ReadNeeds = { db: Reads } & Pick<Services, 'now'>;

export const SESSION_DAYS = 30;
/** A session's end moves on at most once a day, so that reading a page seldom writes. */
const SLIDE_DAYS = 1;
/** "Last used" is this exact. */
const LAST_USED_MINUTES = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface NewSession {
  userId: string;
  device: string | null;
  place: string | null;
}

/** Starts a session and answers the id that goes into the cookie. */
export async function startSession(
  { db, now }: Needs,
  { userId, device, place }: NewSession,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    idHash: sessionIdOf(id),
    userId,
    createdAt: now().toISOString(),
    expiresAt: addDays(now(), SESSION_DAYS).toISOString(),
    device,
    place,
  });
  return id;
}

interface ReadSession {
  user: User;
  /** How the person's data stood when the session was read. */
  data: DataVersion;
  /** Whether its end was moved on. */
  extended: boolean;
}

/** Names the session of a cookie's id without being able to use it. */
export function sessionIdOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

/** A session by its `sessionId`; null when it is over or unknown. */
export async function readSession(
  services: UsedNeeds,
  sessionId: string,
): Promise<ReadSession | null> {
  const { reads } = services;
  const [[row]] = await reads.batch([
    reads
      .select({
        user: userColumns,
        version: users.dataVersion,
        expiresAt: sessions.expiresAt,
        lastUsedAt: sql<string>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.as('used'),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isCurrent(services, sessionId)),
  ]);
  if (!row) return null;
  const { user, version, ...times } = row;
  const extended = await noteUse(services, sessionId, times);
  return { user, data: { userId: user.id, version }, extended };
}

const VERSION_OF_SESSION = `SELECT json_array(users.id, users.data_version, sessions.expires_at,
    coalesce(sessions.last_used_at, sessions.created_at)) AS text
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.id_hash = ? AND sessions.expires_at > ?`;

/** Of a session what an answer of the API needs: whose it is, and how their data stands. */
export async function readSessionVersion(
  services: UsedNeeds,
  sessionId: string,
): Promise<Omit<ReadSession, 'user'> | null> {
  const { reads, now } = services;
  const params = [sessionId, now().toISOString()];
  const [[text] = []] = await reads.texts([{ sql: VERSION_OF_SESSION, params }]);
  if (!text) return null;
  const [userId, version, expiresAt, lastUsedAt]: [string, number, string, string] =
    JSON.parse(text);
  const extended = await noteUse(services, sessionId, { expiresAt, lastUsedAt });
  return { data: { userId, version }, extended };
}

type UsedNeeds = Pick<Services, 'db' | 'reads' | 'now' | 'background'>;

/** Moves a session's end on and says that it was used. Answers whether its end was moved. */
async function noteUse(
  { db, now, background }: UsedNeeds,
  sessionId: string,
  times: { expiresAt: string; lastUsedAt: string },
): Promise<boolean> {
  const left = Date.parse(times.expiresAt) - now().getTime();
  const extended = left < (SESSION_DAYS - SLIDE_DAYS) * DAY_MS;
  if (extended) {
    const expiresAt = addDays(now(), SESSION_DAYS).toISOString();
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, sessionId));
  }
  if (now().getTime() - Date.parse(times.lastUsedAt) > LAST_USED_MINUTES * MINUTE_MS) {
    const used = db.update(sessions).set({ lastUsedAt: now().toISOString() });
    background(used.where(eq(sessions.idHash, sessionId)).run());
  }
  return extended;
}

const OWNER = 'SELECT user_id FROM sessions WHERE id_hash = ? AND expires_at > ?';
const NOT_KNOWN = `NOT EXISTS (SELECT 1 FROM users WHERE users.id = sessions.user_id
  AND instr(?, ' ' || users.id || '/' || users.data_version || ' '))`;

/**
 * Whose rows a session may read, for queries that go along with the session's own. Nobody's while
 * the data still stands as one of these versions has it: their rows need not be read again.
 */
export function ownerBySession(
  { now }: Pick<Needs, 'now'>,
  sessionId: string,
  known: readonly DataVersion[] = [],
): Owner {
  const params = [sessionId, now().toISOString()];
  const owner =
    known.length === 0
      ? { sql: `(${OWNER})`, params }
      : {
          sql: `(${OWNER} AND ${NOT_KNOWN})`,
          params: [...params, ` ${known.map((one) => `${one.userId}/${one.version}`).join(' ')} `],
        };
  return { ...owner, getSQL: () => toDrizzle(owner) };
}

function isCurrent({ now }: Pick<Needs, 'now'>, sessionId: string) {
  return and(eq(sessions.idHash, sessionId), gt(sessions.expiresAt, now().toISOString()));
}

/** Where the person is signed in, last used first. */
export function signedInDevicesQuery({ db, now }: ReadNeeds, owner: Owner) {
  const lastUsedAt = sql<string>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;
  return db
    .select({
      id: sessions.idHash,
      device: sessions.device,
      place: sessions.place,
      signedInAt: sessions.createdAt,
      lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expiresAt, now().toISOString())))
    .orderBy(desc(lastUsedAt));
}

export function toSignedInDevices(
  rows: Awaited<ReturnType<typeof signedInDevicesQuery>>,
  currentSessionId: string,
): SignedInDevice[] {
  return rows.map((row) => ({ ...row, current: row.id === currentSessionId }));
}

export async function endSession({ db }: Pick<Needs, 'db'>, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, sessionIdOf(id)));
}

/** Ends one of the person's sessions by its `sessionId`. Answers whether there was one. */
export async function revokeSession(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.idHash, sessionId)))
    .returning({ id: sessions.idHash });
  return ended.length > 0;
}

/** Signs the person out everywhere, or everywhere but in one session. */
export function revokeSessionsQuery({ db }: Pick<Needs, 'db'>, userId: string, except?: string) {
  const others = except ? ne(sessions.idHash, except) : undefined;
  return db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function endExpiredSessions({ db, now }: Needs): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(lte(sessions.expiresAt, now().toISOString()))
    .returning({ idHash: sessions.idHash });
  return ended.length;
}
