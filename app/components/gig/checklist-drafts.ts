import { tidyItemText } from '~/domain/checklist/checklist-item';
import { shareValue } from './shared-value';

/** The text of an item while somebody corrects it. */
export interface ItemDraft {
  text: string;
  /** As the item was when it was begun. */
  seen: string;
  error: string | null;
  /** What somebody else has made of the item meanwhile: the person chooses first. */
  theirs: string | null;
  /** Whether the focus is to come to what is wrong. */
  toMend: boolean;
}

interface Drafts {
  /** What stands in the field for a new item. */
  newText: string;
  /** By item. */
  items: ReadonlyMap<string, ItemDraft>;
}

export type ChecklistDrafts = ReturnType<typeof createChecklistDrafts>;

const NOTHING: Drafts = { newText: '', items: new Map() };

/** What is typed into a gig's checklist and not saved yet: it outlives another tab's being shown. */
export function createChecklistDrafts() {
  const { read, write, subscribe } = shareValue(NOTHING);
  return {
    read,
    subscribe,
    /** Of words that were sent to be added and got no answer: with their key they are the same item. */
    keys: new Map<string, string>(),
    typeNew: (newText: string) => write({ ...read(), newText }),
    open: (itemId: string, draft: ItemDraft) =>
      write({ ...read(), items: new Map(read().items).set(itemId, draft) }),
    close: (itemId: string) =>
      write({ ...read(), items: new Map([...read().items].filter(([id]) => id !== itemId)) }),
    clear: () => write(NOTHING),
    holdsChanges: () =>
      tidyItemText(read().newText) !== '' ||
      [...read().items.values()].some(({ text, seen }) => tidyItemText(text) !== seen),
  };
}
