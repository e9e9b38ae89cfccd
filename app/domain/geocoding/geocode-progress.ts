/** How many of a person's gigs with a location are on the map. */
export interface GeocodeProgress {
  total: number;
  placed: number;
  /** Not on the map yet, and being looked up. */
  pending: number;
}

/** What looking up all gigs without coordinates came to at once. */
export interface GeocodeAllAnswer {
  /** Gigs without coordinates that name some place. */
  total: number;
  /** Found now. */
  geocoded: number;
  /** Left to be looked up one by one. */
  pending: number;
}
