import { useCallback, useEffect, useRef, useState } from 'react';
import { markStale } from '~/components/api/freshness';
import { showErrorToast } from '~/components/api/show-error-toast';
import { useMutation } from '~/components/api/use-mutation';
import { useGoneGig } from '~/components/gig/gone-gig';
import { dismissError } from '~/components/ui/toast';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { changesSince, type TagChanges, withAllChanges } from './tag-list';

const NOTHING: TagChanges = new Map();

/**
 * A gig's tags as they will be once they are saved. What is put on or taken off shows at once and
 * goes back when the server rejects it. Saves follow each other, each with only what has been
 * changed since the last: what others do to the gig's tags meanwhile stays, and comes with the
 * answer.
 */
export function useGigTags(gig: Pick<Gig, 'id' | 'tags'>) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  /** What the server said since the page was read. */
  const [known, setKnown] = useState<Tag[] | null>(null);
  /** The tag where it is put on, null where it is taken off. */
  const [changes, setChanges] = useState(NOTHING);
  const latest = useRef(changes);
  const saving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again replaces the rest
  useEffect(() => {
    if (!saving.current) setKnown(null);
  }, [gig.tags]);

  const setFromServer = useCallback((read: Tag[]) => {
    if (!saving.current) setKnown(read);
  }, []);

  function put(next: TagChanges) {
    latest.current = next;
    setChanges(next);
  }

  async function attach(tag: Tag, attached: boolean) {
    put(new Map(latest.current).set(tag.id, attached ? tag : null));
    if (saving.current) return;
    saving.current = true;
    await saveAll();
    saving.current = false;
  }

  async function saveAll() {
    let failed = false;
    while (latest.current.size > 0) {
      const sent = latest.current;
      try {
        setKnown(await mutate<Tag[]>('PUT', `/api/gigs/${gig.id}/tags`, bodyOf(sent)));
      } catch (error) {
        if (leftGone(error)) return put(NOTHING);
        failed = true;
        showErrorToast(error, "Failed to update the gig's tags. Please try again.");
        // A tag may have been deleted elsewhere, or saved although the answer was lost.
        markStale();
      }
      put(changesSince(sent, latest.current));
    }
    if (!failed) dismissError();
  }

  return { tags: withAllChanges(known ?? gig.tags, changes), setFromServer, attach };
}

function bodyOf(changes: TagChanges) {
  const ids = (attached: boolean) =>
    [...changes].flatMap(([id, tag]) => ((tag !== null) === attached ? [id] : []));
  return { add: ids(true), remove: ids(false) };
}
