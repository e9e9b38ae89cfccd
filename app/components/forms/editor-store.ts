import type { Gig } from '~/domain/gigs/gig';
import { EDITOR_RULES, type EditorName, type GigForm } from './editor-rules';
import { holdsChanges, newEditor, type OpenEditor } from './open-editor';
import { shareValue } from './shared-value';

export type EditorStore = ReturnType<typeof createEditorStore>;

const NAMES = Object.keys(EDITOR_RULES) as EditorName[];

/**
 * The open inline editors of one gig. They are kept above its tabs, so that whatever is typed
 * outlives another tab's being shown.
 */
export function createEditorStore() {
  const { read, write, subscribe } = shareValue<{ [Name in EditorName]?: OpenEditor }>({});
  const all = () => NAMES.flatMap((name) => read()[name] ?? []);
  const changed = () => all().filter(holdsChanges);

  return {
    subscribe,
    get: (name: EditorName) => read()[name],
    open(name: EditorName, gig: Gig, values?: Partial<GigForm>) {
      write({ ...read(), [name]: newEditor(name, gig, values) });
    },
    /** Editors that have been closed meanwhile stay so. */
    put(editors: readonly OpenEditor[]) {
      const stillOpen = editors.filter(({ name }) => read()[name]);
      write({ ...read(), ...Object.fromEntries(stillOpen.map((editor) => [editor.name, editor])) });
    },
    close(name: EditorName) {
      const { [name]: _closed, ...others } = read();
      write(others);
    },
    clear: () => write({}),
    all,
    /** Those that hold something not saved yet. */
    changed,
    holdsChanges: () => changed().length > 0,
  };
}
