import type { Airport } from '~/domain/places/places';

/** A printed place: one airport, or a city with several. */
export interface PrintedPlace {
  kind: 'place';
  start: number;
  end: number;
  airports: Airport[];
  /** The city as printed, where no airport was. */
  city: string | null;
  /** Its side of a printed route: "BOI to DEN", "Boise (BOI) - Denver (DEN)". */
  route?: 'from' | 'to';
}
