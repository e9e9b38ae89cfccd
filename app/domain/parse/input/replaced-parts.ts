import { columnsOf, WIDE_GAP } from '../tokens/table-columns';
import { wordsFor, wordsForAny } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { blank } from './clean';

/** What a text prints though it holds no longer is blanked: the old schedule, the old column, the part that was cancelled. */
export function withoutReplaced(clean: string): string {
  return withoutCancelled(withoutOldColumn(withoutOldSchedule(withoutAlert(clean))));
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
  'was|previously|old|vorher|bisher|alt|ancien|anterior|precedente|vroeger|oud|tidigare|tidligere|było|poprzednio|было|変更前';
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
  anyCase(
    `^[^\\n\\p{L}]{0,6}(?:(?:${wordsFor('your')}) )?(?:(?:${words}) ${SCHEDULE}|${SCHEDULE} (?:${words}))\\s?:[^\\n]*\\d`,
  );
const OLD_LABELLED = labelled(GONE);
const NEW_LABELLED = labelled(INSTEAD);
const NEW_SCHEDULE = anyCase(scheduleHead(INSTEAD));

/** Whether a text goes on to what is flown instead: its heading with a number, a day or a clock behind or below it. */
export function hasNewSchedule(clean: string): boolean {
  const lines = clean.split('\n').filter((line) => line.trim() !== '');
  return lines.some(
    (line, at) =>
      NEW_LABELLED.test(line) ||
      (isShort(line) && NEW_SCHEDULE.test(line) && /\d\d/.test(lines[at + 1] ?? '')),
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

/** "PREVIOUS     NEW" above two columns: the first of them holds no longer. */
function withoutOldColumn(clean: string): string {
  if (!ANY_OLD.test(clean)) return clean;
  const lines = clean.split('\n');
  const at = lines.findIndex((line) => {
    if (!WIDE_GAP.test(line)) return false;
    const heads = columnsOf(line, 0).filter(({ text }) => text !== '');
    return heads.some(({ text }) => OLD.test(text)) && heads.some(({ text }) => NEW.test(text));
  });
  if (at < 0) return clean;
  const heads = columnsOf(lines[at] ?? '', 0);
  const tabbed = lines[at]?.includes('\t');
  const old = heads.findIndex(({ text }) => OLD.test(text));
  for (let row = at + 1; row <= at + MOST_ROWS && row < lines.length; row += 1) {
    const line = lines[row] ?? '';
    const cells = columnsOf(line, 0);
    const cell = tabbed
      ? cells[old]
      : cells.find(({ offset }) => Math.abs(offset - (heads[old]?.offset ?? 0)) <= SLACK);
    const isPair = cell && cells.some(({ start, text }) => start > cell.end && text !== '');
    if (cell && isPair)
      lines[row] = line.slice(0, cell.start) + blank(cell.text) + line.slice(cell.end);
  }
  return lines.join('\n');
}

const HEADED_CANCELLED = anyCase(
  /^[^\p{L}\n]{0,6}(?:status: )?cancel?led(?: (?:and|&) refunded| flights?)?[^\p{L}\n]{0,6}$/iu,
);
const HEADED_BOOKED = anyCase(
  /^[^\p{L}\n]{0,6}(?:status: )?(?:confirmed|booked|unchanged|still booked)[^\p{L}\n]{0,6}$/iu,
);

/** "Flight 87, Seattle (SEA) to Anchorage (ANC) - CANCELED": such rows beside those that are flown. */
const CANCELLED_ROW = anyCase(
  /^[^\n]{8,160}(?:[-–:(]|\t| {2})\s?(?:cancel?led|annulée?|storniert|cancelad[oa]|annullat[oa]|geannuleerd)\)?[ \t]*$/iu,
);

const FLIGHT_WORD =
  '(?:flights?|fl[uü]ge?s?|vols?|vuelos?|voos?|voli?|vlucht(?:en)?|fly(?:g|et|vning)?)';
const FLIGHT_NUMBER = '(?:[A-Z][A-Z\\d]|\\d[A-Z]) ?\\d{1,4}(?!\\d)';
/** A point behind a digit ends no sentence: "am 12. November". */
const IN_SENTENCE = '(?:[^.!?\\n]|(?<=\\d)\\.|\\n(?!\\n))';
const IS_CANCELLED =
  '(?:has|have|had) (?:been|to be) cancel?led|(?:was|were|is|are) cancel?led|will not operate|(?:gestrichen|annulliert|storniert) (?:wurden?|werden)|(?:wurden?|ist|sind) (?:leider )?(?:gestrichen|annulliert|storniert)|annullieren|stornieren|streichen|(?:a|ont) été annulés?|(?:ha|han) sido cancelados?|(?:foi|foram) cancelados?|è stato cancellato|sono stati cancellati|(?:is|zijn) geannuleerd|annuleren';
const WE_CANCELLED =
  '(?:had|have|need|needed) to cancel|have cancel?led|(?:dû|devons|avons) annul(?:er|é)|(?:tenido que|debido|hemos) cancela(?:r|do)|(?:tivemos de|tivemos que|cancelámos|cancelamos)(?: cancelar)?|(?:dovuto cancellare|cancellato)';
/** "We regret that flight FI455 from London to Reykjavik on 9 January has been cancelled", "we had to cancel flight FI455 of 9 January". */
const CANCELLED_SENTENCES = [
  `(?<!\\p{L})${FLIGHT_WORD} ${FLIGHT_NUMBER}${IN_SENTENCE}{0,160}?(?<!\\p{L})(?:${IS_CANCELLED})(?!\\p{L})`,
  `(?<!\\p{L})(?:${WE_CANCELLED})(?!\\p{L})${IN_SENTENCE}{0,30}?${FLIGHT_WORD} ${FLIGHT_NUMBER}${IN_SENTENCE}{0,160}`,
].map((source) => anyCase(source, 'g'));

/** "CANCELLED" above one flight and "CONFIRMED" above another: the first is flown no longer. */
function withoutCancelled(clean: string): string {
  if (!/cancel|annul|storn|streich|strich|will not operate/i.test(clean)) return clean;
  const told = CANCELLED_SENTENCES.reduce((text, told) => text.replace(told, blank), clean);
  const lines = told.split('\n').map((line) => (CANCELLED_ROW.test(line) ? blank(line) : line));
  if (!lines.some((line) => HEADED_BOOKED.test(line))) return lines.join('\n');
  let cancelled = false;
  return lines
    .map((line) => {
      if (HEADED_BOOKED.test(line)) cancelled = false;
      else if (HEADED_CANCELLED.test(line)) cancelled = true;
      return cancelled ? blank(line) : line;
    })
    .join('\n');
}
