import type { Line, Reading } from '../../reading';
import { findAddresses } from '../../tokens/places/addresses';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { partOf } from '../part-of';
import { NAME_LABEL } from './hotel-names';

const CHECK_IN = anyCase(
  `^[^\\p{L}\\d]{0,3}(?:${wordsFor('check-in')}|${wordsFor('stay-begins')}|from\\b)(?! ?(?:time|after))`,
);
const MOST_STAYS = 12;
/** "Stay in Valencia" heads each hotel of a trip. */
const STAY_HEADING = anyCase(
  /^\W{0,3}(?:stay|hotel|accommodation|lodging) in \p{Lu}[\p{L} .'-]{2,40}$/iu,
);

/**
 * An agency's mail lists several hotels one below the other: one reading for each, with the rest of
 * the text blanked. Empty where the text does not repeat itself in such a way.
 */
export function stayBlocks(reading: Reading): Reading[] {
  const { clean, lines } = reading;
  const headed = lines.filter(({ text }) => STAY_HEADING.test(text)).map(({ start }) => start);
  if (headed.length > 1 && headed.length <= MOST_STAYS)
    return headed.map((start, i) => partOf(reading, start, headed[i + 1] ?? clean.length));
  const checkIns = lines.filter(({ text }) => CHECK_IN.test(text));
  if (checkIns.length < 2 || checkIns.length > MOST_STAYS) return [];
  const named = lines.filter(({ text }) => NAME_LABEL.test(text)).map(({ start }) => start);
  const starts = named.length === checkIns.length ? named : addressedStays(reading, checkIns);
  if (starts.length !== checkIns.length) return [];
  return starts.map((start, i) => {
    return partOf(reading, start, starts[i + 1] ?? clean.length);
  });
}

/** Each stay begins above the last address before its check-in; the sender's own is in no stay. */
function addressedStays(reading: Reading, checkIns: readonly Line[]): number[] {
  const above = linesAboveAddresses(reading);
  if (above.length === checkIns.length) return above;
  const nearest = checkIns.flatMap((line) => above.findLast((start) => start < line.start) ?? []);
  return [...new Set(nearest)];
}

function linesAboveAddresses(reading: Reading): number[] {
  return findAddresses(reading).flatMap(({ start }) => {
    const at = reading.lines.findIndex((line) => start <= line.end);
    return reading.lines[Math.max(0, at - 1)]?.start ?? [];
  });
}
