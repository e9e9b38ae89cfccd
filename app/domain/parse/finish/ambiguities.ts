import type { Airport } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Ambiguity, ParsedDetail, ParsedFlight } from '../parsed-detail';
import type { Reading } from '../reading';
import type { ResolvedDate } from '../tokens/dates/resolve-dates';
import { dayAndClock, type PrintedTime } from '../tokens/dates/times';

/** "07/03/2027" with nothing to tell which is the month; "Sat, May 8", which falls on no day that is near. */
export function isOpen({ ambiguous, years }: ResolvedDate): boolean {
  return ambiguous !== undefined || years !== undefined;
}

/** Offers every day a printed date can be, or the day so many days behind it. */
export function askForDate(
  detail: ParsedDetail,
  field: string,
  date: ResolvedDate,
  reading: Reading,
  { time, daysLater = 0 }: { time: PrintedTime | null; daysLater?: number },
) {
  const words = reading.text.slice(date.start, date.end);
  const days = date.years
    ? date.years.map((year) => `${year}${date.day8601.slice(4)}`)
    : [date.day8601, date.ambiguous ?? date.day8601];
  detail.ambiguities.push({
    field,
    question: date.years
      ? `${words}: which year is it?`
      : `${words} can be two days. Which one is it?`,
    choices: days.map((day) => {
      const meant = shiftDay(day, daysLater);
      return { value: dayAndClock(meant, time), label: longDay(meant) };
    }),
    words,
  });
}

/** A booking that does not say when it ends: the person does. */
export function askForEnd(detail: ParsedDetail, field: string, words: string) {
  const question =
    field === 'checkOutDate' ? 'When do you check out?' : 'When does the car go back?';
  detail.ambiguities.push({ field, question, choices: [], words });
}

/** A stay whose house nobody can name. */
export function askForName(detail: ParsedDetail, words: string) {
  const question = 'What is the place called?';
  detail.ambiguities.push({ field: 'provider', question, choices: [], words });
}

/** The other way round: only the end was printed. */
export function askForStart(detail: ParsedDetail, field: 'checkInDate', words: string) {
  detail.ambiguities.push({ field, question: 'When do you check in?', choices: [], words });
}

/** One of several days, and nothing printed tells which. */
export function askWhichDay(
  detail: ParsedDetail,
  field: 'checkOutDate',
  days: readonly string[],
  words: string,
) {
  const choices = days.map((value) => ({ value, label: longDay(value.slice(0, 10)) }));
  detail.ambiguities.push({ field, question: 'On which day do you check out?', choices, words });
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function longDay(day: string): string {
  return LONG_DAY.format(new Date(`${day}T00:00:00Z`));
}

/** An end of a flight whose words mean several airports or none, or that is not printed at all. */
export function askForAirport(
  detail: ParsedFlight,
  end: 'departure' | 'arrival',
  words: string,
  airports: readonly Airport[] = [],
) {
  const field = `${end}Location`;
  if (airports.length > 0) {
    detail.ambiguities.push(whichAirport(field, airports, words));
    return;
  }
  const unsaid = end === 'departure' ? 'Where does it leave from?' : 'Where does it land?';
  const question = words ? `${words} is not an airport we know. Which one is it?` : unsaid;
  detail.ambiguities.push({ field, question, choices: [], words });
}

const COUNT_WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A city of several airports; `contested` are words that name more than one of them. */
export function whichAirport(
  field: string,
  airports: readonly Airport[],
  city: string,
  contested?: string,
): Ambiguity {
  return {
    field,
    question: contested
      ? `${contested}: which one does it fly to?`
      : `${airports[0]?.city ?? city} has ${COUNT_WORDS[airports.length] ?? 'several'}. Which one is it?`,
    choices: airports.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
    words: contested ?? city,
  };
}
