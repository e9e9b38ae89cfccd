/** A place offered while a person types. */
export interface Suggestion {
  /** "Austin, TX", "Ryman Auditorium, 116 Rep. John Lewis Way North, Nashville, TN 37219". */
  label: string;
  kind: 'city' | 'airport' | 'address' | 'venue';
  latitude: number;
  longitude: number;
}

/** A suggestion that somebody else's map knows. */
export interface FoundAddress extends Suggestion {
  /** State, province or territory letters. */
  region: string;
}
