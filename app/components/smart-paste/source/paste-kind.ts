import type { DetailType } from '~/domain/travel/travel-detail';

export type PasteKind = DetailType | 'auto';

export const PASTE_TITLES: Record<PasteKind, string> = {
  flight: 'Add Flight',
  hotel: 'Add Hotel',
  car: 'Add Rental Car',
  other: 'Add Other Travel Detail',
  auto: 'Add Travel Details',
};
