import { type ChecklistItem, tidyItemText } from '~/domain/checklist/checklist-item';
import { inChecklistOrder } from '~/domain/checklist/checklist-order';

/**
 * What has been changed here and is not read again yet: of a known item the changed fields, of a
 * new one all of it; null is deleted.
 */
export type Ahead = ReadonlyMap<string, Partial<ChecklistItem> | null>;

/** The list as it will be once everything is saved. */
export function shownItems(read: readonly ChecklistItem[], ahead: Ahead): ChecklistItem[] {
  const known = new Set(read.map(({ id }) => id));
  const added = [...ahead].flatMap(([id, item]) => (!known.has(id) && isWhole(item) ? [item] : []));
  const changed = read.flatMap((item) => {
    const fields = ahead.get(item.id);
    return fields === null ? [] : [{ ...item, ...fields }];
  });
  // The last one that was added is the newest.
  return inChecklistOrder([...added.reverse(), ...changed]);
}

/** Some fields of an item are something else; everything else that was changed of it stays so. */
export function withFields(ahead: Ahead, itemId: string, fields: Partial<ChecklistItem>): Ahead {
  return new Map(ahead).set(itemId, { ...ahead.get(itemId), ...fields });
}

/** Another item in the same place of the order in which they were added. */
export function replaced(ahead: Ahead, itemId: string, item: ChecklistItem): Ahead {
  return new Map(
    [...ahead].map(([id, before]) => (id === itemId ? [item.id, item] : [id, before])),
  );
}

let drafts = 0;

/** An item that is on its way. */
export function draftOf(text: string): ChecklistItem {
  return {
    id: `draft ${++drafts}`,
    text: tidyItemText(text),
    completed: false,
    completedAt: null,
    createdAt: new Date().toISOString(),
  };
}

export function isDraft(item: ChecklistItem): boolean {
  return item.id.startsWith('draft ');
}

function isWhole(item: Partial<ChecklistItem> | null): item is ChecklistItem {
  return item?.id !== undefined;
}
