import type { Tag } from '~/domain/gigs/gig';
import { foldTagName, isSameTagName, tagNameProblem, tidyTagName } from '~/domain/tags/tag-name';

/** What is being done to tags, by their id: as one will be, or null where it will be gone. */
export type TagChanges = ReadonlyMap<string, Tag | null>;

/** A list as it will be once what is being done is done. */
export function withChanges(tags: readonly Tag[], changes: TagChanges): Tag[] {
  return tags.flatMap((tag) => {
    const changed = changes.get(tag.id);
    return changed === null ? [] : [changed ?? tag];
  });
}

/** All tags by name: those that were read, as they will be, and those that are new since. */
export function withAllChanges(read: readonly Tag[], changes: TagChanges): Tag[] {
  const known = new Set(read.map(({ id }) => id));
  const added = [...changes.values()].filter((tag) => tag !== null && !known.has(tag.id));
  return withChanges([...read, ...(added as Tag[])], changes).sort(byName);
}

/** Tags, and those that are being made and do not stand among them by their name yet. */
export function withPending(tags: readonly Tag[], pending: readonly Tag[]): Tag[] {
  const isMade = ({ name }: Tag) => tags.some((tag) => isSameTagName(tag.name, name));
  return [...tags, ...pending.filter((tag) => !isMade(tag))];
}

/** The tags that have what was typed in their names; those that begin with it come first. */
export function matchingTags(tags: readonly Tag[], typed: string): Tag[] {
  const query = foldTagName(typed);
  const found = tags.filter(({ name }) => foldTagName(name).includes(query));
  const begins = ({ name }: Tag) => foldTagName(name).startsWith(query);
  return [...found.filter(begins), ...found.filter((tag) => !begins(tag))];
}

/** The name of the tag that what was typed could become; null when it is one already, or no name. */
export function newTagName(tags: readonly Tag[], typed: string): string | null {
  const name = tidyTagName(typed);
  if (tagNameProblem(name)) return null;
  return tags.some((tag) => isSameTagName(tag.name, name)) ? null : name;
}

function byName(one: Tag, other: Tag): number {
  return one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });
}
