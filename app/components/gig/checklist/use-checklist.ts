import { useEffect, useRef } from 'react';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useApiQuery } from '~/components/data/use-api-query';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import { useCloseIfDeleted } from '../deleted-gig';
import { type ListedItem, shownItems, withFields, withItem } from './optimistic-items';
import { useNewItems } from './use-new-items';

const CANNOT_UPDATE = 'Failed to update checklist item. Please try again.';
const CANNOT_DELETE = 'Failed to delete checklist item. Please try again.';

/** How a new text fared: somebody else may have written another meanwhile. */
export type Rewording = 'saved' | 'missing' | 'failed' | { theirs: string };

/**
 * A gig's checklist as it will be once it is saved. What is changed shows at once and goes back
 * when the server rejects it. Changes of one item are sent one after the other.
 */
export function useChecklist(gigId: string) {
  const path = `/api/gigs/${gigId}/checklist`;
  const { data, error, reload } = useApiQuery<ChecklistItem[]>(path);
  const { mutate, inOrder, show, isWriting } = useApiMutation([path]);
  const closeIfDeleted = useCloseIfDeleted();
  /** Of each item that is being changed: what the server has said last. */
  const confirmed = useRef(new Map<string, ChecklistItem>());
  /** The items that are to be ticked, or no longer, and have not been sent yet. */
  const unsentTicks = useRef(new Map<string, boolean>());
  /** Of each item the text it was given last here. */
  const lastTexts = useRef(new Map<string, string>());
  const newItems = useNewItems(path, { mutate, show });
  const items = data && shownItems(data, newItems.sent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading
  useEffect(() => {
    if (!data) return;
    const writing = isWriting(path);
    newItems.merge(data, !writing);
    if (!writing) confirmed.current.clear();
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    closeIfDeleted(error);
  }, [error]);

  const change = (itemId: string, fields: Partial<ChecklistItem>) =>
    show<ChecklistItem[]>(path, (list) => withFields(list, itemId, fields));

  /** Takes the item out of all that is shown; answers what puts it back. */
  function takeOut(item: ListedItem) {
    const sent = newItems.sent.get(item.id);
    newItems.drop(item.id);
    show<ChecklistItem[]>(path, (list) => list.filter(({ id }) => id !== item.id));
    return () => {
      if (sent) newItems.putBack(sent);
      show<ChecklistItem[]>(path, (list) => withItem(list, item));
    };
  }

  /** Somebody has deleted the item elsewhere: it goes here, too. */
  function foundDeleted(failure: unknown, item: ListedItem): boolean {
    if (!(failure instanceof ApiError) || failure.status !== 404) return false;
    takeOut(item);
    markStale();
    toast({ tone: 'error', title: 'This item was already deleted' });
    return true;
  }

  async function patch(itemId: string, body: object): Promise<ChecklistItem> {
    const saved = await mutate<ChecklistItem>('PATCH', `/api/checklist/${itemId}`, body);
    confirmed.current.set(itemId, saved);
    dismissError();
    return saved;
  }

  const before = (item: ChecklistItem) => confirmed.current.get(item.id) ?? item;

  function toggle(item: ListedItem, completed: boolean) {
    const stored = before(item);
    confirmed.current.set(item.id, stored);
    change(item.id, { completed, completedAt: completed ? new Date().toISOString() : null });
    unsentTicks.current.set(item.id, completed);
    return inOrder(item.id, async () => {
      const sent = unsentTicks.current.get(item.id);
      unsentTicks.current.delete(item.id);
      // Of quick changes only the last is sent, and only if it changes anything.
      if (sent === undefined) return;
      try {
        const isSaved = sent === before(item).completed;
        if (!isSaved) await patch(item.id, { completed: sent });
      } catch (failure) {
        if (foundDeleted(failure, item)) return;
        unsentTicks.current.delete(item.id);
        showErrorToast(failure, CANNOT_UPDATE);
      }
      if (!unsentTicks.current.has(item.id)) change(item.id, ticked(before(item)));
    });
  }

  /** Saves a text only as long as the item still says what the person saw. */
  function reword(item: ListedItem, text: string, baseText: string): Promise<Rewording> {
    if (!confirmed.current.has(item.id))
      confirmed.current.set(item.id, { ...item, text: baseText });
    change(item.id, { text });
    lastTexts.current.set(item.id, text);
    /** The next text, if there is one, is shown already. */
    const showSaved = () => {
      if (lastTexts.current.get(item.id) === text) change(item.id, { text: before(item).text });
    };
    return inOrder<Rewording>(item.id, async () => {
      try {
        await patch(item.id, { text, ifUnchanged: { text: before(item).text } });
        showSaved();
        return 'saved';
      } catch (failure) {
        if (foundDeleted(failure, item)) return 'missing';
        const theirs = failure instanceof ApiError && failure.problem?.current?.text;
        if (typeof theirs === 'string') {
          confirmed.current.set(item.id, { ...before(item), text: theirs });
        }
        showSaved();
        if (typeof theirs === 'string') return { theirs };
        showErrorToast(failure, CANNOT_UPDATE);
        return 'failed';
      }
    });
  }
  async function remove(item: ListedItem) {
    const undo = { label: 'Undo', onAction: () => undoRemoval(item) };
    const deleted = { title: 'Item deleted', description: item.text, action: undo };
    if (item.state === 'failed') {
      newItems.giveUp(item);
      return toast(deleted);
    }
    const putBack = takeOut(item);
    try {
      await inOrder(item.id, () => mutate('DELETE', `/api/checklist/${item.id}`));
      dismissError();
      toast(deleted);
    } catch (failure) {
      if (foundDeleted(failure, item)) return;
      putBack();
      showErrorToast(failure, CANNOT_DELETE);
    }
  }

  async function undoRemoval(deleted: ListedItem) {
    const item = await newItems.bringBack(deleted, items ?? []);
    if (item && deleted.completed) await toggle(item, true);
  }

  return {
    items,
    error,
    reload,
    add: (text: string) => newItems.add(text, items ?? []),
    tryAgain: newItems.tryAgain,
    toggle,
    reword,
    remove,
  };
}

export type Checklist = ReturnType<typeof useChecklist>;

function ticked({ completed, completedAt }: ChecklistItem): Partial<ChecklistItem> {
  return { completed, completedAt };
}
