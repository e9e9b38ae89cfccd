import type { DetailType } from '~/domain/travel/travel-detail';
import { withoutReplaced } from '../input/changes/replaced-parts';
import { detectInput, toReading } from '../input/mail';
import type { ParsedDetail, ParsedText } from '../parsed-detail';
import { type Line, lineAt, type Reading, withClean } from '../reading';
import { resolveDates } from '../tokens/dates/resolve-dates';
import { matchesOf } from '../tokens/matches';
import { wordsAbroad, wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { unreadNumbers } from './unread-numbers';
import type { UnreadPart } from './unread-part';

interface Asked {
  /** What was pasted or uploaded, as it came. */
  input: string;
  travelType: DetailType | 'auto';
  today: string;
}

/** What is said is said in a few lines. */
const MOST_PARTS = 6;
const LONGEST_QUOTE = 120;
/** A booking stands in the first part of a text. */
const LONGEST_TEXT = 20_000;

/**
 * What looks like a further booking or field of the kind that was asked for and stands in none of the
 * found details: a flight number, a date behind its label, an attached file that is not read.
 */
export function unreadParts({ details, text }: ParsedText, asked: Asked): UnreadPart[] {
  const files = unreadFiles(asked.input);
  if (details.length === 0) return files;
  const mail = { subject: '', sender: '', sentOn: null };
  const printed = toReading(text.slice(0, LONGEST_TEXT), mail, asked.today);
  // What holds no longer was understood.
  const reading = withClean(printed, withoutReplaced(printed.clean));
  const parts = [
    ...(isWanted('flight', asked) ? unreadFlights(reading, details) : []),
    ...unreadDates(reading, details, asked),
    ...files,
  ];
  const seen = new Set<string>();
  return parts.filter(({ words }) => !seen.has(words) && seen.add(words)).slice(0, MOST_PARTS);
}

function isWanted(type: DetailType, { travelType }: Asked): boolean {
  return travelType === type || (travelType === 'auto' && type !== 'other');
}

function unreadFlights(reading: Reading, details: readonly ParsedDetail[]): UnreadPart[] {
  return unreadNumbers(reading, details).map(({ start }) => ({
    kind: 'flight',
    words: quote(lineOf(reading, start)),
  }));
}

const LABELS: Partial<Record<DetailType, RegExp>> = {
  flight: label(wordsFor('departs'), wordsFor('arrives')),
  hotel: label(
    ...[wordsFor('check-in'), wordsFor('check-out')],
    // Every flight arrives too.
    ...[wordsAbroad('stay-begins'), wordsAbroad('stay-ends')],
  ),
  car: label(wordsFor('pick-up'), wordsFor('return')),
};

/** A label at the end of some words: between it and its date stand no words but "date" and the like. */
function label(...words: string[]): RegExp {
  return anyCase(
    `(?:${words.join('|')})(?:[^\\p{L}\\d]{1,6}(?:date|day|time|on|from))?[^\\p{L}\\d]{0,8}$`,
  );
}

/** A date behind a label of the kind, on a day that none of the bookings knows. */
function unreadDates(
  reading: Reading,
  details: readonly ParsedDetail[],
  asked: Asked,
): UnreadPart[] {
  const labels = Object.entries(LABELS).filter(([type]) => isWanted(type as DetailType, asked));
  const days = new Set(details.flatMap(daysOf));
  const taken = details.flatMap(({ spans }) => Object.values(spans).flat());
  return resolveDates(reading)
    .filter(
      ({ aside, day8601, ambiguous }) => !aside && !days.has(day8601) && !days.has(ambiguous ?? ''),
    )
    .filter(({ start, end }) => !taken.some((span) => span.start < end && start < span.end))
    .flatMap(({ start }): UnreadPart[] => {
      const line = lineOf(reading, start);
      const before = labelBefore(reading, line, start);
      const isLabelled = labels.some(([, words]) => words.test(before));
      return isLabelled ? [{ kind: 'date', words: quote(line, before) }] : [];
    });
}

function daysOf(detail: ParsedDetail): string[] {
  const { date, endDate, departureDateTime, arrivalDateTime } = detail;
  const { checkInDate, checkOutDate, pickupDate, returnDate } = detail;
  return [
    ...[date, endDate, departureDateTime, arrivalDateTime],
    ...[checkInDate, checkOutDate, pickupDate, returnDate],
  ].flatMap((moment) => moment?.slice(0, 10) ?? []);
}

const LONGEST_LABEL = 40;

/** The words before a date on its line, or the line above where it stands alone. */
function labelBefore(reading: Reading, line: Line, start: number): string {
  const before = line.text.slice(0, start - line.start);
  if (/\p{L}/u.test(before)) return before.slice(-LONGEST_LABEL * 2);
  const above = reading.lines[lineAt(reading.lines, start) - 1]?.text ?? '';
  return above.length <= LONGEST_LABEL ? above : '';
}

function lineOf(reading: Reading, offset: number): Line {
  const line = reading.lines[lineAt(reading.lines, offset)];
  return line ?? { text: '', start: offset, end: offset, cells: [] };
}

function quote(line: Line, label = ''): string {
  const words = line.text.includes(label) ? line.text : `${label} ${line.text}`;
  const tidy = words.replace(/\s+/g, ' ').trim();
  return tidy.length > LONGEST_QUOTE ? `${tidy.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : tidy;
}

/** Files in a mail that may hold a ticket, and are not text. */
const FILE_NAME =
  /^content-(?:type|disposition):(?:[^\n]|\n[ \t]){0,400}?name\*?=(?:utf-8'')?"?([^"\n;]{1,200}\.(?:pdf|pkpass|docx?))\b/gim;

function unreadFiles(input: string): UnreadPart[] {
  if (detectInput(input) !== 'mail') return [];
  const names = matchesOf(input, FILE_NAME).map(([, name = '']) => name.trim());
  return [...new Set(names)].slice(0, 3).map((words) => ({ kind: 'attachment', words }));
}
