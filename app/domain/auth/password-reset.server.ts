import { and, eq, sql } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { Services } from '~/services.server';
import { passwordChangedMail, resetPasswordMail } from './account-mails';
import { issueEmailToken, LINK_MINUTES, redeemEmailToken } from './email-tokens.server';
import { hashPassword } from './password.server';
import { revokeSessionsQuery } from './sessions.server';
import type { User } from './user';
import { userColumns } from './user-columns.server';

/** Sends a link for a new password, if somebody has registered with this address. */
export async function sendPasswordReset(
  services: Pick<Services, 'db' | 'now' | 'mailer'>,
  email: string,
  origin: string,
): Promise<void> {
  const user = await services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email))
    .get();
  if (!user) return;
  const token = { userId: user.id, email, purpose: 'resetPassword' } as const;
  const secret = await issueEmailToken(services, token);
  const link = `${origin}/auth/reset?token=${secret}`;
  await services.mailer?.send({ to: email, ...resetPasswordMail(link, LINK_MINUTES) });
}

/**
 * The user whose link it was, now with this password and signed in nowhere; null when the link does
 * not work any more. The link proves who reads mail at the address. If nobody had proved it before,
 * what was connected to the account until then may be a stranger's, and goes.
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'now'>,
  { token, password }: { token: string; password: string },
): Promise<User | null> {
  const { db, now } = services;
  const redeemed = await redeemEmailToken(services, token, 'resetPassword');
  if (!redeemed) return null;
  const ifVerified = (column: typeof users.googleSub | typeof users.googleEmail) =>
    sql`CASE WHEN ${users.emailVerifiedAt} IS NULL THEN NULL ELSE ${column} END`;
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash: await hashPassword(password),
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now().toISOString()})`,
        googleSub: ifVerified(users.googleSub),
        googleEmail: ifVerified(users.googleEmail),
      })
      .where(and(eq(users.id, redeemed.userId), eq(users.email, redeemed.email)))
      .returning(userColumns),
    revokeSessionsQuery(services, redeemed.userId),
  ]);
  return user ?? null;
}

/** Tells the owner that their password is another now, in case it was not they who changed it. */
export async function sendPasswordChanged(
  { mailer }: Pick<Services, 'mailer'>,
  email: string,
  origin: string,
): Promise<void> {
  await mailer?.send({ to: email, ...passwordChangedMail(`${origin}/settings/account`) });
}
