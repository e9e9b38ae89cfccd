import { useState } from 'react';
import { kept } from '~/components/kept';
import {
  type ChecklistItem,
  itemTextProblem,
  tidyItemText,
} from '~/domain/checklist/checklist-item';
import type { Checklist } from './use-checklist';
import type { EditorFrame } from './use-editor';

/** The text of an item while somebody corrects it. */
interface ItemDraft {
  text: string;
  /** As the item was when it was begun. */
  seen: string;
  error: string | null;
  /** What somebody else has made of the item meanwhile: the person chooses first. */
  theirs: string | null;
  /** Whether the focus is to come to what is wrong. */
  toMend: boolean;
}

export interface ItemEditor extends EditorFrame {
  text: string;
  error: string | null;
  change: (text: string) => void;
}

type Drafts = ReadonlyMap<string, ItemDraft>;

/** By item: what is typed outlives another tab's being shown. */
const keptDrafts = kept<Drafts>();

/** The items that are being corrected. An editor closes at once, and is back if it was not saved. */
export function useItemEditors({ reword, reload }: Pick<Checklist, 'reword' | 'reload'>) {
  const [drafts, setDrafts] = useState<Drafts>(() => keptDrafts.read() ?? new Map());

  function update(next: (before: Drafts) => Map<string, ItemDraft>) {
    const after = next(keptDrafts.read() ?? new Map());
    keptDrafts.write(after);
    setDrafts(after);
  }

  const open = (itemId: string, draft: ItemDraft) =>
    update((before) => new Map(before).set(itemId, draft));

  function close(itemId: string) {
    update((before) => new Map([...before].filter(([id]) => id !== itemId)));
  }

  async function save(item: ChecklistItem, { text, seen }: ItemDraft) {
    const tidy = tidyItemText(text);
    const error = itemTextProblem(tidy);
    if (error) return open(item.id, { ...begin(seen), text, error, toMend: true });
    close(item.id);
    if (tidy === seen) return;
    const outcome = await reword(item, tidy, seen);
    // Unless it has been opened anew meanwhile, or there is nothing left to correct.
    if (outcome === 'saved' || outcome === 'gone' || keptDrafts.read()?.has(item.id)) return;
    if (outcome === 'failed') return open(item.id, { ...begin(seen), text });
    const { theirs } = outcome;
    open(item.id, { ...begin(theirs), text, theirs, toMend: true });
  }

  function editorOf(item: ChecklistItem): ItemEditor | null {
    const draft = drafts.get(item.id);
    if (!draft) return null;
    const { text, error, theirs, toMend } = draft;
    const label = 'Checklist item';
    return {
      subject: 'item',
      text,
      error,
      conflict: theirs === null ? null : [{ field: 'text', label, mine: text, theirs }],
      toMend,
      pending: false,
      change: (next) => open(item.id, { ...draft, text: next, error: null }),
      save: () => save(item, draft),
      choose: async (side) => {
        if (side === 'mine') return save(item, draft);
        close(item.id);
        reload();
      },
      close: () => close(item.id),
      mended: () => open(item.id, { ...draft, toMend: false }),
    };
  }

  return { editorOf, edit: ({ id, text }: ChecklistItem) => open(id, begin(text)) };
}

function begin(seen: string): ItemDraft {
  return { text: seen, seen, error: null, theirs: null, toMend: false };
}
