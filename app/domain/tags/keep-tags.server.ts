import { z } from 'zod';
import type { Tag } from '~/domain/gigs/gig';
import type { Services } from '~/services.server';

type Needs = Pick<Services, 'cache' | 'versions'>;

const TagList: z.ZodType<Tag[]> = z.array(
  z.object({ id: z.string(), name: z.string(), color: z.string() }),
);

const KEPT_SECONDS = 60;

/**
 * A list of a person's tags, at most a minute old. It is kept under the version their tags have
 * before it is read: one that was read before a write and stored after it is never found again.
 */
export async function keptTags(
  { cache, versions }: Needs,
  userId: string,
  list: string,
  load: () => Promise<Tag[]>,
): Promise<Tag[]> {
  const version = await versions.current(subjectOf(userId));
  if (version === null) return load();
  const key = `${subjectOf(userId)}:${version}:${list}`;
  return cache.remember(
    { key, schema: TagList, freshSeconds: KEPT_SECONDS, staleSeconds: 0 },
    load,
  );
}

/** After every write, and before it is answered: whoever wrote sees it at once. */
export async function forgetTags({ versions }: Pick<Needs, 'versions'>, userId: string) {
  await versions.renew(subjectOf(userId));
}

function subjectOf(userId: string): string {
  return `tags:v1:${userId}`;
}
