import { useState } from 'react';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { toast } from '~/components/ui/feedback/toast';
import type { Gig, Tag } from '~/domain/gigs/gig';
import { withAllChanges, withChanges } from './tag-list';
import { ALL_TAGS, tagsPath, useGigTags } from './use-gig-tags';

/** Everything that is done to tags from one gig; what is done shows before it is saved. */
export function useTagWork(gig: Pick<Gig, 'id' | 'tags'>) {
  const lists = [ALL_TAGS, tagsPath(gig.id)];
  const { mutate, show } = useApiMutation(lists);
  const { tags, attach } = useGigTags(gig);
  /** On their way to the server, and to the gig. */
  const [pending, setPending] = useState<Tag[]>([]);

  /** In the lists in which it stands the tag is another, or null: gone. */
  function change(tagId: string, tag: Tag | null) {
    for (const path of lists) {
      show<Tag[]>(path, (list) => withChanges(list, new Map([[tagId, tag]])));
    }
  }

  /** Makes a tag and puts it on the gig. Answers whether it worked. */
  async function create(name: string, color: string): Promise<boolean> {
    const draft = { id: `new ${name}`, name, color };
    setPending((before) => [...before, draft]);
    try {
      const tag = await mutate<Tag>('POST', ALL_TAGS, { name, color });
      show<Tag[]>(ALL_TAGS, (list) => withAllChanges(list, new Map([[tag.id, tag]])));
      attach(tag, true);
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
    change(tag.id, { ...tag, ...patch });
    try {
      await mutate('PATCH', `/api/tags/${tag.id}`, patch);
    } catch (error) {
      change(tag.id, tag);
      showErrorToast(error, 'Failed to update the tag. Please try again.');
      markStale();
    }
  }

  async function remove(tag: Tag) {
    const wasAttached = tags.some(({ id }) => id === tag.id);
    change(tag.id, null);
    try {
      await mutate('DELETE', `/api/tags/${tag.id}`);
      toast({ title: 'Tag deleted', description: tag.name });
    } catch (error) {
      // Gone already, from elsewhere.
      if (error instanceof ApiError && error.status === 404) return markStale();
      const back = new Map([[tag.id, tag]]);
      show<Tag[]>(ALL_TAGS, (list) => withAllChanges(list, back));
      if (wasAttached) show<Tag[]>(tagsPath(gig.id), (list) => withAllChanges(list, back));
      showErrorToast(error, 'Failed to delete the tag. Please try again.');
    }
  }

  return { tags, pending, attach, create, update, remove };
}

export type TagWork = ReturnType<typeof useTagWork>;
