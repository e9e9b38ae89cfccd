import { lineAt, type Reading } from '../../reading';
import { findAirlines } from '../../tokens/airline-names';
import { matchesOf } from '../../tokens/matches';
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

const PLACE_LINE = /^(\p{Lu}[\p{L} .'-]{3,30}?)(?:, [A-Z]{2})?$/u;

function titleCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** "From: Delta Air Lines", "Salida Fecha Horario". */
function isOther(words: string): boolean {
  return findAirlines(words).length > 0 || WHEN.test(words);
}

const WHEN = anyCase(wordsFor('when'));

const NO_PLACE =
  /^(?:Subject|Betreff|Objet|Asunto|Terminal|Gate|Flight|Seat|Class|Economy|Business|Main|First|Date|Time|Local|Your|Airline|Operated|Duration|Nonstop|Confirmation|Passenger|Total|Status|Confirmed|Fare|FARE|Basis|BASIS)(?![\p{L}])/u;
