import { foldName } from '~/domain/places/fold-name';
import type { Places } from '~/domain/places/places';
import { AIRPORT_NICKNAMES, CITY_NAMES } from '../../vocabulary/airport-names';

/** Cyrillic and beyond: no key is folded from these. */
const OTHER_SCRIPT = /[\u0400-\uffff]/;
/** The words of the names that airlines and other languages use. */
const NAME_WORDS = new Set(
  [AIRPORT_NICKNAMES, CITY_NAMES]
    .flatMap((names) => [...names.keys()])
    .flatMap((name) => foldName(name).split(' ')),
);

/** Most of what is asked for is a label or a sentence: no word of it stands in any place's name. */
export function mayNamePlace(name: string, places: Places): boolean {
  if (OTHER_SCRIPT.test(name)) return true;
  const words = foldName(name).split(' ');
  return words.some((word) => NAME_WORDS.has(word) || places.hasAirportWord(word));
}
