import { leaveByOfTrips } from '~/domain/fit/check-trip';
import type { LeaveBy } from '~/domain/fit/leave-by/leave-by';
import type { Places } from '~/domain/places/places';
import { readTrips } from './trips-in-words';

/** The leave-by times of all gigs of a trip in words, in the order of time. */
export function leaveByIn(words: string, places: Places): LeaveBy[] {
  const [trip] = readTrips(`# Trip\n${words}`, places);
  if (!trip) throw new Error('no trip');
  const found = [...leaveByOfTrips({ ...trip, places }).values()].flat();
  return found.sort((a, b) => a.leavesAt - b.leavesAt);
}
