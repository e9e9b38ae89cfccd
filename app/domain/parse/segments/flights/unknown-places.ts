import { type Line, lineAt, type Reading } from '../../reading';
import { findAirlines } from '../../tokens/airline-names';
import { matchesOf } from '../../tokens/matches';
import type { AirportFinder } from '../../tokens/places/airport-finder';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { LegToken } from '../legs/leg';

/**
 * What follows a label that no known place stands behind, "Depart Nowhere Field 06:15", or stands on
 * the line above a clock, "NOWHERE, CA" over "2:13pm".
 */
export function withUnknownPlaces(tokens: readonly LegToken[], reading: Reading): LegToken[] {
  const { clean } = reading;
  const added: LegToken[] = [...placesAboveClocks(tokens, reading)];
  tokens.forEach((token, i) => {
    if (token.kind !== 'departs' && token.kind !== 'arrives') return;
    const until = tokens.findIndex(
      (other, at) => at > i && (other.kind === 'departs' || other.kind === 'arrives'),
    );
    const own = tokens.slice(i + 1, until < 0 ? i + 6 : until);
    // "Depart  Arrive  Stops" heads a table.
    const heads = [tokens[i - 1], tokens[i + 1]].some(
      (other) =>
        (other?.kind === 'departs' || other?.kind === 'arrives') &&
        other.kind !== token.kind &&
        !/[\n:]/.test(
          clean.slice(Math.min(token.end, other.end), Math.max(token.start, other.start)),
        ),
    );
    if (heads || own.some(({ kind }) => kind === 'place')) return;
    const line = clean.slice(token.end).split('\n', 1)[0] ?? '';
    const words = /(?<![\p{L}\d])\p{Lu}\p{L}+(?:[ '-]{1,2}\p{Lu}\p{L}+){0,4}/gu;
    for (const match of matchesOf(line.slice(0, 120), words)) {
      // "To pay at the counter: Via Verde".
      if (/(?<!\p{L})\p{Ll}{3}/u.test(line.slice(0, match.index))) return;
      const start = token.end + match.index;
      const end = start + match[0].length;
      if (tokens.some((other) => other.start < end && start < other.end)) continue;
      if (NO_PLACE.test(match[0]) || match[0].length < 5 || isOther(match[0])) continue;
      added.push({ kind: 'place', start, end, airports: [], name: match[0] });
      return;
    }
  });
  return [...tokens, ...added].sort((a, b) => a.start - b.start);
}

function placesAboveClocks(tokens: readonly LegToken[], { lines }: Reading): LegToken[] {
  return tokens.flatMap((token, i): LegToken[] => {
    const above = token.kind === 'time' ? lines[lineAt(lines, token.start) - 1] : undefined;
    const own = lines[lineAt(lines, token.start)];
    const name = above && PLACE_LINE.exec(above.text)?.[1];
    if (!above || !name || own?.start !== token.start || NO_PLACE.test(titleCase(name))) return [];
    const before = tokens[i - 1];
    if (before && before.end > above.start) return [];
    return [
      { kind: 'place', start: above.start, end: above.start + name.length, airports: [], name },
    ];
  });
}

const WORDS = "\\p{Lu}[\\p{L} .'-]{3,40}?";
const BESIDE_CLOCK = new RegExp(`^[^\\p{L}]{0,3}(${WORDS})(?:, [A-Z]{2})?[^\\p{L}]{0,3}$`, 'u');
const BOTH_SIDES = new RegExp(
  `^[^\\p{L}]{0,3}(${WORDS}(?: \\([^)]{3,30}\\))?) ?(?:→|->|–|-|\\bto\\b) ?(${WORDS}(?: \\([^)]{3,30}\\))?)[^\\p{L}]{0,3}$`,
  'du',
);
const CELL = new RegExp(`^${WORDS}$`, 'u');

/** Words beside a clock, "12:00 Nowhere", across an arrow, "Nowhere → London", or in the cell beside a known place. */
export function withPlacesBeside(
  tokens: readonly LegToken[],
  { lines }: Reading,
  finder: AirportFinder,
): LegToken[] {
  const added = lines.flatMap((line) => [
    ...placesOfLine(line, tokens),
    ...routeAbove(line, tokens, finder),
  ]);
  return [...tokens, ...added].sort((a, b) => a.start - b.start);
}

/** The words of a line that stand where its flight's other place is. */
function placesOfLine(line: Line, tokens: readonly LegToken[]): LegToken[] {
  const own = tokens.filter(({ start }) => start >= line.start && start < line.end);
  const of = (kind: LegToken['kind']) => own.filter((token) => token.kind === kind);
  const [place, ...others] = of('place');
  if (others.length > 0) return [];
  const [clock] = own;
  if (clock?.kind === 'time' && own.length === 1) {
    const before = line.text.slice(0, clock.start - line.start);
    const behind = line.text.slice(clock.end - line.start);
    const [words = '', ...more] = [before, behind].filter((part) => /\p{L}/u.test(part));
    const name = more.length > 0 ? undefined : BESIDE_CLOCK.exec(words.trim())?.[1];
    return name ? unknown(name, line.start + line.text.indexOf(name)) : [];
  }
  if (!place) return [];
  const sides = BOTH_SIDES.exec(line.text)?.indices?.slice(1) ?? [];
  const side = sides.find(
    ([from, to] = [0, 0]) => place.end <= line.start + from || place.start >= line.start + to,
  );
  if (side) return unknown(line.text.slice(...side), line.start + side[0]);
  if (of('number').length === 0) return [];
  const at = line.cells.findIndex(({ start, end }) => start <= place.start && end >= place.end);
  const beside = [line.cells[at - 1], line.cells[at + 1]].find(
    (cell) => cell && CELL.test(cell.text) && !own.some(({ start }) => start === cell.start),
  );
  return beside ? unknown(beside.text, beside.start) : [];
}

/** "Nowhere Field → London Heathrow", and right below it the number: one end is known. */
function routeAbove(line: Line, tokens: readonly LegToken[], finder: AirportFinder): LegToken[] {
  const sides = BOTH_SIDES.exec(line.text);
  const next = tokens.find(({ start }) => start >= line.start);
  if (!sides || next?.kind !== 'number' || next.start - line.end > NEAR) return [];
  const places = [1, 2].map((side): LegToken => {
    const name = sides[side] ?? '';
    const start = line.start + (sides.indices?.[side]?.[0] ?? 0);
    const airports = finder.namesakes(name);
    return { kind: 'place', start, end: start + name.length, airports, name };
  });
  const known = places.filter((place) => place.kind === 'place' && place.airports.length > 0);
  return known.length === 1 ? places : [];
}

/** Characters between a route's line and its number. */
const NEAR = 20;

function unknown(name: string, start: number): LegToken[] {
  if (NO_PLACE.test(titleCase(name)) || isOther(name)) return [];
  return [{ kind: 'place', start, end: start + name.length, airports: [], name }];
}

const PLACE_LINE = /^(\p{Lu}[\p{L} .'-]{3,30}?)(?:, [A-Z]{2})?$/u;

function titleCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** "From: Delta Air Lines", "Salida Fecha Horario". */
function isOther(words: string): boolean {
  return findAirlines(words).length > 0 || WHEN.test(words);
}

const WHEN = anyCase(`${wordsFor('when')}|${wordsFor('flight')}|\\b(?:number|class|seats?)\\b`);

const NO_PLACE =
  /^(?:Boarding|Check|Doors?|Bag|Baggage|Departure|Arrival|Depart|Arrive|Departs|Arrives|Nonstop|Direct|Meal|Lunch|Dinner|Subject|Betreff|Objet|Asunto|Terminal|Gate|Flight|Seat|Class|Economy|Business|Main|First|Date|Time|Local|Your|Airline|Operated|Duration|Nonstop|Confirmation|Passenger|Total|Status|Confirmed|Fare|FARE|Basis|BASIS)(?![\p{L}])/u;
