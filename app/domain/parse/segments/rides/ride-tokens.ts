import { MOST_TOKENS, type Reading, wordsBefore } from '../../reading';
import { resolveDates } from '../../tokens/dates/resolve-dates';
import { findTimes, type PrintedTime } from '../../tokens/dates/times';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { matchesOf } from '../../tokens/matches';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { EndLabel, LegHeading, LegToken } from '../legs/leg';
import type { PrintedCarrier } from './carrier-names';
import { findStations } from './ride-stations';

const DEPARTS = `sail(?:s|ing)|pick(?:ing)?[- ]?up|ab|${wordsFor('departs')}`;
const ARRIVES = `drop(?:ping)?[- ]?off|an|${wordsFor('arrives')}`;
const END_LABEL = anyCase(
  `(?<![\\p{L}'-])(?:(${DEPARTS})|(${ARRIVES}))(?![\\p{L}'])(?!\\s(?:gate|the|a|at least|early|by|no later)(?![\\p{L}]))`,
  'g',
);
/** Both words are common in German and English: labels of a time right behind them. */
const SHORT = /^a[bn]$/i;
const HEADING = anyCase(
  /^[^\p{L}\n]{0,4}(?:outbound|outward|inbound|return(?: (?:trip|journey|train|bus|sailing|ticket))?|hinfahrt|rückfahrt|aller|retour|andata|ritorno|ida|vuelta|heenreis|terugreis|(?:leg|segment|journey|trip|train|bus|part) \d(?: of \d)?)(?![\p{L}\d])/gimu,
);
/** A clock of something else: the flight a shuttle meets, the counter's hours, the last check-in. */
const OTHER_CLOCK =
  /\b(?:flight|lands?|landing|check[- ]?in|last boarding|gates?|doors|latest arrival|arrive (?:at least|by|no later|early)|be (?:there|ready|at)|no later than|purchased|booked|issued|printed|created|office|hours|open(?:s|ing)?|clos(?:es|ing)|daily|call)\b[^\n\t]{0,40}$/i;
/** "Pick-up time: 4:15 AM - 4:30 AM" ends the wait, not the ride. */
const PICKUP_WINDOW = /\bpick-?up\b[^.]{0,40}\d[^\n\t\d]{0,6}(?:-|to|and)\s{0,2}$/i;
/** The same as a label, its value in the next cell or on the next line. */
const OTHER_LABEL =
  /(?:^|\n)\W{0,3}(?:flight|check[- ]?in|office|counter|purchased|booked|issued)\W{0,3}[\t\n][^\n\t]{0,40}$/i;
/** Below such a line stand rules and advice, never another ride. */
const RULES =
  /^(?:(?:carry-?on |checked )?(?:baggage|luggage)\b.{0,30}|fare rules?\b.{0,30}|terms (?:and|&|of) .{0,40}|conditions of .{0,30}|(?:ticket|booking) conditions.{0,20}|important (?:travel )?information.{0,10}|check-?in (?:information|policy|times?)|cancellation (?:and .{0,30}|policy.{0,20})|refunds?\b.{0,40}|need help.{0,20}|customer service.{0,20}|what to (?:bring|expect).{0,20}|travel tips.{0,20}|payment (?:details|summary|information))\W{0,3}$/i;

export function tokenizeRides(
  reading: Reading,
  carriers: readonly PrintedCarrier[],
  rides: readonly PrintedNumber[],
  references: readonly { start: number; end: number }[],
): LegToken[] {
  const dates = resolveDates(reading).filter(({ aside }) => !aside);
  const times = findTimes(reading.clean).filter((time) => !isOtherClock(reading, time));
  const headings = headingsOf(reading);
  const opening = carriers.filter(
    ({ start }) => !/\p{L}[^\n\t]*$/u.test(wordsBefore(reading, start, 40)),
  );
  const taken = [
    ...dates,
    ...times,
    ...rides,
    ...opening,
    ...references.map(({ start, end }) => ({ kind: 'reference', start, end })),
  ].sort((a, b) => a.start - b.start);
  const all: LegToken[] = [
    ...dates,
    ...times,
    ...rides,
    ...headings,
    ...endLabels(reading),
    ...findStations(reading, taken),
  ];
  const stop = rulesStart(reading, times);
  const kept = all.filter(
    (token) =>
      token.start < stop &&
      !references.some(({ start, end }) => token.start < end && start < token.end),
  );
  kept.sort((a, b) => a.start - b.start || b.end - a.end);
  return kept;
}

/** Told by the words before it on its line, or by the line above where it stands alone. */
function isOtherClock(reading: Reading, { start }: PrintedTime): boolean {
  const before = wordsBefore(reading, start, 60);
  const printed = reading.clean.slice(Math.max(0, start - 70), start);
  if (PICKUP_WINDOW.test(printed) || OTHER_LABEL.test(printed)) return true;
  if (/\p{L}{3}/u.test(before)) return OTHER_CLOCK.test(before);
  const [above = ''] = reading.clean
    .slice(Math.max(0, start - 90), start)
    .split('\n')
    .slice(-2, -1);
  return above.length < 40 && OTHER_CLOCK.test(above.trimEnd());
}

function endLabels(reading: Reading): EndLabel[] {
  const found: EndLabel[] = [];
  for (const match of matchesOf(reading.clean, END_LABEL)) {
    if (found.length >= MOST_TOKENS) break;
    const end = match.index + match[0].length;
    if (SHORT.test(match[0]) && !/^\s\d/.test(reading.clean.slice(end, end + 2))) continue;
    found.push({ kind: match[1] ? 'departs' : 'arrives', start: match.index, end });
  }
  return found;
}

function headingsOf({ clean }: Reading): LegHeading[] {
  return matchesOf(clean, HEADING)
    .slice(0, MOST_TOKENS)
    .map(({ index, 0: words }) => ({ kind: 'heading', start: index, end: index + words.length }));
}

function rulesStart({ lines }: Reading, times: readonly PrintedTime[]): number {
  const first = times[0]?.start ?? Number.POSITIVE_INFINITY;
  const rules = lines.find(
    ({ start, text }) => start > first && text.length < 70 && RULES.test(text),
  );
  return rules?.start ?? Number.POSITIVE_INFINITY;
}
