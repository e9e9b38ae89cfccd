import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Reads } from '~/data/reads.server';
import { gigs, gigTags, tags } from '~/data/schema';
import type { Owner } from '~/domain/auth/owner';
import type { DomainError } from '~/domain/domain-error';
import type { Tag } from '~/domain/gigs/gig';
import { newId } from '~/domain/new-id';
import type { Services } from '~/services.server';
import { cachedTags, invalidateTags } from './cached-tags.server';
import type { NewTagInput, TagPatch } from './tag-input';
import { isSameTagName, TAGS_PER_PERSON, TOO_MANY_TAGS, tagNameTaken } from './tag-name';

type Needs = Pick<Services, 'db' | 'cache' | 'versions'>;

type Outcome = { ok: true; tag: Tag } | { ok: false; error: DomainError };

export const TAG_NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This tag does not exist.',
};

export const tagColumns = { id: tags.id, name: tags.name, color: tags.color };

/** Alphabetical, whatever the capitals. */
export const byTagName = [asc(sql`lower(${tags.name})`), asc(tags.id)];

/** All tags of a user by name; at most a minute old, or as new as their own last write. */
export function listTags(services: Needs, userId: string): Promise<Tag[]> {
  return cachedTags(services, userId, 'all', async () => readTags(services, userId));
}

/** One tag and how many gigs bear it, as of now; null when it is not this user's. */
export async function readTag({ db }: { db: Reads }, owner: Owner, tagId: string) {
  const [[tag], [bearing]] = await db.batch([
    db.select(tagColumns).from(tags).where(ownTag(owner, tagId)),
    db
      .select({ gigCount: count() })
      .from(gigTags)
      .innerJoin(gigs, eq(gigs.id, gigTags.gigId))
      .where(and(eq(gigTags.userId, owner), eq(gigTags.tagId, tagId), isNull(gigs.deletedAt))),
  ]);
  return tag ? { ...tag, gigCount: bearing?.gigCount ?? 0 } : null;
}

export async function createTag(
  services: Needs & Pick<Services, 'now'>,
  userId: string,
  { name, color }: NewTagInput,
): Promise<Outcome> {
  const { db, now } = services;
  const known = await readTags(services, userId);
  if (known.some((tag) => isSameTagName(tag.name, name))) return taken(name);
  // The database has the last word on both rules: somebody may be adding a tag at this moment.
  const [created] = await db
    .insert(tags)
    .select(
      sql`SELECT ${newId(now())}, ${userId}, ${name}, ${color}
        WHERE (SELECT count(*) FROM ${tags} WHERE ${tags.userId} = ${userId}) < ${TAGS_PER_PERSON}`,
    )
    .onConflictDoNothing()
    .returning(tagColumns);
  if (!created) return known.length >= TAGS_PER_PERSON ? full() : await whyNotCreated();
  await invalidateTags(services, userId);
  return { ok: true, tag: created };

  async function whyNotCreated() {
    const meanwhile = await readTags(services, userId);
    return meanwhile.some((tag) => isSameTagName(tag.name, name)) ? taken(name) : full();
  }
}

/** Changes the name, the colour or both. */
export async function updateTag(
  services: Needs,
  userId: string,
  tagId: string,
  patch: TagPatch,
): Promise<Outcome> {
  const { db } = services;
  const known = await readTags(services, userId);
  const stored = known.find((tag) => tag.id === tagId);
  if (!stored) return { ok: false, error: TAG_NOT_FOUND };
  const name = patch.name ?? stored.name;
  if (known.some((tag) => tag.id !== tagId && isSameTagName(tag.name, name))) return taken(name);
  const nameIsFree = sql`NOT EXISTS (
    SELECT 1 FROM tags AS others
    WHERE others.user_id = ${userId} AND lower(others.name) = lower(${name}) AND others.id <> ${tagId})`;
  const [updated] = await db
    .update(tags)
    // A field that is not given keeps whatever it has by now.
    .set({ name: patch.name ?? sql`${tags.name}`, color: patch.color ?? sql`${tags.color}` })
    .where(and(ownTag(userId, tagId), patch.name === undefined ? undefined : nameIsFree))
    .returning(tagColumns);
  if (!updated) {
    const stillThere = await readTag(services, userId, tagId);
    return stillThere ? taken(name) : { ok: false, error: TAG_NOT_FOUND };
  }
  await invalidateTags(services, userId);
  return { ok: true, tag: updated };
}

/** Takes the tag off every gig, too. Answers whether there was such a tag. */
export async function deleteTag(services: Needs, userId: string, tagId: string) {
  const deleted = await services.db
    .delete(tags)
    .where(ownTag(userId, tagId))
    .returning({ id: tags.id });
  await invalidateTags(services, userId);
  return deleted.length > 0;
}

function readTags({ db }: Pick<Needs, 'db'>, userId: string): Promise<Tag[]> {
  return db
    .select(tagColumns)
    .from(tags)
    .where(eq(tags.userId, userId))
    .orderBy(...byTagName);
}

function ownTag(owner: Owner, tagId: string) {
  return and(eq(tags.id, tagId), eq(tags.userId, owner));
}

function taken(name: string): Outcome {
  return { ok: false, error: { reason: 'conflict', field: 'name', message: tagNameTaken(name) } };
}

function full(): Outcome {
  return { ok: false, error: { reason: 'invalid', message: TOO_MANY_TAGS } };
}
