import { blank } from '../../input/clean-text';
import { type Reading, splitLines } from '../../reading';
import { findAddresses } from '../../tokens/addresses';
import { NAME_LABEL } from './hotel-names';

const CHECK_IN = /^\W{0,3}(?:check[- ]?in|arriv(?:al|e|ing)|from)\b(?! ?(?:time|after))/i;
const MOST_STAYS = 12;

/**
 * An agency's mail lists several hotels one below the other: one reading for each, with the rest of
 * the text blanked. Empty where the text does not repeat itself in such a way.
 */
export function stayBlocks(reading: Reading): Reading[] {
  const { clean, lines } = reading;
  const checkIns = lines.filter(({ text }) => CHECK_IN.test(text)).length;
  if (checkIns < 2 || checkIns > MOST_STAYS) return [];
  const named = lines.filter(({ text }) => NAME_LABEL.test(text)).map(({ start }) => start);
  const starts = named.length === checkIns ? named : linesAboveAddresses(reading);
  if (starts.length !== checkIns) return [];
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? clean.length;
    const own = blank(clean.slice(0, start)) + clean.slice(start, end) + blank(clean.slice(end));
    return { ...reading, clean: own, lines: splitLines(own) };
  });
}

function linesAboveAddresses(reading: Reading): number[] {
  return findAddresses(reading).flatMap(({ start }) => {
    const at = reading.lines.findIndex((line) => start <= line.end);
    return reading.lines[Math.max(0, at - 1)]?.start ?? [];
  });
}
