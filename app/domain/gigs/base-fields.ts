import type { Gig } from './gig';

/** What these fields were when the gig was read: sent along, so that nobody else's change is lost. */
export function baseFieldsOf(gig: Gig, changes: object): Partial<Gig> {
  const baseVersion = Object.entries(gig).filter(
    // Coordinates belong to their location.
    ([field]) => field in changes && field !== 'latitude' && field !== 'longitude',
  );
  return Object.fromEntries(baseVersion);
}
