import { and, type Column, eq, not, sql } from 'drizzle-orm';
import { gigs, gigTags, tags } from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import type { Tag } from '~/domain/gigs/gig';
import { hasGig, isOwnGig } from '~/domain/gigs/own-gig.server';
import type { Services } from '~/services.server';
import { cachedTags, invalidateTags } from './cached-tags.server';
import type { GigTagsInput } from './tag-input';
import { TAGS_PER_GIG, TOO_MANY_TAGS_ON_GIG } from './tag-name';
import { byTagName, tagColumns } from './tags.server';

type Needs = Pick<Services, 'db' | 'cache' | 'versions'>;

type Outcome = { ok: true; tags: Tag[] } | { ok: false; error: DomainError };

const GIG_NOT_FOUND: DomainError = { reason: 'not_found', message: 'This gig does not exist.' };
const TAG_GONE: DomainError = { reason: 'invalid', message: 'One of these tags does not exist.' };
const FULL: DomainError = { reason: 'invalid', message: TOO_MANY_TAGS_ON_GIG };

/**
 * The tags of a gig by name, at most a minute old; null when the gig is not this user's. Whether
 * the gig is there is never taken from the cache: it may have been deleted since. It is asked
 * first, as the id may be anything, also too long for a key of KV.
 */
export async function listGigTags(services: Needs, userId: string, gigId: string) {
  const { db } = services;
  if (!(await hasGig(services, userId, gigId))) return null;
  return cachedTags(services, userId, `gig:${gigId}`, async () =>
    gigTagsQuery({ db }, userId, gigId),
  );
}

/**
 * Puts tags on the gig and takes others off, or all others. What is so already stays so; whatever
 * else the gig bears stays. All of it happens, or nothing does.
 */
export async function changeGigTags(
  services: Needs,
  userId: string,
  gigId: string,
  { add, remove }: GigTagsInput,
): Promise<Outcome> {
  const { db } = services;
  const comes = isOneOf(gigTags.tagId, add);
  const goes = remove === 'others' ? not(comes) : isOneOf(gigTags.tagId, remove);
  // It counts what neither write touches: so it says the same before, between and after them.
  const allowed = sql`EXISTS (SELECT 1 FROM ${gigs} WHERE ${isOwnGig(userId, gigId)})
    AND (SELECT count(*) FROM ${tags} WHERE ${ownTags(userId, add)}) = ${add.length}
    AND (SELECT count(*) FROM ${gigTags} WHERE ${and(ofGig(userId, gigId), not(comes), not(goes))})
      <= ${TAGS_PER_GIG - add.length}`;
  const [, , [gig], own, list] = await db.batch([
    db
      .insert(gigTags)
      .select(
        sql`SELECT ${userId}, ${gigId}, ${tags.id} FROM ${tags}
          WHERE ${ownTags(userId, add)} AND ${allowed}`,
      )
      .onConflictDoNothing(),
    db.delete(gigTags).where(and(ofGig(userId, gigId), goes, allowed)),
    db.select({ id: gigs.id }).from(gigs).where(isOwnGig(userId, gigId)),
    db.select({ id: tags.id }).from(tags).where(ownTags(userId, add)),
    gigTagsQuery({ db }, userId, gigId),
  ]);
  if (!gig) return { ok: false, error: GIG_NOT_FOUND };
  const field = remove === 'others' ? 'tagIds' : 'add';
  if (own.length < add.length) return { ok: false, error: { ...TAG_GONE, field } };
  if (!add.every((id) => list.some((tag) => tag.id === id))) {
    return { ok: false, error: { ...FULL, field } };
  }
  await invalidateTags(services, userId);
  return { ok: true, tags: list };
}

function gigTagsQuery({ db }: Pick<Needs, 'db'>, userId: string, gigId: string) {
  return db
    .select(tagColumns)
    .from(gigTags)
    .innerJoin(tags, eq(tags.id, gigTags.tagId))
    .where(ofGig(userId, gigId))
    .orderBy(...byTagName);
}

function ofGig(userId: string, gigId: string) {
  return and(eq(gigTags.userId, userId), eq(gigTags.gigId, gigId));
}

function ownTags(userId: string, tagIds: string[]) {
  return and(eq(tags.userId, userId), isOneOf(tags.id, tagIds));
}

/** One parameter, however many they are: a query may have 100. */
function isOneOf(column: Column, ids: string[]) {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}
