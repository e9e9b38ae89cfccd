import { daysBetween } from '~/domain/time/calendar-day';
import type { Cell, Reading } from '../../reading';
import { type ResolvedDate, resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes, type PrintedTime } from '../../tokens/dates/times';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import { branchBefore, placesBeside, type RentalPlaces } from './branches';
import type { RentalEnds } from './rental-ends';

/** What is printed of one rental. */
export interface PrintedRental {
  ends: RentalEnds;
  places: RentalPlaces;
  /** The likeliest number first. */
  references: readonly PrintedReference[];
}

const RESERVED = /\b(?:reserv|confirm|prepaid|booked)/i;
const LONGEST_RENTAL = 180;

/** "Thu Sep 17, 2026 at 12:00 PM" and another such moment, each with its place: Budget and Avis label neither. */
export function rentalOfTwoMoments(
  reading: Reading,
  references: readonly PrintedReference[],
): PrintedRental | null {
  if (references.length === 0 || !RESERVED.test(reading.clean)) return null;
  const times = findTimes(reading.clean);
  const moments = datesOf(reading).flatMap((date) => {
    const time = timeBehind(reading, date, times);
    return time ? [{ date, time }] : [];
  });
  const [first, second, third] = moments;
  if (!first || !second || third) return null;
  const ends = endsOf(first.date, first.time, second.date, second.time);
  return ends && { ends, places: placesBeside(reading, first.date, second.date), references };
}

const FROM = /(?:^|\n)[ \t]{0,4}from ?:? {0,3}$/i;
const UNTIL = /(?:\n[ \t]{0,4}|,? )(?:until|till|to) ?:? {0,3}$/i;

/** "From: Wed, 11/18/2026 9:30 am", and below it "Until: Wed, 11/18/2026 5:00 pm": a car by the hour. */
export function rentalOfSpan(
  reading: Reading,
  references: readonly PrintedReference[],
): PrintedRental | null {
  if (references.length === 0) return null;
  const dates = resolveDates(reading);
  const times = findTimes(reading.clean);
  const behind = (label: RegExp) =>
    dates.find(({ start }) => label.test(reading.clean.slice(Math.max(0, start - 20), start)));
  const [first, last] = [behind(FROM), behind(UNTIL)];
  if (!first || !last || last.start < first.end || last.start - first.end > 200) return null;
  const [up, back] = [timeBehind(reading, first, times), timeBehind(reading, last, times)];
  const ends = up && back && endsOf(first, up, last, back);
  return ends && { ends, places: { pickup: null, back: null }, references };
}

const PICKS_UP = /\bpick(?:ing)?[- ]?(?:it |the \w+ )?up\b/i;
const BRINGS_BACK = /\b(?:drop(?:ping|s)?(?:[- ](?:off|it|back)){0,2}|return(?:ing)?(?: it)?)\b/i;
const NOTED_PLACE =
  /^[\s:]{1,3}(?:(?:at|from|in|to)\s)?(?:the\s)?(\p{Lu}[\p{L}\d.'()-]*(?:\s[\p{L}\d.'()-]+){0,6}?(?:, \p{Lu}[\p{L} .'-]{2,30})?)[\s,]{1,3}(?:on\s)?$/u;
const LONGEST_PLACE = 80;

/** "Van from Enterprise, pick up Portland Airport Wed 3/24 at 12 noon, drop at Seattle Airport Sun 3/28": a note. */
export function rentalOfNote(
  reading: Reading,
  references: readonly PrintedReference[],
): PrintedRental | null {
  const { clean } = reading;
  const up = PICKS_UP.exec(clean);
  const back = up && BRINGS_BACK.exec(clean.slice(up.index + up[0].length));
  if (!up || !back || references.length === 0) return null;
  const backAt = up.index + up[0].length + back.index;
  const from = notedEnd(reading, up.index + up[0].length, backAt);
  const to = notedEnd(reading, backAt + back[0].length, clean.length);
  const ends = from && to && endsOf(from.date, from.time, to.date, to.time);
  const pickup = from?.place ?? branchBefore(reading, up.index);
  if (!ends || !pickup || !to.place) return null;
  const line = clean.lastIndexOf('\n', up.index);
  // Its number stands in the note or behind it, not in what was noted above.
  const behind = ({ start }: PrintedReference) => {
    if (start > line && start < to.date.end) return 0;
    return start > to.date.end ? start - to.date.end : clean.length;
  };
  return {
    ends,
    places: { pickup, back: to.place },
    references: [...references].sort((a, b) => behind(a) - behind(b)),
  };
}

/** The place and moment behind one of a note's two verbs. */
function notedEnd(reading: Reading, start: number, until: number) {
  const date = datesOf(reading).find((one) => one.start >= start && one.end <= until);
  if (!date || date.start - start > LONGEST_PLACE) return null;
  const words = reading.clean.slice(start, date.start);
  const name = NOTED_PLACE.exec(words)?.[1];
  const at = start + words.indexOf(name ?? '');
  const place: Cell | null = name
    ? { text: name.replace(/\s+/g, ' '), start: at, end: at + name.length, line: 0 }
    : null;
  return { date, time: timeBehind(reading, date, findTimes(reading.clean)), place };
}

/** "You reserved a Full Size vehicle on December 25, 2026 at Boise Airport": when it goes back is asked. */
export function rentalOfSentence(
  reading: Reading,
  references: readonly PrintedReference[],
): PrintedRental | null {
  const match = RESERVED_VEHICLE.exec(reading.clean);
  const from =
    match && notedEnd(reading, match.index, match.index + match[0].length + LONGEST_PLACE);
  const behind =
    from && AT_PLACE.exec(reading.clean.slice(from.date.end, from.date.end + LONGEST_PLACE));
  if (!from || !behind?.[1] || references.length === 0) return null;
  const start = from.date.end + behind[0].length - behind[1].length;
  const pickup = { text: behind[1].trim(), start, end: start + behind[1].trim().length, line: 0 };
  return {
    ends: { pickup: from.date, pickupTime: from.time, back: null, backTime: null },
    places: { pickup, back: null },
    references,
  };
}

const RESERVED_VEHICLE =
  /\b(?:reserved|booked) an? [\w -]{3,40}? (?:vehicle|car|van|truck|SUV) (?:on|for) /i;
const AT_PLACE = /^,? at (\p{Lu}[^\n.,]{3,60})/u;

/** The days of the trip a text prints, without those of its purchase or a deadline. */
export function datesOf(reading: Reading): ResolvedDate[] {
  return resolveDates(reading).filter((date) => !date.aside);
}

function timeBehind(
  { clean }: Reading,
  date: ResolvedDate,
  times: readonly PrintedTime[],
): PrintedTime | null {
  const behind = times.find(({ start }) => start >= date.end);
  const gap = behind ? clean.slice(date.end, behind.start) : '';
  return behind && /^[\s,@-]{0,4}(?:at )?[\s-]{0,3}$/i.test(gap) ? behind : null;
}

function endsOf(
  pickup: ResolvedDate,
  pickupTime: PrintedTime | null,
  back: ResolvedDate,
  backTime: PrintedTime | null,
): RentalEnds | null {
  const days = daysBetween(pickup.day8601, back.day8601);
  if (pickup.ambiguous || days < 0 || days > LONGEST_RENTAL) return null;
  return { pickup, pickupTime, back, backTime };
}
