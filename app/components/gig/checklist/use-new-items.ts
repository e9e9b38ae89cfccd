import { showErrorToast } from '~/components/data/show-error-toast';
import type { ApiMutation } from '~/components/data/use-api-mutation';
import { useChecklistDrafts } from '~/components/forms/use-editor';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import { useCloseIfDeleted } from '../deleted-gig';
import { type ListedItem, newItem, withItem } from './optimistic-items';

const CANNOT_ADD = 'Failed to add checklist item. Please try again.';

/**
 * What is added to a gig's checklist. It shows at once, and what could not be saved stays where it
 * was written until it is tried again, or deleted.
 */
export function useNewItems(path: string, { mutate, show }: Pick<ApiMutation, 'mutate' | 'show'>) {
  const { shown, read, putSent, dropSent, holdUntilSaved } = useChecklistDrafts();
  const closeIfDeleted = useCloseIfDeleted();

  /** One item for each time it is written, however often it is sent. Answers whether it is saved. */
  async function send(item: ListedItem, onError = showErrorToast): Promise<boolean> {
    const { id: idempotencyKey, text } = item;
    putSent(item);
    await holdUntilSaved(async () => {
      try {
        const saved = await mutate<ChecklistItem>('POST', path, { text, idempotencyKey });
        show<ChecklistItem[]>(path, (list) => withItem(list, saved));
        putSent({ ...item, state: 'saved' });
        dismissError();
        toast({ title: 'Item added' });
      } catch (failure) {
        if (closeIfDeleted(failure)) return dropSent(item.id);
        putSent({ ...item, state: 'failed' });
        onError(failure, CANNOT_ADD);
      }
    });
    return read().sent.get(item.id)?.state === 'saved';
  }

  async function tryAgain(item: ListedItem) {
    await send({ ...item, state: 'retrying' });
  }

  /** What was deleted, as a new item with the same words; wherever the person has gone meanwhile. */
  async function bringBack(
    { text }: ChecklistItem,
    others: readonly ChecklistItem[],
  ): Promise<ListedItem | null> {
    const item = newItem(text, others);
    const saved = await send(item, () => {
      const action = { label: 'Try Again', onAction: () => tryAgain(item) };
      toast({ tone: 'error', title: CANNOT_ADD, action });
    });
    return saved ? item : null;
  }

  /** The answer that got lost may have been that it is stored: then it goes there, too. */
  function giveUp({ id }: ListedItem) {
    dropSent(id);
    // What cannot be deleted now is in the list again when that is read.
    mutate('DELETE', `/api/checklist/${id}`).catch(() => {});
  }

  /** Of what has been read: what is in it is saved, and what has left it was deleted elsewhere. */
  function merge(stored: readonly ChecklistItem[], nothingUnderway: boolean) {
    const ids = new Set(stored.map(({ id }) => id));
    for (const item of read().sent.values()) {
      if (item.state === 'failed' && ids.has(item.id)) putSent({ ...item, state: 'saved' });
      if (item.state === 'saved' && !ids.has(item.id) && nothingUnderway) dropSent(item.id);
    }
  }

  return {
    sent: shown.sent,
    add: (text: string, others: readonly ChecklistItem[]) => send(newItem(text, others)),
    tryAgain,
    bringBack,
    giveUp,
    drop: dropSent,
    putBack: putSent,
    merge,
  };
}
