import type { DetailType } from '~/domain/travel/travel-detail';

/** Where in `ParsedText.text` a field was read: half-open character offsets. */
export interface SourceSpan {
  start: number;
  end: number;
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

/**
 * What was read for one flight leg, one stay, one rental or one ride by train, bus, ferry or shuttle. A field that was not found is null.
 * Date-times are wall-clock ("2026-12-04T07:05"), a day alone where no time is printed
 * ("2026-12-04"); airports are IATA codes, stations and ports words.
 */
export interface ParsedDetail {
  type: DetailType;
  /** Airline, rental company or carrier by its usual name; for a stay the property's name. */
  provider: string | null;
  /** Ride: what it is known by ("Northeast Regional 171"). Others: null. */
  title: string | null;
  confirmationNumber: string | null;
  /** Stay: address. Rental: pick-up place. Others: null. */
  location: string | null;
  /** First and last calendar day. */
  date: string | null;
  endDate: string | null;
  /** Flight number with its carrier ("DL1432"). */
  flightNumber: string | null;
  departureLocation: string | null;
  arrivalLocation: string | null;
  departureDateTime: string | null;
  arrivalDateTime: string | null;
  departureTimeZone: string | null;
  arrivalTimeZone: string | null;
  seatInfo: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  roomInfo: string | null;
  returnLocation: string | null;
  pickupDate: string | null;
  returnDate: string | null;
  carType: string | null;
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
  doubts: Ambiguity[];
  /** The fields that the rules left empty and a model has read. */
  readByAi?: string[];
}

export interface ParsedText {
  details: ParsedDetail[];
  /** The readable text that was read: what `spans` point into. */
  text: string;
}
