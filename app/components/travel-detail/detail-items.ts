import { type FormColumn, fieldOfType, type TypeField } from '~/domain/travel/detail-fields';
import type { DetailType } from '~/domain/travel/travel-detail';
import { type DetailForm, EMPTY_FORM, fieldsOf } from './form/detail-form';

/** What the form asks for, in the words of its type. */
export interface DetailItem extends TypeField {
  column: FormColumn;
}

/** Each place above its moment. */
const ORDER: readonly FormColumn[] = [
  'title',
  'provider',
  'flightNumber',
  'startsLocation',
  'startsDateTime',
  'endsLocation',
  'endsDateTime',
  'carType',
  'confirmationNumber',
  'seatInfo',
  'roomInfo',
  'notes',
  'additionalDetails',
];
/** Airports stand side by side. */
const FLIGHT_ORDER = ORDER.flatMap((column): FormColumn[] => {
  if (column === 'endsLocation') return [];
  return column === 'startsLocation' ? ['startsLocation', 'endsLocation'] : [column];
});

export const DETAIL_ITEMS: Record<DetailType, DetailItem[]> = {
  flight: itemsOf('flight', FLIGHT_ORDER),
  hotel: itemsOf('hotel'),
  car: itemsOf('car'),
  other: itemsOf('other'),
};

function itemsOf(type: DetailType, order = ORDER): DetailItem[] {
  return order.flatMap((column) => {
    const field = fieldOfType(type, column);
    return field ? [{ ...field, column }] : [];
  });
}

/** The form with only what its type asks for: it may have been another one's before. */
export function formOfType(form: DetailForm, type: DetailType): DetailForm {
  const fields = DETAIL_ITEMS[type].flatMap(({ column }) => fieldsOf(column));
  return { ...EMPTY_FORM, ...Object.fromEntries(fields.map((field) => [field, form[field]])) };
}

/** The type as a title has it, and as a sentence has it. */
export const DETAIL_NAMES: Record<DetailType, { title: string; one: string }> = {
  flight: { title: 'Flight', one: 'this flight' },
  hotel: { title: 'Hotel', one: 'this stay' },
  car: { title: 'Rental Car', one: 'this rental' },
  other: { title: 'Other Travel Detail', one: 'this travel detail' },
};
