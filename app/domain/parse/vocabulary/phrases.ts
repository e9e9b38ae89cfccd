import { LETTER } from './patterns';

/** Phrases in small letters by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

const WORD = new RegExp(`[${LETTER}]+`, 'y');

/** For many phrases that stand at known places of a text: a pattern of them all takes long to compile. */
export function phrasesOf(phrases: Iterable<string>): Phrases {
  const byWord = new Map<string, string[]>();
  for (const phrase of phrases) {
    const word = wordAt(phrase, 0);
    byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  }
  for (const own of byWord.values()) own.sort((a, b) => b.length - a.length);
  return byWord;
}

/** The phrases that stand at an offset of a text in small letters and do not end within a word, the longest first. */
export function phrasesAt(small: string, at: number, phrases: Phrases): readonly string[] {
  const found = phrases
    .get(wordAt(small, at))
    ?.filter((phrase) => small.startsWith(phrase, at) && wordAt(small, at + phrase.length) === '');
  return found ?? [];
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}
