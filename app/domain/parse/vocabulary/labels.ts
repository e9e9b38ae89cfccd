import { LABEL_ROWS, type LabelRow, type Role } from './label-rows';
import { anyOf, FAR_EASTERN_LETTER, LETTER } from './patterns';

/** "Depart" is no French "départ" without its accent. */
const ENGLISH = new Set(
  LABEL_ROWS.filter(({ lang }) => lang === 'en').flatMap(({ words }) => words.split('|')),
);
/** Whether a label, in small letters, is an English one. */
export function isEnglish(label: string): boolean {
  return ENGLISH.has(label);
}

const OPEN = new RegExp(`[${FAR_EASTERN_LETTER}]`);

/** The pattern source for all words of a role; a word ends at its last letter. */
export function wordsFor(role: Role, where?: LabelRow['where']): string {
  const key = `${role} ${where ?? ''}`;
  const rows = () => LABEL_ROWS.filter((row) => row.role === role && row.where === where);
  const source = sources.get(key) ?? sourceOf(wordsIn(rows()));
  sources.set(key, source);
  return source;
}

/** The pattern source for all words of several roles. */
export function wordsForAny(...roles: readonly Role[]): string {
  return roles.map((role) => wordsFor(role)).join('|');
}

/** Several patterns ask for the same words. */
const sources = new Map<string, string>();

/** The same, without the English words. */
export function wordsAbroad(role: Role): string {
  return sourceOf(
    wordsIn(LABEL_ROWS.filter((row) => row.role === role && !row.where && row.lang !== 'en')),
  );
}

/** The words of some roles in other languages. */
export function spellingsAbroad(...roles: readonly Role[]): ReadonlySet<string> {
  const rows = LABEL_ROWS.filter((row) => roles.includes(row.role) && !row.where);
  return spellings(wordsIn(rows.filter(({ lang }) => lang !== 'en')));
}

/** All words of some roles; where a short text is searched for them, no pattern is needed. */
export function spellingsOf(...roles: readonly Role[]): ReadonlySet<string> {
  return spellings(wordsIn(LABEL_ROWS.filter((row) => roles.includes(row.role) && !row.where)));
}

function wordsIn(rows: readonly LabelRow[]): string[] {
  return rows.flatMap((row) => row.words.split('|'));
}

/** Words as they may be printed: also without their accents, and shortened. */
export function spellings(words: readonly string[]): ReadonlySet<string> {
  const plain = words.flatMap(withoutAccents).filter((word) => !ENGLISH.has(word));
  return new Set([...words, ...plain, ...words.flatMap(shortened)]);
}

/** Whether a text has one of some words, as whole words; for short texts and many words. */
export function hasAnyWord(text: string, words: Iterable<string>): boolean {
  const lower = text.toLowerCase();
  for (const word of words) {
    let at = lower.indexOf(word);
    while (at >= 0) {
      if (OPEN.test(word)) return true;
      const around = [lower.charAt(at - 1), lower.charAt(at + word.length)];
      if (!around.some((one) => /[\p{L}\d]/u.test(one))) return true;
      at = lower.indexOf(word, at + 1);
    }
  }
  return false;
}

/** The pattern source for any of some words, with and without accents; a word ends at its last letter. */
function sourceOf(words: readonly string[]): string {
  const all = [...spellings(words)];
  // Japanese puts no blanks between its words.
  const open = all.filter((word) => OPEN.test(word));
  const closed = all.filter((word) => !OPEN.test(word));
  const parts = [
    closed.length > 0 ? `(?<![${LETTER}\\d])${anyOf(closed)}(?![${LETTER}])` : null,
    open.length > 0 ? anyOf(open) : null,
  ];
  return parts.filter((part) => part !== null).join('|') || '(?!)';
}

const UNACCENTED = /[\p{Script=Cyrillic}\p{Script=Hangul}]/u;

/** "Buchungsnr." and "Buchungs-Nr." of "Buchungsnummer", "N.º de reserva" and "Nº de reserva" of "número de reserva". */
function shortened(word: string): string[] {
  const stem = /^(\p{L}{4,})nummer$/u.exec(word)?.[1];
  if (stem) return [`${stem}nr`, `${stem}-nr`];
  const counted = /^(?:número|numéro|numero|n\.?[º°]) (.+)$/u.exec(word)?.[1];
  return counted ? ['nº', 'n.º', 'n°', 'n.°'].map((sign) => `${sign} ${counted}`) : [];
}

/** "Confirmacion", "Numero de reservación", "Buchungsbestaetigung": how words are printed without accents, some or all. */
function withoutAccents(words: string): string[] {
  if (OPEN.test(words) || UNACCENTED.test(words)) return [];
  let all = [''];
  for (const word of words.split(/(?<= )/)) {
    const spellings = new Set([word, bare(word)]);
    all = all.flatMap((begun) => [...spellings].map((one) => begun + one));
  }
  const spelled = words.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...all, spelled].filter((one) => one !== words);
}

function bare(word: string): string {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

/** How often a text uses a language's own labels. */
export function countForeignLabels(text: string): number {
  const lower = text.toLowerCase();
  const printed = new Set(lower.match(/\p{L}+/gu));
  return foreignLabels.filter((word) =>
    word.includes(' ') || OPEN.test(word) ? lower.includes(word) : printed.has(word),
  ).length;
}

const LABELS_ALONE: readonly Role[] = [
  ...(['departs', 'arrives', 'check-in', 'check-out', 'stay-begins', 'stay-ends'] as const),
  ...(['pick-up', 'return', 'reference', 'issued', 'or-similar'] as const),
];
/** Labels no English mail uses. */
const foreignLabels = [
  ...new Set(
    LABEL_ROWS.filter(
      ({ role, lang, where }) => lang !== 'en' && !where && LABELS_ALONE.includes(role),
    ).flatMap(({ words }) => words.split('|')),
  ),
].filter((word) => word.length > 4 && !/^(?:bookingreference|localizador|retour)$/.test(word));
