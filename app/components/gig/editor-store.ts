import type { Gig } from '~/domain/gigs/gig';
import { EDITOR_RULES, type EditorName, type EditorValues } from './editor-rules';
import { beginEditor, holdsChanges, type OpenEditor } from './open-editor';

type Editors = { [Name in EditorName]?: OpenEditor<Name> };
export type AnyEditor = OpenEditor<EditorName>;
export type EditorStore = ReturnType<typeof createEditorStore>;

/** In the order in which they stand on the screen. */
const NAMES = Object.keys(EDITOR_RULES) as EditorName[];

/**
 * The open inline editors of one gig. They are kept above its tabs, so that whatever is typed
 * outlives another tab's being shown.
 */
export function createEditorStore() {
  let editors: Editors = {};
  const listeners = new Set<() => void>();

  function show(next: Editors) {
    editors = next;
    for (const listener of listeners) listener();
  }

  const all = () => NAMES.filter((name) => editors[name]).map((name) => editors[name] as AnyEditor);
  const changed = () => all().filter(holdsChanges);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: <Name extends EditorName>(name: Name): Editors[Name] => editors[name],
    open<Name extends EditorName>(name: Name, gig: Gig, values?: Partial<EditorValues[Name]>) {
      show({ ...editors, [name]: beginEditor(name, gig, values) });
    },
    /** Editors that have been closed meanwhile stay so. */
    put(changes: readonly AnyEditor[]) {
      const stillOpen = changes.filter(({ name }) => editors[name]);
      show({ ...editors, ...Object.fromEntries(stillOpen.map((editor) => [editor.name, editor])) });
    },
    close(name: EditorName) {
      const { [name]: _closed, ...others } = editors;
      show(others);
    },
    clear: () => show({}),
    all,
    /** Those that hold something not saved yet. */
    changed,
    holdsChanges: () => changed().length > 0,
  };
}
