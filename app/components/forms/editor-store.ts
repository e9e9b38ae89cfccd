import type { Gig } from '~/domain/gigs/gig';
import { EDITOR_RULES, type EditorName, type EditorValues } from './editor-rules';
import { holdsChanges, newEditor, type OpenEditor } from './open-editor';
import { shareValue } from './shared-value';

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
  const { read, write, subscribe } = shareValue<Editors>({});
  const all = () => NAMES.flatMap((name) => (read()[name] as AnyEditor | undefined) ?? []);
  const changed = () => all().filter(holdsChanges);

  return {
    subscribe,
    get: <Name extends EditorName>(name: Name): Editors[Name] => read()[name],
    open<Name extends EditorName>(name: Name, gig: Gig, values?: Partial<EditorValues[Name]>) {
      write({ ...read(), [name]: newEditor(name, gig, values) });
    },
    /** Editors that have been closed meanwhile stay so. */
    put(changes: readonly AnyEditor[]) {
      const stillOpen = changes.filter(({ name }) => read()[name]);
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
