import { useEffect, useRef } from 'react';
import { markStale } from '~/components/data/page-data';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useCachedAnswer } from '~/components/data/use-api-query';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { dismissError } from '~/components/ui/feedback/toast';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { type TagChanges, withAllChanges } from './tag-list';

/** The paths of lists of tags: those of a gig, and all of them. */
export const tagsPath = (gigId: string) => `/api/gigs/${gigId}/tags`;
export const ALL_TAGS = '/api/tags';

/**
 * A gig's tags as they will be once they are saved. What is put on or taken off shows at once and
 * goes back when the server rejects it. Saves follow each other, each with only what has been
 * changed since the last: what others do to the gig's tags meanwhile stays, and comes with the
 * answer.
 */
export function useGigTags(gig: Pick<Gig, 'id' | 'tags'>) {
  const path = tagsPath(gig.id);
  const [read, setRead] = useCachedAnswer<Tag[]>(path);
  const { mutate, inOrder, show, isWriting } = useApiMutation([path]);
  const closeIfDeleted = useCloseIfDeleted();
  /** The tag where it is put on, null where it is taken off. */
  const unsent = useRef<TagChanges>(new Map());
  /** What the server has said last, while something is being saved. */
  const confirmed = useRef<Tag[]>(gig.tags);
  const tags = read ?? gig.tags;

  // What the page has read is newer than what the panel has, unless something is on its way.
  useEffect(() => setRead(gig.tags), [gig.tags, setRead]);

  function attach(tag: Tag, attached: boolean) {
    if (!isWriting(path)) confirmed.current = tags;
    const change: TagChanges = new Map([[tag.id, attached ? tag : null]]);
    show<Tag[]>(path, (list) => withAllChanges(list, change));
    unsent.current = new Map([...unsent.current, ...change]);
    return inOrder(path, async () => {
      const sent = unsent.current;
      // Sent along with an earlier one.
      if (sent.size === 0) return;
      unsent.current = new Map();
      try {
        confirmed.current = await mutate<Tag[]>('PUT', path, bodyOf(sent));
        if (unsent.current.size === 0) dismissError();
      } catch (error) {
        if (closeIfDeleted(error)) {
          unsent.current = new Map();
          return;
        }
        showErrorToast(error, "Failed to update the gig's tags. Please try again.");
        // A tag may have been deleted elsewhere, or saved although the answer was lost.
        markStale();
      }
      show<Tag[]>(path, () => withAllChanges(confirmed.current, unsent.current));
    });
  }

  return { tags, attach };
}

function bodyOf(changes: TagChanges) {
  const ids = (attached: boolean) =>
    [...changes].flatMap(([id, tag]) => ((tag !== null) === attached ? [id] : []));
  return { add: ids(true), remove: ids(false) };
}
