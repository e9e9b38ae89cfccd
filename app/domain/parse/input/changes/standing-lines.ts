import { MONTH_NAMES } from '../../vocabulary/calendar-words';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';
import {
  bare,
  endOfChanged,
  endOfSubject,
  ends,
  isAlone,
  linesWith,
  lower,
  mayHave,
  SCHEDULE,
  wordsOf,
} from './change-words';

/*
 * Which lines of a text hold no longer: those below a heading ("Original flight", "CANCELLED"), behind a
 * label, and rows that say so in their first or last cell.
 */

const FORMER = wordsOf('former', 'cancelled', 'replaced');
const INSTEAD = wordsOf('new-instead');
/** What one part says of itself where others stand. */
const GONE_STATUS = wordsOf('cancelled', 'replaced', 'waitlisted');
const STANDING_STATUS = wordsOf('standing', 'unchanged');
const FORMERLY = wordsOf('former', 'formerly');
const WAS = wordsOf('formerly');
const NOW = wordsOf('now');
const BEFORE = wordsOf('before');
const AFTER = wordsOf('after');
const UNCHANGED = wordsOf('unchanged');
const PASSENGERS = wordsOf('passengers');
const CONFIRMED = wordsOf('standing', 'confirmed');
const STANDING = wordsOf('standing');
const ANY = wordsOf(
  ...(['former', 'formerly', 'before', 'cancelled', 'replaced', 'waitlisted'] as const),
  'new-instead',
);

const LONGEST_HEAD = 90;
const LONGEST_TAIL = 40;
const TELLS_CLOCK = /\d{1,2}[:.h]\d{2}/;
const CLOCK_OR_NUMBER = /\d{1,2}[:.h]\d{2}|(?<!\w)[A-Z\d]{2}[ -]?\d{2,4}(?!\d)/i;
const TELLS_TRIP = anyCase(
  `\\d{1,2}[:.h]\\d{2}|(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})|(?<!\\w)[A-Z][A-Z\\d] ?\\d{2,4}(?!\\d)`,
);

/** The text with those lines blanked that it says hold no longer. */
export function withoutFormerLines(clean: string): string {
  const telling = linesWith(clean, ANY);
  const lines = clean.split('\n');
  const saysSo = lines.some((line, at) => telling.has(at) && saysGone(line));
  const standing = saysSo ? withoutGone(lines) : lines;
  return standing.map((line, at) => (telling.has(at) ? withoutNew(line) : line)).join('\n');
}

function withoutGone(printed: readonly string[]): readonly string[] {
  const rows = printed.map((line) => (isRow(line, GONE_STATUS.all) ? blank(line) : line));
  const lines =
    rows.some(isFormer) && rows.some(holds)
      ? rows.map((line) => (isFormer(line) ? blank(line) : line))
      : rows;
  return endsWithStatus(lines) ? lines : withoutPartsBelow(lines);
}

const isFormer = (line: string) => isFormerLabel(line) || isRow(line, FORMERLY.all, BEFORE.all);
const saysGone = (line: string) =>
  isFormer(line) || isRow(line, GONE_STATUS.all) || isGoneHead(line);

/** Whether a part, a row or a heading says that it holds, or what is booked instead, whatever is said of others. */
export function tellsWhatHolds(clean: string): boolean {
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  return lines.some(
    (line, at) =>
      saysStatus(line) ||
      isHoldingHead(line) ||
      isNumbered(line, STANDING_STATUS.all) ||
      isRow(line, STANDING_STATUS.all) ||
      (isNewLabel(line) && TELLS_TRIP.test(line)) ||
      (isHeadOf(line, INSTEAD) && TELLS_TRIP.test(lines[at + 1] ?? '')),
  );
}

/** Whether a line is nothing but the status of a part that stands no longer. */
export function isGoneStatus(line: string): boolean {
  return isAlone(line, GONE_STATUS);
}

/** "Status: confirmed", "Estado   confirmada, pagada". */
function saysStatus(line: string): boolean {
  if (line.length > LONGEST_HEAD) return false;
  const [label = '', value = ''] = line.trim().split(/ ?: ?|\t| {2,}/);
  return isAlone(`${label}: ${value.split(/[,.;(]/, 1)[0] ?? ''}`, CONFIRMED) && value !== '';
}

/** "Your other flights", "Voos confirmados", alone on its line. */
function isHoldingHead(line: string): boolean {
  if (line.length > LONGEST_HEAD) return false;
  const small = lower(line);
  const end = endOfChanged(small, STANDING);
  return (end > 0 && bare(small.slice(end)) === '') || OTHERS.test(small);
}

const OTHERS =
  /^[^\n\p{L}]{0,6}(?:your )?(?:other|remaining) (?:flights?|segments?|trips?|reservations?|bookings?)\W{0,4}/u;

/** "Votre ancien horaire", "Original flight" at the head of a short line. */
function isHeadOf(line: string, words: typeof FORMER): boolean {
  if (line.length >= LONGEST_HEAD) return false;
  const small = lower(line);
  const end = endOfChanged(small, words);
  return end > 0 && line.trimEnd().length - end <= LONGEST_TAIL;
}

/** "Originally scheduled", "What you'd booked", "Previously booked". */
const ORIGINALLY =
  /^[^\n\p{L}]{0,6}(?:(?:what )?you(?:r|'d)? )?(?:original(?:ly)?|previous(?:ly)?|old|former(?:ly)?)\s(?:scheduled?|booked|flight)(?!\p{L})[^\n]{0,40}$/iu;
const FAR_EASTERN_FORMER = /^[^\n\p{L}]{0,6}(?:変更前|变更前)/u;
const FAR_EASTERN_NEW = /^[^\n\p{L}]{0,6}(?:変更後|变更后)/u;

function isGoneHead(line: string): boolean {
  if (line.length >= LONGEST_HEAD || line.trim() === '' || isBesideNew(line)) return false;
  if (TELLS_CLOCK.test(line) && isFormerLabel(line)) return false;
  return (
    isAlone(line, FORMERLY) ||
    isGoneStatus(line) ||
    (isAlone(line, BEFORE) && /:\W*$/.test(line)) ||
    isHeadOf(line, FORMER) ||
    isNumbered(line, GONE_STATUS.all) ||
    isSaid(line, WAS.all) ||
    /(?:cancel?led|annul\p{L}+|storniert) (?:and|&) refunded\W*$/iu.test(line) ||
    ORIGINALLY.test(line) ||
    FAR_EASTERN_FORMER.test(line)
  );
}

function isStandingHead(line: string): boolean {
  if (line.trim() === '') return false;
  if (isNewLabel(line)) return true;
  if (line.length >= LONGEST_HEAD) return false;
  return (
    isAlone(line, NOW) ||
    isAlone(line, STANDING_STATUS) ||
    (isAlone(line, AFTER) && /:\W*$/.test(line)) ||
    isHeadOf(line, INSTEAD) ||
    isHoldingHead(line) ||
    isNumbered(line, STANDING_STATUS.all) ||
    isSaid(line, NOW.all) ||
    saysUnchanged(line) ||
    FAR_EASTERN_NEW.test(line)
  );
}

/** "Original itinerary     Updated itinerary" heads columns. */
function isBesideNew(line: string): boolean {
  const [, ...others] = lower(line.trim()).split(/\t+| {2,}/);
  return others.some((cell) => [INSTEAD, NOW].some((words) => ends(cell, 0, words).length > 0));
}

/** "Le reste de votre voyage est inchangé :", "Tu vuelo de regreso no tiene cambios", "Ida (novo voo)". */
function saysUnchanged(line: string): boolean {
  const small = lower(line);
  const inBrackets = /\(([^()]{2,30})\)/.exec(small)?.[1];
  if (inBrackets && (isAlone(inBrackets, NOW) || endOfChanged(inBrackets, INSTEAD) > 0))
    return true;
  return !/\d/.test(small) && mayHave(small, UNCHANGED);
}

/** Below the flights of either schedule stand those who fly. */
function isPassengersHead(line: string): boolean {
  if (line.length > LONGEST_HEAD / 2) return false;
  const small = lower(line);
  const [end] = ends(small, Math.max(small.search(/\p{L}/u), 0), PASSENGERS);
  return (
    end !== undefined &&
    /^(?: (?:details|information|names?|(?:and|&|en|und|et|y|e|og|och|i) \p{L}{3,12}))?\W{0,3}$/u.test(
      small.slice(end),
    )
  );
}

/** "ROOM 1 - CANCELED", "Flight 2: confirmed". */
function isNumbered(line: string, words: ReadonlySet<string>): boolean {
  const told = /^[^\n\p{L}]{0,6}\p{L}{3,12} \d{1,2}\W{1,4}(\p{L}[^\n]{2,30})$/u.exec(line)?.[1];
  return told !== undefined && words.has(bare(told));
}

/** "Your car was:", "Your room is now:". */
function isSaid(line: string, words: ReadonlySet<string>): boolean {
  const small = lower(line);
  const end = endOfSubject(small);
  return end > 0 && words.has(bare(small.slice(end)));
}

/** A clock alone behind "before" and "after" is until when or from when, as of a check-out. */
const CLOCK_FIRST = /^[ \t:]{0,6}\d{1,2}(?:[:.h]\d{2}| ?[ap]m)/i;

/** A label and what it is of on one line: "Geannuleerde vlucht: KL1001, 20 november", "Was: 3 nights". */
function labelOf(line: string): { label: string; value: string } | null {
  const at = line.indexOf(':');
  if (at < 0 || at > LONGEST_HEAD / 2) return null;
  const value = line.slice(at + 1);
  return /\d/.test(value) ? { label: lower(line.slice(0, at).trim()), value } : null;
}

function isFormerLabel(line: string): boolean {
  const own = labelOf(line);
  if (!own) return false;
  const name = bare(own.label);
  if (BEFORE.all.has(name)) return !CLOCK_FIRST.test(own.value);
  return (
    FORMERLY.all.has(name) ||
    GONE_STATUS.all.has(name) ||
    endOfChanged(own.label, FORMER) === own.label.length
  );
}

function isNewLabel(line: string): boolean {
  const own = labelOf(line);
  if (!own) return false;
  const name = bare(own.label);
  if (AFTER.all.has(name)) return !CLOCK_FIRST.test(own.value);
  return (
    NOW.all.has(name) ||
    UNCHANGED.all.has(name) ||
    saysUnchanged(`(${name})`) ||
    saysUnchanged(own.label) ||
    endOfChanged(own.label, INSTEAD) === own.label.length
  );
}

const FIRST_CELL = /^\W{0,4}(\p{L}[^\t\n]{1,24}?)(?:\t| {2})/u;
const LAST_CELL = /(?:[-–—|:(•·]|\t| {2})[ \t]?([^-–—|:(•·\t\n]{2,30})\W{0,3}$/u;

/** "OLD   OS 226   08:05", "Flight 87, Seattle (SEA) to Anchorage (ANC) - CANCELED": one row beside those that are flown. */
function isRow(
  line: string,
  words: ReadonlySet<string>,
  firstOnly: ReadonlySet<string> = words,
): boolean {
  if (line.length < 8 || !CLOCK_OR_NUMBER.test(line)) return false;
  const [first, last] = [FIRST_CELL.exec(line)?.[1], LAST_CELL.exec(line)?.[1]];
  const own = first && bare(first);
  if (
    own &&
    (words.has(own) ||
      (firstOnly.has(own) && !CLOCK_FIRST.test(line.slice(line.indexOf(first) + first.length))))
  )
    return true;
  return last !== undefined && words.has(bare(last));
}

const holds = (line: string) =>
  isStandingHead(line) || isRow(line, STANDING_STATUS.all) || isRow(line, NOW.all, AFTER.all);

/** "NEW RETURN", "Updated check-in:": what is left is a label as any other. */
function withoutNew(line: string): string {
  const small = lower(line);
  const at = small.search(/\p{L}/u);
  if (at < 0 || at > 6) return line;
  const label = ends(small, at, INSTEAD).find((end) => {
    const [last] = small.charAt(end) === ' ' ? ends(small, end + 1, SCHEDULE) : [];
    return last !== undefined && /^\s{0,3}(?:[:\t]|$)/.test(small.slice(last));
  });
  if (label === undefined) return line;
  return line.slice(0, at) + blank(line.slice(at, label)) + line.slice(label);
}

/** Whether a part's status stands below it, below clocks with no blank line between: then it is that of the leg above. */
function endsWithStatus(lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => isGoneHead(line) || isStandingHead(line));
  const line = lines[at] ?? '';
  if (!isGoneStatus(line) && !isAlone(line, STANDING_STATUS)) return false;
  const above = lines.slice(0, at);
  const begin = above.findLastIndex((line) => /^\W*$/.test(line)) + 1;
  return above.slice(begin).some((line) => TELLS_CLOCK.test(line));
}

/** Cells that stand before a flight's clock at most. */
const MOST_CELLS = 6;

/**
 * Without the lines below "Original flight" up to the heading of what holds. Where none follows, up to a
 * blank line, or where one stood above, as far as clocks follow.
 */
function withoutPartsBelow(lines: readonly string[]): string[] {
  if (!lines.some(isGoneHead)) return [...lines];
  const lastStanding = lines.findLastIndex(isStandingHead);
  let below: 'nothing' | 'head' | 'part' = 'nothing';
  return lines.map((line, at) => {
    const isBlank = line.trim() === '';
    if (isStandingHead(line) || isPassengersHead(line)) below = 'nothing';
    else if (isGoneHead(line) && (lastStanding >= 0 || headsPart(line))) below = 'head';
    else if (below === 'head' && !isBlank) below = 'part';
    else if (below === 'part' && isBlank && at > lastStanding)
      below = lastStanding >= 0 && tellsMore(lines, at) ? 'head' : 'nothing';
    return below === 'nothing' ? line : blank(line);
  });
}

/** Of what it is that was cancelled or replaced: "Replaced flight", "Ces vols remplacent :". */
function headsPart(line: string): boolean {
  return isHeadOf(line, FORMER) || (/:[ \t]*$/.test(line) && isAlone(line, FORMER));
}

/** Also where each cell is a paragraph of its own. */
function tellsMore(lines: readonly string[], at: number): boolean {
  let cells = 0;
  for (let below = at + 1; below < lines.length && cells < MOST_CELLS; below += 1) {
    const line = lines[below] ?? '';
    if (TELLS_CLOCK.test(line)) return true;
    if (line.trim() !== '') cells += 1;
  }
  return false;
}
