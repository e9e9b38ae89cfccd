import { useEffect, useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { complain } from '~/components/api/complain';
import { markStale } from '~/components/api/freshness';
import { useMutation } from '~/components/api/use-mutation';
import { useResource } from '~/components/api/use-resource';
import { dismissError, toast } from '~/components/ui/toast';
import { type ChecklistItem, tidyItemText } from '~/domain/checklist/checklist-item';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';
import { useGoneGig } from './gone-gig';

const CANNOT_ADD = 'Failed to add checklist item. Please try again.';
const CANNOT_UPDATE = 'Failed to update checklist item. Please try again.';
const CANNOT_DELETE = 'Failed to delete checklist item. Please try again.';

/** What has been changed here and is not read again yet; null is deleted. */
type Ahead = ReadonlyMap<string, ChecklistItem | null>;

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

  function put(itemId: string, item: ChecklistItem | null | undefined) {
    setAhead((before) => {
      const after = new Map(before);
      if (item === undefined) after.delete(itemId);
      else after.set(itemId, item);
      return after;
    });
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
    put(item.id, { ...item, completed, completedAt: completed ? new Date().toISOString() : null });
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
        if (sent === wanted.current.get(item.id)) put(item.id, saved);
      } while (sent !== wanted.current.get(item.id));
    } catch (failure) {
      if (foundGone(failure, item.id)) return;
      put(item.id, undefined);
      complain(failure, CANNOT_UPDATE);
    } finally {
      wanted.current.delete(item.id);
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
      put(item.id, undefined);
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

  return { items: data && shownItems(data, ahead), error, reload, add, toggle, remove };
}

export type Checklist = ReturnType<typeof useChecklist>;

function shownItems(read: ChecklistItem[], ahead: Ahead): ChecklistItem[] {
  const known = new Set(read.map(({ id }) => id));
  const added = [...ahead.values()].filter((item) => item !== null && !known.has(item.id));
  const changed = read.map((item) => (ahead.has(item.id) ? ahead.get(item.id) : item));
  // The last one that was added is the newest.
  return inChecklistOrder([...added.reverse(), ...changed].filter((item) => item != null));
}

let drafts = 0;

function draftOf(text: string): ChecklistItem {
  return {
    id: `draft ${++drafts}`,
    text: tidyItemText(text),
    completed: false,
    completedAt: null,
    createdAt: new Date().toISOString(),
  };
}

/** Another item in the same place of the order in which they were added. */
function replaced(ahead: Ahead, itemId: string, item: ChecklistItem): Ahead {
  return new Map(
    [...ahead].map(([id, before]) => (id === itemId ? [item.id, item] : [id, before])),
  );
}

export function isDraft(item: ChecklistItem): boolean {
  return item.id.startsWith('draft ');
}
