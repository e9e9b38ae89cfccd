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

function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
