import type { TravelKind } from '~/domain/travel/need';

export type PasteKind = TravelKind | 'auto';

export const PASTE_TITLES: Record<PasteKind, string> = {
  flight: 'Add Flight',
  hotel: 'Add Hotel',
  car: 'Add Rental Car',
  auto: 'Add Travel Details',
};
