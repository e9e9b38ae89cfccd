import { and, eq } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { User } from '~/domain/auth/user';
import type { Services } from '~/services.server';

/**
 * Deletes the account and, by the tables' own references, every row that is the person's. Answers
 * whether what was typed is the account's address.
 */
export async function deleteAccount(
  { db }: Pick<Services, 'db'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  typed: string,
): Promise<boolean> {
  if (typed !== email) return false;
  await db.delete(users).where(and(eq(users.id, id), eq(users.email, email)));
  return true;
}
