import type { SourceSpan } from '../parsed-detail';
import { type Cell, type Reading, wordsBefore } from '../reading';
import { wordsFor } from '../vocabulary/labels';
import { anyCase, LETTER } from '../vocabulary/patterns';
import type { ResolvedDate } from './dates/resolve-dates';
import type { PrintedTime } from './dates/times';
import { matchesOf } from './matches';
import {
  daysAbove,
  giveSecondClock,
  momentsAbove,
  type Pair,
  type PairLabel,
  share,
} from './pair-columns';

export interface PairVocabulary {
  /** Words for the beginning and the end, as the sources of two patterns. */
  starts: string;
  ends: string;
  /** Words that end what was printed behind a label, and begin neither. */
  others?: string;
}

interface Label extends SourceSpan {
  side: PairLabel['side'] | 'other';
  /** At the head of its cell, not in a sentence. */
  heads: boolean;
}

const REACH = 420;
const MOST_LABELS = 60;
/** So near behind a label in a sentence stands its clock: "check-out is strictly before 11:00". */
const BESIDE = 24;
/** Two columns of a text that is laid out with blanks stand that far apart. */
const WIDEST_GAP = 120;

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
    if (columns) share(reading, pair, own);
    else {
      const side = label.side === 'start' ? pair.start : pair.end;
      if (!label.heads && own.dates[0] && own.dates[0].start > label.end + 60) {
        // "Hora de salida: 12:00 h" above a list of nights: the clock is the label's, the days are not.
        side.times.push(...own.times.slice(0, 1).filter(({ start }) => start < label.end + BESIDE));
        return;
      }
      side.dates.push(...own.dates);
      side.times.push(...own.times);
      if (label.heads) side.texts.push(...own.texts);
    }
  });
  daysAbove(reading, pair, dates);
  giveSecondClock(reading, pair);
  const above = momentsAbove(reading, heads, dates, times);
  for (const [i, side] of [pair.start, pair.end].entries()) {
    const moment = above?.[i];
    if (!moment) continue;
    side.dates = [moment.date];
    if (moment.time) side.times = [moment.time];
  }
  return pair;
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
  const between = reading.clean.slice(first.end, second.start);
  return (
    between.length < WIDEST_GAP &&
    /^[ |:/&→-]{0,12}(?:date|time|and|location)?[ |:/&→-]{0,12}$/i.test(
      between.replace(/\s+/g, ' '),
    )
  );
}

function findLabels(reading: Reading, words: PairVocabulary): Label[] {
  const pattern = patternOf(words);
  const labels: Label[] = [];
  for (const match of matchesOf(reading.clean, pattern)) {
    if (labels.length >= MOST_LABELS) break;
    const start = match.index;
    const before = wordsBefore(reading, start, 20);
    const end = start + match[0].length;
    const rest = reading.clean.slice(end, end + 40).split('\n', 1)[0] ?? '';
    const last = labels.at(-1);
    const heads =
      (last?.heads && /^[\s:/&-]{1,4}$/.test(reading.clean.slice(last.end, start))) ||
      !/[\p{L}\d][^|\t]*$/u.test(before) ||
      /\t\W*$|\s{3,}\W*$|[:.;]\s{1,3}$|(?:\band|&|\/)\s?$/i.test(before) ||
      /(?:your|vehicle|rental|car|trip|hotel|date|day)\s$/i.test(before) ||
      (YOUR_BEFORE.test(before) && /^\s{0,4}:?\s*$/.test(rest)) ||
      (/^\W{0,4}you\s$/i.test(before) && /^ ?:/.test(rest));
    if (
      !heads &&
      !/^\W{0,4}(?:\d|[A-Z][a-z]{2})/.test(rest) &&
      !/^\s(?:is|on|at|by|from|after|before|time)\b/i.test(rest) &&
      !HOUR_BEHIND.test(rest)
    )
      continue;
    const side = match[1] ? 'start' : match[2] ? 'end' : 'other';
    labels.push({ side, start, end, heads });
  }
  return labels;
}

/** "VOTRE DÉPART", alone on its line. */
const YOUR_BEFORE = anyCase(`(?:^|\\n)\\W{0,4}(?:${wordsFor('your')})\\s$`);

/** "Check-out bis 11:00 Uhr", "Il check-in è possibile dalle ore 14:30": a clock behind the word for its bound. */
const HOUR_BEHIND = anyCase(
  `^\\s(?:(?:is|ist|est|es|é|è|er|är|jest)\\s(?:[${LETTER}]{3,12}\\s)?)?(?:um|${wordsFor('earliest')}|${wordsFor('latest')})(?: ore| kl\\.?| godz\\.?)? \\d{1,2}(?:[:.h]\\d{2}| ?uhr)`,
);

const patterns = new WeakMap<PairVocabulary, RegExp>();

function patternOf(words: PairVocabulary): RegExp {
  const { starts, ends, others } = words;
  const either = () => `(${starts})|(${ends})${others ? `|${others}` : ''}`;
  const pattern =
    patterns.get(words) ?? anyCase(`(?<![${LETTER}\\d-])(?:${either()})(?![${LETTER}])`, 'g');
  patterns.set(words, pattern);
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
    .replace(/^(?:in|at|à|en|em|a) (?=\p{Lu})/u, '')
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
