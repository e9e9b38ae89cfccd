import { useCallback, useMemo, useState } from 'react';

export interface SelectMode {
  /** What is selected of the gigs on show; null while gigs are opened, not selected. */
  selected: ReadonlySet<string> | null;
  start: () => void;
  leave: () => void;
  toggle: (gigId: string) => void;
  /** Adds all of these, or takes all of them away. */
  setAll: (gigIds: readonly string[], on: boolean) => void;
  /** From now on exactly these. */
  replace: (gigIds: readonly string[]) => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Select mode of one list of gigs. A gig that goes from the list goes from the selection. */
export function useSelectMode(gigs: readonly { id: string }[]): SelectMode {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selected = useMemo(() => chosen && onShow(chosen, gigs), [chosen, gigs]);

  const change = useCallback(
    (gigIds: readonly string[], add: (before: ReadonlySet<string>, gigId: string) => boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const gigId of gigIds) {
          if (add(before ?? NOTHING, gigId)) after.add(gigId);
          else after.delete(gigId);
        }
        return after;
      }),
    [],
  );
  return {
    selected,
    start: () => setChosen(NOTHING),
    leave: () => setChosen(null),
    toggle: useCallback((gigId) => change([gigId], (before, id) => !before.has(id)), [change]),
    setAll: (gigIds, on) => change(gigIds, () => on),
    replace: (gigIds) => setChosen(new Set(gigIds)),
  };
}

function onShow(chosen: ReadonlySet<string>, gigs: readonly { id: string }[]) {
  if (chosen.size === 0) return chosen;
  return new Set(gigs.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
}
