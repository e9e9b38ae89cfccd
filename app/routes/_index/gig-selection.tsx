import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useMemo,
  useState,
} from 'react';
import { viewState } from '~/components/view-state';

interface GigSelection {
  selectedId: string | null;
  /** No person chose it: the list need not move to it. */
  automatic: boolean;
  /** A gig was selected before, if only to be let go again. */
  begun: boolean;
  select: (gigId: string | null) => void;
  selectAutomatically: (gigId: string) => void;
}

type Selected = Pick<GigSelection, 'selectedId' | 'automatic' | 'begun'>;

const NOTHING: Selected = { selectedId: null, automatic: false, begun: false };
const lastSelection = viewState<Selected>();

const Context = createContext<GigSelection | null>(null);

/** The gig that is marked on the map and in the list beside it. */
export function GigSelectionProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState(() => lastSelection.read() ?? NOTHING);
  const actions = useMemo(() => {
    // As a transition: rows that are still to be hydrated would be thrown away by anything else.
    const choose = (selectedId: string | null, automatic: boolean) => {
      const next = { selectedId, automatic, begun: true };
      lastSelection.write(next);
      startTransition(() => setSelected(next));
    };
    return {
      select: (selectedId: string | null) => choose(selectedId, false),
      selectAutomatically: (selectedId: string) => choose(selectedId, true),
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
