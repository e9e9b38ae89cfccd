import { useRevalidator } from '@remix-run/react';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { markStale } from '~/components/data/page-data';
import {
  type ChecklistDrafts,
  createChecklistDrafts,
} from '~/components/gig/checklist/checklist-drafts';
import type { Gig } from '~/domain/gigs/gig';
import { EDITOR_RULES, type EditorName, type GigForm } from './editor-rules';
import { createEditorStore, type EditorStore } from './editor-store';
import {
  type FieldConflict,
  type FieldErrors,
  holdsChanges,
  isChanged,
  type OpenEditor,
  resolveConflict,
  typeInto,
} from './open-editor';
import { createUnsavedWork, type Guard, type UnsavedWork } from './unsaved-work';
import { useSaveEditors } from './use-save-editors';
import { useSavedGig } from './use-saved-gig';

/** What is being typed into one gig, and how it is saved. */
export interface Editing {
  /** As it was saved last. */
  gig: Gig;
  /** Its open inline editors. */
  store: EditorStore;
  checklist: ChecklistDrafts;
  work: UnsavedWork;
  save: (names: readonly EditorName[]) => Promise<boolean>;
  /** Those being saved just now. */
  saving: readonly EditorName[];
  /** One Save stands below all of them, and no editor has its own. */
  savedTogether: boolean;
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** For the popup or the page of a gig, to give to its tabs. */
export function useEditing(read: Gig, { savedTogether = false } = {}): Editing {
  const [begun] = useState(createEditing);
  const { gig, keep } = useSavedGig(read);
  const { save, saving } = useSaveEditors(read.id, begun.store, keep);
  const { work } = begun;
  const busy = saving.length > 0;
  useEffect(() => (busy ? work.add({ guard: 'hold' }) : undefined), [work, busy]);
  return { ...begun, gig, save, saving, savedTogether };
}

function createEditing() {
  const store = createEditorStore();
  const checklist = createChecklistDrafts();
  return { store, checklist, work: createUnsavedWork([store, checklist]) };
}

function useOwnEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('an inline editor stands outside of any gig');
  return editing;
}

/** What is typed into the gig's checklist. */
export function useChecklistDrafts() {
  const { checklist, work } = useOwnEditing();
  const shown = useSyncExternalStore(checklist.subscribe, checklist.read, checklist.read);
  return {
    ...checklist,
    shown,
    /** Whoever leaves waits until it has been saved, or has come back to where it was typed. */
    async holdUntilSaved(saving: () => Promise<void>) {
      const end = work.add({ guard: 'hold' });
      try {
        await saving();
      } finally {
        end();
      }
    },
  };
}

/** Has whoever leaves the gig asked, or wait, on behalf of a dialog that lies over it. */
export function useUnsavedDialog(guard: Guard) {
  const work = useContext(EditingContext)?.work;
  // Before a next key can close it.
  useLayoutEffect(() => {
    if (!work || guard === 'free') return;
    return work.add({ guard });
  }, [work, guard]);
}

/** Whether closing the gig would lose something. */
export function useHoldsChanges({ store }: Pick<Editing, 'store'>): boolean {
  return useSyncExternalStore(store.subscribe, store.holdsChanges, store.holdsChanges);
}

/** What the frame of an inline editor needs to know of it, whichever it is. */
export interface EditorFrame {
  /** "date" */
  subject: string;
  conflict: FieldConflict[] | null;
  hasError: boolean;
  pending: boolean;
  /** A Save below saves it with all others: it shows none of its own. */
  savedTogether?: boolean;
  /** Saves this editor alone, and closes it. */
  save: () => Promise<void>;
  /** Which side of a conflict to keep; that is saved with whatever else was to be saved. */
  choose: (side: 'mine' | 'theirs') => Promise<void>;
  close: () => void;
  /** Once the focus has come to what is wrong. */
  clearError: () => void;
  /** Which of its fields hold an incomplete date or time. */
  setIncomplete?: (incomplete: readonly string[]) => void;
}

export interface ActiveEditor extends EditorFrame {
  values: GigForm;
  errors: FieldErrors;
  change: (typed: Partial<GigForm>) => void;
}

/** One inline editor of a gig: how it is opened, and what it holds while it is open. */
export function useEditor(name: EditorName, gig: Gig) {
  const { store, save, saving, savedTogether } = useOwnEditing();
  const { revalidate } = useRevalidator();
  const read = () => store.get(name);
  const shown = useSyncExternalStore(store.subscribe, read, read);

  const update = (change: (now: OpenEditor) => OpenEditor) => {
    const now = read();
    if (now) store.put([change(now)]);
  };

  async function saveAndClose() {
    if (!(await save([name]))) return;
    const now = read();
    if (now && !holdsChanges(now)) store.close(name);
  }

  async function choose(side: 'mine' | 'theirs') {
    const now = read();
    if (!now) return;
    const settled = resolveConflict(now, side);
    store.put([settled]);
    if (isChanged(settled)) return saveAndClose();
    store.close(name);
    readAgain();
  }

  function close() {
    const lost = read()?.unconfirmed;
    store.close(name);
    // What got no answer may have been saved.
    if (lost) readAgain();
  }

  function readAgain() {
    markStale();
    revalidate();
  }

  const editor: ActiveEditor | null = shown
    ? {
        subject: EDITOR_RULES[name].subject.toLowerCase(),
        values: shown.values,
        errors: shown.errors,
        conflict: shown.conflict?.fields ?? null,
        hasError: shown.hasError,
        pending: saving.includes(name),
        savedTogether,
        change: (typed) => update((now) => typeInto(now, typed)),
        save: saveAndClose,
        choose,
        close,
        clearError: () => update((now) => ({ ...now, hasError: false })),
        setIncomplete: (incomplete) => update((now) => ({ ...now, incomplete })),
      }
    : null;
  return { editor, open: (values?: Partial<GigForm>) => store.open(name, gig, values) };
}
