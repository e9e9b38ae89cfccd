import { eq, sql } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { Services } from '~/services.server';

/** What the settings show of how the person signs in. */
export interface SignInMethods {
  hasPassword: boolean;
  /** The address of the connected Google account. */
  googleEmail: string | null;
}

export function signInMethodsQuery({ db }: Pick<Services, 'db'>, userId: string) {
  return db
    .select({
      hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean),
      googleEmail: users.googleEmail,
    })
    .from(users)
    .where(eq(users.id, userId));
}
