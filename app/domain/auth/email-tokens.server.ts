import { createHash, randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { and, eq, gt, lte } from 'drizzle-orm';
import { emailTokens } from '~/data/schema';
import type { Services } from '~/services.server';

type Needs = Pick<Services, 'db' | 'now'>;
type Purpose = (typeof emailTokens.$inferSelect)['purpose'];

/** A link that was sent by mail works for so long, and once. */
export const LINK_MINUTES = 30;

interface NewToken {
  userId: string;
  email: string;
  purpose: Purpose;
}

/** Answers what goes into the link. A newer link takes the place of older ones of its purpose. */
export async function issueEmailToken({ db, now }: Needs, token: NewToken): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.batch([
    db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, token.userId), eq(emailTokens.purpose, token.purpose))),
    db.insert(emailTokens).values({
      ...token,
      tokenHash: hashOf(secret),
      expiresAt: addMinutes(now(), LINK_MINUTES).toISOString(),
    }),
  ]);
  return secret;
}

/** Whose link it is, and uses it up; null when it is over, was used or never was. */
export async function redeemEmailToken({ db, now }: Needs, secret: string, purpose: Purpose) {
  const [token] = await db
    .delete(emailTokens)
    .where(matches(secret, purpose, now()))
    .returning({ userId: emailTokens.userId, email: emailTokens.email });
  return token ?? null;
}

/** Whether a link would work now. */
export async function isEmailTokenValid({ db, now }: Needs, secret: string, purpose: Purpose) {
  const found = await db
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(matches(secret, purpose, now()))
    .get();
  return found !== undefined;
}

export async function purgeEmailTokens({ db, now }: Needs): Promise<number> {
  const purged = await db
    .delete(emailTokens)
    .where(lte(emailTokens.expiresAt, now().toISOString()))
    .returning({ userId: emailTokens.userId });
  return purged.length;
}

function matches(secret: string, purpose: Purpose, now: Date) {
  return and(
    eq(emailTokens.tokenHash, hashOf(secret)),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, now.toISOString()),
  );
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
