import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { markStale } from '~/components/api/freshness';
import { showErrorToast } from '~/components/api/show-error-toast';
import { useMutation } from '~/components/api/use-mutation';
import { useResource } from '~/components/api/use-resource';
import { dismissError, toast } from '~/components/ui/toast';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import { useGoneGig } from '../gone-gig';
import { type ListedItem, type OptimisticFields, shownItems, withFields } from './optimistic-items';
import { useNewItems } from './use-new-items';

const CANNOT_UPDATE = 'Failed to update checklist item. Please try again.';
const CANNOT_DELETE = 'Failed to delete checklist item. Please try again.';

/** How a new text fared: somebody else may have written another meanwhile. */
export type Rewording = 'saved' | 'gone' | 'failed' | { theirs: string };

/**
 * A gig's checklist as it will be once it is saved. What is changed shows at once and goes back
 * when the server rejects it.
 */
export function useChecklist(gigId: string) {
  const path = `/api/gigs/${gigId}/checklist`;
  const { data, error, reload } = useResource<ChecklistItem[]>(path);
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [optimistic, setOptimistic] = useState<OptimisticFields>(new Map());
  const underway = useRef(0);
  /** Of items that are being saved: whether they are to be completed in the end. */
  const wanted = useRef(new Map<string, boolean>());
  /** The last new text of an item is on its way: the next one waits for it. */
  const rewording = useRef(new Map<string, Promise<unknown>>());
  /** What such an item says for the server, as far as it has answered. */
  const savedTexts = useRef(new Map<string, string>());
  const { sent, add, tryAgain, bringBack, giveUp, merge } = useNewItems(path, save);
  const items = data && shownItems(data, optimistic, sent);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again replaces the guess
  useEffect(() => {
    if (data) merge(data, underway.current === 0);
    if (underway.current > 0) return;
    // Between two saves of one item the next has not begun: what is wanted of it still holds.
    setOptimistic((before) => new Map([...before].filter(([id]) => wanted.current.has(id))));
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    leftGone(error);
  }, [error]);

  /** The whole item, or null when it goes. */
  function put(itemId: string, item: ChecklistItem | null) {
    setOptimistic((before) => new Map(before).set(itemId, item));
  }

  function change(itemId: string, fields: Partial<ChecklistItem>) {
    setOptimistic((before) => withFields(before, itemId, fields));
  }

  async function save<Answer>(...call: Parameters<typeof mutate>): Promise<Answer> {
    underway.current += 1;
    try {
      const answer = await mutate<Answer>(...call);
      dismissError();
      return answer;
    } finally {
      underway.current -= 1;
    }
  }

  /** Somebody has deleted the item elsewhere: it goes here, too. */
  function foundGone(failure: unknown, itemId: string): boolean {
    if (!(failure instanceof ApiError) || failure.status !== 404) return false;
    put(itemId, null);
    markStale();
    toast({ tone: 'error', title: 'This item was already deleted' });
    return true;
  }

  async function toggle(item: ChecklistItem, completed: boolean) {
    change(item.id, { completed, completedAt: completed ? new Date().toISOString() : null });
    const saving = wanted.current.has(item.id);
    wanted.current.set(item.id, completed);
    if (saving) return;
    let before = stateOf(item);
    try {
      let sent: boolean | undefined;
      do {
        sent = wanted.current.get(item.id);
        const saved = await save<ChecklistItem>('PATCH', `/api/checklist/${item.id}`, {
          completed: sent,
        });
        before = stateOf(saved);
        if (sent === wanted.current.get(item.id)) change(item.id, before);
      } while (sent !== wanted.current.get(item.id));
    } catch (failure) {
      if (foundGone(failure, item.id)) return;
      change(item.id, before);
      showErrorToast(failure, CANNOT_UPDATE);
    } finally {
      wanted.current.delete(item.id);
    }
  }

  /** Only as long as the item still says what was seen. */
  async function reword({ id }: ChecklistItem, text: string, seen: string): Promise<Rewording> {
    change(id, { text });
    const before = rewording.current.get(id);
    if (!before) savedTexts.current.set(id, seen);
    const saving = (async () => {
      // Held from now on: what is read in between does not know of this text yet.
      underway.current += 1;
      try {
        await before;
        const change = { text, ifUnchanged: { text: savedTexts.current.get(id) ?? seen } };
        const saved = await save<ChecklistItem>('PATCH', `/api/checklist/${id}`, change);
        savedTexts.current.set(id, saved.text);
        return saved;
      } finally {
        underway.current -= 1;
      }
    })();
    const settled = saving.catch(() => undefined);
    rewording.current.set(id, settled);
    const isLast = () => rewording.current.get(id) === settled;
    try {
      const saved = await saving;
      // The next one shows already.
      if (isLast()) change(id, { text: saved.text });
      return 'saved';
    } catch (failure) {
      if (foundGone(failure, id)) return 'gone';
      const theirs = failure instanceof ApiError && failure.problem?.current?.text;
      if (typeof theirs === 'string') savedTexts.current.set(id, theirs);
      if (isLast()) change(id, { text: savedTexts.current.get(id) ?? seen });
      if (typeof theirs === 'string') return { theirs };
      showErrorToast(failure, CANNOT_UPDATE);
      return 'failed';
    } finally {
      if (isLast()) rewording.current.delete(id);
    }
  }

  async function remove(item: ListedItem) {
    const undo = { label: 'Undo', onAction: () => undoRemoval(item) };
    const deleted = { title: 'Item deleted', description: item.text, action: undo };
    if (item.state === 'failed') {
      giveUp(item);
      return toast(deleted);
    }
    put(item.id, null);
    try {
      await save('DELETE', `/api/checklist/${item.id}`);
      toast(deleted);
    } catch (failure) {
      if (foundGone(failure, item.id)) return;
      put(item.id, item);
      showErrorToast(failure, CANNOT_DELETE);
    }
  }

  async function undoRemoval(deleted: ListedItem) {
    const item = await bringBack(deleted, items ?? []);
    if (item && deleted.completed) await toggle(item, true);
  }

  return {
    items,
    error,
    reload,
    add: (text: string) => add(text, items ?? []),
    tryAgain,
    toggle,
    reword,
    remove,
  };
}

export type Checklist = ReturnType<typeof useChecklist>;

function stateOf({ completed, completedAt }: ChecklistItem): Partial<ChecklistItem> {
  return { completed, completedAt };
}
