import { shareValue } from '~/components/forms/shared-value';
import { tidyItemText } from '~/domain/checklist/checklist-item';
import type { ListedItem, SentItems } from './optimistic-items';

/** The text of an item while somebody corrects it. */
export interface ItemDraft {
  text: string;
  /** As the item was when it was begun. */
  baseText: string;
  error: string | null;
  /** What somebody else has made of the item meanwhile: the person chooses first. */
  theirs: string | null;
  /** Whether the focus is to come to what is wrong. */
  hasError: boolean;
}

interface Drafts {
  /** What stands in the field for a new item. */
  newText: string;
  /** What was sent from there: also what could not be saved. */
  sent: SentItems;
  /** By item. */
  items: ReadonlyMap<string, ItemDraft>;
}

export type ChecklistDrafts = ReturnType<typeof createChecklistDrafts>;

const NOTHING: Drafts = { newText: '', sent: new Map(), items: new Map() };

/** What is typed into a gig's checklist and not saved yet: it outlives another tab's being shown. */
export function createChecklistDrafts() {
  const { read, write, subscribe } = shareValue(NOTHING);
  return {
    read,
    subscribe,
    typeNew: (newText: string) => write({ ...read(), newText }),
    putSent: (item: ListedItem) =>
      write({ ...read(), sent: new Map(read().sent).set(item.id, item) }),
    dropSent: (itemId: string) =>
      write({ ...read(), sent: new Map([...read().sent].filter(([id]) => id !== itemId)) }),
    open: (itemId: string, draft: ItemDraft) =>
      write({ ...read(), items: new Map(read().items).set(itemId, draft) }),
    close: (itemId: string) =>
      write({ ...read(), items: new Map([...read().items].filter(([id]) => id !== itemId)) }),
    clear: () => write(NOTHING),
    holdsChanges: () =>
      tidyItemText(read().newText) !== '' ||
      [...read().sent.values()].some(({ state }) => state !== 'saved') ||
      [...read().items.values()].some(({ text, baseText }) => tidyItemText(text) !== baseText),
  };
}
