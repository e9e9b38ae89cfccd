import type { SourceSpan } from '../parsed-detail';

interface ColumnCell extends SourceSpan {
  text: string;
  /** Characters from the line's beginning. */
  offset: number;
}

/** Lines that one head of a table may stand above. */
const MOST_ROWS = 24;
/** Where blanks divide the columns, their left edges may differ by so much. */
const SLACK = 2;

/** The cells below the heads of a table's columns that a pattern fits: by their tabs, else by their left edge. */
export function cellsBelow(clean: string, head: RegExp): ColumnCell[] {
  const found: ColumnCell[] = [];
  let column: { index: number; offset: number; tabbed: boolean; rows: number } | null = null;
  let start = 0;
  for (const line of clean.split('\n')) {
    const cells = columnsOf(line, start);
    const index = cells.length > 2 ? cells.findIndex(({ text }) => head.test(text)) : -1;
    const printed = cells[index];
    if (printed)
      column = { index, offset: printed.offset, tabbed: line.includes('\t'), rows: MOST_ROWS };
    else if (column && column.rows > 0) {
      const { offset, tabbed } = column;
      const cell = tabbed
        ? cells[column.index]
        : cells.find((one) => Math.abs(one.offset - offset) <= SLACK);
      if (cell && cell.text !== '') found.push(cell);
      column.rows -= 1;
    }
    start += line.length + 1;
  }
  return found;
}

function columnsOf(line: string, start: number): ColumnCell[] {
  const gap = line.includes('\t') ? /\t/g : / {2,}/g;
  const cells: ColumnCell[] = [];
  let from = 0;
  for (const { index, 0: blanks } of [...line.matchAll(gap), { index: line.length, 0: '' }]) {
    const text = line.slice(from, index).trim();
    const offset = from + line.slice(from, index).indexOf(text);
    cells.push({ text, offset, start: start + offset, end: start + offset + text.length });
    from = index + blanks.length;
  }
  return cells;
}
