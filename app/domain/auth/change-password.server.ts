import { and, eq } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import type { Services } from '~/services.server';
import type { ChangePasswordInput } from './credentials';
import { hashPassword, verifyPassword } from './password.server';
import { revokeSessionsQuery } from './sessions.server';

/**
 * Changes the password of who knows the old one, and signs the person out everywhere: the caller
 * begins a new session for who asked. Two changes at once: one wins, the other knows the old one no
 * more.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<DomainError | null> {
  const { db } = services;
  const row = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  const oldHash = row?.passwordHash ?? null;
  if (!(await verifyPassword(currentPassword, oldHash)) || oldHash === null) return WRONG_PASSWORD;
  const passwordHash = await hashPassword(newPassword);
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
      .returning({ id: users.id }),
    revokeSessionsQuery(services, userId),
  ]);
  return changed.length > 0 ? null : WRONG_PASSWORD;
}

const WRONG_PASSWORD: DomainError = {
  reason: 'invalid',
  message: 'This is not your current password',
  field: 'currentPassword',
};
