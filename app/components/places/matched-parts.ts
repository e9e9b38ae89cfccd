interface Part {
  text: string;
  /** Whether it is what was typed. */
  matched: boolean;
}

/** Takes a suggestion apart so that what was typed of it can stand out: "Port|land, ME". */
export function matchedParts(label: string, typed: string): Part[] {
  const typedWords = fold(typed).match(WORDS) ?? [];
  const parts: Part[] = [];
  let end = 0;
  const add = (until: number, matched: boolean) => {
    if (until > end) parts.push({ text: label.slice(end, until), matched });
    end = Math.max(end, until);
  };
  for (const { 0: word, index } of label.matchAll(WORDS)) {
    const length = matchedLength(word, typedWords);
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(label.length, false);
  return parts;
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** How much of a word's beginning was typed. */
function matchedLength(word: string, typedWords: string[]): number {
  const folded = fold(word);
  const wanted = typedWords
    .filter((typedWord) => folded.startsWith(typedWord))
    .reduce((longest, { length }) => Math.max(longest, length), 0);
  let length = 0;
  for (const character of word) {
    const next = fold(word.slice(0, length));
    // A mark belongs to the letter before it.
    if (next.length >= wanted && !/\p{M}/u.test(character)) break;
    length += character.length;
  }
  return wanted === 0 ? 0 : length;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
