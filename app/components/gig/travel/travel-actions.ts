import { createContext, useContext } from 'react';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';
import type { BookedDays } from '~/domain/travel/trip/booked-days';

/** What the Travel tab does for the bookings on it. */
interface TravelActions {
  /** Opens the form of a stored booking, at a field by the API's name where one is wrong. */
  onEdit: (detail: TravelDetail, toFix?: string) => void;
  /** Opens an empty form; with days, for a booking of these. */
  onByHand: (type: DetailType, days?: BookedDays) => void;
}

const TravelActionsContext = createContext<TravelActions>({
  onEdit: () => {},
  onByHand: () => {},
});

export const TravelActionsProvider = TravelActionsContext.Provider;

export function useTravelActions(): TravelActions {
  return useContext(TravelActionsContext);
}
