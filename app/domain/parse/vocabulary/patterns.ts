/**
 * The letters of the scripts that are read here, as what stands inside a class. \p{L} has some 650 ranges,
 * which each pattern that names it carries as machine code: beyond a megabyte of that V8 no longer
 * optimizes patterns.
 */
export const LETTER = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͳΆΈ-ϿЀ-ҁҊ-ԯא-תؠ-يก-ะḀ-ỿぁ-ゖァ-ヺー-ヿ㐀-䶿一-鿿가-힣';
/** Those of Japan, China and Korea. */
export const FAR_EASTERN_LETTER = '\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7af';
/** Those of them that have capitals. */
const CASED = 'A-Za-zÀ-ÖØ-öø-ʯͰ-ͳΆΈ-ϿЀ-ҁҊ-ԯḀ-ỿ';

/**
 * A pattern for words in capitals or not. A reader in a fresh isolate spends most of its time on compiling
 * patterns, and under "iu" twice as long as under "i", as Unicode is then asked for the other cases of
 * each letter. So \p{L} stands for the letters above, and \p{Lu} and \p{Ll} for those of both cases.
 */
export function anyCase(source: string | RegExp, flags = ''): RegExp {
  const text = typeof source === 'string' ? source : source.source;
  const own = typeof source === 'string' ? flags : source.flags.replace(/[iu]/g, '');
  return new RegExp(withLetters(text), `${own}i`);
}

/** The same source with the classes of letters spelled out, inside of brackets and outside. */
function withLetters(source: string): string {
  let inClass = false;
  return source.replace(/\\p\{(L|Lu|Ll)\}|\\.|[[\]]/gs, (part, name: string | undefined) => {
    if (name) {
      const letters = name === 'L' ? LETTER : CASED;
      return inClass ? letters : `[${letters}]`;
    }
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    return part;
  });
}

/** What may follow a beginning, by its next letter; an empty one ends a word. */
type Branches = Map<string, Branches>;

/**
 * The pattern source for any of some words, the longest that fits. Words that begin alike share their
 * beginning: where none fits, that is seen after a letter or two and not after each of a hundred words.
 */
export function anyOf(words: Iterable<string>): string {
  const root: Branches = new Map();
  for (const word of words) {
    let at = root;
    for (const letter of [...word, '']) {
      const next: Branches = at.get(letter) ?? new Map();
      at.set(letter, next);
      at = next;
    }
  }
  return sourceOfBranches(root);
}

function sourceOfBranches(branches: Branches): string {
  const sources: string[] = [];
  for (const [letter, next] of branches)
    if (letter !== '') sources.push(sourceOfLetter(letter) + sourceOfBranches(next));
  const ends = branches.has('');
  if (sources.length === 0) return '';
  if (sources.length === 1 && !ends) return sources.join('');
  return `(?:${sources.join('|')})${ends ? '?' : ''}`;
}

function sourceOfLetter(letter: string): string {
  return letter === ' ' ? '[ ]{1,2}' : letter.replace(/[.*+?^${}()[\]\\/|]/, '\\$&');
}
