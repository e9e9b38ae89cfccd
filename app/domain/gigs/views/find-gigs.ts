import {
  indexWords,
  matchWords,
  nameWords,
  type SearchWord,
  type WordIndex,
  weighWords,
} from '~/domain/search/match-words';
import type { Gig } from '../gig';
import { isPast } from '../gig-status';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export type FoundByWords = Pick<
  Gig,
  | 'id'
  | 'title'
  | 'type'
  | 'date'
  | 'endDate'
  | 'location'
  | 'airport'
  | 'contactName'
  | 'contactOrganization'
  | 'tags'
>;

export type GigIndex<G extends FoundByWords> = WordIndex<{ gig: G; past: boolean }>;

/**
 * Made once for a list of gigs: what is ahead, soonest first, then what is past, newest first, each
 * with everything it can be found by.
 */
export function indexGigs<G extends FoundByWords>(gigs: readonly G[], today: string): GigIndex<G> {
  const entries = gigs.map((gig) => ({ gig, past: isPast(gig, today) }));
  entries.sort((a, b) => {
    if (a.past !== b.past) return a.past ? 1 : -1;
    const order = a.gig.date < b.gig.date ? -1 : a.gig.date > b.gig.date ? 1 : 0;
    return a.past ? -order : order;
  });
  return indexWords(entries, ({ gig }) => wordsOfGig(gig));
}

export interface FoundGigs<G> {
  /** The best ones, the best first. */
  gigs: G[];
  /** How many fit in all. */
  total: number;
  /** How well the first one fits; 0 when there is none. */
  score: number;
}

/** With no words: what comes next. */
export function findGigs<G extends FoundByWords>(
  index: GigIndex<G>,
  query: string,
  limit: number,
): FoundGigs<G> {
  const matches = matchWords(index, query);
  if (matches === null) {
    const ahead = index.entries.filter(({ thing }) => !thing.past);
    return {
      gigs: ahead.slice(0, limit).map(({ thing }) => thing.gig),
      total: ahead.length,
      score: 0,
    };
  }
  const found = matches.map(({ thing: { gig, past }, score }) => ({
    gig,
    score: past ? score * PAST : score,
  }));
  // The sort is stable: equals keep the order of the index.
  found.sort((a, b) => b.score - a.score);
  return {
    gigs: found.slice(0, limit).map(({ gig }) => gig),
    total: found.length,
    score: found[0]?.score ?? 0,
  };
}

/** Among equals what is ahead is meant. */
const PAST = 0.95;

function wordsOfGig(gig: FoundByWords): SearchWord[] {
  return [
    ...nameWords(gig.title),
    ...weighWords(gig.location, 0.85),
    ...weighWords(gig.airport, 0.85),
    ...gig.tags.flatMap(({ name }) => weighWords(name, 0.8)),
    ...weighWords(gig.contactName, 0.75),
    ...weighWords(gig.contactOrganization, 0.75),
    ...weighWords(gig.type, 0.5),
    ...dayWords(gig.date),
    ...(gig.endDate ? dayWords(gig.endDate) : []),
  ];
}

/** "2026-03-05" is found by "march", "5" and "2026". A whole month outweighs "Marching Band". */
function dayWords(date: string): SearchWord[] {
  const [year, month, day] = date.split('-').map(Number);
  return [
    { word: MONTHS[(month ?? 0) - 1] ?? '', weight: 0.9 },
    { word: String(day), weight: 0.8 },
    { word: String(year), weight: 0.8 },
  ];
}
