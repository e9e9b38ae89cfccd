import type { Airport } from '~/domain/places/places';
import type { SourceSpan } from '../parsed-detail';

/** A printed place: one airport, a city with several, or words that are no airport's. */
export interface PrintedPlace extends SourceSpan {
  kind: 'place';
  airports: Airport[];
  /** The city, station or port as printed; null where an airport's code was. */
  name: string | null;
  /** Its side of a printed route: "BOI to DEN", "Boise (BOI) - Denver (DEN)". */
  route?: 'from' | 'to';
  /** The end of the leg it is said to be: by the label before it, or by its side of a ride's route. */
  role?: 'from' | 'to' | null;
}

/** What a flight, train or bus is known by: "DL 1432", "Northeast Regional 171". */
export interface PrintedNumber extends SourceSpan {
  kind: 'number';
  /** A flight's airline by its code, a ride's carrier by its name; null where the number does not tell. */
  carrier: string | null;
  number: string;
  /** "Northeast Regional", where a train has a name. */
  name?: string | null;
}

/** Two mentions of one airport ("ATL Atlanta, GA"), or of one station. */
export function samePlace(a: PrintedPlace, b: PrintedPlace): boolean {
  if (a.airports.length === 0 && b.airports.length === 0) return a.name === b.name;
  return a.airports.some((airport) => b.airports.some((other) => other.code === airport.code));
}
