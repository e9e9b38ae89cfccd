import {
  type DetailForm,
  EMPTY_FORM,
  type FormColumn,
  fieldsOf,
} from '~/domain/travel/detail-form';
import type { DetailType } from '~/domain/travel/travel-detail';

/** What the form asks for, in the words of its type. */
export interface DetailItem {
  column: FormColumn;
  label: string;
  /** Takes a row of its own. */
  wide?: boolean;
  kind?: 'text' | 'airport' | 'place' | 'prose' | 'moment';
  placeholder?: string;
  /** Shown only where there is something in it. */
  rare?: boolean;
}

const starts = (label: string): DetailItem => ({
  column: 'startsDateTime',
  label,
  kind: 'moment',
});
const ends = (label: string): DetailItem => ({
  column: 'endsDateTime',
  label,
  kind: 'moment',
});
const title: DetailItem = { column: 'title', label: 'Title', wide: true, rare: true };
const confirmation: DetailItem = { column: 'confirmationNumber', label: 'Confirmation' };
const seat: DetailItem = { column: 'seatInfo', label: 'Seat' };
const prose: DetailItem[] = [
  { column: 'notes', label: 'Notes', kind: 'prose' },
  { column: 'additionalDetails', label: 'More', kind: 'prose', rare: true },
];

export const DETAIL_ITEMS: Record<DetailType, DetailItem[]> = {
  flight: [
    title,
    { column: 'provider', label: 'Airline', placeholder: 'Delta' },
    { column: 'flightNumber', label: 'Flight number', placeholder: 'DL 1432', kind: 'airport' },
    { column: 'startsLocation', label: 'From', placeholder: 'DFW', kind: 'airport' },
    { column: 'endsLocation', label: 'To', kind: 'airport' },
    starts('Departure'),
    ends('Arrival'),
    confirmation,
    seat,
    ...prose,
  ],
  hotel: [
    title,
    { column: 'provider', label: 'Hotel', wide: true },
    { column: 'startsLocation', label: 'Address', kind: 'place' },
    starts('Check-in'),
    ends('Check-out'),
    confirmation,
    { column: 'roomInfo', label: 'Room' },
    ...prose,
  ],
  car: [
    title,
    { column: 'provider', label: 'Company', wide: true },
    { column: 'startsLocation', label: 'Pick-up place', wide: true },
    starts('Pick-up'),
    { column: 'endsLocation', label: 'Return place', wide: true },
    ends('Return'),
    { column: 'carType', label: 'Car', placeholder: 'Compact' },
    confirmation,
    ...prose,
  ],
  other: [
    { column: 'title', label: 'What is it?', wide: true, placeholder: 'Train to Boston' },
    { column: 'provider', label: 'Company', wide: true },
    { column: 'startsLocation', label: 'From', wide: true },
    starts('Start'),
    { column: 'endsLocation', label: 'To', wide: true },
    ends('End'),
    confirmation,
    seat,
    ...prose,
  ],
};

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
