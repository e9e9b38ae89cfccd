import type { Gig } from './gig';

interface Days {
  from: string;
  to: string;
}

/**
 * All gigs, of which those between two days have been read again. Of the others those that lie between
 * are gone; on the first and the last day there may be more.
 */
export function withNewer(newer: Gig[], { from, to }: Days, all: Gig[]): Gig[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...all.filter(({ id, date }) => !ids.has(id) && (date <= from || date >= to))];
}
