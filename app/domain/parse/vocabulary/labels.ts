import { LABEL_ROWS, type LabelRow, type Role } from './label-rows';

const OPEN = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The pattern source for all words of a role, longest first; a word ends at its last letter. */
export function wordsFor(role: Role, where?: LabelRow['where']): string {
  const words = LABEL_ROWS.filter((row) => row.role === role && row.where === where).flatMap(
    (row) => row.words.split('|'),
  );
  const sources = [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()[\]\\/]/g, '\\$&').replaceAll(' ', '[ ]{1,2}'));
  // Japanese puts no blanks between its words.
  const open = sources.filter((word) => OPEN.test(word));
  const closed = sources.filter((word) => !OPEN.test(word));
  const parts = closed.length > 0 ? [`(?<![\\p{L}\\d])(?:${closed.join('|')})(?![\\p{L}])`] : [];
  return [...parts, ...open].join('|') || '(?!)';
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
    LABEL_ROWS.filter(({ role, where }) => !where && LABELS_ALONE.includes(role)).flatMap(
      ({ words }) => words.split('|'),
    ),
  ),
].filter((word) => word.length > 4 && !/^(?:bookingreference|localizador|retour)$/.test(word));
