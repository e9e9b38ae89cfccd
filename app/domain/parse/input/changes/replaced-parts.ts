import { columnsOf, WIDE_GAP } from '../../tokens/table-columns';
import { MONTH_NAMES } from '../../vocabulary/calendar-words';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';
import { withoutCancelled } from './cancelled-parts';
import { withoutFormerTimes } from './former-times';

/** What a text prints though it holds no longer is blanked: the old schedule, the old column, the part that was cancelled. */
export function withoutReplaced(clean: string): string {
  const current = withoutFormerTimes(withoutOldColumns(withoutOldSchedule(withoutAlert(clean))));
  return withoutCancelled(current);
}

/** "# 1204  Depart 6:30 PM OAK  Arrive 7:45 PM BUR  REPLACED": a row that was, told by its last cell. */
const REPLACED_ROW =
  /^(?=[^\n]{0,200}\d:\d\d)[^\n]{10,240}(?:\t|\| ?| {2})[ \t]{0,9}(?:replaced|no longer (?:valid|booked))[ \t]{0,9}$/gim;

const HEAD_TAIL = '(?!\\p{L})[^\\n]{0,40}?[ \\t]*$';
const SCHEDULE = `(?:${wordsFor('schedule')})`;
/** "Your previous flight", "Ihre bisherigen Flugdaten", "Votre ancien horaire", "Vuelo anterior". */
const scheduleHead = (words: string) =>
  `^[^\\n\\p{L}]{0,6}(?:what )?(?:(?:${wordsFor('your')}) )?(?:(?:${words}) ${SCHEDULE}|${SCHEDULE} (?:${words}))${HEAD_TAIL}`;
const GONE = wordsForAny('former', 'cancelled');
const INSTEAD = wordsFor('new-instead');
/** "BYŁO" and "JEST", each alone on its line. */
const OLD_ALONE =
  'replaces|replaced|ersetzt|remplace|reemplaza|sostituisce|vervangt|ersätter|erstatter|was|previously|old|vorher|bisher|alt|ancien|anterior|precedente|vroeger|oud|tidigare|tidligere|było|poprzednio|было|変更前';
const NEW_ALONE =
  'now|new|jetzt|neu|nouveau|ahora|nuevo|agora|novo|nuovo|nu|nieuw|nytt|nå|jest|obecnie|стало|変更後|unchanged|unverändert|inchangés?|sin cambios|sem alterações|invariat[oi]|ongewijzigd|oförändrat|uendret|uændret|bez zmian';
const OLD_HEAD = anyCase(
  `${scheduleHead(GONE)}|^[^\\n\\p{L}]{0,6}変更前${HEAD_TAIL}|^[^\\n\\p{L}]{0,6}(?:(?:what )?you(?:r|'d)? )?(?:original(?:ly)?|previous(?:ly)?|old|former(?:ly)?)\\s(?:scheduled?|booked|flight)${HEAD_TAIL}|^\\W{0,4}(?:old|previous|original|before|alt|ancien|antes)\\s?:\\s*$|^\\W{0,4}(?:${OLD_ALONE})\\W{0,4}$`,
);
const NEW_HEAD = anyCase(
  `${scheduleHead(INSTEAD)}|^[^\\n\\p{L}]{0,6}変更後${HEAD_TAIL}|^\\W{0,4}(?:new|now|updated|unchanged|neu|nouveau|nuevo|unverändert|inchangé)\\s?:\\s*$|^\\W{0,4}(?:${NEW_ALONE})\\W{0,4}$`,
);
/** Below the flights of either schedule stand those who fly. */
const PASSENGERS_HEAD = anyCase(
  `^[^\\n\\p{L}]{0,6}(?:${wordsFor('passengers')})(?: (?:details|information|names?|(?:and|&) \\p{L}{3,12}))?\\W{0,3}$`,
);

const isShort = (line: string) => line.length < 90;
/** A label and what it is of on one line: "Geannuleerde vlucht: KL1001, 20 november". */
const labelled = (words: string) =>
  `^[^\\n\\p{L}]{0,6}(?:(?:${wordsFor('your')}) )?(?:(?:${words}) ${SCHEDULE}|${SCHEDULE} (?:${words}))\\s?:[^\\n]*\\d`;
const OLD_LABELLED = anyCase(
  `${labelled(GONE)}|^\\W{0,6}(?:${OLD_ALONE}|before|avant|antes|prima|före|før|przed)\\s?:[^\\n]*\\d`,
);
const NEW_LABELLED = anyCase(
  `${labelled(INSTEAD)}|^\\W{0,6}(?:${NEW_ALONE}|après|después|depois|dopo)\\s?:[^\\n]*\\d`,
);
const NEW_SCHEDULE = anyCase(scheduleHead(INSTEAD));

const TELLS_DAY = anyCase(`\\d{1,2}[:.h]\\d{2}|(?<!\\p{L})(?:${MONTH_NAMES})(?!\\p{L})`);
const TELLS_NUMBER = /(?<!\w)[A-Z][A-Z\d] ?\d{2,4}(?!\d)/;

/** Whether a text goes on to what is flown instead: its heading with a number, a day or a clock behind or below it. */
export function hasNewSchedule(clean: string): boolean {
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  const tellsTrip = (line = '') => TELLS_DAY.test(line) || TELLS_NUMBER.test(line);
  return lines.some(
    (line, at) =>
      (NEW_LABELLED.test(line) && tellsTrip(line)) ||
      (isShort(line) && NEW_SCHEDULE.test(line) && tellsTrip(lines[at + 1])),
  );
}

/** A changed flight prints old and new times: the old ones are blanked out of what is read. */
function withoutOldSchedule(text: string): string {
  const lines = text.replace(REPLACED_ROW, blank).split('\n');
  const isNew = (line: string) => (isShort(line) && NEW_HEAD.test(line)) || NEW_LABELLED.test(line);
  if (!lines.some(isNew)) return lines.join('\n');
  let old = false;
  return lines
    .map((line) => {
      if (NEW_LABELLED.test(line)) old = false;
      else if (OLD_LABELLED.test(line)) return blank(line);
      else if (isShort(line) && OLD_HEAD.test(line)) old = true;
      else if (isShort(line) && (NEW_HEAD.test(line) || PASSENGERS_HEAD.test(line))) old = false;
      return old ? blank(line) : line;
    })
    .join('\n');
}

/** "PRICE ALERT", and below it the trip that is watched, up to the next blank line. */
const ALERT =
  /^[^\p{L}\n]{0,4}(?:price|fare) (?:alert|watch)s?[^\p{L}\n]{0,4}\n(?:[^\n]*\S[^\n]*\n){1,12}/gimu;

function withoutAlert(clean: string): string {
  return clean.replace(ALERT, blank);
}

const OLD_WORDS =
  'previous(?:ly)?|old|original(?:ly)?|before|was|vorher|bisher|avant|antes|prima|vroeger|tidigare|tidligere|przed';
const OLD = anyCase(`^(?:${OLD_WORDS})(?: \\p{L}{3,12})?$`);
const ANY_OLD = anyCase(`(?<!\\p{L})(?:${OLD_WORDS})`);
const NEW = anyCase(
  /^(?:new|updated|revised|changed|now|after|nachher|jetzt|neu|après|ahora|agora|depois|dopo|ora|nieuw|nu|nå|po)(?: \p{L}{3,12})?$/iu,
);
/** Rows that such heads stand above. */
const MOST_ROWS = 12;
/** Where blanks divide the columns, a cell begins so near its head. */
const SLACK = 3;

/** "PREVIOUS     NEW" above two columns: the first of them holds no longer, below each such head. */
function withoutOldColumns(clean: string): string {
  if (!ANY_OLD.test(clean)) return clean;
  const lines = clean.split('\n');
  lines.forEach((line, at) => {
    if (!WIDE_GAP.test(line)) return;
    const heads = columnsOf(line, 0).filter(({ text }) => text !== '');
    if (heads.some(({ text }) => OLD.test(text)) && heads.some(({ text }) => NEW.test(text)))
      blankOldCells(lines, at);
  });
  return lines.join('\n');
}

/** In the rows below a head the cell of its old column is blanked where the row has another. */
function blankOldCells(lines: string[], at: number) {
  const heads = columnsOf(lines[at] ?? '', 0);
  const tabbed = lines[at]?.includes('\t');
  const old = heads.findIndex(({ text }) => OLD.test(text));
  for (let row = at + 1; row <= at + MOST_ROWS && row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    const cells = columnsOf(line, 0);
    if (cells.some(({ text }) => OLD.test(text))) return;
    const cell = tabbed
      ? cells[old]
      : cells.find(({ offset }) => Math.abs(offset - (heads[old]?.offset ?? 0)) <= SLACK);
    const isPair = cell && cells.some(({ start, text }) => start > cell.end && text !== '');
    if (cell && isPair)
      lines[row] = line.slice(0, cell.start) + blank(cell.text) + line.slice(cell.end);
  }
}
