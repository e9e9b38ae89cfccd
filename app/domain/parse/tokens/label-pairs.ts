import type { SourceSpan } from '../parsed-detail';
import { type Cell, type Reading, wordsBefore } from '../reading';
import type { ResolvedDate } from './resolve-dates';
import type { PrintedTime } from './times';

export interface PairVocabulary {
  /** Words for the beginning and the end, as the sources of two patterns. */
  starts: string;
  ends: string;
  /** Words that end what was printed behind a label, and begin neither. */
  others?: string;
}

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

interface Label extends SourceSpan {
  side: PairLabel['side'] | 'other';
  /** At the head of its cell, not in a sentence. */
  heads: boolean;
}

const REACH = 420;
const MOST_LABELS = 60;

/**
 * Reads "check-in … check-out" and "pick-up … return", whether the values follow each label or
 * both labels stand as headings above two columns.
 */
export function readPair(
  reading: Reading,
  words: PairVocabulary,
  dates: readonly ResolvedDate[],
  times: readonly PrintedTime[],
): Pair {
  const labels = findLabels(reading, words);
  const heads = labels.flatMap(({ side, start, end, heads }) =>
    heads && side !== 'other' ? [{ side, start, end }] : [],
  );
  const pair: Pair = {
    start: { dates: [], times: [], texts: [] },
    end: { dates: [], times: [], texts: [] },
    labels: { starts: count(heads, 'start'), ends: count(heads, 'end') },
    heads,
  };
  labels.forEach((label, i) => {
    if (label.side === 'other') return;
    const next = labels[i + 1];
    const until = Math.min(next?.start ?? Number.POSITIVE_INFINITY, label.end + REACH);
    const before = labels[i - 1];
    const empty =
      before && before.side !== label.side && isHeadingFor(reading, before, label, dates, times);
    const columns = empty && before.side === 'start' && label.side === 'end';
    const inReach = <T extends SourceSpan>(all: readonly T[]) => within(all, label.end, until);
    const own = {
      dates: inReach(dates),
      times: inReach(times),
      texts: textsBetween(reading, label.end, until, dates, times),
    };
    if (columns) share(pair, own);
    else {
      const side = label.side === 'start' ? pair.start : pair.end;
      if (!label.heads && own.dates[0] && own.dates[0].start > label.end + 60) return;
      side.dates.push(...own.dates);
      side.times.push(...own.times);
      if (label.heads) side.texts.push(...own.texts);
    }
  });
  const above = datesAbove(reading, heads, dates);
  if (above) [pair.start.dates, pair.end.dates] = above;
  return pair;
}

/** "Thursday, May 14", then "Check-in 3 PM", "Sunday, May 17", then "Checkout 11 AM": each date stands above its label. */
function datesAbove(
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

/** Values below two headings come alternately; a lone value belongs to both. */
function share(pair: Pair, own: PairEnd) {
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

function isHeadingFor(
  reading: Reading,
  first: Label,
  second: Label,
  dates: readonly ResolvedDate[],
  times: readonly PrintedTime[],
): boolean {
  if (
    within(dates, first.end, second.start).length > 0 ||
    within(times, first.end, second.start).length > 0
  )
    return false;
  return /^[\s|:/&-]{0,12}(?:date|time|and|location)?[\s|:/&-]{0,12}$/i.test(
    reading.clean.slice(first.end, second.start),
  );
}

function findLabels(reading: Reading, { starts, ends, others }: PairVocabulary): Label[] {
  const pattern = patternOf({ starts, ends, others });
  const labels: Label[] = [];
  for (const match of reading.clean.matchAll(pattern)) {
    if (labels.length >= MOST_LABELS) break;
    const start = match.index;
    const before = wordsBefore(reading, start, 20);
    const last = labels.at(-1);
    const heads =
      (last?.heads && /^[\s:/&-]{1,4}$/.test(reading.clean.slice(last.end, start))) ||
      !/[\p{L}\d][^|\t]*$/u.test(before) ||
      /\t\W*$|\s{3,}\W*$|[:.;]\s{1,3}$|(?:\band|&|\/)\s?$/i.test(before) ||
      /(?:your|vehicle|rental|car|trip|hotel|date|day)\s$/i.test(before);
    const end = start + match[0].length;
    const rest = reading.clean.slice(end, end + 30).split('\n', 1)[0] ?? '';
    if (
      !heads &&
      !/^\W{0,4}(?:\d|[A-Z][a-z]{2})/.test(rest) &&
      !/^\s(?:is|on|at|by|from|after|before|time)\b/i.test(rest)
    )
      continue;
    const side = match[1] ? 'start' : match[2] ? 'end' : 'other';
    labels.push({ side, start, end, heads });
  }
  return labels;
}

const patterns = new Map<string, RegExp>();

function patternOf({ starts, ends, others }: PairVocabulary): RegExp {
  const either = `(${starts})|(${ends})${others ? `|${others}` : ''}`;
  const known = patterns.get(either);
  const pattern = known ?? new RegExp(`(?<![\\p{L}\\d-])(?:${either})(?![\\p{L}])`, 'giu');
  if (!known) patterns.set(either, pattern);
  return pattern;
}

function count(heads: readonly PairLabel[], side: PairLabel['side']): number {
  return heads.filter((label) => label.side === side).length;
}

function within<T extends SourceSpan>(all: readonly T[], from: number, to: number): T[] {
  return all.filter((one) => one.start >= from && one.end <= to);
}

function textsBetween(
  reading: Reading,
  from: number,
  to: number,
  dates: readonly ResolvedDate[],
  times: readonly PrintedTime[],
): Cell[] {
  const texts: Cell[] = [];
  const taken = [...within(dates, from - 40, to), ...within(times, from - 40, to)];
  for (const line of reading.lines) {
    if (line.end < from || line.start > to) continue;
    for (const cell of line.cells) {
      if (cell.start >= to || cell.end <= from) continue;
      const start = Math.max(cell.start, from);
      const end = Math.min(cell.end, to);
      const rest = wordsBeside(reading, { ...cell, start, end }, taken);
      if (rest) texts.push(rest);
    }
  }
  return texts;
}

/** A cell's longest stretch beside its dates and times, when it is more than a joining word. */
export function wordsBeside(
  { clean }: Reading,
  { line, start, end }: Omit<Cell, 'text'>,
  taken: readonly SourceSpan[],
): Cell | null {
  let at = start;
  let best = { start, end: start };
  const cuts = taken
    .filter((span) => span.end > start && span.start < end)
    .sort((a, b) => a.start - b.start);
  for (const cut of [...cuts, { start: end, end }]) {
    if (cut.start - at > best.end - best.start) best = { start: at, end: Math.max(at, cut.start) };
    at = Math.max(at, cut.end);
  }
  const words = clean.slice(best.start, best.end);
  const text = words
    .replace(/^[\s:,.;()|/&→@-]+/, '')
    .replace(/(?:[\s:,;(|/&→@-]|\s(?:on|at|from|by))+$/i, '');
  if (
    text.length < 3 ||
    /^(?:at|on|from|by|date|time|location|and|after|before|until|to|&|local time|hrs|dates?)$/i.test(
      text,
    )
  )
    return null;
  const textStart = best.start + words.indexOf(text);
  return { line, text, start: textStart, end: textStart + text.length };
}

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
