import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { SENTENCE_WORDS, WORDY_CITIES, WORDY_CODES } from '../../vocabulary/airport-names';
import { type Anchor, type PrintedPlace, windowsAround } from '../leg-tokens';
import { matchesOf } from '../matches';
import type { AirportFinder } from './airport-finder';

/** A known name among other words, before it is told whether it is meant as a place. */
export interface Candidate extends PrintedPlace {
  sure: boolean;
  /** What the words behind it begin with makes it a person, a street or a hotel. */
  owned: boolean;
}

const MOST_WORDS = 1_500;
const LONGEST_NAME = 6;
const WORD = /\p{L}[\p{L}.']*/gu;
const JOINT = /^(?: {1,2}|-| ?\/ ?)$/;
const TAIL_JOINT = /^(?:, ?| \()$/;
const OTHER_STATE = /^, ?([A-Z]{2})(?![\w]| ?\d)/;
const STATE = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}{3,}|\p{Lu}{4,})$/u;
/** The longest known name at each word near an anchor. */
export function findCandidates(
  reading: Reading,
  finder: AirportFinder,
  anchors: readonly Anchor[],
  numbers: ReadonlySet<number>,
): Candidate[] {
  const { clean } = reading;
  const found: Candidate[] = [];
  let tried = 0;
  for (const [from, to] of windowsAround(clean, anchors)) {
    const words = matchesOf(clean.slice(from, to), WORD).map((match) => ({
      text: match[0],
      start: from + match.index,
      end: from + match.index + match[0].length,
    }));
    for (let i = 0; i < words.length && tried < MOST_WORDS; i += 1) {
      const first = words[i];
      if (!first || !/^\p{Lu}/u.test(first.text)) continue;
      if (SENTENCE_WORDS.has(first.text.toLowerCase())) continue;
      if (/[\w#@/.]/.test(clean.charAt(first.start - 1))) continue;
      tried += 1;
      const place = longestAt(clean, words, i, finder, numbers);
      if (!place) continue;
      found.push({ ...place, sure: false, owned: false });
      while ((words[i + 1]?.start ?? place.end) < place.end) i += 1;
    }
  }
  return found;
}

interface Word extends SourceSpan {
  text: string;
}

function longestAt(
  clean: string,
  words: readonly Word[],
  i: number,
  finder: AirportFinder,
  numbers: ReadonlySet<number>,
): PrintedPlace | null {
  const first = words[i];
  if (!first || numbers.has(first.start)) return null;
  const place = (end: number, airports: PrintedPlace['airports'], name: string | null) =>
    ({ kind: 'place', start: first.start, end, airports, name }) as const;
  let last = i;
  while (last + 1 < words.length && last - i < LONGEST_NAME - 1 && joins(clean, words, last)) {
    // "ROME FIUMICINO AZ 7548": the airline's letters are no part of the name.
    if (numbers.has(words[last + 1]?.start ?? -1)) break;
    last += 1;
    if (
      clean.charAt(words[last - 1]?.end ?? 0) === ',' &&
      !/[,-]/.test(clean.charAt(words[last]?.end ?? 0))
    )
      break;
  }
  for (; last >= i; last -= 1) {
    const end = words[last]?.end ?? first.end;
    const name = clean.slice(first.start, end).replace(/\.$/, '');
    if (/^[A-Z]{3}$/.test(name)) {
      const airport = WORDY_CODES.has(name) ? null : finder.code(name);
      return airport && !/[\w]/.test(clean.charAt(end)) ? place(end, [airport], null) : null;
    }
    if (name.length < 4 || (last === i && WORDY_CITIES.has(name.toLowerCase()))) continue;
    const airports = finder.named(name);
    // "Burlington, VT" is not the Burlington the gazetteer knows without its state.
    if (airports.length > 0) {
      const state = OTHER_STATE.exec(clean.slice(end, end + 6))?.[1];
      const abroad = state && !airports.some(({ country }) => country === state);
      return abroad ? null : place(end, airports, name);
    }
  }
  return null;
}

/** A name goes on over a space, hyphen or slash; over a comma or bracket only to its state or airport. */
function joins(clean: string, words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !/^\p{Lu}/u.test(next.text)) return false;
  const gap = clean.slice(word.end, next.start);
  return JOINT.test(gap) || (TAIL_JOINT.test(gap) && (STATE.test(next.text) || gap === ' ('));
}
