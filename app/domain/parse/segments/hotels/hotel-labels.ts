import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import type { Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import type { PrintedTime } from '../../tokens/dates/times';
import { readPair } from '../../tokens/label-pairs';
import type { Pair, PairEnd } from '../../tokens/pair-columns';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import type { Role } from '../../vocabulary/label-rows';
import { wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { companyIn } from '../cars/car-companies';
import { isOnPlatform } from './hotel-words';

/** "Check-in Date/Time", "Check In on", "Arrival Date & Time". */
const labelled = (role: Role, behind: string) =>
  `(?:${wordsFor(role)})(?:(?: | ?[&/,] ?)(?:date|day|time|and|${behind}|le|am|el|il|op|em)(?!\\p{L}))*`;
/** Words that nothing but a stay begins and ends with. */
const CHECK = {
  starts: labelled('check-in', 'on|from|after|begins|starts'),
  ends: labelled('check-out', 'on|by|until|before'),
};
/** Words of every journey. */
const TRAVEL = {
  starts: labelled('stay-begins', 'on'),
  ends: labelled('stay-ends', 'on'),
};

/** "in on Friday the 5th, out Sunday": what follows the two short words of a note. */
export const DAY = `(?:on )?(?:the )?(?:(?:${WEEKDAY_NAMES})\\b|(?:${MONTH_NAMES})\\.? \\d|\\d{1,2}(?:[/.]\\d|st|nd|rd|th)\\b|\\d{1,2} (?:${MONTH_NAMES})(?!\\p{L})|\\d{1,2} ?[/,] ?out\\b)`;

/** What stands before the two ends of a stay, as the sources of two patterns. */
const EITHER = {
  starts: `${CHECK.starts}|${TRAVEL.starts}|(?<!(?:receipt|invoice|mail|message|letter) )from(?! ?/ ?to\\b)|in(?=:?\\s{1,24}${DAY})`,
  ends: `${CHECK.ends}|${TRAVEL.ends}|to(?= (?:\\p{Lu}\\p{Ll}{2}|\\d)|:\\s{1,4}(?:(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\\b|\\d{1,2}[/. -]|20\\d\\d-))|out(?=:?\\s{1,24}${DAY})`,
};
/** "Late check-out until 4 PM, when available" is no end of the stay. */
const EXTRAS = `(?:late|early|express|online|mobile|self)[ -]check-? ?(?:in|out)`;
const BY_CHECK = { ...CHECK, others: `${TRAVEL.starts}|${TRAVEL.ends}|${EXTRAS}` };
const BY_ANY = { ...EITHER, others: EXTRAS };

/** The ends of a stay: by "check-in" and "check-out" where both have their day, else by any label. */
export function readHotelPair(
  reading: Reading,
  dates: readonly ResolvedDate[],
  times: readonly PrintedTime[],
): Pair {
  const checks = readPair(reading, BY_CHECK, dates, times);
  const { labels, start, end } = checks;
  const complete =
    labels.starts > 0 && labels.ends > 0 && start.dates.length > 0 && end.dates.length > 0;
  return complete ? checks : readPair(reading, BY_ANY, dates, times);
}

const STAY_WORDS =
  /\b(?:hotel|inn|suites?|resort|room|guest ?room|bedrooms?|(?:king|queen|twin|double|sofa) beds?|nights?|check-?in|check-?out|stay|lodging|accommodation|property|host|apartments?|villas?|hostels?|lodges?)\b/i;
const STAY_ABROAD = anyCase(
  `${wordsFor('stay')}|${wordsAbroad('check-in')}|${wordsAbroad('room')}`,
);
const HOUSE_ABROAD = anyCase(wordsAbroad('house'));
/** With a blank they are words of every flight ("check in online"), unless they head a line or cell. */
const CHECK_HEADS = anyCase(
  /(?:^|\t)[^\p{L}\n]{0,6}check (?:in|out)\b(?! (?:online|now|early|our|opens|closes))/imu,
);

/** A flight's or rental's "arrival" and "departure", at a place with a hotel's name. */
const OTHER_TRIP =
  /\b(?:flights?|airlines?|airways|boarding|trains?|railway|coach|ferry|cruises?|vehicle|pick[- ]?up|drop[- ]?off|car rental|rental car|rent-?a-?car)\b/i;

export function hasHotelWords(reading: Reading): boolean {
  const { clean } = reading;
  return (
    STAY_WORDS.test(clean) ||
    isOnPlatform(reading) ||
    CHECK_HEADS.test(clean) ||
    STAY_ABROAD.test(clean) ||
    HOUSE_ABROAD.test(clean)
  );
}

export function hasTripWords({ clean }: Reading): boolean {
  return OTHER_TRIP.test(clean) || companyIn(clean) !== null;
}

/** Characters between a label and its date, where both its town and another label may stand. */
const NEAR = 120;
const CHECKED_OUT = anyCase(`^(?:${CHECK.ends})$`);

/**
 * "Departure" printed before any "Arrival" begins a journey, whatever is said about hotels below it.
 * A stay is arrived at first, or has its days behind "check-in" and "check-out".
 */
export function isJourney(
  { clean }: Reading,
  { heads }: Pair,
  dates: readonly ResolvedDate[],
): boolean {
  const first = heads.find(
    ({ start, end }) =>
      !/^(?:from|to)$/i.test(clean.slice(start, end)) &&
      dates.some((date) => date.start >= end && date.start < end + NEAR),
  );
  if (first?.side !== 'end' || CHECKED_OUT.test(clean.slice(first.start, first.end))) return false;
  if (ARRIVING.test(clean.slice(Math.max(0, first.start - 80), first.start))) return false;
  // "Du 12 au 14 novembre", and below it both hours: nothing else begins with both its days.
  const [from, to] = dates.filter(({ end }) => end <= (heads[0]?.start ?? 0)).slice(-2);
  return !(from && to && TO_DAY.test(clean.slice(from.end, to.start)));
}

const TO_DAY = /^ (?:au|to|until|bis|al?|até|tot|till|til|do|-) (?:\p{L}{3,10},? )?$/u;

/** "I have you arriving Thursday 3rd and leaving Sunday", "in 15 / out 18 Oct". */
const ARRIVING = /\barriving\s[^.\n]{4,60}$|\bin \d{1,2} ?[/,] ?$/i;

export interface StayDays {
  checkIn: ResolvedDate;
  checkOut: ResolvedDate | null;
  /** Null where the text does not say how long the stay is. */
  checkOutDay: string | null;
}

/** Labelled days first; else a range such as "Jun 4 - 7"; else the first day and the number of nights. */
export function stayDays(
  reading: Reading,
  start: PairEnd,
  end: PairEnd,
  dates: readonly ResolvedDate[],
): StayDays | null {
  // A day asked for before may stand above that of the stay.
  const checkIn =
    start.dates.find((first) => end.dates.some((last) => isHotel(first, last))) ?? start.dates[0];
  const nights = nightsOf(reading);
  if (checkIn) {
    const checkOut =
      end.dates.find((date) => isHotel(checkIn, date)) ??
      end.dates.find(({ day8601 }) => day8601 === checkIn.day8601 && DAY_USE.test(reading.clean)) ??
      start.dates
        .slice(1)
        .find((date) => isHotel(checkIn, date) && isRange(reading, checkIn, date));
    const told = checkOut && nights !== daysBetween(checkIn.day8601, checkOut.day8601);
    const counted = told && nights ? rangeIn(reading, dates, nights) : null;
    if (counted?.checkIn.day8601 === checkIn.day8601) return counted;
    if (checkOut) return { checkIn, checkOut, checkOutDay: checkOut.day8601 };
  }
  const range = rangeIn(reading, dates);
  if (range) return range;
  const rows = checkIn ? null : nightRows(reading, dates);
  if (rows) return rows;
  const [only, ...others] = dates.filter(({ aside }) => !aside);
  // "FRI 30 OCT - ANTWERP", and below it "1 night", "check-in from 15:00".
  const isOnly = only && others.length === 0 && start.times.length > 0;
  const alone =
    nights && !checkIn && !IS_RECEIPT.test(reading.clean)
      ? (dates.find(({ end }) => NIGHTS_BEHIND.test(reading.clean.slice(end, end + 20))) ??
        (isOnly ? only : null))
      : null;
  if (alone && nights)
    return { checkIn: alone, checkOut: null, checkOutDay: shiftDay(alone.day8601, nights) };
  if (checkIn && nights)
    return { checkIn, checkOut: null, checkOutDay: shiftDay(checkIn.day8601, nights) };
  return checkIn ? { checkIn, checkOut: null, checkOutDay: null } : null;
}

/** The only day of a receipt is its own. */
const IS_RECEIPT = /\breceipt (?:id|no\.?|number|#)/i;

/** "Jun 4 - 7", of so many nights where their number is printed. */
function rangeIn(
  reading: Reading,
  dates: readonly ResolvedDate[],
  nights?: number,
): StayDays | null {
  for (let i = 0; i + 1 < dates.length; i += 1) {
    const [first, second] = [dates[i], dates[i + 1]];
    if (!first || !second || !isRange(reading, first, second) || !isHotel(first, second)) continue;
    const checkOut = lastNight(reading, [second, ...dates.slice(i + 2)]);
    if (nights === undefined || daysBetween(first.day8601, checkOut.day8601) === nights)
      return { checkIn: first, checkOut, checkOutDay: checkOut.day8601 };
  }
  return null;
}

const ROOM_HEAD = anyCase(`\\b(?:rooms?|bed)\\b|${wordsFor('room')}`);

/** "11 Sep 2026   6 Bed Dorm   2", and in the next row "12 Sep 2026": a table of nights, each with its room. */
function nightRows({ lines }: Reading, dates: readonly ResolvedDate[]): StayDays | null {
  const nights: { date: ResolvedDate; line: number }[] = [];
  for (const [i, line] of lines.entries()) {
    const [first, room] = line.cells;
    const date =
      first && dates.find(({ start, end }) => start === first.start && end === first.end);
    if (!date || !room || line.cells.length < 3) continue;
    const last = nights.at(-1);
    if (last && (i !== last.line + 1 || daysBetween(last.date.day8601, date.day8601) !== 1))
      return null;
    nights.push({ date, line: i });
  }
  const [begins, ends] = [nights[0], nights.at(-1)];
  const head = lines[(begins?.line ?? 0) - 1]?.cells ?? [];
  if (!begins || !ends || !head.slice(1).some(({ text }) => ROOM_HEAD.test(text))) return null;
  const checkOutDay = shiftDay(ends.date.day8601, 1);
  return { checkIn: begins.date, checkOut: null, checkOutDay };
}

/** A room for some hours of one day. */
const DAY_USE = /\bday[- ]?(?:use|room)\b|tageszimmer/i;

function isHotel(first: ResolvedDate, second: ResolvedDate): boolean {
  const nights = daysBetween(first.day8601, second.day8601);
  return nights >= 1 && nights <= 120;
}

/** "Jul 7 - Jul 9", "Jul 9 - Jul 10": a list of nights ends with its last. */
function lastNight(
  reading: Reading,
  [end, start, next, ...more]: [ResolvedDate, ...ResolvedDate[]],
): ResolvedDate {
  const goesOn = start && next && start.day8601 === end.day8601 && isRange(reading, start, next);
  return goesOn && isHotel(start, next) ? lastNight(reading, [next, ...more]) : end;
}

const RANGE = anyCase(
  `^(?: ?\\(\\p{L}{2,14}\\)|,? (?:à partir de |dès |ab |from |after |dalle |desde las |a partir das |vanaf |od )?\\d{1,2}(?:[:h.]\\d{2}| ?h)(?: (?:uhr|h|uur))?)?[\\s,)]{0,6}(?:[-~〜～→]|and|${wordsFor('until')})(?: the (?:morning|afternoon) of)?[\\s,(]{0,6}$`,
);

function isRange(reading: Reading, first: ResolvedDate, second: ResolvedDate): boolean {
  if (second.start < first.end) return false;
  const gap = reading.clean.slice(first.end, second.start);
  // "od 14/09/2026 do 16/09/2026": the word is a weekday's in Dutch.
  const until = reading.clean.startsWith('do ', second.start) ? 'do ' : '';
  return RANGE.test(gap + until);
}

const NIGHTS = anyCase(
  `\\b(\\d{1,2})[ -]?(?:\\bnights?\\b|${wordsFor('nights')})|(?:\\b(?:nights?|number of nights|length of stay)|${wordsFor('nights')})\\s{0,3}[:\\t]?\\s{0,3}(\\d{1,2})\\b`,
);

/** "10月12日(月)から2泊", "12 October for 2 nights": the day before a number of nights. */
const NIGHTS_BEHIND = anyCase(
  `^(?:\\([月火水木金土日]\\))?(?:から|より|,? for |,? für |,? per |,? pour |,? por )\\d{1,2} ?(?:nights?|${wordsFor('nights')})`,
);

function nightsOf(reading: Reading): number | null {
  const match = NIGHTS.exec(reading.clean);
  const nights = Number(match?.[1] ?? match?.[2] ?? 0);
  return nights > 0 && nights < 91 ? nights : null;
}
