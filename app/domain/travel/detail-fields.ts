import type { DetailType, TravelDetail } from './travel-detail';

/** The columns of a travel detail that are neither its identity nor where it came from. */
export type DetailColumn = Exclude<
  keyof TravelDetail,
  'id' | 'gigId' | 'detailType' | 'googleEventId' | 'createdAt'
>;

/** A field in the words of one type; a type without it does not ask for it. */
export interface TypeField {
  /** Of its input in the form. */
  label: string;
  /** Where it is read instead: in the review of a pasted text, and among a booking's details. */
  row?: string;
  fact?: string;
  /** Of its input where nothing stands beside it. */
  alone?: string;
  /** `code` is typed in capitals. The zone of a moment is the server's to find. */
  input: 'text' | 'code' | 'airport' | 'place' | 'moment' | 'prose';
  placeholder?: string;
  /** Takes a row of its own. */
  wide?: boolean;
  /** Shown only where there is something in it. */
  rare?: boolean;
}

interface DetailField {
  holds: 'text' | 'moment' | 'zone';
  /** Characters. */
  limit?: number;
  /** The types of which one can be told by it. */
  identifies?: readonly DetailType[];
  types: { readonly [Type in DetailType]?: TypeField };
}

const ALL = ['flight', 'hotel', 'car', 'other'] as const satisfies readonly DetailType[];

const title: TypeField = { label: 'Title', input: 'text', wide: true, rare: true };
const company: TypeField = { label: 'Company', input: 'text', wide: true };
const confirmation: TypeField = { label: 'Confirmation', input: 'text' };
const seat: TypeField = { label: 'Seat', input: 'text' };
const notes: TypeField = { label: 'Notes', input: 'prose' };
const more: TypeField = { label: 'More', input: 'prose', rare: true };

/**
 * Every field of a travel detail by its column: what it holds, how long it may be, which types have
 * it, and in which words. Schemas, forms, reviews, facts and what a calendar sends are made from it, in this order.
 * What the API calls the ends: `detail-api.ts`.
 */
export const DETAIL_FIELDS = {
  title: {
    holds: 'text',
    limit: 200,
    identifies: ALL,
    types: {
      flight: title,
      hotel: title,
      car: title,
      other: {
        label: 'What is it?',
        row: 'What it is',
        fact: 'Title',
        input: 'text',
        wide: true,
        placeholder: 'Train to Boston',
      },
    },
  },
  provider: {
    holds: 'text',
    limit: 200,
    identifies: ALL,
    types: {
      flight: { label: 'Airline', input: 'text', placeholder: 'Delta' },
      hotel: { label: 'Hotel', input: 'text', wide: true },
      car: company,
      other: company,
    },
  },
  flightNumber: {
    holds: 'text',
    limit: 20,
    identifies: ['flight'],
    types: { flight: { label: 'Flight number', input: 'code', placeholder: 'DL 1432' } },
  },
  confirmationNumber: {
    holds: 'text',
    limit: 60,
    identifies: ALL,
    types: { flight: confirmation, hotel: confirmation, car: confirmation, other: confirmation },
  },
  startsLocation: {
    holds: 'text',
    limit: 300,
    identifies: ALL,
    types: {
      flight: { label: 'From', alone: 'Departure airport', input: 'airport', placeholder: 'DFW' },
      hotel: { label: 'Address', input: 'place' },
      car: { label: 'Pick-up place', row: 'Pick up at', fact: 'From', input: 'text', wide: true },
      other: { label: 'From', input: 'text', wide: true },
    },
  },
  startsDateTime: {
    holds: 'moment',
    types: {
      flight: { label: 'Departure', row: 'Departs', fact: 'Departs', input: 'moment' },
      hotel: { label: 'Check-in', row: 'Check in', fact: 'Check in', input: 'moment' },
      car: { label: 'Pick-up', row: 'Pick up', fact: 'Pick up', input: 'moment' },
      other: { label: 'Start', row: 'Starts', fact: 'Begins', input: 'moment' },
    },
  },
  startsTimeZone: { holds: 'zone', types: {} },
  endsLocation: {
    holds: 'text',
    limit: 300,
    identifies: ['flight', 'other'],
    types: {
      flight: { label: 'To', alone: 'Arrival airport', input: 'airport', placeholder: 'BOS' },
      car: { label: 'Return place', row: 'Return to', fact: 'To', input: 'text', wide: true },
      other: { label: 'To', input: 'text', wide: true },
    },
  },
  endsDateTime: {
    holds: 'moment',
    types: {
      flight: { label: 'Arrival', row: 'Arrives', fact: 'Arrives', input: 'moment' },
      hotel: { label: 'Check-out', row: 'Check out', fact: 'Check out', input: 'moment' },
      car: { label: 'Return', input: 'moment' },
      other: { label: 'End', row: 'Ends', fact: 'Ends', input: 'moment' },
    },
  },
  endsTimeZone: { holds: 'zone', types: {} },
  seatInfo: { holds: 'text', limit: 120, types: { flight: seat, other: seat } },
  roomInfo: { holds: 'text', limit: 300, types: { hotel: { label: 'Room', input: 'text' } } },
  carType: {
    holds: 'text',
    limit: 200,
    types: { car: { label: 'Car', input: 'text', placeholder: 'Compact' } },
  },
  notes: {
    holds: 'text',
    limit: 8000,
    types: { flight: notes, hotel: notes, car: notes, other: notes },
  },
  additionalDetails: {
    holds: 'text',
    limit: 8000,
    types: { flight: more, hotel: more, car: more, other: more },
  },
  /* No form shows these two. */
  additionalInfo: { holds: 'text', limit: 8000, types: {} },
  sourceText: { holds: 'text', limit: 60_000, types: {} },
} as const satisfies Record<DetailColumn, DetailField>;

type Fields = typeof DETAIL_FIELDS;
type Holding<Kind extends DetailField['holds']> = {
  [Column in DetailColumn]: Fields[Column]['holds'] extends Kind ? Column : never;
}[DetailColumn];

type HiddenColumn = 'additionalInfo' | 'sourceText';
export type EditedColumn = Exclude<DetailColumn, HiddenColumn>;
export type TextColumn = Exclude<Holding<'text'>, HiddenColumn>;
export type MomentColumn = Holding<'moment'>;

export const DETAIL_COLUMNS = Object.keys(DETAIL_FIELDS) as DetailColumn[];

/** What a person sees of a detail, and may change. */
export const EDITED_COLUMNS = DETAIL_COLUMNS.filter(
  (column): column is EditedColumn => column !== 'additionalInfo' && column !== 'sourceText',
);
export const TEXT_COLUMNS = EDITED_COLUMNS.filter(
  (column): column is TextColumn => DETAIL_FIELDS[column].holds === 'text',
);

export type FormColumn = TextColumn | MomentColumn;

export const FORM_COLUMNS = EDITED_COLUMNS.filter(
  (column): column is FormColumn => DETAIL_FIELDS[column].holds !== 'zone',
);

export function detailField(column: DetailColumn): DetailField {
  return DETAIL_FIELDS[column];
}

/** The field in the words of a type, if it has it. */
export function fieldOfType(type: DetailType, column: DetailColumn): TypeField | undefined {
  return detailField(column).types[type];
}
