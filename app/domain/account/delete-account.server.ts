import { and, eq } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { User } from '~/domain/auth/user';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { calendarServices } from '~/domain/calendar/google-services';
import type { Services } from '~/services.server';

/**
 * Deletes the account and, by the tables' own references, every row that is the person's. Answers
 * whether what was typed is the account's address.
 */
export async function deleteAccount(
  services: Services,
  { id, email }: Pick<User, 'id' | 'email'>,
  typed: string,
): Promise<boolean> {
  if (typed !== email) return false;
  const calendar = calendarServices(services);
  // Google forgets its grant, and the channels by which it calls us, as far as it can be reached.
  if (calendar) await disconnect(calendar, id);
  await services.db.delete(users).where(and(eq(users.id, id), eq(users.email, email)));
  return true;
}
