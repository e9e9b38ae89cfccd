import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '~/data/schema';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import type { ConnectGoogleInput } from './credentials';
import { type GoogleIdentity, isAuthoritative } from './google-identity';
import { verifyPassword } from './password.server';
import { revokeSessionsQuery } from './sessions.server';
import type { User } from './user';
import { userColumns } from './user-columns.server';

type Needs = Pick<Services, 'db' | 'now'>;

type SignInOutcome =
  | { outcome: 'signedIn'; user: User }
  | { outcome: 'created'; user: User }
  /** An account with this e-mail exists, and nothing proves yet that it is the same person's. */
  | { outcome: 'proofNeeded' }
  | { outcome: 'emailUnverified' };

/**
 * The account of who has signed in at Google. The id decides; an e-mail only where Google hands it
 * out and its owner had confirmed it here as well.
 */
export async function signInWithGoogle(
  services: Needs,
  identity: GoogleIdentity,
): Promise<SignInOutcome> {
  const { db } = services;
  const known = await findByGoogleSub(services, identity);
  if (known) return { outcome: 'signedIn', user: known };
  if (!identity.emailVerified) return { outcome: 'emailUnverified' };

  const created = await createUser(services, identity);
  if (created) return { outcome: 'created', user: created };
  // The same person in another tab may have been quicker.
  const createdMeanwhile = await findByGoogleSub(services, identity);
  if (createdMeanwhile) return { outcome: 'signedIn', user: createdMeanwhile };
  if (!isAuthoritative(identity)) return { outcome: 'proofNeeded' };
  const [linked] = await db
    .update(users)
    .set(googleColumns(identity))
    .where(
      and(
        eq(users.email, identity.email),
        sql`${users.emailVerifiedAt} IS NOT NULL`,
        isNull(users.googleSub),
      ),
    )
    .returning(userColumns);
  return linked ? { outcome: 'signedIn', user: linked } : { outcome: 'proofNeeded' };
}

async function findByGoogleSub({ db }: Needs, { sub }: GoogleIdentity): Promise<User | null> {
  const user = await db.select(userColumns).from(users).where(eq(users.googleSub, sub)).get();
  return user ?? null;
}

/** Null when somebody has registered with the e-mail. */
async function createUser({ db, now }: Needs, identity: GoogleIdentity): Promise<User | null> {
  const at = now();
  const [created] = await db
    .insert(users)
    .values({
      id: newId(at),
      email: identity.email,
      displayName: displayNameOf(identity),
      profilePicture: identity.picture,
      emailVerifiedAt: at.toISOString(),
      createdAt: at.toISOString(),
      ...googleColumns(identity),
    })
    .onConflictDoNothing()
    .returning(userColumns);
  return created ?? null;
}

/** Google's name for the person, without what nobody can see, else what stands before the @. */
function displayNameOf({ name, email }: GoogleIdentity): string {
  const visible = (name ?? '').replace(/\p{C}/gu, '').trim().slice(0, 80).trim();
  return visible || email.slice(0, email.lastIndexOf('@')).slice(0, 80);
}

function googleColumns({ sub, email }: GoogleIdentity) {
  return { googleSub: sub, googleEmail: email };
}

/** Connects a Google account to the signed-in person's, unless it is somebody's already. */
export async function connectGoogle(
  { db }: Needs,
  userId: string,
  identity: GoogleIdentity,
): Promise<'connected' | 'inUse'> {
  const [connected] = await db
    .update(users)
    .set(googleColumns(identity))
    .where(and(eq(users.id, userId), isNobodyElses(identity, userId)))
    .returning({ id: users.id });
  return connected ? 'connected' : 'inUse';
}

function isNobodyElses({ sub }: GoogleIdentity, userId: string) {
  return sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.google_sub = ${sub} AND other.id <> ${userId})`;
}

/**
 * Connects a Google account to the account with its e-mail, for who knows the password; or hands
 * that account over to who Google proves to own the address: without its old password, and signed
 * out everywhere, since both may be a stranger's who registered with it. Null without proof.
 */
export async function connectGoogleWithProof(
  services: Needs,
  identity: GoogleIdentity,
  proof: ConnectGoogleInput,
): Promise<User | null> {
  const { db, now } = services;
  const row = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, identity.email))
    .get();
  if ('takeOver' in proof) {
    if (!row || !isAuthoritative(identity)) return null;
    const [[user]] = await db.batch([
      db
        .update(users)
        .set({
          ...googleColumns(identity),
          passwordHash: null,
          emailVerifiedAt: now().toISOString(),
        })
        .where(and(eq(users.id, row.id), isNobodyElses(identity, row.id)))
        .returning(userColumns),
      revokeSessionsQuery(services, row.id),
    ]);
    return user ?? null;
  }
  if (!(await verifyPassword(proof.password, row?.passwordHash ?? null)) || !row) return null;
  if ((await connectGoogle(services, row.id, identity)) === 'inUse') return null;
  const verifiedAt = isAuthoritative(identity) ? now().toISOString() : null;
  const [user] = await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${verifiedAt})` })
    .where(eq(users.id, row.id))
    .returning(userColumns);
  return user ?? null;
}

/** Whether it is disconnected now: somebody without a password would be locked out, and stays. */
export async function disconnectGoogle({ db }: Needs, userId: string): Promise<boolean> {
  const disconnected = await db
    .update(users)
    .set({ googleSub: null, googleEmail: null })
    .where(and(eq(users.id, userId), sql`${users.passwordHash} IS NOT NULL`))
    .returning({ id: users.id });
  return disconnected.length > 0;
}
