import { type Line, lineAt, type Reading } from '../../reading';
import { findDates } from '../../tokens/dates/dates';
import { findAddresses } from '../../tokens/places/addresses';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { partOf } from '../part-of';
import { isDay } from '../sections';
import { DAY } from './hotel-labels';
import { NAME_LABEL } from './hotel-names';

const CHECK_IN = anyCase(
  `^[^\\p{L}\\d]{0,3}(?:\\d{1,2} nights?[,:] )?(?:${wordsFor('check-in')}|${wordsFor('stay-begins')}|from\\b|in(?=\\s${DAY}))(?! ?(?:time|after))`,
);
const MOST_STAYS = 12;
/** "Hotel: Grand Hôtel Wiesler, Grieskai 4", and below it its two days. */
const NAMED = anyCase(`^\\W{0,3}(?:${wordsFor('hotel')})\\s?: \\p{L}`);
/** "Stay in Valencia", "Hotel Copenhagen (3 nights, in 15 / out 18 Oct)" head each hotel of a trip. */
const STAY_HEADING = anyCase(
  /^\W{0,3}(?:stay|hotel|accommodation|lodging) (?:in \p{Lu}[\p{L} .'-]{2,40}|\p{Lu}[\p{L} .'-]{2,40} \(\d{1,2} nights?\b[^)\n]{0,40}\))$/iu,
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
  const ranged = rangedBelowNames(reading);
  if (ranged.length > 1) return ranged;
  const checkIns = lines.filter(({ text }) => CHECK_IN.test(text));
  if (checkIns.length < 2 || checkIns.length > MOST_STAYS) return [];
  const houses = lines.filter(({ text }) => NAME_LABEL.test(text)).map(({ start }) => start);
  const starts =
    houses.length === checkIns.length
      ? fromDaysAbove(reading, houses)
      : addressedStays(reading, checkIns);
  if (starts.length !== checkIns.length) return [];
  return starts.map((start, i) => {
    const next = starts[i + 1] ?? clean.length;
    const checkIn = checkIns.find((line) => line.start >= start)?.end ?? start;
    return partOf(reading, start, Math.min(next, nextDay(reading, checkIn)));
  });
}

const RANGE = anyCase(`^ ?(?:-|${wordsFor('until')}) ?$`);

/** "Hotel: Grand Hôtel Wiesler, …", below it "14.-15.11.", and so for each house up to the next day that is printed. */
function rangedBelowNames(reading: Reading): Reading[] {
  const { clean, lines } = reading;
  const named = lines.filter(({ text }) => NAMED.test(text));
  if (named.length < 2 || named.length > MOST_STAYS) return [];
  const dates = findDates(clean);
  const blocks = named.map(({ start, end }, i) => {
    const next = named[i + 1]?.start ?? clean.length;
    const [first, last, other] = dates.filter((date) => date.start > start && date.start < next);
    const isBelow = first && first.start - end < OWN_DAYS;
    if (!isBelow || !last || !RANGE.test(clean.slice(first.end, last.start))) return null;
    return partOf(reading, start, other ? clean.lastIndexOf('\n', other.start) : next);
  });
  const whole = blocks.filter((block) => block !== null);
  return whole.length === blocks.length ? whole : [];
}

/** "> *THU 5 NOV*". */
const DECORATION = /^[^\p{L}\d]{1,20}|[^\p{L}\d]{1,20}$/gu;

/** Where the next day of a plan begins, as the text was printed: the flights' own days are blanked by now. */
function nextDay({ text }: Reading, from: number): number {
  let at = text.indexOf('\n', from) + 1;
  while (at > 0) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end);
    if (isDay(line.replace(DECORATION, ''))) return at;
    at = end + 1;
  }
  return text.length;
}

/** So far below its name a stay has days of its own, if any. */
const OWN_DAYS = 300;

/** "FRI 30 OCT - ANTWERP" heads a show's page, and farther down "Hotel: …  1 night": the night of that day. */
function fromDaysAbove({ clean, lines }: Reading, named: readonly number[]): readonly number[] {
  const dates = findDates(clean);
  const above = named.map((start, i) =>
    dates.findLast((date) => date.start < start && date.start > (named[i - 1] ?? -1)),
  );
  const isHeaded = named.every((start, i) => {
    const until = above[i + 1]?.start ?? start + OWN_DAYS;
    return above[i] && !dates.some((date) => date.start > start && date.start < until);
  });
  if (!isHeaded) return named;
  return above.map((date) => lines[lineAt(lines, date?.start ?? 0)]?.start ?? 0);
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
