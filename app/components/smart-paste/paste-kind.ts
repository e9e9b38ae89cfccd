import type { TravelKind } from '~/domain/travel/need';

export type PasteKind = TravelKind | 'auto';

export const PASTE_TITLES: Record<PasteKind | 'other', string> = {
  flight: 'Add Flight',
  hotel: 'Add Hotel',
  car: 'Add Rental Car',
  other: 'Add Other Travel Detail',
  auto: 'Add Travel Details',
};
