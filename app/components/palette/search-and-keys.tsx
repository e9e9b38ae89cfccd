import { useEffect, useState } from 'react';
import type { ShortcutId } from '~/components/keys/shortcuts';
import { type ShortcutActions, useShortcuts } from '~/components/keys/use-shortcuts';
import { loadPalette } from '~/components/palette/load-palette';
import type { PaletteActions } from '~/components/palette/palette-actions';
import { useEarlyTyping } from '~/components/palette/use-early-typing';
import { LazyPart } from '~/components/ui/lazy-part';

interface SearchAndKeysProps extends PaletteActions {
  searching: boolean;
  onSearchingChange: (searching: boolean) => void;
}

const loadSheet = () => import('~/components/keys/shortcuts-sheet');

/** The keys of the page, and the two dialogs that come with them: the palette and the sheet. */
export function SearchAndKeys({ searching, onSearchingChange, ...page }: SearchAndKeysProps) {
  const [helping, setHelping] = useState(false);
  const [chosen, setChosen] = useState<{ act: () => void } | null>(null);
  const typed = useEarlyTyping(searching, loadPalette, () => onSearchingChange(false));

  const shortcuts: ShortcutActions = {
    ...page.shortcuts,
    help: () => setHelping(true),
    search: () => onSearchingChange(!searching),
  };
  useShortcuts(shortcuts);

  // Once the palette is gone and has given the focus back: what opens next takes it from there.
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(chosen.act);
    return () => clearTimeout(timer);
  }, [chosen]);

  return (
    <>
      {searching ? (
        <LazyPart
          load={loadPalette}
          onGiveUp={() => onSearchingChange(false)}
          props={{
            actions: { ...page, shortcuts },
            typed,
            onClose: (then?: () => void) => {
              onSearchingChange(false);
              if (then) setChosen({ act: then });
            },
          }}
        />
      ) : null}
      {helping ? (
        <LazyPart
          load={loadSheet}
          onGiveUp={() => setHelping(false)}
          props={{
            available: Object.keys(shortcuts) as ShortcutId[],
            onClose: () => setHelping(false),
          }}
        />
      ) : null}
    </>
  );
}
