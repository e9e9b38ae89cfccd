import { MONTH_NAMES } from '../../vocabulary/calendar-words';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';

/*
 * Which lines of a text hold no longer: those below a heading ("Original flight", "CANCELLED"), behind a
 * label, and rows that say so in their first or last cell.
 */

const SCHEDULE = `(?:${wordsFor('schedule')})`;
const YOUR = `(?:(?:${wordsFor('your')}) )?`;
const HEAD_TAIL = '(?!\\p{L})[^\\n]{0,40}?[ \\t]*$';
/** "Your previous flight", "Ihre bisherigen Flugdaten", "Votre ancien horaire", "Vuelo anterior". */
const scheduleHead = (words: string) =>
  `^[^\\n\\p{L}]{0,6}(?:what )?${YOUR}(?:(?:${words}) ${SCHEDULE}|${SCHEDULE} (?:${words}))${HEAD_TAIL}`;
const alone = (words: string) =>
  `^[^\\n\\p{L}]{0,6}(?:(?:${wordsFor('status')})[ :]{1,3})?(?:${words})(?: (?:and|&) refunded)?[^\\p{L}\\d\\n]{0,6}$`;

/** "ROOM 1 - CANCELED", "Flight 2: confirmed". */
const numbered = (words: string) =>
  `^[^\\n\\p{L}]{0,6}\\p{L}{3,12} \\d{1,2}\\W{1,4}(?:${words})[^\\p{L}\\d\\n]{0,6}$`;
/** "Your car was:", "Your room is now:". */
const said = (words: string) => `^[^\\n\\p{L}]{0,6}${YOUR}${SCHEDULE} (?:${words})\\s?:?[ \\t]*$`;

const FORMER = wordsForAny('former', 'cancelled', 'replaced');
const INSTEAD = wordsFor('new-instead');
/** What one part says of itself where others stand. */
const GONE_STATUS = wordsForAny('cancelled', 'replaced', 'waitlisted');
const STANDING_STATUS = wordsForAny('standing', 'unchanged');
/** A clock alone behind it is until when or from when, as of a check-out. */
const NO_CLOCK = '(?![ \\t:]{0,6}\\d{1,2}(?:[:.h]\\d{2}| ?[ap]m))';
const FORMERLY = `${wordsForAny('former', 'formerly')}|(?:${wordsFor('before')})${NO_CLOCK}`;
const NOW = `${wordsFor('now')}|(?:${wordsFor('after')})${NO_CLOCK}`;
const GONE = `${FORMERLY}|${GONE_STATUS}`;
const STANDING = `${NOW}|${STANDING_STATUS}`;

const GONE_HEAD = anyCase(
  `${scheduleHead(FORMER)}|^[^\\n\\p{L}]{0,6}変更前${HEAD_TAIL}|^[^\\n\\p{L}]{0,6}(?:(?:what )?you(?:r|'d)? )?(?:original(?:ly)?|previous(?:ly)?|old|former(?:ly)?)\\s(?:scheduled?|booked|flight)${HEAD_TAIL}|${alone(`${wordsForAny('former', 'formerly')}|(?:${wordsFor('before')})\\s?:|${GONE_STATUS}`)}|${numbered(GONE_STATUS)}|${said(wordsFor('formerly'))}`,
);
const STANDING_HEAD = anyCase(
  `${scheduleHead(INSTEAD)}|^[^\\n\\p{L}]{0,6}変更後${HEAD_TAIL}|${alone(`${wordsFor('now')}|(?:${wordsFor('after')})\\s?:|${STANDING_STATUS}`)}|${numbered(STANDING_STATUS)}|${said(wordsFor('now'))}|^[^\\n\\p{L}]{0,6}${YOUR}(?:other|remaining) ${SCHEDULE}|\\((?:${wordsForAny('now', 'new-instead', 'unchanged')})(?: ${SCHEDULE})?\\)`,
);
/** "Le reste de votre voyage est inchangé :", "Tu vuelo de regreso no tiene cambios". */
const UNCHANGED = anyCase(`^[^\\d\\n]{0,60}(?:${wordsFor('unchanged')})(?!\\p{L})[^\\d\\n]{0,30}$`);
/** "Original itinerary     Updated itinerary" heads columns. */
const BESIDE_NEW = anyCase(`(?:\\t| {2})(?:${wordsForAny('new-instead', 'now')})`);
/** Of what it is that was cancelled or replaced: "Replaced flight", "Ces vols remplacent :". */
const PART_HEAD = anyCase(`${scheduleHead(FORMER)}|^[^\\n\\p{L}]{0,6}(?:${FORMER})\\s?:[ \\t]*$`);
/** Below the flights of either schedule stand those who fly. */
const PASSENGERS_HEAD = anyCase(
  `^[^\\n\\p{L}]{0,6}(?:${wordsFor('passengers')})(?: (?:details|information|names?|(?:and|&|en|und|et|y|e|og|och|i) \\p{L}{3,12}))?\\W{0,3}$`,
);

/** A label and what it is of on one line: "Geannuleerde vlucht: KL1001, 20 november". */
const labelled = (words: string) =>
  `^[^\\n\\p{L}]{0,6}${YOUR}(?:(?:${words}) ${SCHEDULE}|${SCHEDULE} (?:${words}))\\s?:[^\\n]*\\d`;
const GONE_LABELLED = anyCase(`${labelled(FORMER)}|^[^\\n\\p{L}]{0,6}(?:${GONE})\\s?:[^\\n]*\\d`);
const NEW_LABELLED = anyCase(
  `${labelled(INSTEAD)}|^[^\\n\\p{L}]{0,6}(?:${NOW}|${wordsFor('unchanged')})\\s?:[^\\n]*\\d`,
);

const CLOCK_OR_NUMBER = '(?:\\d{1,2}[:.h]\\d{2}|(?<!\\w)[A-Z\\d]{2}[ -]?\\d{2,4}(?!\\d))';
/** "OLD   OS 226   08:05", "Flight 87, Seattle (SEA) to Anchorage (ANC) - CANCELED": one row beside those that are flown. */
const rowOf = (words: string) =>
  anyCase(
    `^\\W{0,4}(?:${words})(?:\\t| {2})(?=[^\\n]{0,200}${CLOCK_OR_NUMBER})|^(?=[^\\n]{0,200}${CLOCK_OR_NUMBER})[^\\n]{8,200}(?:[-–—|:(•·]|\\t| {2})[ \\t]?(?:${words})\\W{0,3}$`,
  );
const GONE_ROW = rowOf(GONE_STATUS);
const FORMER_ROW = rowOf(FORMERLY);
const STANDING_ROW = rowOf(STANDING);

const HOLDS_ROW = rowOf(STANDING_STATUS);
const STATUS_HOLDS = anyCase(
  `^\\W{0,6}(?:${wordsFor('status')})[ \\t]{0,3}:?[ \\t]{0,6}(?:${wordsForAny('standing', 'confirmed')})(?!\\p{L})`,
);
/** "Your other flights", "Voos confirmados", alone on its line. */
const HOLDS_HEAD = anyCase(
  `^\\W{0,6}(?:${YOUR}(?:other|remaining) ${SCHEDULE}|(?:${wordsFor('standing')}) ${SCHEDULE}|${SCHEDULE} (?:${wordsFor('standing')}))\\W{0,4}$`,
);
const HOLDS_NUMBERED = anyCase(numbered(STANDING_STATUS));
const NEW_HEAD = anyCase(scheduleHead(INSTEAD));
const TELLS_TRIP = anyCase(
  `\\d{1,2}[:.h]\\d{2}|(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})|(?<!\\w)[A-Z][A-Z\\d] ?\\d{2,4}(?!\\d)`,
);

const STATUS = anyCase(alone(`${GONE_STATUS}|${STANDING_STATUS}`));
/** The status of a part that stands no longer, alone on its line. */
export const GONE_ALONE = anyCase(alone(GONE_STATUS), 'm');
/** Cells that stand before a flight's clock at most. */
const MOST_CELLS = 6;
const TELLS_CLOCK = /\d{1,2}[:.h]\d{2}/;

const isShort = (line: string) => line.length < 90;
const isFormer = (line: string) => GONE_LABELLED.test(line) || FORMER_ROW.test(line);
const isGoneHead = (line: string) =>
  isShort(line) &&
  GONE_HEAD.test(line) &&
  !BESIDE_NEW.test(line) &&
  !(TELLS_CLOCK.test(line) && GONE_LABELLED.test(line));
const headsPart = (line: string) => PART_HEAD.test(line);
const isStandingHead = (line: string) =>
  NEW_LABELLED.test(line) || (isShort(line) && (STANDING_HEAD.test(line) || UNCHANGED.test(line)));
const holds = (line: string) => isStandingHead(line) || STANDING_ROW.test(line);

/** Whether a part, a row or a heading says that it holds, or what is booked instead, whatever is said of others. */
export function tellsWhatHolds(clean: string): boolean {
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  return lines.some(
    (line, at) =>
      STATUS_HOLDS.test(line) ||
      HOLDS_HEAD.test(line) ||
      HOLDS_NUMBERED.test(line) ||
      HOLDS_ROW.test(line) ||
      (NEW_LABELLED.test(line) && TELLS_TRIP.test(line)) ||
      (isShort(line) && NEW_HEAD.test(line) && TELLS_TRIP.test(lines[at + 1] ?? '')),
  );
}

/** The text with those lines blanked that it says hold no longer. */
export function withoutFormerLines(clean: string): string {
  const rows = clean.split('\n').map((line) => (GONE_ROW.test(line) ? blank(line) : line));
  const lines = rows.some(holds) ? rows.map((line) => (isFormer(line) ? blank(line) : line)) : rows;
  const standing = endsWithStatus(lines) ? lines : withoutPartsBelow(lines);
  return standing.map((line) => line.replace(NEW_BEFORE_LABEL, blank)).join('\n');
}

/** "NEW RETURN", "Updated check-in:": what is left is a label as any other. */
const NEW_BEFORE_LABEL = anyCase(
  `(?<=^[^\\n\\p{L}]{0,6})(?:${INSTEAD})(?= ${SCHEDULE}\\s{0,3}(?:[:\\t]|$))`,
);

/** Whether a part's status stands below it, below clocks with no blank line between: then it is that of the leg above. */
function endsWithStatus(lines: readonly string[]): boolean {
  const at = lines.findIndex((line) => isGoneHead(line) || isStandingHead(line));
  if (!STATUS.test(lines[at] ?? '')) return false;
  const above = lines.slice(0, at);
  const begin = above.findLastIndex((line) => /^\W*$/.test(line)) + 1;
  return above.slice(begin).some((line) => TELLS_CLOCK.test(line));
}

/**
 * Without the lines below "Original flight" up to the heading of what holds. Where none follows, up to a
 * blank line, or where one stood above, as far as clocks follow.
 */
function withoutPartsBelow(lines: readonly string[]): string[] {
  const lastStanding = lines.findLastIndex(isStandingHead);
  let below: 'nothing' | 'head' | 'part' = 'nothing';
  return lines.map((line, at) => {
    const isBlank = line.trim() === '';
    if (isStandingHead(line) || PASSENGERS_HEAD.test(line)) below = 'nothing';
    else if (isGoneHead(line) && (lastStanding >= 0 || headsPart(line))) below = 'head';
    else if (below === 'head' && !isBlank) below = 'part';
    else if (below === 'part' && isBlank && at > lastStanding)
      below = lastStanding >= 0 && tellsMore(lines, at) ? 'head' : 'nothing';
    return below === 'nothing' ? line : blank(line);
  });
}

/** Also where each cell is a paragraph of its own. */
function tellsMore(lines: readonly string[], at: number): boolean {
  const below = lines.slice(at + 1).filter((line) => line.trim() !== '');
  return below.slice(0, MOST_CELLS).some((line) => TELLS_CLOCK.test(line));
}
