import type { DetailType } from '~/domain/travel/travel-detail';

/** Where in `ParsedText.text` a field was read: half-open character offsets. */
export interface SourceSpan {
  start: number;
  end: number;
}

export function overlaps(a: SourceSpan, b: SourceSpan): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A field the text leaves open: it stays empty until the person answers. */
export interface Ambiguity {
  field: string;
  /** "New York has three. Which one is it?" */
  question: string;
  choices: { value: string; label: string }[];
  /** The words that raised the question. */
  words: string;
}

/** A value less sure than this is filled in, and a person is asked to look at it. */
export const CHECK_BELOW = 0.8;

/** What every kind of booking has. A field that was not found is null. */
interface Booking {
  /** Airline, rental company or carrier by its usual name; for a stay the property's name. */
  provider: string | null;
  confirmationNumber: string | null;
  /** First and last calendar day. */
  date: string | null;
  endDate: string | null;
  /** The zones of both ends: a leg's as read, a stay's and a rental's as their places tell. */
  departureTimeZone: string | null;
  arrivalTimeZone: string | null;
  notes: string | null;
  additionalDetails: string | null;
  /** 0 to 1. */
  confidence: number;
  /** Field to how sure its value is, 0 to 1. */
  confidences?: Record<string, number>;
  /** Field to the words it came from, as printed. */
  sources: Record<string, string>;
  /** Field to the places in the text where those words stand. */
  spans: Record<string, SourceSpan[]>;
  ambiguities: Ambiguity[];
  /** The fields that the rules left empty and a model has read. */
  readByAi?: string[];
}

/**
 * The fields each kind has of its own. Date-times are wall-clock ("2026-12-04T07:05"), a day alone
 * where no time is printed ("2026-12-04"); airports are IATA codes, stations and ports words.
 */
const LEG_FIELDS = [
  'departureLocation',
  'arrivalLocation',
  'departureDateTime',
  'arrivalDateTime',
  'seatInfo',
] as const;
const KIND_FIELDS = {
  /** `flightNumber` is with its carrier: "DL1432". */
  flight: ['flightNumber', ...LEG_FIELDS],
  /** `location` is the address. */
  hotel: ['location', 'checkInDate', 'checkOutDate', 'roomInfo'],
  /** `location` is where it is picked up. */
  car: ['location', 'returnLocation', 'pickupDate', 'returnDate', 'carType'],
  /** A train, bus, ferry or shuttle; `title` is what it is known by: "Northeast Regional 171". */
  other: ['title', ...LEG_FIELDS],
} as const satisfies Record<DetailType, readonly string[]>;

type KindField = (typeof KIND_FIELDS)[DetailType][number];

/** One kind's own fields hold words; those of the other kinds are there, and nothing else than null. */
export type DetailOf<Type extends DetailType> = Type extends DetailType
  ? Booking & { type: Type } & {
      [Field in KindField]: Field extends (typeof KIND_FIELDS)[Type][number] ? string | null : null;
    }
  : never;

export type ParsedFlight = DetailOf<'flight'>;
export type ParsedHotel = DetailOf<'hotel'>;
export type ParsedCar = DetailOf<'car'>;
export type ParsedRide = DetailOf<'other'>;

/** What was read for one flight leg, one stay, one rental or one ride. */
export type ParsedDetail = ParsedFlight | ParsedHotel | ParsedCar | ParsedRide;

export interface ParsedText {
  details: ParsedDetail[];
  /** The readable text that was read, which `spans` point into; of bare markup its events or itself. */
  text: string;
}

const SHARED_FIELDS = [
  'provider',
  'confirmationNumber',
  'date',
  'endDate',
  'departureTimeZone',
  'arrivalTimeZone',
  'notes',
  'additionalDetails',
] as const satisfies readonly (keyof Booking)[];

/** The fields a detail of one kind can have words or times in. */
export type DetailField<Type extends DetailType = DetailType> =
  | (typeof SHARED_FIELDS)[number]
  | (typeof KIND_FIELDS)[Type][number];

export function fieldsOf(type: DetailType): readonly DetailField[] {
  return [...SHARED_FIELDS, ...KIND_FIELDS[type]];
}

export function emptyDetail<Type extends DetailType>(type: Type): DetailOf<Type> {
  const empty = {
    type,
    provider: null,
    title: null,
    confirmationNumber: null,
    location: null,
    date: null,
    endDate: null,
    flightNumber: null,
    departureLocation: null,
    arrivalLocation: null,
    departureDateTime: null,
    arrivalDateTime: null,
    departureTimeZone: null,
    arrivalTimeZone: null,
    seatInfo: null,
    checkInDate: null,
    checkOutDate: null,
    roomInfo: null,
    returnLocation: null,
    pickupDate: null,
    returnDate: null,
    carType: null,
    notes: null,
    additionalDetails: null,
    confidence: 0,
    sources: {},
    spans: {},
    ambiguities: [],
  };
  // Null is a value of every field of every kind.
  return empty as unknown as DetailOf<Type>;
}

/** Sets a field together with the printed words it was read from. */
export function fill<Detail extends ParsedDetail>(
  detail: Detail,
  field: DetailField<Detail['type']>,
  value: string | null,
  reading: { text: string } | null = null,
  places: readonly (SourceSpan | null | undefined)[] = [],
) {
  if (value === null || value === '') return;
  const spans = places
    .filter((place) => place != null)
    .map(({ start, end }) => ({ start, end }))
    .filter((span, i, all) => all.findIndex((other) => other.start === span.start) === i);
  Object.assign(detail, { [field]: value });
  detail.spans[field] = spans;
  detail.sources[field] = reading
    ? spans
        .map((span) => reading.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim())
        .join(' ')
    : value;
}
