import { MOST_TOKENS } from '../../reading';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import { TRAINS } from '../../vocabulary/carriers';
import { anyCase } from '../../vocabulary/patterns';

const NAMES = TRAINS.map(({ name }) => name)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s'))
  .join('|');
const NAME = `(${NAMES}|${NAMES.toUpperCase().replaceAll('\\S', '\\s')})`;
const NUMBERED = '(?: ?(?:train|zug))? ?(?:#|no\\.?|number)? ?';
const NAME_FIRST = new RegExp(
  `(?<![\\p{L}\\d])${NAME}${NUMBERED}(\\d{1,5})(?!\\d|[:./]\\d| ?[ap]m)`,
  'gu',
);
const NUMBER_FIRST = new RegExp(
  `(?<![\\p{L}\\d:./-])(?:Train\\s|TRAIN\\s|train\\s)?#?(\\d{1,4}) {1,3}(?:- )?${NAME}(?![\\p{L}]| ?#? ?\\d)`,
  'gu',
);
const WORD_FIRST = anyCase(
  /(?<![\p{L}\d])(train|bus|schedule|sailing|voyage|zug|treno|tren|trein)[ \t]{0,2}(?:#|no\.?|number|num|nr\.?|n°|nº)?[ \t]{0,2}[:#]?\s{0,3}((?:[A-Z]{1,3}\s?)?\d{1,5})(?![\d%]|[:./]\d| ?(?:of|minutes?|hours?|[ap]m|passengers?|tickets?)\b)/giu,
);

/** Every numbered ride of a text, by its train's name, its carrier's, or the word before it. */
export function findRides(
  clean: string,
  carriers: readonly { end: number; carrier: { name: string } }[],
): PrintedNumber[] {
  const found: PrintedNumber[] = [];
  const add = (match: RegExpMatchArray, ride: Omit<PrintedNumber, 'kind' | 'start' | 'end'>) => {
    const start = match.index ?? 0;
    if (found.length < MOST_TOKENS)
      found.push({ kind: 'number', start, end: start + match[0].length, ...ride });
  };
  for (const match of matchesOf(clean, NUMBER_FIRST)) add(match, named(match[2], match[1]));
  for (const match of matchesOf(clean, NAME_FIRST)) add(match, named(match[1], match[2]));
  for (const { end } of carriers) {
    const behind = /^ (?:train |bus )?#?(\d{1,5})(?![\d%-]|[:.,/]\d| ?[ap]m)/i.exec(
      clean.slice(end, end + 16),
    );
    if (!behind?.[1]) continue;
    const number = behind[1];
    const start = end + behind[0].length - number.length;
    found.push({
      kind: 'number',
      start,
      end: start + number.length,
      number,
      name: null,
      carrier: null,
    });
  }
  for (const match of matchesOf(clean, WORD_FIRST)) {
    const number = (match[2] ?? '').replace(/\s+/g, ' ');
    add(match, { number, name: null, carrier: null });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedNumber[] = [];
  for (const ride of found) if (ride.start >= (kept.at(-1)?.end ?? 0)) kept.push(ride);
  return kept;
}

function named(printed = '', number = '') {
  const plain = printed.replace(/\s+/g, ' ').toLowerCase();
  const train = TRAINS.find(({ name }) => name.toLowerCase() === plain);
  return { number, name: train?.name ?? printed, carrier: train?.carrier ?? null };
}
