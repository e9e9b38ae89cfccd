import { askForDate, askForEnd, isOpen } from '../../finish/ambiguities';
import { fill, type ParsedHotel } from '../../parsed-detail';
import { type Line, lineAt, type Reading, wordsBefore } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { dayAndClock, type PrintedTime } from '../../tokens/dates/times';
import { matchesOf } from '../../tokens/matches';
import type { Pair } from '../../tokens/pair-columns';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { StayDays } from './hotel-labels';

const HOUSE_HOURS = anyCase(
  /(?<!\p{L})(?:breakfast|brunch|lunch|dinner|reception|front desk|cancel\p{L}*|guarantee\p{L}*|garant\p{L}*|pool|parking|restaurant|lounge|gym|fitness|shuttle|quiet hours|happy hour|frühstück|rezeption|stornier\p{L}*|petit[- ]déjeuner|réception|annul\p{L}*|desayuno|recepción|cancelación|colazione|ontbijt|receptie|frukost|frokost|morgenmad|śniadani\p{L}*|recepcj\p{L}*|завтрак|朝食)(?!\p{L})/iu,
);
/** "Check-in" or "check-out", in whatever language. */
export const ANY_CHECK = anyCase(
  `check-?(?:in|out)|${wordsFor('check-in')}|${wordsFor('check-out')}`,
);

/** "Load-in is 4pm": a clock of the evening's work. */
const WORK_HOURS = anyCase(
  /(?<!\p{L})(?:load[- ]?(?:in|out)|sound ?check|line ?check|doors?|show ?time|show|set|stage|rehearsal|curfew|lobby|call ?time|bus call)(?!\p{L})[^.;\n]{0,24}$/iu,
);

/** "Your estimated time of arrival: 19:00" is the guest's own. */
const GUESTS_HOURS = anyCase(
  /(?<!\p{L})(?:(?:estimated|expected|planned|approximate|scheduled) (?:time of )?(?:arrival|check-?in)(?: time)?|arrival time (?:given|stated)|eta|voraussichtliche (?:ankunft|ankunftszeit|anreise)|geschätzte ankunftszeit|heure d['’]arrivée (?:prévue|estimée)|hora (?:estimada|prevista|aproximada) de llegada|orario di arrivo (?:previsto|stimato)|verwachte aankomsttijd)[^.;\n]{0,12}$/iu,
);

/** "チェックインは15:00から、チェックアウトは10:00まで". */
const CHECKS_OUT = /チェックアウト(?:時刻|時間)?は[ :]{0,3}$/;

const PLANNED = /予定(?:時刻|時間)\W*$/;

/** "Let us know if it's going to be after 7pm". */
const ONLY_IF = /\bif (?:it|you|your)\b[^.;\n]{0,40}$/i;

/** "Breakfast 7:00 - 10:30" and "Reception is open 08:00 - 22:00" are no times of the guest's. */
export function isOfHouse({ clean, lines }: Reading, { start }: PrintedTime): boolean {
  const before = wordsBefore({ clean }, start, 60);
  if ([WORK_HOURS, GUESTS_HOURS, ONLY_IF].some((pattern) => pattern.test(before))) return true;
  const at = lineAt(lines, start);
  // "チェックイン予定時刻", and below it the hour that the guest gave.
  if (PLANNED.test(lines[at - 1]?.text ?? '') && lines[at]?.start === start) return true;
  const text = sentenceAt(lines[at], start);
  return HOUSE_HOURS.test(text) && !ANY_CHECK.test(text);
}

/** The sentence of a line that an offset of the text stands in. */
function sentenceAt(line: Line | undefined, offset: number): string {
  if (!line) return '';
  const at = offset - line.start;
  const ends = matchesOf(line.text, SENTENCE_END).map(({ index }) => index);
  return line.text.slice(
    (ends.findLast((end) => end < at) ?? -1) + 1,
    ends.find((end) => end >= at),
  );
}

const SENTENCE_END = /(?<=[\p{Ll}\d)]{2})[.!?](?= \p{Lu})/gu;

/** Fills both days and clocks in, or asks which are meant; `times` are all the clocks of the text. */
export function describeEnds(
  detail: ParsedHotel,
  days: StayDays,
  { start, end }: Pair,
  times: readonly PrintedTime[],
  reading: Reading,
) {
  const arriving = start.times.filter((time) => isCheckTime(time, 9 * 60, 24 * 60));
  const behindUntil = ({ start: at }: PrintedTime) => LATEST.test(wordsBefore(reading, at, 24));
  // "Wir halten Ihr Zimmer am Anreisetag bis 18:00 Uhr" tells no hour from which it is ready.
  const fitting = arriving.every(behindUntil) ? [] : arriving;
  const late = end.times.filter((time) => isCheckTime(time, 5 * 60, 18 * 60));
  const isSaidOut = ({ start: at }: PrintedTime) => CHECKS_OUT.test(wordsBefore(reading, at, 20));
  const leaving = late.some(isSaidOut) ? late.filter(isSaidOut) : late;
  const isOpenEnd = fitting.length === 0 || leaving.length === 0;
  const hours = isOpenEnd ? hoursOfRoom(times, reading) : null;
  const inTime =
    fitting.find((time) => isBeside(days.checkIn, time, reading)) ??
    fitting[0] ??
    hours?.from ??
    null;
  const labelled = leaving.filter((time) => time.start !== hours?.from.start);
  const outTime = lastOf(labelled, reading) ?? hours?.until ?? null;
  const { checkIn, checkOut, checkOutDay } = days;
  if (isOpen(checkIn)) {
    askForDate(detail, 'checkInDate', checkIn, reading, { time: inTime });
    if (checkOut) askForDate(detail, 'checkOutDate', checkOut, reading, { time: outTime });
    return;
  }
  fill(detail, 'checkInDate', dayAndClock(checkIn.day8601, inTime), reading, [checkIn, inTime]);
  fill(detail, 'date', checkIn.day8601, reading, [checkIn]);
  if (checkOutDay === null) {
    askForEnd(detail, 'checkOutDate', reading.text.slice(checkIn.start, checkIn.end));
    return;
  }
  fill(detail, 'checkOutDate', dayAndClock(checkOutDay, outTime), reading, [checkOut, outTime]);
  fill(detail, 'endDate', checkOutDay, reading, [checkOut]);
}

/** "Friday, May 15 (4:00 PM)": before the clock of another check-in. */
function isBeside({ end }: ResolvedDate, time: PrintedTime, { clean }: Reading): boolean {
  return (
    time.start >= end &&
    /^[^\n\p{L}]{0,6}(?:at|from|after)?[^\n\p{L}]{0,3}$/u.test(clean.slice(end, time.start))
  );
}

function isCheckTime(time: PrintedTime, from: number, to: number): boolean {
  return time.minutes >= from && time.minutes < to;
}

const clockBehind = (role: 'earliest' | 'latest') =>
  anyCase(`(?:${wordsFor(role)})(?: (?:ore|kl\\.?|godz\\.?))?[ \\t]{0,2}$`);
const EARLIEST = clockBehind('earliest');
const LATEST = clockBehind('latest');
/** Characters between the two clocks of a room. */
const ONE_SENTENCE = 120;

/**
 * "Your room is ready from 15:00. On the day of departure please leave it by 11:00": no other hours begin
 * in the afternoon and end before noon.
 */
function hoursOfRoom(times: readonly PrintedTime[], reading: Reading) {
  const behind = (pattern: RegExp, { start }: PrintedTime) =>
    pattern.test(wordsBefore(reading, start, 24));
  for (const [i, until] of times.entries()) {
    const from = times[i - 1];
    if (!from || until.start - from.end > ONE_SENTENCE) continue;
    const isRoom = isCheckTime(from, 13 * 60, 18 * 60) && isCheckTime(until, 9 * 60, 13 * 60);
    if (isRoom && behind(EARLIEST, from) && behind(LATEST, until)) return { from, until };
  }
  return null;
}

const SPAN = anyCase(`^\\s{0,3}(?:-|to|and|alle|às|a las|${wordsFor('until')})\\s{0,3}$`);

/** "7:00 - 11:00" behind check-out is a window that closes at eleven. */
function lastOf(times: readonly PrintedTime[], reading: Reading): PrintedTime | null {
  const [first, second] = times;
  if (first && second && SPAN.test(reading.clean.slice(first.end, second.start))) return second;
  return first ?? null;
}
