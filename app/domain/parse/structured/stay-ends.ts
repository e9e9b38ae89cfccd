import { calendarDay, daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { cleanText } from '../input/clean';
import type { SourceSpan } from '../parsed-detail';
import { findDates } from '../tokens/dates/dates';
import { dated, type PrintedDate } from '../tokens/dates/named-dates';
import { clock, findTimes, type PrintedTime } from '../tokens/dates/times';
import { matchesOf } from '../tokens/matches';
import { wordsAbroad, wordsFor } from '../vocabulary/labels';
import { anyCase, LETTER } from '../vocabulary/patterns';
import { isTripDay } from './markup-times';

/** Not "early check-in", nor "check out our spa". */
const label = (words: string) =>
  anyCase(
    `(?<![${LETTER}-]|(?:early|late|express|online|mobile) )(?:${words})(?![${LETTER}-]| (?:online|our|the|this|these|your|all|what|how)\\b)`,
    'g',
  );
const LABELS = {
  checkIn: label(
    `check[- ]?in|arrival|arriving|${wordsAbroad('check-in')}|${wordsAbroad('stay-begins')}`,
  ),
  checkOut: label(
    `check[- ]?out|departure|departing|${wordsAbroad('check-out')}|${wordsAbroad('stay-ends')}`,
  ),
  pickUp: label(wordsFor('pick-up')),
  dropOff: label(wordsFor('return')),
};
const LONGEST_STAY = 120;
/** Characters a date and its time take at most. */
const LONGEST_END = 120;
const MOST_LABELS = 40;

/** The time of the check-in an event's words print for the day it begins: "T15:00", or nothing. */
export function printedCheckInTime(words: string, startDay: string): string {
  const end = endBehind(words, 'checkIn', 9, 24);
  const sameDay = !end?.date || daysOf(end.date, startDay).includes(startDay);
  return sameDay ? (end?.time ?? '') : '';
}

/** The same of the check-out. */
export function printedCheckOutTime(words: string, endDay: string): string {
  const end = endBehind(words, 'checkOut', 5, 18);
  const sameDay = !end?.date || daysOf(end.date, endDay).includes(endDay);
  return sameDay ? (end?.time ?? '') : '';
}

/** "pickup 10/11/2027 10:25am": the moment an event's words print for an end of a rental, about its own day. */
export function printedMoment(
  words: string,
  side: 'pickUp' | 'dropOff',
  day: string,
): string | null {
  const end = endBehind(words, side, 0, 24);
  if (!end?.date || !end.time) return null;
  const days = daysOf(end.date, shiftDay(day, -1));
  const near = days.find((one) => isTripDay(one) && daysBetween(day, one) < 2);
  return near ? near + end.time : null;
}

interface PrintedEnd {
  /** Null where only a time is printed. */
  day: string | null;
  /** "T11:00", or nothing. */
  time: string;
}

/** The check-out an event's words print, read so that it fits the days the event spans where it can. */
function printedCheckOut(words: string, startDay: string, lastDay: string): PrintedEnd | null {
  const end = endBehind(words, 'checkOut', 5, 18);
  if (!end) return null;
  if (!end.date) return { day: null, time: end.time };
  const days = daysOf(end.date, startDay).filter((day) => {
    const nights = isTripDay(day) ? daysBetween(startDay, day) : 0;
    return nights > 0 && nights <= LONGEST_STAY;
  });
  const day = days.find((one) => one <= lastDay) ?? (days.length === 1 ? days[0] : undefined);
  return day ? { day, time: end.time } : null;
}

/** The date and time on the label's own line, or on the lines below a label that stands alone. */
function endBehind(words: string, side: keyof typeof LABELS, fromHour: number, untilHour: number) {
  const clean = cleanText(words);
  const dates = findDates(clean);
  const times = findTimes(clean);
  const labels = Object.entries(LABELS)
    .flatMap(([name, pattern]) =>
      matchesOf(clean, pattern).map((match) => ({
        name,
        from: match.index,
        start: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.from - b.from)
    .slice(0, MOST_LABELS);
  const found = labels.flatMap(({ name, start }, i) => {
    if (name !== side) return [];
    const next = labels[i + 1]?.from ?? clean.length;
    const own = clean.slice(start, Math.min(start + LONGEST_END, next));
    const line = own.split('\n', 1)[0] ?? '';
    const behind = /[\p{L}\d]/u.test(line) ? line : own;
    const within = (one: SourceSpan) => one.start >= start && one.end <= start + behind.length;
    const date = dates.find(within) ?? null;
    const time = times
      .filter(within)
      .find(({ minutes }) => minutes >= fromHour * 60 && minutes < untilHour * 60);
    return date || time ? [{ date, time: printedTime(time) }] : [];
  });
  return found.find(({ date }) => date) ?? found[0] ?? null;
}

function printedTime(time: PrintedTime | undefined): string {
  return time ? `T${clock(time.minutes)}` : '';
}

/** "07/06/2026" is both of its days; a day without a year is the next one. */
function daysOf(date: PrintedDate, startDay: string): string[] {
  return [date, ...(date.other ? [{ ...date, ...date.other }] : [])].flatMap(
    ({ month, day, year }) => {
      const startYear = Number(startDay.slice(0, 4));
      const years = year === null ? [startYear, startYear + 1] : [year];
      const all = years
        .filter((one) => dated(month, day, one) !== null)
        .map((one) => calendarDay(one, month, day));
      return all.find((one) => one >= startDay) ?? [];
    },
  );
}

/** When one leaves by what an event's words or its mail's print; null where the event's own end stands. */
export function dayOfLeaving(
  own: string,
  mail: string,
  startDay: string,
  end: string,
): string | null {
  const lastDay = end.slice(0, 10);
  const printed = printedCheckOut(own, startDay, lastDay);
  const day = printed?.day ?? dayAfterNights(own, startDay) ?? checkOutIn(mail, startDay, lastDay);
  return day ? `${day}${printed?.time ?? ''}` : null;
}

const NIGHTS = /\b(\d{1,2})[ -]nights?\b|\b(?:number of )?nights?\W{1,3}(\d{1,2})\b/i;

/** The day of leaving by the number of nights an event's words print. */
function dayAfterNights(words: string, startDay: string): string | null {
  const [, before, behind] = NIGHTS.exec(words) ?? [];
  const nights = Number(before ?? behind ?? 0);
  return nights > 0 ? shiftDay(startDay, nights) : null;
}

/** The day an all-day event ends or the one before, where the mail around it says that one checks out on it. */
function checkOutIn(words: string, startDay: string, end: string): string | null {
  const day = printedCheckOut(words, startDay, end)?.day ?? null;
  return day === end || day === shiftDay(end, -1) ? day : null;
}
