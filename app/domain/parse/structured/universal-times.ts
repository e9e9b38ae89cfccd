import { instantOf, wallTimeAt } from '~/domain/time/wall-time';
import { cleanText } from '../input/clean';
import { cacheLast } from '../tokens/cache-last';
import { findDates } from '../tokens/dates/dates';
import { findTimes } from '../tokens/dates/times';

/** "20:24Z" is UTC to some senders, and the clock of the place to others. */
export const IN_UTC = /(?:Z|[+-]00:?00)$/;

/** The words around markup are searched as far as here. */
const MOST_WORDS = 20_000;

/**
 * The wall time of a moment that markup gives in universal time, at a place: of both that it may mean the one
 * that the words around it print. Where they tell neither, the day alone is known.
 */
export function universalMoment(written: string, timeZone: string | null, words: string): string {
  const local = timeZone ? wallTimeAt(instantOf(written, 'UTC'), timeZone) : written;
  if (timeZone && local === written) return written;
  const printed = printedIn(words);
  const [forWritten, forLocal] = [printed(written), printed(local)];
  const isMidnight = written.endsWith('T00:00');
  if (forWritten > forLocal || (forWritten === forLocal && isMidnight))
    return forWritten < BOTH ? written.slice(0, 10) : written;
  return forLocal === BOTH && (forLocal > forWritten || !timeZone) ? local : local.slice(0, 10);
}

/** The day and the clock of a moment are printed. */
const BOTH = 3;

/** How much of a moment some words print: its day counts twice as much as its clock. */
export const printedIn = cacheLast((words: string): ((moment: string) => number) => {
  const clean = cleanText(words.slice(0, MOST_WORDS));
  const dates = findDates(clean).flatMap((date) => [date, ...(date.other ? [date.other] : [])]);
  const times = findTimes(clean);
  return (moment) => {
    const [month, day] = [moment.slice(5, 7), moment.slice(8, 10)].map(Number);
    const minutes = Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
    const isDay = dates.some((date) => date.month === month && date.day === day);
    return (isDay ? 2 : 0) + (times.some((time) => time.minutes === minutes) ? 1 : 0);
  };
});
