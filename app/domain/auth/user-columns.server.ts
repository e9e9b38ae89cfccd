import { sql } from 'drizzle-orm';
import { users } from '~/data/schema';

/** What makes a `User` of a row of `users`. */
export const userColumns = {
  id: users.id,
  displayName: users.displayName,
  email: users.email,
  profilePicture: users.profilePicture,
  emailVerified: sql`${users.emailVerifiedAt} IS NOT NULL`.mapWith(Boolean),
};
