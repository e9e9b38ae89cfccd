import { columnsOf, WIDE_GAP } from '../../tokens/table-columns';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';

const OLD_WORDS = wordsForAny('former', 'formerly', 'before');
const headOf = (words: string) =>
  anyCase(`^(?:(?:${wordsFor('your')}) )?(?:${words})(?: \\p{L}{3,12})?(?: \\(\\p{L}{3,14}\\))?$`);
const OLD = headOf(OLD_WORDS);
const ANY_OLD = anyCase(OLD_WORDS);
const NEW = headOf(wordsForAny('new-instead', 'now', 'after'));
/** Rows that such heads stand above. */
const MOST_ROWS = 12;
/** Where blanks divide the columns, a cell begins so near its head. */
const SLACK = 3;

/** "PREVIOUS     NEW" above two columns: the first of them holds no longer, below each such head. */
export function withoutFormerColumns(clean: string): string {
  if (!ANY_OLD.test(clean)) return clean;
  const lines = clean.split('\n');
  lines.forEach((line, at) => {
    if (!WIDE_GAP.test(line)) return;
    const heads = columnsOf(line, 0).filter(({ text }) => text !== '');
    if (heads.some(({ text }) => OLD.test(text)) && heads.some(({ text }) => NEW.test(text)))
      blankOldCells(lines, at);
  });
  return lines.join('\n');
}

/** In the rows below a head the cell of its old column is blanked where the row has another. */
function blankOldCells(lines: string[], at: number) {
  const heads = columnsOf(lines[at] ?? '', 0);
  const tabbed = lines[at]?.includes('\t');
  const old = heads.findIndex(({ text }) => OLD.test(text));
  for (let row = at + 1; row <= at + MOST_ROWS && row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    // "Your other flight" ends the table.
    if (line.trim() !== '' && !WIDE_GAP.test(line.trim())) return;
    const cells = columnsOf(line, 0);
    if (cells.some(({ text }) => OLD.test(text))) return;
    const cell = tabbed
      ? cells[old]
      : cells.find(({ offset }) => Math.abs(offset - (heads[old]?.offset ?? 0)) <= SLACK);
    const isPair = cell && cells.some(({ start, text }) => start > cell.end && text !== '');
    if (cell && isPair)
      lines[row] = line.slice(0, cell.start) + blank(cell.text) + line.slice(cell.end);
  }
}
