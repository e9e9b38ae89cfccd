import { daysBetween } from '~/domain/time/calendar-day';
import { askForDate, askForEnd, isOpen } from '../../finish/ambiguities';
import { fill, type ParsedCar } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { dayAndClock, type PrintedTime } from '../../tokens/dates/times';
import type { PairEnd } from '../../tokens/pair-columns';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

/** Words that nothing but a rental begins with. */
export const PICK_UP_WORD = anyCase(
  `\\brental (?:car|location|period)\\b|(?:^|\\n)[ \\t]{0,8}collect(?:ion)?(?=[ \\t]{0,4}(?:[:\\t\\n]| {2}|(?:mon|tue|wed|thu|fri|sat|sun)\\b|\\d))|${wordsFor('pick-up')}|${wordsFor('pick-up-place')}`,
);

export const RETURN_WORD = anyCase(wordsFor('return'));
export const CAR_WORD = anyCase(wordsFor('car'));

/** The two moments of a rental. */
export interface RentalEnds {
  pickup: ResolvedDate;
  pickupTime: PrintedTime | null;
  /** Null where only the pick-up is printed. */
  back: ResolvedDate | null;
  backTime: PrintedTime | null;
}

/** Pick-up and return behind their labels. */
export function rentalEnds(
  reading: Reading,
  start: PairEnd,
  end: PairEnd,
  times: readonly PrintedTime[],
): RentalEnds | null {
  const pickup = start.dates[0];
  const rest = [...end.dates, ...start.dates.slice(1)];
  const back =
    pickup &&
    rest.find((date) => {
      const days = daysBetween(pickup.day8601, date.day8601);
      return days >= 0 && days <= 180 && date.start !== pickup.start;
    });
  if (!pickup) return null;
  if (!back) {
    const labelled = PICK_UP_WORD.test(
      reading.clean.slice(Math.max(0, pickup.start - 40), pickup.start),
    );
    const pickupTime = timeBeside(reading, pickup, start.times, times, pickup);
    return labelled ? { pickup, back: null, pickupTime, backTime: null } : null;
  }
  const [first, second] = times.filter((time) => time.start >= back.end);
  const columns =
    first &&
    second &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(pickup.end, back.start)) &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(back.end, first.start)) &&
    /^[\s,]{1,4}$/.test(reading.clean.slice(first.end, second.start));
  if (columns) return { pickup, back, pickupTime: first, backTime: second };
  return {
    pickup,
    back,
    pickupTime: timeBeside(reading, pickup, start.times, times, back),
    backTime: timeBeside(reading, back, end.times, times, pickup),
  };
}

/** A time printed on the date's own line, else the first behind the label. */
function timeBeside(
  reading: Reading,
  date: ResolvedDate,
  labelled: readonly PrintedTime[],
  all: readonly PrintedTime[],
  other: ResolvedDate,
): PrintedTime | null {
  const close = all.find(
    (time) =>
      time.start >= date.end &&
      time.start - date.end < 30 &&
      !reading.clean.slice(date.end, time.start).includes('\n') &&
      // "Pick Up 1:45pm (Fri, Feb 5)   Drop Off 4:45pm": the clock behind the day is the other end's.
      (labelled.length === 0 ||
        labelled.includes(time) ||
        time.start < (labelled[0]?.start ?? 0)) &&
      !(other.start > date.start && time.start > other.start),
  );
  const before = all.find(
    ({ end }) =>
      end <= date.start &&
      date.start - end < 12 &&
      !reading.clean.slice(end, date.start).includes('\n'),
  );
  return (labelled.length > 0 ? null : before) ?? close ?? labelled[0] ?? before ?? null;
}

/** Fills both moments in, or asks which day is meant. */
export function describeEnds(detail: ParsedCar, ends: RentalEnds, reading: Reading) {
  const { pickup, pickupTime, back, backTime } = ends;
  if (isOpen(pickup)) {
    askForDate(detail, 'pickupDate', pickup, reading, { time: pickupTime });
    if (back) askForDate(detail, 'returnDate', back, reading, { time: backTime });
    return;
  }
  fill(detail, 'pickupDate', dayAndClock(pickup.day8601, pickupTime), reading, [
    pickup,
    pickupTime,
  ]);
  fill(detail, 'date', pickup.day8601, reading, [pickup]);
  if (!back) {
    askForEnd(detail, 'returnDate', reading.text.slice(pickup.start, pickup.end));
    return;
  }
  fill(detail, 'returnDate', dayAndClock(back.day8601, backTime), reading, [back, backTime]);
  fill(detail, 'endDate', back.day8601, reading, [back]);
}
