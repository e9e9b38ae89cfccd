import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface GigSelection {
  selectedId: string | null;
  /** No person chose it: the list need not move to it. */
  automatic: boolean;
  select: (gigId: string | null) => void;
  selectAutomatically: (gigId: string) => void;
}

type Selected = Pick<GigSelection, 'selectedId' | 'automatic'>;

const Context = createContext<GigSelection | null>(null);

/** The gig that is marked on the map and in the list beside it. */
export function GigSelectionProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<Selected>({ selectedId: null, automatic: false });
  const actions = useMemo(
    () => ({
      select: (selectedId: string | null) => setSelected({ selectedId, automatic: false }),
      selectAutomatically: (selectedId: string) => setSelected({ selectedId, automatic: true }),
    }),
    [],
  );
  const selection = useMemo(() => ({ ...selected, ...actions }), [selected, actions]);
  return <Context.Provider value={selection}>{children}</Context.Provider>;
}

export function useGigSelection(): GigSelection {
  const selection = useContext(Context);
  if (!selection) throw new Error('useGigSelection must be used within a GigSelectionProvider');
  return selection;
}
