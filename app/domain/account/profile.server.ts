import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { userPictures, users } from '~/data/schema';
import type { User } from '~/domain/auth/user';
import { userColumns } from '~/domain/auth/user-columns.server';
import type { Services } from '~/services.server';
import { pictureType } from './picture-type';

type Needs = Pick<Services, 'db'>;

export async function renameUser({ db }: Needs, userId: string, displayName: string) {
  const [user] = await db
    .update(users)
    .set({ displayName })
    .where(eq(users.id, userId))
    .returning(userColumns);
  return user ?? null;
}

/** Null when the bytes are no picture that is known here. Each picture has an address of its own. */
export async function savePicture(
  { db }: Needs,
  userId: string,
  bytes: Uint8Array,
): Promise<User | null> {
  const contentType = pictureType(bytes);
  if (!contentType) return null;
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const picture = { contentType, bytes: Buffer.from(bytes) };
  const [, [user]] = await db.batch([
    db
      .insert(userPictures)
      .values({ userId, ...picture })
      .onConflictDoUpdate({ target: userPictures.userId, set: picture }),
    db
      .update(users)
      .set({ profilePicture: `/api/user/picture?v=${version}` })
      .where(eq(users.id, userId))
      .returning(userColumns),
  ]);
  return user ?? null;
}

export async function removePicture({ db }: Needs, userId: string): Promise<User | null> {
  const [, [user]] = await db.batch([
    db.delete(userPictures).where(eq(userPictures.userId, userId)),
    db
      .update(users)
      .set({ profilePicture: null })
      .where(eq(users.id, userId))
      .returning(userColumns),
  ]);
  return user ?? null;
}

export async function readPicture({ db }: Needs, userId: string) {
  const picture = await db
    .select({ contentType: userPictures.contentType, bytes: userPictures.bytes })
    .from(userPictures)
    .where(eq(userPictures.userId, userId))
    .get();
  return picture ?? null;
}
