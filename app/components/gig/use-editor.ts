import { useRevalidator } from '@remix-run/react';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { markStale } from '~/components/api/freshness';
import type { Gig } from '~/domain/gigs/gig';
import { EDITOR_RULES, type EditorName, type EditorValues } from './editor-rules';
import { createEditorStore, type EditorStore } from './editor-store';
import {
  changesOf,
  type FieldConflict,
  type FieldErrors,
  holdsChanges,
  settle,
} from './open-editor';
import { useSaveEditors } from './use-save-editors';

/** The open editors of one gig, and how they are saved. */
export interface Editing {
  store: EditorStore;
  save: (names: readonly EditorName[]) => Promise<boolean>;
  /** Those being saved just now. */
  saving: readonly EditorName[];
}

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** For the popup or the page of a gig, to give to its tabs. */
export function useEditing(gigId: string): Editing {
  const [store] = useState(createEditorStore);
  return { store, ...useSaveEditors(gigId, store) };
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
  toMend: boolean;
  pending: boolean;
  /** Saves this editor alone, and closes it. */
  save: () => Promise<void>;
  /** Which side of a conflict to keep; that is saved with whatever else was to be saved. */
  choose: (side: 'mine' | 'theirs') => Promise<void>;
  close: () => void;
  /** Once the focus has come to what is wrong. */
  mended: () => void;
}

export interface ActiveEditor<Name extends EditorName> extends EditorFrame {
  values: EditorValues[Name];
  errors: FieldErrors;
  change: (values: Partial<EditorValues[Name]>) => void;
}

/** One inline editor of a gig: how it is opened, and what it holds while it is open. */
export function useEditor<Name extends EditorName>(name: Name, gig: Gig) {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('an inline editor stands outside of any gig');
  const { store, save, saving } = editing;
  const { revalidate } = useRevalidator();
  const read = () => store.get(name);
  const shown = useSyncExternalStore(store.subscribe, read, read);

  async function saveAndClose() {
    if (!(await save([name]))) return;
    const now = read();
    if (now && !holdsChanges(now)) store.close(name);
  }

  async function choose(side: 'mine' | 'theirs') {
    const now = read();
    if (!now) return;
    const settled = settle(now, side);
    store.put([settled]);
    if (Object.keys(changesOf(settled)).length > 0) return saveAndClose();
    store.close(name);
    markStale();
    revalidate();
  }

  const patch = (fields: object) => {
    const now = read();
    if (now) store.put([{ ...now, ...fields }]);
  };

  const editor: ActiveEditor<Name> | null = shown
    ? {
        subject: EDITOR_RULES[name].subject.toLowerCase(),
        values: shown.values,
        errors: shown.errors,
        conflict: shown.conflict?.fields ?? null,
        toMend: shown.toMend,
        pending: saving.includes(name),
        change: (values) => patch({ values: { ...read()?.values, ...values } }),
        save: saveAndClose,
        choose,
        close: () => store.close(name),
        mended: () => patch({ toMend: false }),
      }
    : null;
  return {
    editor,
    open: (values?: Partial<EditorValues[Name]>) => store.open(name, gig, values),
  };
}
