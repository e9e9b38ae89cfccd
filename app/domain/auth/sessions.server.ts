import { createHash, randomBytes } from 'node:crypto';
import { addDays, subMinutes } from 'date-fns';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { sessions, users } from '~/data/schema';
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
  services: Pick<Services, 'db' | 'reads' | 'now' | 'background'>,
  sessionId: string,
): Promise<ReadSession | null> {
  const { db, reads, now } = services;
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

  const extended = row.expiresAt < addDays(now(), SESSION_DAYS - SLIDE_DAYS).toISOString();
  if (extended) {
    const expiresAt = addDays(now(), SESSION_DAYS).toISOString();
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, sessionId));
  }
  if (row.lastUsedAt < subMinutes(now(), LAST_USED_MINUTES).toISOString()) {
    const used = db.update(sessions).set({ lastUsedAt: now().toISOString() });
    services.background(used.where(eq(sessions.idHash, sessionId)).run());
  }
  const { user, version } = row;
  return { user, data: { userId: user.id, version }, extended };
}

/**
 * Whose rows a session may read, for queries that go along with the session's own. Nobody's while
 * the data still stands as one of these versions has it: their rows need not be read again.
 */
export function ownerBySession(
  services: Pick<Needs, 'now'>,
  sessionId: string,
  known: DataVersion[] = [],
): Owner {
  const isOther = known.map(
    ({ userId, version }) => sql` AND NOT EXISTS (SELECT 1 FROM ${users}
      WHERE ${users.id} = ${sessions.userId} AND ${users.id} = ${userId}
        AND ${users.dataVersion} = ${version})`,
  );
  return sql`(SELECT ${sql.identifier(sessions.userId.name)} FROM ${sessions}
    WHERE ${isCurrent(services, sessionId)}${sql.join(isOther)})`;
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
