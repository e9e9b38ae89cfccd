import type { SourceSpan } from '../parsed-detail';
import type { Cell, Reading } from '../reading';
import type { ResolvedDate } from './dates/resolve-dates';
import type { PrintedTime } from './dates/times';

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

/**
 * "Thursday, May 14", then "Check-in 3 PM", "Sunday, May 17", then "Checkout 11 AM"; "3 Sep at 15:30",
 * then "Pick-up in Frankfurt": each moment stands above its label.
 */
export function momentsAbove(
  { clean }: Reading,
  heads: readonly PairLabel[],
  dates: readonly ResolvedDate[],
  times: readonly PrintedTime[],
): [Moment, Moment] | null {
  const first = heads.find(({ side }) => side === 'start');
  const last = first && heads.find(({ side, start }) => side === 'end' && start > first.end);
  if (!first || !last) return null;
  const before = (label: PairLabel): Moment | null => {
    const date = dates.findLast(({ end }) => end <= label.start);
    if (!date) return null;
    const time = times.find(({ start, end }) => start >= date.end && end <= label.start) ?? null;
    const beside = !time || BEFORE_CLOCK.test(clean.slice(date.end, time.start));
    const gap = clean.slice((time ?? date).end, label.start);
    return beside && /^[\s,|:-]{0,6}$/.test(gap) ? { date, time } : null;
  };
  const [starts, ends] = [before(first), before(last)];
  if (!starts || !ends || ends.date.start < first.end) return null;
  const next = dates.find(({ start }) => start >= last.end);
  const closes = !next || next.start - last.end > 60;
  return closes && starts.date.day8601 < ends.date.day8601 ? [starts, ends] : null;
}

/** "Fri, May 15    Sun, May 17", and below it "Check-in: 3 PM    Check-out: 11 AM": both days stand above both labels. */
export function daysAbove({ clean }: Reading, pair: Pair, dates: readonly ResolvedDate[]) {
  const [label, other] = pair.heads;
  if (pair.start.dates.length > 0 || pair.end.dates.length > 0 || !label || !other) return;
  if (label.side !== 'start' || other.side !== 'end') return;
  const [first, second] = dates.filter(({ end }) => end <= label.start).slice(-2);
  if (!first || !second || first.day8601 >= second.day8601) return;
  const apart = clean.slice(first.end, second.start);
  const above = clean.slice(second.end, label.start);
  if (!/^[\s,→-]{1,40}$/.test(apart) || !/^[\s,]{1,40}$/.test(above)) return;
  pair.start.dates.push(first);
  pair.end.dates.push(second);
}

interface Moment {
  date: ResolvedDate;
  time: PrintedTime | null;
}

const BEFORE_CLOCK = /^[\s,@-]{0,4}(?:at|um|à|a las|alle|om|kl\.?|às)?\s{0,3}$/i;

/** "Check-in time starts at 3:00 pm" and in the next line or cell "11:00 am", under two columns of days. */
export function giveSecondClock({ clean }: Reading, { start, end, labels }: Pair) {
  const [early, late] = end.times;
  if (start.times.length === 0 && early && late && areAlone(clean, early, late))
    start.times.push(...end.times.splice(0, 1));
  const [first, second] = start.times;
  if (!first || !second || end.times.length > 0 || labels.ends === 0) return;
  const apart = /[\n\t]| {2}/.test(clean.slice(first.end, second.start));
  const behindDays = end.dates.some((date) => date.end < first.start);
  if (apart && behindDays) end.times.push(...start.times.splice(1, 1));
}

/** "14:00 12:00" on a line of their own: the cells below two headings of a torn table. */
function areAlone(clean: string, first: PrintedTime, second: PrintedTime): boolean {
  return (
    /(?:^|\n)[ \t]*$/.test(clean.slice(Math.max(0, first.start - 20), first.start)) &&
    /^[ \t]{1,40}$/.test(clean.slice(first.end, second.start)) &&
    /^[ \t]*(?:\n|$)/.test(clean.slice(second.end, second.end + 20))
  );
}

/** Values below two headings come alternately, "15:00 - 21:00" as one; a lone value belongs to both. */
export function share({ clean }: Reading, pair: Pair, own: PairEnd) {
  own.dates.forEach((date, i) => {
    (i % 2 === 0 ? pair.start : pair.end).dates.push(date);
  });
  let spans = 0;
  own.times.forEach((time, i) => {
    const before = own.times[i - 1];
    if (before && clean.slice(before.end, time.start) === ' - ') spans += 1;
    ((i - spans) % 2 === 0 ? pair.start : pair.end).times.push(time);
  });
  own.texts.forEach((text, i) => {
    (i % 2 === 0 ? pair.start : pair.end).texts.push(text);
  });
}
