import { matchesOf } from '../tokens/matches';
import { isEnglish, spellingsAbroad, spellingsOf } from '../vocabulary/labels';
import { printedLabels } from '../vocabulary/printed-labels';
import { blank } from './clean';

const DASHED = /^([^\p{L}\d\n]{0,4})(\p{Lu}[\p{L} /&#.'()-]{1,34}?) {1,3}- (?=([^\n]+))/gmu;

/** "차량등급 (Vehicle Type)": what a label of two scripts says in ours. */
const BILINGUAL =
  /(?<=^|\t)([^\S\n\t]{0,8}[^\s\p{Script=Latin}\d\p{P}\p{S}][^\n\t()\p{Script=Latin}\d]{0,24})\((\p{Lu}[A-Za-z .&/-]{2,30})\)(?=[ :\t\n])/gmu;

/** "Dirección / Address", "Check-in / Anreise": a label of two languages. */
const IN_TWO_LANGUAGES =
  /^([^\S\n]{0,8})(\p{L}[\p{L} -]{2,28}?)( ?\/ ?)(\p{L}[\p{L} -]{2,28}?)(?=[ ]{0,3}[:\t])/gmu;
const ROLES_IN_TWO = (
  [
    ['check-in', 'stay-begins'],
    ['check-out', 'stay-ends'],
    ['pick-up'],
    ['return'],
    ['reference'],
    ['hotel'],
    ['address'],
    ['room'],
  ] as const
).map((roles) => ({ words: spellingsOf(...roles), abroad: spellingsAbroad(...roles) }));

/** "주소 102-0092 Tokyo": in a list without any colons a label of the Far East stands at the head of its line. */
const SPACED = /^([^\S\n]{0,4})([\uac00-\ud7af\u3040-\u30ff\u4e00-\u9fff]{2,8}) (?=([^\s:]+))/gmu;
const LABELS_OF_LISTS = spellingsAbroad('address', 'room', 'check-in', 'check-out', 'reference');

/** "[予約番号] RYf0k3w9q2", as a platform of Japan heads each line. */
const BRACKETED = /^\[([^[\]\n]{2,16})\] (?=[^\s])/gmu;
const FEWEST_BRACKETED = 4;

/** "Property : 숙소명 : X": the label again in another script. */
const LABEL_AGAIN =
  /(?<=[A-Za-z)] {0,2}: {0,2})[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af][\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af ]{1,11}:/g;

/** "Confirmation number - K4TX9B": a known label has its colon in place of the dash, and of two scripts the one known. */
export function withColons(clean: string): string {
  const isList =
    clean.startsWith('[', clean.indexOf('\n[') + 1) &&
    matchesOf(clean, BRACKETED).length >= FEWEST_BRACKETED;
  return clean
    .replace(LABEL_AGAIN, blank)
    .replace(BRACKETED, (whole, words: string) => (isList ? ` ${words}: ` : whole))
    .replace(BILINGUAL, (whole, before: string, words: string) =>
      isLabel(words)
        ? ` ${words}`.padStart(before.length + words.length + 1).padEnd(whole.length)
        : whole,
    )
    .replace(IN_TWO_LANGUAGES, (whole, ...[before, one, slash, other]: string[]) => {
      const kept = englishOf(one ?? '', other ?? '');
      if (!kept) return whole;
      const first = kept === one ? one : blank(one ?? '');
      return `${before}${first}${blank(slash ?? '')}${kept === one ? blank(other ?? '') : other}`;
    })
    .replace(SPACED, (whole, before: string, words: string, next: string) =>
      LABELS_OF_LISTS.has(words) && !LABELS_OF_LISTS.has(`${words} ${next}`)
        ? `${before}${words}\t`
        : whole,
    )
    .replace(DASHED, (whole, before: string, words: string, value: string) =>
      !isLabel(words) || isLabel(value.trim()) ? whole : `${before}${words}:`.padEnd(whole.length),
    );
}

/** Of a label in two languages the English one; null where they are no such pair. */
function englishOf(one: string, other: string): string | null {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const isPair = (english: string, foreign: string) =>
    isEnglish(english) &&
    !isEnglish(foreign) &&
    ROLES_IN_TWO.some(({ words, abroad }) => words.has(english) && abroad.has(foreign));
  if (isPair(second, first)) return other;
  return isPair(first, second) ? one : null;
}

function isLabel(text: string): boolean {
  const found = printedLabels(`${text}: `);
  return found[0]?.start === 0 && found.at(-1)?.end === text.length;
}
