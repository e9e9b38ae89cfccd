import { type ChecklistItem, tidyItemText } from '~/domain/checklist/checklist-item';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';
import { newId } from '~/domain/new-id';

/** An item of the list, and how far it has come: on its way, not saved, tried again, or stored. */
export interface ListedItem extends ChecklistItem {
  state: 'saving' | 'failed' | 'retrying' | 'saved';
}

/** What was sent from here as new, the newest last. */
export type SentItems = ReadonlyMap<string, ListedItem>;

/**
 * An item that is on its way. Its id is the key it is sent with, so that it is the same once it is
 * stored. It is newer than the others, whatever the clock of this device says.
 */
export function newItem(text: string, others: readonly ChecklistItem[]): ListedItem {
  const now = new Date();
  const moments = [now.toISOString(), ...others.map(({ createdAt }) => createdAt)];
  return {
    id: newId(now),
    text: tidyItemText(text),
    completed: false,
    completedAt: null,
    createdAt: moments.sort().at(-1) ?? now.toISOString(),
    state: 'saving',
  };
}

/**
 * The list with what was sent from here. That keeps the place in which it was written, however
 * often it had to be tried.
 */
export function shownItems(read: readonly ChecklistItem[], sent: SentItems): ListedItem[] {
  const stored = new Map(read.map((item) => [item.id, item]));
  const written = [...sent.values()].reverse().map((item): ListedItem => {
    const now = stored.get(item.id);
    return now ? { ...now, createdAt: item.createdAt, state: 'saved' } : item;
  });
  const others = read
    .filter(({ id }) => !sent.has(id))
    .map((item): ListedItem => ({ ...item, state: 'saved' }));
  return inChecklistOrder([...written, ...others]);
}

/** The list in which some fields of an item are something else. */
export function withFields(
  list: readonly ChecklistItem[],
  itemId: string,
  fields: Partial<ChecklistItem>,
): ChecklistItem[] {
  return list.map((item) => (item.id === itemId ? { ...item, ...fields } : item));
}

/** The list with an item, in place of what it had under its id. */
export function withItem(list: readonly ChecklistItem[], item: ChecklistItem): ChecklistItem[] {
  return [item, ...list.filter(({ id }) => id !== item.id)];
}
