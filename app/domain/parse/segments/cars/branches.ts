import type { SourceSpan } from '../../parsed-detail';
import { type Cell, type Line, lineAt, type Reading } from '../../reading';
import { startsWithCompany } from './car-companies';
import { isPlace } from './place-words';

/** Where a rental is picked up and where it goes back to. */
export interface RentalPlaces {
  pickup: Cell | null;
  back: Cell | null;
}

const BRANCH =
  /\b(?:airport|intl|international|station|downtown|terminal|branch|city|street|st|ave|avenue|blvd|road|rd|drive|pkwy)\b/i;

/** "Sixt, Frankfurt Airport": the branch behind its company. */
export function branchBehindCompany({ lines }: Reading): Cell | null {
  for (const { cells } of lines) {
    for (const cell of cells) {
      const [company = '', ...parts] = cell.text.split(', ');
      if (parts.length === 0 || !startsWithCompany(company)) continue;
      // "Turo, 111 Sutter Street": a company's own office.
      const text = parts.find((part) => BRANCH.test(part) && isPlace(part) && !/^\d/.test(part));
      const start = text ? cell.start + cell.text.indexOf(text, company.length) : 0;
      if (text) return { ...cell, text, start, end: start + text.length };
    }
  }
  return null;
}

/** "Hertz, Chicago O'Hare Airport, pick up 10/20/26": the branch before the verb. */
export function branchBefore({ clean }: Reading, offset: number): Cell | null {
  const line = clean.slice(clean.lastIndexOf('\n', offset) + 1, offset);
  const text = /(?:^|, )(\p{Lu}[^,\n]{3,60}), ?$/u.exec(line)?.[1];
  if (!text || !BRANCH.test(text) || !isPlace(text)) return null;
  const start = offset - line.length + line.lastIndexOf(text);
  return { text, start, end: start + text.length, line: 0 };
}

/** The first cell of some lines that names a branch. */
export function branchIn(lines: readonly Line[]): Cell | null {
  const cells = lines.flatMap((line) => line.cells);
  return (
    cells.find(({ text }) => /^[\p{Lu}\d]/u.test(text) && isPlace(text) && BRANCH.test(text)) ??
    null
  );
}

const STATION =
  'Airport|Aeropuerto|Aeroporto|Flughafen|Aéroport|Luchthaven|Lufthavn|Flygplats|Station|Hauptbahnhof|Estación|Stazione|Gare';
const TWO_STATIONS = new RegExp(
  `^(\\p{Lu}[^,]{2,50}?(?: (?:${STATION})| \\([A-Z]{3}\\))) (\\p{Lu}[^,]{2,60}(?: (?:${STATION})| \\([A-Z]{3}\\)))$|^((?:${STATION}) [^,]{3,50}?) ((?:${STATION}) [^,]{3,60})$`,
  'u',
);

/** "Vigo Airport Vigo Airport Fuel Policy Full to Full": one place for both ends, and a third column. */
const STATION_TWICE = new RegExp(
  `^(\\p{Lu}[^,]{2,50}?(?: (?:${STATION})| \\([A-Z]{3}\\))) (\\1)(?= \\p{Lu})`,
  'u',
);

/** "Guadalajara Aeropuerto Puerto Vallarta Aeropuerto": the branches of both ends, of two columns that were pasted as one. */
export function twoStations(cell: Cell): RentalPlaces | null {
  const twice = STATION_TWICE.exec(cell.text);
  const [all = '', first, second, third, fourth] = twice ?? TWO_STATIONS.exec(cell.text) ?? [];
  const [pickup, back] = [first ?? third, second ?? fourth];
  if (!pickup || !back) return null;
  const end = cell.start + all.length;
  return {
    pickup: { ...cell, text: pickup, end: cell.start + pickup.length },
    back: { ...cell, text: back, start: end - back.length, end },
  };
}

/** The place of each of two moments: on the line above both of them or below both; alone above one line of both it is that of either end. */
export function placesBeside(reading: Reading, first: SourceSpan, second: SourceSpan) {
  const { lines } = reading;
  const row = lineAt(lines, first.start);
  const isBranch = (cell: Cell) => isPlace(cell.text) && BRANCH.test(cell.text);
  if (lineAt(lines, second.start) === row) {
    for (const beside of [lines[row + 1], lines[row - 1]]) {
      const [pickup, back, ...others] = beside?.cells ?? [];
      if (pickup && back && others.length === 0 && isBranch(pickup) && isBranch(back))
        return { pickup, back };
    }
    const [only, ...others] = lines[row - 1]?.cells ?? [];
    const isOne = only && others.length === 0 && isBranch(only);
    return isOne ? { pickup: only, back: only } : { pickup: null, back: null };
  }
  const near = (moment: SourceSpan, step: 1 | -1) => {
    const at = lineAt(lines, moment.start);
    const cell = lines[at + step]?.cells[0];
    return cell && isBranch(cell) ? cell : null;
  };
  const above = { pickup: near(first, -1), back: near(second, -1) };
  const below = { pickup: near(first, 1), back: near(second, 1) };
  // Below both stand the places where the first moment has a greeting above it.
  return above.pickup && above.back ? above : below;
}
