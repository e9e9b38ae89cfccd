import { eq } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { Services } from '~/services.server';
import type { LoginInput } from './credentials';
import { verifyPassword } from './password.server';
import type { User } from './user';
import { userColumns } from './user-columns.server';

/** The user whose e-mail and password these are, or null; both failures take the same time. */
export async function verifyLogin(
  { db }: Pick<Services, 'db'>,
  { username, password }: LoginInput,
): Promise<User | null> {
  const row = await db
    .select({ user: userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, username))
    .get();
  const verified = await verifyPassword(password, row?.passwordHash ?? null);
  return verified && row ? row.user : null;
}
