import { foldName } from '~/domain/places/fold-name';
import type { Places } from '~/domain/places/places';
import { AIRPORT_NICKNAMES, CITY_NAMES } from '../../vocabulary/airport-names';

/** Cyrillic and beyond: no key is folded from these. */
const OTHER_SCRIPT = /[\u0400-\uffff]/;
/** The names that airlines and other languages use, and their words. */
const NAMES = new Set(
  [AIRPORT_NICKNAMES, CITY_NAMES].flatMap((names) => [...names.keys()].map(foldName)),
);
const NAME_WORDS = new Set([...NAMES].flatMap((name) => name.split(' ')));

/**
 * Most of what is asked for is a label or a sentence: no word of it is a place's name, nor are two of
 * them words of one.
 */
export function mayNamePlace(name: string, places: Places): boolean {
  if (OTHER_SCRIPT.test(name)) return true;
  const [word, ...others] = foldName(name)
    .split(' ')
    .filter((word) => NAME_WORDS.has(word) || places.hasAirportWord(word));
  if (!word) return false;
  return others.length > 0 || NAMES.has(word) || places.isAirportName(word);
}
