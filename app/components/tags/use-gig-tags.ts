import { useCallback, useEffect, useRef, useState } from 'react';
import { complain } from '~/components/api/complain';
import { markStale } from '~/components/api/freshness';
import { useMutation } from '~/components/api/use-mutation';
import { useGoneGig } from '~/components/gig/gone-gig';
import { dismissError } from '~/components/ui/toast';
import type { Gig, Tag } from '~/domain/gigs/gig';

/**
 * A gig's tags as they will be once they are saved. What is changed shows at once and goes back
 * when the server refuses it. Saves follow each other: the last list is the one that stays.
 */
export function useGigTags(gig: Pick<Gig, 'id' | 'tags'>) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  /** What the server said since the page was read. */
  const [known, setKnown] = useState<Tag[] | null>(null);
  const [wanted, setWanted] = useState<Tag[] | null>(null);
  const saving = useRef(false);
  const tags = wanted ?? known ?? gig.tags;
  const latest = useRef(tags);
  latest.current = tags;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again replaces the rest
  useEffect(() => {
    if (saving.current) return;
    setKnown(null);
    setWanted(null);
  }, [gig.tags]);

  const learn = useCallback((read: Tag[]) => {
    if (!saving.current) setKnown(read);
  }, []);

  async function change(next: (tags: Tag[]) => Tag[]) {
    latest.current = next(latest.current);
    setWanted(latest.current);
    if (saving.current) return;
    saving.current = true;
    try {
      await saveLatest();
      dismissError();
    } catch (error) {
      setWanted(null);
      if (leftGone(error)) return;
      complain(error, "Failed to update the gig's tags. Please try again.");
      // A tag may have been deleted elsewhere.
      markStale();
    } finally {
      saving.current = false;
    }
  }

  async function saveLatest() {
    let sent: Tag[];
    do {
      sent = latest.current;
      const tagIds = sent.map(({ id }) => id);
      setKnown(await mutate<Tag[]>('PUT', `/api/gigs/${gig.id}/tags`, { tagIds }));
    } while (latest.current !== sent);
  }

  return { tags, learn, change };
}
