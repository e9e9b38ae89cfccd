import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { complain } from '~/components/api/complain';
import { markStale } from '~/components/api/freshness';
import { useMutation } from '~/components/api/use-mutation';
import { useResource } from '~/components/api/use-resource';
import { dismissError, toast } from '~/components/ui/toast';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import { type Ahead, draftOf, replaced, shownItems, withFields } from './checklist-ahead';
import { useGoneGig } from './gone-gig';

const CANNOT_ADD = 'Failed to add checklist item. Please try again.';
const CANNOT_UPDATE = 'Failed to update checklist item. Please try again.';
const CANNOT_DELETE = 'Failed to delete checklist item. Please try again.';

/** How a new text fared: somebody else may have written another meanwhile. */
export type Rewording = 'saved' | 'gone' | 'failed' | { theirs: string };

/**
 * A gig's checklist as it will be once it is saved. What is changed shows at once and goes back
 * when the server refuses it.
 */
export function useChecklist(gigId: string) {
  const path = `/api/gigs/${gigId}/checklist`;
  const { data, error, reload } = useResource<ChecklistItem[]>(path);
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [ahead, setAhead] = useState<Ahead>(new Map());
  const underway = useRef(0);
  /** Of items that are being saved: whether they are to be completed in the end. */
  const wanted = useRef(new Map<string, boolean>());
  /** The last new text of an item is on its way: the next one waits for it. */
  const rewording = useRef(new Map<string, Promise<unknown>>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again replaces the guess
  useEffect(() => {
    if (underway.current > 0) return;
    // Between two saves of one item the next has not begun: what is wanted of it still holds.
    setAhead((before) => new Map([...before].filter(([id]) => wanted.current.has(id))));
  }, [data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    leftGone(error);
  }, [error]);

  /** The whole item, or null when it goes; undefined leaves it as it was read. */
  function put(itemId: string, item: ChecklistItem | null | undefined) {
    setAhead((before) => {
      const after = new Map(before);
      if (item === undefined) after.delete(itemId);
      else after.set(itemId, item);
      return after;
    });
  }

  function change(itemId: string, fields: Partial<ChecklistItem>) {
    setAhead((before) => withFields(before, itemId, fields));
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

  /** Answers whether it worked. */
  async function add(text: string): Promise<boolean> {
    const draft = draftOf(text);
    put(draft.id, draft);
    try {
      const item = await save<ChecklistItem>('POST', path, { text });
      setAhead((before) => replaced(before, draft.id, item));
      toast({ title: 'Item added' });
      return true;
    } catch (failure) {
      put(draft.id, undefined);
      if (!leftGone(failure)) complain(failure, CANNOT_ADD);
      return false;
    }
  }

  async function toggle(item: ChecklistItem, completed: boolean) {
    change(item.id, { completed, completedAt: completed ? new Date().toISOString() : null });
    const saving = wanted.current.has(item.id);
    wanted.current.set(item.id, completed);
    if (saving) return;
    try {
      let sent: boolean | undefined;
      do {
        sent = wanted.current.get(item.id);
        const saved = await save<ChecklistItem>('PATCH', `/api/checklist/${item.id}`, {
          completed: sent,
        });
        if (sent === wanted.current.get(item.id)) change(item.id, stateOf(saved));
      } while (sent !== wanted.current.get(item.id));
    } catch (failure) {
      if (foundGone(failure, item.id)) return;
      change(item.id, stateOf(item));
      complain(failure, CANNOT_UPDATE);
    } finally {
      wanted.current.delete(item.id);
    }
  }

  /** Only as long as the item still says what was seen. */
  async function reword({ id }: ChecklistItem, text: string, seen: string): Promise<Rewording> {
    change(id, { text });
    const before = rewording.current.get(id);
    const saving = (async () => {
      // Held from now on: what is read in between does not know of this text yet.
      underway.current += 1;
      try {
        await before;
        const change = { text, ifUnchanged: { text: seen } };
        return await save<ChecklistItem>('PATCH', `/api/checklist/${id}`, change);
      } finally {
        underway.current -= 1;
      }
    })();
    rewording.current.set(
      id,
      saving.catch(() => undefined),
    );
    try {
      change(id, { text: (await saving).text });
      return 'saved';
    } catch (failure) {
      if (foundGone(failure, id)) return 'gone';
      const theirs = failure instanceof ApiError && failure.problem?.current?.text;
      change(id, { text: typeof theirs === 'string' ? theirs : seen });
      if (typeof theirs === 'string') return { theirs };
      complain(failure, CANNOT_UPDATE);
      return 'failed';
    }
  }

  async function remove(item: ChecklistItem) {
    put(item.id, null);
    try {
      await save('DELETE', `/api/checklist/${item.id}`);
      toast({
        title: 'Item deleted',
        description: item.text,
        action: { label: 'Undo', onAction: () => bringBack(item) },
      });
    } catch (failure) {
      if (foundGone(failure, item.id)) return;
      put(item.id, item);
      complain(failure, CANNOT_DELETE);
    }
  }

  /** As a new item with the same words. */
  async function bringBack({ text, completed }: ChecklistItem) {
    try {
      const item = await save<ChecklistItem>('POST', path, { text });
      if (completed) await save('PATCH', `/api/checklist/${item.id}`, { completed });
    } catch (failure) {
      if (!leftGone(failure)) complain(failure, CANNOT_ADD);
    }
  }

  const items = data && shownItems(data, ahead);
  return { items, error, reload, add, toggle, reword, remove };
}

export type Checklist = ReturnType<typeof useChecklist>;

function stateOf({ completed, completedAt }: ChecklistItem): Partial<ChecklistItem> {
  return { completed, completedAt };
}
