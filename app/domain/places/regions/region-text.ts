import type { IsCity } from '../cities/well-known-cities';
import { foldName } from '../fold-name';
import { REGION_BY_ABBREVIATION, REGION_BY_NAME, REGION_NAMES } from './region-names';

interface FoundRegion {
  /** State or province letters. */
  region: string;
  /** The region as it is written, folded. */
  regionWritten: string;
  /** The segments without it. */
  before: string[];
}

/** The region a text ends in: alone in its last segment, or as the last words of it. */
export function findRegion(segments: string[], isCity: IsCity): FoundRegion | null {
  const before = [...segments];
  const last = before.pop();
  if (last === undefined) return null;
  const whole = regionOfSegment(last, before.at(-1), isCity);
  if (whole) return { region: whole, regionWritten: foldName(last), before };
  const tail = regionTail(last, isCity);
  if (!tail) return null;
  const { region, rest } = tail;
  return { region, regionWritten: foldName(last.slice(rest.length)), before: [...before, rest] };
}

function regionOfSegment(segment: string, before: string | undefined, isCity: IsCity) {
  const key = foldName(segment);
  // Not folded: "MT" is no mount, and "Årø" not in Arkansas.
  const letters = segment.replaceAll('.', '').replace(/^[^\p{L}]|[^\p{L}]$/gu, '');
  const certain = regionOfLetters(letters) ?? REGION_BY_NAME.get(key);
  if (certain) return certain;
  const likely = regionOfAbbreviation(key);
  if (!likely || segment.endsWith('.')) return likely;
  // "Ark" alone is a name, and "Manchester Airport (MAN)" in no province.
  if (before === undefined) return null;
  const isCode = segment === segment.toUpperCase();
  return isCode && !endsInCity(before, likely, isCity) ? null : likely;
}

/** "n y" */
const INITIALS = /^[a-z](?: [a-z])+$/;

function regionOfAbbreviation(key: string): string | null {
  const letters = INITIALS.test(key) ? key.replaceAll(' ', '') : key;
  return REGION_BY_ABBREVIATION.get(letters) ?? (letters === key ? null : regionOfLetters(letters));
}

function regionOfLetters(letters: string): string | null {
  if (letters.length !== 2) return null;
  const code = letters.toUpperCase();
  return code in REGION_NAMES ? code : null;
}

const LONGEST_NAME_WORDS = 4;

/** What may also be a word, "Denver co" and "Portland Ore", counts only behind one of its cities. */
function regionTail(segment: string, isCity: IsCity): { region: string; rest: string } | null {
  const words = segment.split(' ');
  for (let count = Math.min(LONGEST_NAME_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    const rest = words.slice(0, -count).join(' ');
    const certain = certainRegion(tail);
    if (certain) return shorterRegion(words, count, isCity) ?? { region: certain, rest };
    const likely = /^\p{L}/u.test(tail) ? likelyRegion(tail) : null;
    if (likely && endsInCity(rest, likely, isCity)) return { region: likely, rest };
    // "Ansted W. Va." is not in Virginia, whatever is known of Ansted; "100 Main St W VA" is.
    if (likely && count > 1 && !isStreet(rest)) return null;
  }
  return null;
}

/** "Kings Park West Virginia": the first words of a state's name may end its city's, if that is known. */
function shorterRegion(words: string[], count: number, isCity: IsCity) {
  const rest = words.slice(0, 1 - count).join(' ');
  const region = count > 1 ? certainRegion(words.slice(1 - count).join(' ')) : null;
  return region && isCity(foldName(rest), region, 0) ? { region, rest } : null;
}

/** Letters that are also words are certain only in capitals: "Come in", "Bring me". */
const ALSO_WORDS = new Set('al as co de hi id in la ma me oh ok on or pa'.split(' '));

function likelyRegion(tail: string): string | null {
  return regionOfLetters(tail.replaceAll('.', '')) ?? regionOfAbbreviation(foldName(tail));
}

function certainRegion(tail: string): string | null {
  const letters = tail.replaceAll('.', '');
  const isWord = ALSO_WORDS.has(letters.toLowerCase()) && letters !== letters.toUpperCase();
  return (isWord ? null : regionOfLetters(letters)) ?? REGION_BY_NAME.get(foldName(tail)) ?? null;
}

/** A village named like a room or a firm is more often the room or the firm. */
export const LEAST_POPULATION = { alone: 5_000, afterVenue: 50_000 };
const MOST_CITY_WORDS = 5;

/** Whether words are a city of that state, or end in one: a large one, unless behind a street. */
export function endsInCity(words: string, region: string, isCity: IsCity): boolean {
  // "Parker & Co"
  if (!/[\p{L}.]$/u.test(words)) return false;
  const key = foldName(words);
  if (isCity(key, region, 0)) return true;
  const tail = key.split(' ').slice(-MOST_CITY_WORDS - 1);
  const least = isStreet(words) ? 0 : LEAST_POPULATION.afterVenue;
  return tail.some((_, at) => at > 0 && isCity(tail.slice(at).join(' '), region, least));
}

/** "321 Commercial St". */
export function isStreet(segment: string) {
  return /^\d+[a-z]?[ -]\S*\p{L}/iu.test(segment);
}
