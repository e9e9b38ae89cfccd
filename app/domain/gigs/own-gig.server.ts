import { and, eq, isNull } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Reads } from '~/data/reads.server';
import { gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import type { Services } from '~/services.server';

/** The condition that a gig is the person's, and not deleted: by its id, or by the column of what belongs to it. */
export function isOwnGig(owner: Owner, gigId: string | SQLiteColumn) {
  return and(eq(gigs.id, gigId), eq(gigs.userId, owner), isNull(gigs.deletedAt));
}

/** One row where there is such a gig, for what is read or written along with it. */
export function ownGig({ db }: { db: Reads }, owner: Owner, gigId: string | SQLiteColumn) {
  return db.select({ id: gigs.id }).from(gigs).where(isOwnGig(owner, gigId));
}

export async function hasGig({ db }: Pick<Services, 'db'>, userId: string, gigId: string) {
  const found = await db.select({ id: gigs.id }).from(gigs).where(isOwnGig(userId, gigId)).get();
  return found !== undefined;
}
