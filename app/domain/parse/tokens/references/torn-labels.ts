import { matchesOf } from '../matches';
/** A torn page prints all labels, each on its line, and below them as many values. */
export function tornBelow(clean: string, labelEnd: number): { words: string; at: number } | null {
  const lineStart = clean.lastIndexOf('\n', labelEnd - 1) + 1;
  if (!LABEL_LINE.test(clean.slice(lineStart, labelEnd + 40).split('\n', 1)[0] ?? '')) return null;
  const from = Math.max(0, lineStart - 200);
  const lines = matchesOf(clean.slice(from, labelEnd + 600), /[^\n]+/g).filter(
    ({ 0: words }) => words.trim() !== '',
  );
  const own = lines.findIndex(({ index }) => from + index === lineStart);
  const isLabel = (i: number) => LABEL_LINE.test(lines[i]?.[0] ?? '');
  let first = own;
  while (isLabel(first - 1)) first -= 1;
  let last = own;
  while (isLabel(last + 1)) last += 1;
  const value = last - first > 1 ? lines[own + last - first + 1] : undefined;
  if (!value) return null;
  const words = value[0].trimStart();
  return { words, at: from + value.index + value[0].length - words.length };
}

const LABEL_LINE = /^[ \t]{0,9}\p{L}[\p{L} ()/#.'-]{1,30}:[ \t]{0,9}$/u;
