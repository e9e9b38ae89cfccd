import { useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { markStale } from '~/components/api/freshness';
import { showErrorToast } from '~/components/api/show-error-toast';
import { useMutation } from '~/components/api/use-mutation';
import { toast } from '~/components/ui/toast';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { type TagChanges, withChanges } from './tag-list';
import { useGigTags } from './use-gig-tags';

/** Everything that is done to tags from one gig; what is done shows before it is saved. */
export function useTagWork(gig: Pick<Gig, 'id' | 'tags'>) {
  const { mutate } = useMutation();
  const gigTags = useGigTags(gig);
  /** Stays when it is saved: it is the newest there is, and lists are read again in their time. */
  const [changes, setChanges] = useState<TagChanges>(new Map());
  /** On their way to the server, and to the gig. */
  const [pending, setPending] = useState<Tag[]>([]);

  function change(tagId: string, tag: Tag | null | undefined) {
    setChanges((before) => {
      const after = new Map(before);
      if (tag === undefined) after.delete(tagId);
      else after.set(tagId, tag);
      return after;
    });
  }

  /** Makes a tag and puts it on the gig. Answers whether it worked. */
  async function create(name: string, color: string): Promise<boolean> {
    const draft = { id: `new ${name}`, name, color };
    setPending((before) => [...before, draft]);
    try {
      const tag = await mutate<Tag>('POST', '/api/tags', { name, color });
      change(tag.id, tag);
      gigTags.attach(tag, true);
      return true;
    } catch (error) {
      showErrorToast(error, 'Failed to create the tag. Please try again.');
      // Somebody may have made it elsewhere.
      markStale();
      return false;
    } finally {
      setPending((before) => before.filter(({ id }) => id !== draft.id));
    }
  }

  async function update(tag: Tag, patch: Partial<Pick<Tag, 'name' | 'color'>>) {
    const before = changes.get(tag.id);
    change(tag.id, { ...tag, ...patch });
    try {
      await mutate('PATCH', `/api/tags/${tag.id}`, patch);
    } catch (error) {
      change(tag.id, before);
      showErrorToast(error, 'Failed to update the tag. Please try again.');
      markStale();
    }
  }

  async function remove(tag: Tag) {
    const before = changes.get(tag.id);
    change(tag.id, null);
    try {
      await mutate('DELETE', `/api/tags/${tag.id}`);
      toast({ title: 'Tag deleted', description: tag.name });
    } catch (error) {
      // Gone already, from elsewhere.
      if (error instanceof ApiError && error.status === 404) return markStale();
      change(tag.id, before);
      showErrorToast(error, 'Failed to delete the tag. Please try again.');
    }
  }

  return {
    tags: withChanges(gigTags.tags, changes),
    changes,
    pending,
    setFromServer: gigTags.setFromServer,
    attach: gigTags.attach,
    create,
    update,
    remove,
  };
}

export type TagWork = ReturnType<typeof useTagWork>;
