import { columnsOf, WIDE_GAP } from '../../tokens/table-columns';
import { blank } from '../clean';
import { bare, beginnings, ends, lower, mayHave, wordsOf } from './change-words';

const OLD = wordsOf('former', 'formerly', 'before');
const NEW = wordsOf('new-instead', 'now', 'after');
/** Rows that such heads stand above. */
const MOST_ROWS = 12;
/** Where blanks divide the columns, a cell begins so near its head. */
const SLACK = 3;

/** "PREVIOUS     NEW" above two columns: the first of them holds no longer, below each such head. */
export function withoutFormerColumns(clean: string): string {
  if (!WIDE_GAP.test(clean) || !mayHave(lower(clean), OLD)) return clean;
  const lines = clean.split('\n');
  lines.forEach((line, at) => {
    if (!WIDE_GAP.test(line)) return;
    const heads = columnsOf(line, 0).filter(({ text }) => text !== '');
    if (heads.some(({ text }) => isHead(text, OLD)) && heads.some(({ text }) => isHead(text, NEW)))
      blankOldCells(lines, at);
  });
  return lines.join('\n');
}

/** "Previous", "Your new seat", "ESKİ UÇUŞ (İPTAL)": such a word, of what it is, and a remark in brackets. */
function isHead(cell: string, words: typeof OLD): boolean {
  if (cell.length > 40) return false;
  const small = bare(cell.replace(/\(\p{L}{3,14}\)$/u, ''));
  return beginnings(small).some((at) =>
    ends(small, at, words).some((end) => /^(?: \p{L}{3,12})?$/u.test(small.slice(end))),
  );
}

/** In the rows below a head the cell of its old column is blanked where the row has another. */
function blankOldCells(lines: string[], at: number) {
  const heads = columnsOf(lines[at] ?? '', 0);
  const tabbed = lines[at]?.includes('\t');
  const old = heads.findIndex(({ text }) => isHead(text, OLD));
  for (let row = at + 1; row <= at + MOST_ROWS && row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    // "Your other flight" ends the table.
    if (line.trim() !== '' && !WIDE_GAP.test(line.trim())) return;
    const cells = columnsOf(line, 0);
    if (cells.some(({ text }) => isHead(text, OLD))) return;
    const cell = tabbed
      ? cells[old]
      : cells.find(({ offset }) => Math.abs(offset - (heads[old]?.offset ?? 0)) <= SLACK);
    const isPair = cell && cells.some(({ start, text }) => start > cell.end && text !== '');
    if (cell && isPair)
      lines[row] = line.slice(0, cell.start) + blank(cell.text) + line.slice(cell.end);
  }
}
