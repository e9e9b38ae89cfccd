import type { Cell, Line, Reading } from '../../reading';
import { lineAt } from '../../reading';
import type { PrintedPlace } from '../../tokens/leg-tokens';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { serveOneCity } from '../../tokens/places/likely-airports';

/** By so much the left edges of one column differ. */
const SLACK = 1;
const CLOCK = /\d:\d\d/;

/** "ADDIS ABABA   NAIROBI", and in the line below "BOLE INTL   JOMO KENYATTA INTL": the airport of each city. */
export function withAirportsBelow(
  reading: Reading,
  places: readonly PrintedPlace[],
  finder: AirportFinder,
): PrintedPlace[] {
  const below = new Set<PrintedPlace>();
  const narrowed = places.map((place) => {
    const cell = cellBelow(reading, place);
    if (!cell || !place.name) return place;
    const words = cell.text.replace(/,? (?:terminal|term\.?|t) ?[\dA-Z]{1,2}$/i, '');
    const [airport, ...others] = finder.named(`${place.name}, ${words}`);
    const isOwn =
      airport && others.length === 0 && place.airports.some((one) => serveOneCity(one, airport));
    if (!isOwn) return place;
    for (const other of places)
      if (other.start >= cell.start && other.end <= cell.end) below.add(other);
    return { ...place, airports: [airport] };
  });
  return narrowed.filter((_, i) => !below.has(places[i] as PrintedPlace));
}

/** What stands below a place that fills its cell, in a line of several columns. */
function cellBelow(
  { clean, lines }: Reading,
  { start, end }: PrintedPlace,
): Omit<Cell, 'line'> | null {
  const at = lineAt(lines, start);
  const [line, next] = [lines[at], lines[at + 1]];
  const own = line?.cells.find((cell) => cell.start <= start && end <= cell.end);
  if (!line || !next || !own || own.end - end > 4 || line.cells.length < 2) return null;
  if (/\n[ \t]*\n/.test(clean.slice(line.end, next.start))) return null;
  if (CLOCK.test(next.text) || /\([A-Z]{3}\)/.test(next.text)) return null;
  const column = columnOf(clean, own);
  const cell =
    next.cells.find((one) => Math.abs(columnOf(clean, one) - column) <= SLACK) ??
    wordsAt(clean, next, column);
  // "KEF - LHR" below is the next leg's own route.
  const isName = cell && /^\p{Lu}[\p{L}. ][^\d]{1,38}/u.test(cell.text) && !ROUTE.test(cell.text);
  return isName ? cell : null;
}

const ROUTE = / (?:-|→|to) /;

/** "28NOV J F KENNEDY": one blank before the column. */
function wordsAt(clean: string, line: Line, column: number): Omit<Cell, 'line'> | null {
  const start = line.start - columnOf(clean, line) + column;
  if (start <= line.start || clean.charAt(start - 1) !== ' ') return null;
  const text = clean.slice(start, line.end).split(/ {2}|\t/, 1)[0] ?? '';
  return { text, start, end: start + text.length };
}

function columnOf(clean: string, { start }: Cell | Line): number {
  return start - (clean.lastIndexOf('\n', start - 1) + 1);
}

/** "GDL 16:35 - 18:05 MEX", and in the line below "Guadalajara   Mexico City, T2": the names of both codes. */
export function withoutNamesBelowCodes(
  { clean, lines }: Reading,
  places: readonly PrintedPlace[],
  finder: AirportFinder,
): PrintedPlace[] {
  return places.filter((place) => {
    if (place.name === null) return true;
    const at = lineAt(lines, place.start);
    const [above, line] = [lines[at - 1], lines[at]];
    if (!above || !line || !CLOCK.test(above.text) || CLOCK.test(line.text)) return true;
    if (line.cells.length > 2 || /(?:→| to | - )/.test(line.text)) return true;
    if (/\n[ \t]*\n/.test(clean.slice(above.end, line.start))) return true;
    const own = finder.namesakes(place.name);
    const codes = places.filter(
      ({ name, start }) => name === null && start >= above.start && start < above.end,
    );
    return (
      codes.length < 2 ||
      !codes.some(({ airports }) =>
        own.some((one) => airports.some((airport) => serveOneCity(airport, one))),
      )
    );
  });
}
