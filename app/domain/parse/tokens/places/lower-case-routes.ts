import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { SENTENCE_WORDS, WORDY_CITIES } from '../../vocabulary/airport-names';
import type { PrintedPlace } from '../leg-tokens';
import { matchesOf } from '../matches';
import type { AirportFinder } from './airport-finder';

const REACH = 90;
const ROUTE_IN_WORDS =
  /((?:\p{Ll}[\p{Ll}.']{1,20} ){1,3})(?:to|→|-) ((?:\p{Ll}[\p{Ll}.']{1,20}(?:, | )?){1,3})/gu;

/** "atlanta to portland, me" in a note: without capitals only both ends together count, beside a flight number. */
export function lowerCaseRoutes(
  { clean }: Reading,
  finder: AirportFinder,
  flights: readonly SourceSpan[],
): PrintedPlace[] {
  return flights.flatMap((flight) => {
    const from = Math.max(0, flight.start - REACH);
    const stretch = clean.slice(from, flight.end + REACH);
    return matchesOf(stretch, ROUTE_IN_WORDS).flatMap((match) => {
      const [words, left = '', right = ''] = match;
      const at = from + match.index;
      const origin = trimmedTo(left.trim(), 'end', finder);
      const goal = trimmedTo(right.trim().replace(/,$/, ''), 'start', finder);
      if (!origin || !goal) return [];
      const candidate = (name: string, start: number): PrintedPlace => ({
        kind: 'place',
        start,
        end: start + name.length,
        airports: finder.named(name),
        name,
      });
      return [
        candidate(origin, at + left.trimEnd().length - origin.length),
        candidate(goal, at + words.length - right.length),
      ];
    });
  });
}

/** The most words at one end of a phrase that name a city. */
function trimmedTo(phrase: string, end: 'start' | 'end', finder: AirportFinder): string | null {
  let name = phrase;
  while (name !== '') {
    const edge = name.split(' ')[0] ?? '';
    if (name.length > 3 && !SENTENCE_WORDS.has(edge) && !WORDY_CITIES.has(name)) {
      if (finder.named(name).length > 0) return name;
    }
    const shorter = end === 'end' ? name.replace(/^\S+ ?/, '') : name.replace(/[, ]*\S+$/, '');
    if (shorter === name) return null;
    name = shorter;
  }
  return null;
}
