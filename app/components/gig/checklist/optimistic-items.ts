import { type ChecklistItem, tidyItemText } from '~/domain/checklist/checklist-item';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';
import { newId } from '~/domain/new-id';

/** An item of the list, and how far it has come: on its way, not saved, tried again, or stored. */
export interface ListedItem extends ChecklistItem {
  state: 'saving' | 'failed' | 'retrying' | 'saved';
}

/** What was sent from here as new, the newest last. */
export type SentItems = ReadonlyMap<string, ListedItem>;

/** What has been changed here and is not read again yet: the changed fields; null is deleted. */
export type OptimisticFields = ReadonlyMap<string, Partial<ChecklistItem> | null>;

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
 * The list as it will be once everything is saved. What was sent from here keeps the place in which
 * it was written, however often it had to be tried.
 */
export function shownItems(
  read: readonly ChecklistItem[],
  optimistic: OptimisticFields,
  sent: SentItems,
): ListedItem[] {
  const stored = new Map(read.map((item) => [item.id, item]));
  const written = [...sent.values()].reverse().map((item): ListedItem => {
    const now = stored.get(item.id);
    return now ? { ...now, createdAt: item.createdAt, state: 'saved' } : item;
  });
  const others = read
    .filter(({ id }) => !sent.has(id))
    .map((item): ListedItem => ({ ...item, state: 'saved' }));
  const items = [...written, ...others].flatMap((item) => {
    const fields = optimistic.get(item.id);
    return fields === null ? [] : [{ ...item, ...fields }];
  });
  return inChecklistOrder(items);
}

/** Some fields of an item are something else; everything else that was changed of it stays so. */
export function withFields(
  optimistic: OptimisticFields,
  itemId: string,
  fields: Partial<ChecklistItem>,
): OptimisticFields {
  return new Map(optimistic).set(itemId, { ...optimistic.get(itemId), ...fields });
}
