import type { Cell, Reading } from '../reading';

/** What a label names: the cell right of it, or the one in the same column of the next line. */
export function valueBeside(
  reading: Reading,
  i: number,
  column: number,
  isLabel: (text: string) => boolean,
): Cell | null {
  const cells = reading.lines[i]?.cells ?? [];
  const right = cells[column + 1];
  if (right && !isLabel(right.text)) return right;
  const below = reading.lines.slice(i + 1, i + 4).find((line) => line.cells.length > 0);
  return below?.cells[Math.min(column, below.cells.length - 1)] ?? null;
}
