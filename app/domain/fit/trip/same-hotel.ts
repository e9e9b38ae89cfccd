import { FIGURES } from '../figures';
import { type Stay, shareConfirmation } from './bookings';
import { isWithin } from './spot';

/** Two rooms in one hotel, or one booking saved with two gigs. */
export function isSameHotel(one: Stay, other: Stay): boolean {
  if (shareConfirmation(one, other)) return true;
  // Houses of one chain in two towns.
  const apart = one.from && other.from && !isWithin(one.from, other.from, FIGURES.sameCityMeters);
  if (apart) return false;
  const names = [one, other].map(({ name }) => plain(name)).sort((a, b) => a.length - b.length);
  const [short = '', long = ''] = names;
  return short.length >= SHORTEST_NAME && long.includes(short);
}

/** Letters and digits alone. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const SHORTEST_NAME = 4;
