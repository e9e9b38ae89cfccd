import type { ParsedDetail, SourceSpan } from '~/domain/parse/parsed-detail';
import { fieldsToCheck } from '../review-marks';
import { REVIEW_ROWS } from '../review-rows';

/** A stretch of the pasted text; one that a field was read from has a number. */
export interface Piece {
  start: number;
  text: string;
  number: number | null;
  ambiguous: boolean;
}

interface Owner {
  detail: number;
  field: string;
  ambiguous: boolean;
}

interface Mark extends SourceSpan {
  owners: Owner[];
}

/** More numbers than this before a field's name say nothing any more. */
const MOST_NUMBERS = 3;

/**
 * Cuts the text at the words that were read and numbers them in reading order. Marks that touch the
 * same words become one; `numbersOf` tells which numbers a field came from.
 */
export function markSources(text: string, details: ParsedDetail[]) {
  const marks = mergeMarks(details.flatMap((detail, index) => marksOf(text, detail, index)));
  const numbers = new Map<string, number[]>();
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) {
      pieces.push({ start: at, text: text.slice(at, end), number: null, ambiguous: false });
    }
  };
  marks.forEach((mark, index) => {
    const number = index + 1;
    plain(mark.start);
    pieces.push({
      start: mark.start,
      text: text.slice(mark.start, mark.end),
      number,
      ambiguous: mark.owners.some((owner) => owner.ambiguous),
    });
    at = mark.end;
    for (const { detail, field } of mark.owners) {
      const known = numbers.get(`${detail}:${field}`) ?? [];
      if (!known.includes(number)) numbers.set(`${detail}:${field}`, [...known, number]);
    }
  });
  plain(text.length);

  const numbersOf = (detail: number, fields: readonly string[]) => {
    const all = fields.flatMap((field) => numbers.get(`${detail}:${field}`) ?? []);
    return [...new Set(all)].sort((a, b) => a - b).slice(0, MOST_NUMBERS);
  };
  return { pieces, numbersOf };
}

function marksOf(text: string, detail: ParsedDetail, index: number): Mark[] {
  const ambiguous = new Set([
    ...detail.ambiguities.map((ambiguity) => ambiguity.field),
    ...fieldsToCheck(detail),
  ]);
  const shown = REVIEW_ROWS[detail.type].flatMap((row) => row.inputs);
  const read = shown.flatMap(({ field }) =>
    (detail.spans[field] ?? []).map((span) => ({ field, span })),
  );
  const asked = detail.ambiguities
    .filter((ambiguity) => !detail.spans[ambiguity.field]?.length && ambiguity.words)
    .map((ambiguity) => {
      const start = text.indexOf(ambiguity.words);
      return { field: ambiguity.field, span: { start, end: start + ambiguity.words.length } };
    });
  return [...read, ...asked]
    .filter(({ span }) => span.start >= 0 && span.end <= text.length && span.start < span.end)
    .map(({ field, span }) => ({
      ...span,
      owners: [{ detail: index, field, ambiguous: ambiguous.has(field) }],
    }));
}

function mergeMarks(marks: Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of marks.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && mark.start < last.end) {
      last.end = Math.max(last.end, mark.end);
      last.owners.push(...mark.owners);
    } else merged.push({ ...mark, owners: [...mark.owners] });
  }
  return merged;
}
