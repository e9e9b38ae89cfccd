import { users } from '~/data/schema';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import type { RegistrationInput } from './credentials';
import { hashPassword } from './password.server';
import type { User } from './user';
import { userColumns } from './user-columns.server';

type Outcome = { ok: true; user: User } | { ok: false; reason: 'already_registered' };

export async function register(
  { db, now }: Pick<Services, 'db' | 'now'>,
  input: RegistrationInput,
): Promise<Outcome> {
  const at = now();
  const row = {
    id: newId(at),
    email: input.email,
    displayName: input.displayName,
    passwordHash: await hashPassword(input.password),
    createdAt: at.toISOString(),
  };
  const [created] = await db.insert(users).values(row).onConflictDoNothing().returning(userColumns);
  return created ? { ok: true, user: created } : { ok: false, reason: 'already_registered' };
}
