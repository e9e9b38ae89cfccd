import type { Tag } from '~/domain/gigs/gig';
import type { Services } from '~/services.server';
import { z } from '~/zod';

type Needs = Pick<Services, 'cache' | 'versions'>;

const TagList: z.ZodType<Tag[]> = z.array(
  z.object({ id: z.string(), name: z.string(), color: z.string() }),
);

const CACHED_SECONDS = 60;

/**
 * A list of a person's tags, at most a minute old. It is cached under the version their tags
 * have before they are read, so a list that was read before a write is never found after it.
 */
export async function cachedTags(
  { cache, versions }: Needs,
  userId: string,
  list: string,
  load: () => Promise<Tag[]>,
): Promise<Tag[]> {
  const version = await versions.current(subjectOf(userId));
  if (version === null) return load();
  const key = `${subjectOf(userId)}:${version}:${list}`;
  return cache.getOrSet(
    { key, schema: TagList, freshSeconds: CACHED_SECONDS, staleSeconds: 0 },
    load,
  );
}

/** Called after every write and before its answer, so that the writer sees it at once. */
export async function invalidateTags({ versions }: Pick<Needs, 'versions'>, userId: string) {
  await versions.bump(subjectOf(userId));
}

function subjectOf(userId: string): string {
  return `tags:v1:${userId}`;
}
