import type { ParsedDetail } from '../parsed-detail';
import type { Reading } from '../reading';
import type { ResolvedDate } from '../tokens/resolve-dates';

/** "07/03/2027" with nothing to tell which is the month: both days are offered. */
export function askForDay(
  detail: ParsedDetail,
  field: string,
  date: ResolvedDate,
  reading: Reading,
  time: string,
) {
  if (!date.ambiguous) return;
  const words = reading.text.slice(date.start, date.end);
  detail.doubts.push({
    field,
    question: `${words} can be two days. Which one is it?`,
    choices: [date.day8601, date.ambiguous].map((day) => ({
      value: `${day}${time}`,
      label: longDay(day),
    })),
    words,
  });
}

/** "Sat, May 8", where that weekday falls on no day that is near: the years it fits are offered. */
export function askForYear(
  detail: ParsedDetail,
  field: string,
  date: ResolvedDate,
  reading: Reading,
  time: string,
) {
  const words = reading.text.slice(date.start, date.end);
  const days = (date.years ?? []).map((year) => `${year}${date.day8601.slice(4)}`);
  detail.doubts.push({
    field,
    question: `${words}: which year is it?`,
    choices: days.map((day) => ({ value: `${day}${time}`, label: longDay(day) })),
    words,
  });
}

/** A booking that does not say when it ends: the person does. */
export function askForEnd(detail: ParsedDetail, field: string, words: string) {
  const question =
    field === 'checkOutDate' ? 'When do you check out?' : 'When does the car go back?';
  detail.doubts.push({ field, question, choices: [], words });
}

function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
