/** A scheduled-service airport. Coordinates in degrees, zone IANA. */
export interface Airport {
  code: string;
  name: string;
  city: string;
  /** State or province letters in the US and Canada ("TX", "ON"), else the ISO 3166-2 tail. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  size: 'large' | 'medium' | 'small';
}

/** The airport to fly to for a place, as the API shows it. */
export interface AirportFor {
  /** Its three letters. */
  airport: string;
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  distanceMeters: number;
}

/** Where a location text turned out to be. */
export interface Place {
  /** "Austin, TX" or "Austin-Bergstrom International Airport (AUS)". */
  label: string;
  kind: 'city' | 'airport';
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  /**
   * Only a state that is called like this city was written behind a venue, or one that is also a
   * country ("Toyota Arena, Ontario, CA"): it may lie elsewhere.
   */
  guessed?: true;
}

export interface AirportNearby {
  airport: Airport;
  distanceMeters: number;
}

/** The embedded gazetteer: answers without any network. */
export interface Places {
  airport(code: string): Airport | null;
  /** Airports serving a city by its name ("New York", "Houston", "Austin, TX"), busiest first. */
  airportsOfCity(city: string): Airport[];
  /** Whether a folded word may belong to a name that `airportsOfCity` knows. */
  hasAirportWord(word: string): boolean;
  /** Whether such a word means an airport or a city by itself. */
  isAirportName(word: string): boolean;
  /** A city, an airport, or the city a venue address ends in; null for a place it does not know. */
  locate(location: string): Place | null;
  /** Cities that begin with what is typed and airports with its words in them, likeliest first. */
  suggest(typed: string, limit: number): Place[];
  /**
   * The airport a traveller would use: least distance × weight (large 1, medium 2.5, small 6), where
   * a border counts as 100 km more; but no large one that is 150 km farther than the nearest medium
   * one. Without the country of the place, that of its time zone is taken, which beside a border may
   * be the other one's.
   */
  nearestAirport(
    latitude: number,
    longitude: number,
    country?: string | null,
  ): AirportNearby | null;
  timeZoneAt(latitude: number, longitude: number): string;
  /** The zone that all airports of a country, or of a region of it, have in common; null for none or several. */
  timeZoneOf(country: string, region?: string): string | null;
  /** Whether the city a text ends in, with no state or country beside it, is a far larger one abroad. */
  meansAbroad(location: string): boolean;
}
