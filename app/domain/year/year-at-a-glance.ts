/* A year of travel in few numbers: where each night is spent, and what it adds up to. */

/** Nights that follow one another in one place, or on the way. A night is named by the day it begins on. */
export interface NightsAway {
  kind: 'away' | 'travelling';
  /** "Portland, OR"; null on the way, or where nobody knows. */
  place: string | null;
  first: string;
  last: string;
  nights: number;
  /** The booked gigs of these days, in their order. */
  gigIds: string[];
}

export interface Totals {
  /** Booked ones, by the day they begin. */
  gigs: number;
  /** With those on the way. */
  nightsAway: number;
  /** Of flights, trains, buses and ferries, as the crow flies. */
  miles: number;
  flights: number;
}

export interface YearAtAGlance {
  year: number;
  /** Whether home is known: else a gig without bookings counts no night, it may be at home. */
  homeKnown: boolean;
  /** All other nights are spent at home. */
  nightsAway: NightsAway[];
  /** January to December. */
  months: Totals[];
  total: Totals;
}
