import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { parsedColumns } from '../parsed-to-input';
import type { TravelDetail } from '../travel-detail';
import { airportCode } from '../travel-label';

/** A saved booking that a found one seems to be. */
export interface SavedMatch {
  saved: TravelDetail;
  /** False where both have a reference and the two differ: it may be another booking alike. */
  sameBooking: boolean;
}

const COMPARED = [
  'provider',
  'title',
  'flightNumber',
  'confirmationNumber',
  'startsLocation',
  'startsDateTime',
  'endsLocation',
] as const;

type Booking = Pick<TravelDetail, 'detailType'> & {
  [Column in (typeof COMPARED)[number]]?: string | null;
};

/**
 * Which saved booking each found one is already, or null: by its reference, or by the same flight,
 * hotel, company or train on the same day. No saved one is taken twice; what is likest goes first.
 */
export function matchSaved(
  found: readonly ParsedDetail[],
  saved: readonly TravelDetail[],
): (SavedMatch | null)[] {
  const bookings: Booking[] = found.map(parsedColumns);
  const pairs = bookings
    .flatMap((booking, index) => saved.map((one) => ({ booking, index, saved: one })))
    .map((pair) => ({ ...pair, likeness: likenessOf(pair.booking, pair.saved) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  const matches: (SavedMatch | null)[] = found.map(() => null);
  const taken = new Set<TravelDetail>();
  for (const { booking, index, saved: one } of pairs) {
    if (matches[index] || taken.has(one)) continue;
    taken.add(one);
    matches[index] = { saved: one, sameBooking: !differ(references(booking, one)) };
  }
  return matches;
}

/** 0 for another booking; the more speaks for the same one, the higher. */
function likenessOf(found: Booking, saved: Booking): number {
  if (found.detailType !== saved.detailType) return 0;
  const sameReference = equal(references(found, saved));
  const sameDay = equal([dayOf(found), dayOf(saved)]);
  const more = (sameReference ? 2 : 0) + (sameDay ? 1 : 0);
  if (found.detailType === 'flight') {
    const likeness = flightLikeness(found, saved, { sameReference, sameDay });
    return likeness && likeness + more;
  }
  if (isOtherWay(found, saved)) return 0;
  const names = [nameOf(found), nameOf(saved)] as const;
  const sameName = similar(names);
  if (sameDay && sameName) return 4 + more;
  // One itinerary may book two hotels, two cars or a train there and back.
  if (!sameReference) return 0;
  return sameName || sameDay || !differ(names) ? 3 + more : 0;
}

interface Same {
  sameReference: boolean;
  sameDay: boolean;
}

/** One reference is that of every leg of a journey: with it alone a leg is not told. */
function flightLikeness(found: Booking, saved: Booking, { sameReference, sameDay }: Same): number {
  const numbers = [numberOf(found), numberOf(saved)] as const;
  if (sameDay && equal(numbers)) return 6;
  if (!sameReference) return 0;
  if (equal(numbers)) return 5;
  const ends = (['startsLocation', 'endsLocation'] as const).map(
    (end) => [placeOf(found[end]), placeOf(saved[end])] as const,
  );
  if (ends.every(equal)) return 4;
  if (ends.some(differ)) return sameDay && ends.some(equal) ? 2 : 0;
  return differ(numbers) || differ([dayOf(found), dayOf(saved)]) ? 0 : 1;
}

type Two = readonly [string | null, string | null];

/** Both are known, and the same. */
const equal = ([a, b]: Two): boolean => a !== null && a === b;

/** Both are known, and not the same. */
const differ = ([a, b]: Two): boolean => a !== null && b !== null && a !== b;

/** Shorter names would stand in many others. */
const SHORTEST_PART = 4;

/** "Courtyard Portland" and "Courtyard Portland Downtown/Waterfront". */
function similar(two: Two): boolean {
  if (equal(two)) return true;
  const [short = '', long = ''] = two.map((name) => name ?? '').sort((a, b) => a.length - b.length);
  return short.length >= SHORTEST_PART && long.includes(short);
}

/** The way back is not the way there, nor is what goes on from where that ends. */
function isOtherWay(found: Booking, saved: Booking): boolean {
  if (found.detailType !== 'other') return false;
  return (
    differ([placeOf(found.startsLocation), placeOf(saved.startsLocation)]) &&
    differ([placeOf(found.endsLocation), placeOf(saved.endsLocation)])
  );
}

function references(a: Booking, b: Booking): Two {
  return [plain(a.confirmationNumber), plain(b.confirmationNumber)];
}

function dayOf({ startsDateTime }: Booking): string | null {
  return startsDateTime?.slice(0, 10) || null;
}

/** "DL 0215" as DL215. */
function numberOf({ flightNumber }: Booking): string | null {
  return plain(flightNumber)?.replace(/^([a-z0-9]{2})0+(?=\d)/, '$1') ?? null;
}

function nameOf({ detailType, title, provider }: Booking): string | null {
  return plain(detailType === 'other' ? title || provider : provider);
}

function placeOf(location: string | null | undefined): string | null {
  return location ? (airportCode(location)?.toLowerCase() ?? plain(location)) : null;
}

/** Letters and digits alone. */
function plain(words: string | null | undefined): string | null {
  return words?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || null;
}
