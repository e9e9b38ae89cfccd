import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, gt, lte } from 'drizzle-orm';
import { sessions, users } from '~/data/schema';
import type { Services } from '~/services.server';
import type { User } from './user';

type Needs = Pick<Services, 'db' | 'now'>;

export const SESSION_DAYS = 30;
/** A session's end moves on at most once a day, so that reading a page seldom writes. */
const SLIDE_DAYS = 1;

/** Starts a session and answers the id that goes into the cookie. */
export async function startSession({ db, now }: Needs, userId: string): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    idHash: hashOf(id),
    userId,
    createdAt: now().toISOString(),
    expiresAt: addDays(now(), SESSION_DAYS).toISOString(),
  });
  return id;
}

/** The session's user, and whether its end was moved on; null when it is over or unknown. */
export async function readSession(
  { db, now }: Needs,
  id: string,
): Promise<{ user: User; extended: boolean } | null> {
  const idHash = hashOf(id);
  const row = await db
    .select({
      user: {
        id: users.id,
        displayName: users.displayName,
        email: users.email,
        profilePicture: users.profilePicture,
      },
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now().toISOString())))
    .get();
  if (!row) return null;

  const extended = row.expiresAt < addDays(now(), SESSION_DAYS - SLIDE_DAYS).toISOString();
  if (extended) {
    const expiresAt = addDays(now(), SESSION_DAYS).toISOString();
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
  }
  return { user: row.user, extended };
}

export async function endSession({ db }: Pick<Needs, 'db'>, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
}

export async function endExpiredSessions({ db, now }: Needs): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(lte(sessions.expiresAt, now().toISOString()))
    .returning({ idHash: sessions.idHash });
  return ended.length;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
