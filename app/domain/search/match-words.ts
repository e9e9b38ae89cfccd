/** How well what a person typed fits things that are known by many words. */

export interface SearchWord {
  word: string;
  /** 1 for what the thing is called, less for what only belongs to it. */
  weight: number;
}

/** Things by their words; every word is kept, and later compared, only once. */
export interface WordIndex<Thing> {
  vocabulary: readonly string[];
  entries: ReadonlyArray<{
    thing: Thing;
    /** Places in the vocabulary. */
    words: readonly number[];
    weights: readonly number[];
  }>;
}

export function indexWords<Thing>(
  things: readonly Thing[],
  wordsOfThing: (thing: Thing) => readonly SearchWord[],
): WordIndex<Thing> {
  const places = new Map<string, number>();
  const entries = things.map((thing) => {
    const searchWords = wordsOfThing(thing);
    const words = searchWords.map(({ word }) => {
      const place = places.get(word) ?? places.size;
      places.set(word, place);
      return place;
    });
    return { thing, words, weights: searchWords.map(({ weight }) => weight) };
  });
  return { vocabulary: [...places.keys()], entries };
}

export interface Match<Thing> {
  thing: Thing;
  /** Above 0; 1 when every typed word is a whole word of the name. */
  score: number;
}

/** What has all the typed words, in the order of the index; null when nothing was asked. */
export function matchWords<Thing>(index: WordIndex<Thing>, query: string): Match<Thing>[] | null {
  const tokens = tokensOf(query);
  if (tokens.length === 0) return null;
  const fits = tokens.map((token) => {
    const fitOfWord = fitTo(token);
    return index.vocabulary.map(fitOfWord);
  });
  const matches: Match<Thing>[] = [];
  for (const { thing, words, weights } of index.entries) {
    let total = 0;
    for (const fit of fits) {
      let best = 0;
      for (let at = 0; at < words.length; at++) {
        best = Math.max(best, (fit[words[at] ?? 0] ?? 0) * (weights[at] ?? 0));
      }
      if (best === 0) {
        total = 0;
        break;
      }
      total += best;
    }
    if (total > 0) matches.push({ thing, score: total / tokens.length });
  }
  return matches;
}

/** Words in lower case without accents and apostrophes: "O’Hare, Québec" is "ohare", "quebec". */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFD').replace(/[\p{M}’‘ʻ]/gu, '');
  return (
    plain
      .replace(/['`]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const ASCII = /^[ -~]*$/;

export function weighWords(text: string | null, weight: number): SearchWord[] {
  return text ? wordsOf(text).map((word) => ({ word, weight })) : [];
}

/** The words of a name and, when it has several, their first letters: "hls". */
export function nameWords(name: string): SearchWord[] {
  const words = wordsOf(name);
  const entries = words.map((word) => ({ word, weight: 1 }));
  if (words.length < 2) return entries;
  return [...entries, { word: words.map((word) => word.charAt(0)).join(''), weight: 0.7 }];
}

/** Said around a word that matters: "talks in march". */
const FILLERS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to']);

/** Nobody types more to find one thing; a pasted page must not stop the browser. */
const MOST_TOKENS = 8;

function tokensOf(query: string): string[] {
  const typed = wordsOf(query);
  const telling = typed.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : typed)].slice(0, MOST_TOKENS);
}

const SLIP_FROM = 4;
const GAPPED_FROM = 3;

/** The same word, its beginning, its middle, one slip of the finger, letters left out. */
function fitTo(token: string): (word: string) => number {
  const { length } = token;
  const number = /^\p{N}+$/u.test(token);
  return (word) => {
    if (word.startsWith(token)) {
      return word.length === length ? 1 : 0.9 - 0.1 * (1 - length / word.length);
    }
    if (number || length < GAPPED_FROM) return 0;
    if (word.includes(token)) return 0.6;
    if (length >= SLIP_FROM) {
      if (isOneSlip(token, word)) return 0.55;
      if (word.length > length && isOneSlip(token, word.slice(0, length))) return 0.45;
    }
    return hasLettersInOrder(token, word) ? 0.3 : 0;
  };
}

/** One letter changed, missing or too many, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}

/** "hrbr" is "harbor": the first letters agree, and not too many are left out. */
function hasLettersInOrder(token: string, word: string): boolean {
  if (token[0] !== word[0] || word.length > token.length * 2) return false;
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  return at === token.length;
}
