import type { SourceSpan } from '../parsed-detail';
import { cacheLast } from './cache-last';
import { matchesOf } from './matches';

interface ColumnCell extends SourceSpan {
  text: string;
  /** Characters from the line's beginning. */
  offset: number;
}

/** Lines that one head of a table may stand above. */
const MOST_ROWS = 24;
/** Where blanks divide the columns, their left edges may differ by so much. */
const SLACK = 2;

/** Whether a line may have columns at all. */
export const WIDE_GAP = /\t| {2}/;

interface Row {
  line: number;
  tabbed: boolean;
  cells: ColumnCell[];
}

interface Column {
  index: number;
  offset: number;
  tabbed: boolean;
  /** The last line it may still reach down to. */
  until: number;
}

/** The lines of a text that have columns. */
const rowsOf = cacheLast((clean: string): Row[] => {
  const rows: Row[] = [];
  let start = 0;
  for (const [line, text] of clean.split('\n').entries()) {
    // Most texts have no table: their lines are not taken apart.
    if (WIDE_GAP.test(text))
      rows.push({ line, tabbed: text.includes('\t'), cells: columnsOf(text, start) });
    start += text.length + 1;
  }
  return rows;
});

/** The cells below the heads of a table's columns that a pattern fits: by their tabs, else by their left edge. */
export function cellsBelow(clean: string, head: RegExp): ColumnCell[] {
  const found: ColumnCell[] = [];
  let columns: Column[] = [];
  for (const { line, tabbed, cells } of rowsOf(clean)) {
    const until = line + MOST_ROWS - 1;
    const heads = cells.length > 2 ? cells.filter(({ text }) => head.test(text)) : [];
    if (heads.length > 0) {
      columns = heads.map((cell) => ({
        index: cells.indexOf(cell),
        offset: cell.offset,
        tabbed,
        until,
      }));
      continue;
    }
    columns = columns.filter((column) => line <= column.until);
    for (const column of columns) {
      // A menu of links, divided by bars, heads no row that blanks divide.
      const own = column.tabbed && !tabbed ? null : cellIn(column, cells);
      if (own && own.text !== '') found.push(own);
    }
  }
  return found;
}

function cellIn({ index, offset, tabbed }: Column, cells: readonly ColumnCell[]) {
  if (tabbed) return cells[index] ?? null;
  return cells.find((cell) => Math.abs(cell.offset - offset) <= SLACK) ?? null;
}

/** What stands between a line's tabs, else between blanks as wide as those of a table; `start` is the line's offset. */
export function columnsOf(line: string, start: number): ColumnCell[] {
  const gap = line.includes('\t') ? TAB : BLANKS;
  const cells: ColumnCell[] = [];
  let from = 0;
  for (const { index, 0: blanks } of [...matchesOf(line, gap), { index: line.length, 0: '' }]) {
    const text = line.slice(from, index).trim();
    const offset = from + line.slice(from, index).indexOf(text);
    cells.push({ text, offset, start: start + offset, end: start + offset + text.length });
    from = index + blanks.length;
  }
  return cells;
}

const TAB = /\t/g;
const BLANKS = / {2,}/g;
