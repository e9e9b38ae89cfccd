import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useMemo,
  useState,
} from 'react';

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
  const actions = useMemo(() => {
    // As a transition: rows that are still to be hydrated would be thrown away by anything else.
    const choose = (next: Selected) => startTransition(() => setSelected(next));
    return {
      select: (selectedId: string | null) => choose({ selectedId, automatic: false }),
      selectAutomatically: (selectedId: string) => choose({ selectedId, automatic: true }),
    };
  }, []);
  const selection = useMemo(() => ({ ...selected, ...actions }), [selected, actions]);
  return <Context.Provider value={selection}>{children}</Context.Provider>;
}

export function useGigSelection(): GigSelection {
  const selection = useContext(Context);
  if (!selection) throw new Error('useGigSelection must be used within a GigSelectionProvider');
  return selection;
}
