import { createContext, useContext } from 'react';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';

/** What the Travel tab does for the bookings on it. */
interface TravelActions {
  /** Opens the form of a stored booking. */
  onEdit: (detail: TravelDetail) => void;
  /** Opens an empty form. */
  onByHand: (type: DetailType) => void;
}

const TravelActionsContext = createContext<TravelActions>({
  onEdit: () => {},
  onByHand: () => {},
});

export const TravelActionsProvider = TravelActionsContext.Provider;

export function useTravelActions(): TravelActions {
  return useContext(TravelActionsContext);
}
