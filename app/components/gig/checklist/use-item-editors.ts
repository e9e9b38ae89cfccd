import { useEffect } from 'react';
import { type EditorFrame, useChecklistDrafts } from '~/components/forms/use-editor';
import { toast } from '~/components/ui/feedback/toast';
import {
  type ChecklistItem,
  itemTextProblem,
  tidyItemText,
} from '~/domain/checklist/checklist-item';
import type { ItemDraft } from './checklist-drafts';
import type { ListedItem } from './optimistic-items';
import type { Checklist } from './use-checklist';

export interface ItemEditor extends EditorFrame {
  text: string;
  error: string | null;
  change: (text: string) => void;
}

/** The items that are being corrected. An editor closes at once, and is back if it was not saved. */
export function useItemEditors({ reword, reload }: Pick<Checklist, 'reword' | 'reload'>) {
  const { shown, read, open, close, holdUntilSaved } = useChecklistDrafts();

  async function save(item: ListedItem, { text, baseText }: ItemDraft) {
    const tidy = tidyItemText(text);
    const error = itemTextProblem(tidy);
    if (error) return open(item.id, { ...begin(baseText), text, error, hasError: true });
    close(item.id);
    if (tidy === baseText) return;
    await holdUntilSaved(async () => {
      const outcome = await reword(item, tidy, baseText);
      // Unless it has been opened anew meanwhile, or there is nothing left to correct.
      if (outcome === 'saved' || outcome === 'missing' || read().items.has(item.id)) return;
      if (outcome === 'failed') return open(item.id, { ...begin(baseText), text });
      const { theirs } = outcome;
      open(item.id, { ...begin(theirs), text, theirs, hasError: true });
    });
  }

  function editorOf(item: ListedItem): ItemEditor | null {
    const draft = shown.items.get(item.id);
    if (!draft) return null;
    const { text, error, theirs, hasError } = draft;
    const label = 'Checklist item';
    return {
      subject: 'item',
      text,
      error,
      conflict: theirs === null ? null : [{ field: 'text', label, mine: text, theirs }],
      hasError,
      pending: false,
      change: (next) => open(item.id, { ...draft, text: next, error: null }),
      save: () => save(item, draft),
      choose: async (side) => {
        if (side === 'mine') return save(item, draft);
        close(item.id);
        reload();
      },
      close: () => close(item.id),
      clearError: () => open(item.id, { ...draft, hasError: false }),
    };
  }

  return { editorOf, edit: ({ id, text }: ChecklistItem) => open(id, begin(text)) };
}

/** What somebody was correcting goes with the item when that is missing, and it is said. */
export function useDeletedItems(items: Checklist['items']) {
  const { read, close } = useChecklistDrafts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the items are others
  useEffect(() => {
    if (!items) return;
    for (const [id, { text, baseText }] of read().items) {
      if (items.some((item) => item.id === id)) continue;
      close(id);
      if (tidyItemText(text) !== baseText) {
        toast({ tone: 'error', title: 'This item was already deleted' });
      }
    }
  }, [items]);
}

function begin(baseText: string): ItemDraft {
  return { text: baseText, baseText, error: null, theirs: null, hasError: false };
}
