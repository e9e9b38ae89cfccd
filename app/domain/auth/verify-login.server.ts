import { eq } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { Services } from '~/services.server';
import type { LoginInput } from './credentials';
import { verifyPassword } from './password.server';
import type { User } from './user';

/** The user whose e-mail and password these are, or null; both failures take the same time. */
export async function verifyLogin(
  { db }: Pick<Services, 'db'>,
  { username, password }: LoginInput,
): Promise<User | null> {
  const row = await db
    .select({
      id: users.id,
      displayName: users.displayName,
      email: users.email,
      profilePicture: users.profilePicture,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.email, username))
    .get();
  if (!(await verifyPassword(password, row?.passwordHash ?? null)) || !row) return null;
  const { passwordHash: _, ...user } = row;
  return user;
}
