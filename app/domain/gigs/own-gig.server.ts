import { and, eq, isNull } from 'drizzle-orm';
import { gigs } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import type { Services } from '~/services.server';

/** The condition that a gig is the person's, and not deleted. */
export function isOwnGig(owner: Owner, gigId: string) {
  return and(eq(gigs.id, gigId), eq(gigs.userId, owner), isNull(gigs.deletedAt));
}

export async function hasGig({ db }: Pick<Services, 'db'>, userId: string, gigId: string) {
  const found = await db.select({ id: gigs.id }).from(gigs).where(isOwnGig(userId, gigId)).get();
  return found !== undefined;
}
