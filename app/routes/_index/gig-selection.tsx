import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface GigSelection {
  selectedId: string | null;
  select: (gigId: string | null) => void;
}

const Context = createContext<GigSelection | null>(null);

/** The gig that is marked on the map and in the list beside it. */
export function GigSelectionProvider({ children }: { children: ReactNode }) {
  const [selectedId, select] = useState<string | null>(null);
  const selection = useMemo(() => ({ selectedId, select }), [selectedId]);
  return <Context.Provider value={selection}>{children}</Context.Provider>;
}

export function useGigSelection(): GigSelection {
  const selection = useContext(Context);
  if (!selection) throw new Error('useGigSelection must be used within a GigSelectionProvider');
  return selection;
}
