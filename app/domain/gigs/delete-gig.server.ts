import { subDays } from 'date-fns';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { gigs } from '~/data/schema';
import { requestGeocoding } from '~/domain/geocoding/request-geocoding.server';
import type { Services } from '~/services.server';
import { nextRev } from './gig-rev.server';

type Needs = Pick<Services, 'db' | 'now'>;

/** For so long a delete can be undone. */
const UNDO_DAYS = 30;

/** Answers whether there was such a gig. */
export async function deleteGig({ db, now }: Needs, userId: string, gigId: string) {
  const deleted = await db
    .update(gigs)
    .set({ deletedAt: now().toISOString(), deletedBy: 'user', rev: nextRev })
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)))
    .returning({ id: gigs.id });
  return deleted.length > 0;
}

/**
 * Undoes a delete of the last 30 days; a gig that is not deleted is simply there. One that was
 * deleted before its place was found is looked up now.
 */
export async function restoreGig(
  services: Needs & Pick<Services, 'geocodeQueue'>,
  userId: string,
  gigId: string,
) {
  const { db, now } = services;
  const since = subDays(now(), UNDO_DAYS).toISOString();
  const [restored] = await db
    .update(gigs)
    .set({ deletedAt: null, deletedBy: null, rev: nextRev })
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), gt(gigs.deletedAt, since)))
    .returning();
  if (restored?.placeStatus === 'pending' || restored?.placeStatus === 'approximate') {
    await requestGeocoding(services, [restored]);
  }
}

/** Removes for good what can no longer be undone; answers how many gigs. */
export async function purgeDeletedGigs({ db, now }: Needs): Promise<number> {
  const before = subDays(now(), UNDO_DAYS).toISOString();
  const purged = await db
    .delete(gigs)
    .where(and(isNotNull(gigs.deletedAt), lte(gigs.deletedAt, before)))
    .returning({ id: gigs.id });
  return purged.length;
}
