import type { SourceSpan } from '../parsed-detail';
import type { Cell, Reading } from '../reading';
import type { ResolvedDate } from './resolve-dates';
import type { PrintedTime } from './times';

/** What was printed behind one of the two labels. */
export interface PairEnd {
  dates: ResolvedDate[];
  times: PrintedTime[];
  /** Cells that are neither date, time nor label: a place's name and address. */
  texts: Cell[];
}

export interface Pair {
  start: PairEnd;
  end: PairEnd;
  /** How often both labels stood at the head of a cell. */
  labels: { starts: number; ends: number };
  /** Those labels in the order they are printed. */
  heads: PairLabel[];
}

export interface PairLabel extends SourceSpan {
  side: 'start' | 'end';
}

/** "Thursday, May 14", then "Check-in 3 PM", "Sunday, May 17", then "Checkout 11 AM": each date stands above its label. */
export function datesAbove(
  { clean }: Reading,
  heads: readonly PairLabel[],
  dates: readonly ResolvedDate[],
): [ResolvedDate[], ResolvedDate[]] | null {
  const first = heads.find(({ side }) => side === 'start');
  const last = first && heads.find(({ side, start }) => side === 'end' && start > first.end);
  if (!first || !last) return null;
  const before = (label: PairLabel) =>
    dates.findLast(
      ({ end }) => end <= label.start && /^[\s,|:-]{0,6}$/.test(clean.slice(end, label.start)),
    );
  const [starts, ends] = [before(first), before(last)];
  if (!starts || !ends || ends.start < first.end) return null;
  const next = dates.find(({ start }) => start >= last.end);
  const closes = !next || next.start - last.end > 60;
  return closes && starts.day8601 < ends.day8601 ? [[starts], [ends]] : null;
}

/** "Check-in time starts at 3:00 pm" and in the next line or cell "11:00 am", under two columns of days. */
export function giveSecondClock({ clean }: Reading, { start, end, labels }: Pair) {
  const [first, second] = start.times;
  if (!first || !second || end.times.length > 0 || labels.ends === 0) return;
  const apart = /[\n\t]/.test(clean.slice(first.end, second.start));
  const behindDays = end.dates.some((date) => date.end < first.start);
  if (apart && behindDays) end.times.push(...start.times.splice(1, 1));
}

/** Values below two headings come alternately; a lone value belongs to both. */
export function share(pair: Pair, own: PairEnd) {
  own.dates.forEach((date, i) => {
    (i % 2 === 0 ? pair.start : pair.end).dates.push(date);
  });
  own.times.forEach((time, i) => {
    (i % 2 === 0 ? pair.start : pair.end).times.push(time);
  });
  own.texts.forEach((text, i) => {
    (i % 2 === 0 ? pair.start : pair.end).texts.push(text);
  });
}
