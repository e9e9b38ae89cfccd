import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { gigs, gigTags, tags } from '~/data/schema';
import type { Tag } from '~/domain/gigs/gig';
import type { Refusal } from '~/domain/refusal';
import type { Services } from '~/services.server';
import { forgetTags, keptTags } from './keep-tags.server';
import { byTagName, tagColumns } from './tags.server';

type Needs = Pick<Services, 'db' | 'cache' | 'versions'>;

type Outcome = { ok: true; tags: Tag[] } | { ok: false; refusal: Refusal };

const GIG_NOT_FOUND: Refusal = { reason: 'not_found', message: 'This gig does not exist.' };
const TAG_GONE: Refusal = {
  reason: 'invalid',
  field: 'tagIds',
  message: 'One of these tags does not exist.',
};

/**
 * The tags of a gig by name, at most a minute old; null when the gig is not this user's. Whether
 * the gig is there is never taken from what was kept: it may have been deleted since.
 */
export async function listGigTags(services: Needs, userId: string, gigId: string) {
  const { db } = services;
  const [gig, list] = await Promise.all([
    db.select({ id: gigs.id }).from(gigs).where(ownGig(userId, gigId)).get(),
    keptTags(services, userId, `gig:${gigId}`, async () => gigTagsQuery({ db }, userId, gigId)),
  ]);
  return gig ? list : null;
}

/** From now on the gig has these tags and no others. */
export async function setGigTags(
  services: Needs,
  userId: string,
  gigId: string,
  tagIds: string[],
): Promise<Outcome> {
  const { db } = services;
  const [[gig], own] = await db.batch([
    db.select({ id: gigs.id }).from(gigs).where(ownGig(userId, gigId)),
    db.select({ id: tags.id }).from(tags).where(ownTags(userId, tagIds)),
  ]);
  if (!gig) return { ok: false, refusal: GIG_NOT_FOUND };
  if (own.length < tagIds.length) return { ok: false, refusal: TAG_GONE };
  const ofGig = and(eq(gigTags.userId, userId), eq(gigTags.gigId, gigId));
  const [, , list] = await db.batch([
    db.delete(gigTags).where(and(ofGig, notInArray(gigTags.tagId, tagIds))),
    // From the tags themselves, so that one that is deleted at this moment is left out.
    db
      .insert(gigTags)
      .select(
        sql`SELECT ${userId}, ${gigId}, ${tags.id} FROM ${tags} WHERE ${ownTags(userId, tagIds)}`,
      )
      .onConflictDoNothing(),
    gigTagsQuery({ db }, userId, gigId),
  ]);
  await forgetTags(services, userId);
  return { ok: true, tags: list };
}

function gigTagsQuery({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db
    .select(tagColumns)
    .from(gigTags)
    .innerJoin(tags, eq(tags.id, gigTags.tagId))
    .where(and(eq(gigTags.userId, userId), eq(gigTags.gigId, gigId)))
    .orderBy(...byTagName);
}

function ownGig(userId: string, gigId: string) {
  return and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt));
}

function ownTags(userId: string, tagIds: string[]) {
  return and(eq(tags.userId, userId), inArray(tags.id, tagIds));
}
