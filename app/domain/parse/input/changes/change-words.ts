import { matchesOf } from '../../tokens/matches';
import type { Role } from '../../vocabulary/label-rows';
import { spellingsOf } from '../../vocabulary/labels';
import { FAR_EASTERN_LETTER, LETTER } from '../../vocabulary/patterns';
import { type Phrases, phrasesAt, phrasesOf } from '../../vocabulary/phrases';

/*
 * Words of changes are looked up, not searched by patterns: those of all languages together are so many
 * that a text's lines would wait for them to be compiled.
 */

export interface Words {
  all: ReadonlySet<string>;
  phrases: Phrases;
}

export function wordsOf(...roles: readonly Role[]): Words {
  const all = spellingsOf(...roles);
  return { all, phrases: phrasesOf(all) };
}

const YOUR = wordsOf('your');
const STATUS = wordsOf('status');
export const SCHEDULE = wordsOf('schedule');

/** In small letters, each where it was: the capital İ would become two. */
export function lower(text: string): string {
  return text.replaceAll('İ', 'I').toLowerCase();
}

/** Whether a text in small letters has any of some words somewhere, also within others. */
export function mayHave(small: string, { all }: Words): boolean {
  for (const word of all) if (small.includes(word)) return true;
  return false;
}

/** A line or cell without what is around its words: "— STATUS: Cancelled —" is "status: cancelled". */
export function bare(words: string): string {
  return lower(words.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]+$/u, ''));
}

const LETTERS = new RegExp(`[${LETTER}]+|\\n`, 'g');
const FAR_EASTERN = new RegExp(`[${FAR_EASTERN_LETTER}]`);

/** The lines, by their number, that have a word with which one of some phrases begins; those of Japan and China always. */
export function linesWith(clean: string, { phrases }: Words): ReadonlySet<number> {
  const found = new Set<number>();
  let line = 0;
  for (const { 0: word } of matchesOf(lower(clean), LETTERS)) {
    if (word === '\n') line += 1;
    else if (phrases.has(word) || FAR_EASTERN.test(word)) found.add(line);
  }
  return found;
}

/** Whether nothing else stands there, but for "Status:" before it. */
export function isAlone(words: string, { all }: Words): boolean {
  const own = bare(words);
  if (all.has(own)) return true;
  const [label = '', value] = own.split(/ ?[:\t] ?| {2,}/);
  const told = value ?? own.slice(own.indexOf(' ') + 1);
  const isStatus = STATUS.all.has(label) || STATUS.all.has(own.slice(0, own.indexOf(' ')));
  return isStatus && all.has(bare(told));
}

/** Where the words of a line or cell in small letters begin, and where they go on behind "your". */
export function beginnings(small: string): number[] {
  const begin = Math.max(small.search(/\p{L}/u), 0);
  return [begin, ...ends(small, begin, YOUR).map((end) => end + 1)];
}

/** Where "Your previous flight" or "Vuelo anterior" ends that words in small letters begin with; -1 where they do not. */
export function endOfChanged(small: string, kinds: Words): number {
  for (const at of beginnings(small)) {
    for (const [first, second] of [
      [kinds, SCHEDULE],
      [SCHEDULE, kinds],
    ] as const)
      for (const end of ends(small, at, first)) {
        const [last] = small.charAt(end) === ' ' ? ends(small, end + 1, second) : [];
        if (last !== undefined) return last;
      }
  }
  return -1;
}

/** Where "Your car was" has its last word, behind what it is said of; -1 where it begins otherwise. */
export function endOfSubject(small: string): number {
  const [end] = beginnings(small).flatMap((at) => ends(small, at, SCHEDULE));
  return end ?? -1;
}

/** Where the words at an offset end, the longest first. */
export function ends(small: string, at: number, { phrases }: Words): number[] {
  return phrasesAt(small, at, phrases).map((phrase) => at + phrase.length);
}
