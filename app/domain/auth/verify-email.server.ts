import { and, eq, isNull } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { Services } from '~/services.server';
import { verifyEmailMail } from './account-mails';
import { issueEmailToken, LINK_MINUTES, redeemEmailToken } from './email-tokens.server';
import type { User } from './user';

/** Sends a link that proves the person reads mail at their address. */
export async function sendVerification(
  services: Pick<Services, 'db' | 'now' | 'mailer'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  origin: string,
): Promise<void> {
  const secret = await issueEmailToken(services, { userId: id, email, purpose: 'verifyEmail' });
  const link = `${origin}/auth/verify?token=${secret}`;
  await services.mailer?.send({ to: email, ...verifyEmailMail(link, LINK_MINUTES) });
}

/** Whether the link worked. */
export async function verifyEmail(
  services: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const { db, now } = services;
  const redeemed = await redeemEmailToken(services, token, 'verifyEmail');
  if (!redeemed) return false;
  const isTheirs = and(eq(users.id, redeemed.userId), eq(users.email, redeemed.email));
  await db
    .update(users)
    .set({ emailVerifiedAt: now().toISOString() })
    .where(and(isTheirs, isNull(users.emailVerifiedAt)));
  return true;
}
