import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';

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
  '(?:has|have|had) (?:been|to be) cancel?led|(?:was|were|is|are) cancel?led|will not operate|(?:gestrichen|annulliert|storniert) (?:wurden?|werden)|(?:wurden?|ist|sind) (?:leider )?(?:gestrichen|annulliert|storniert)|annullieren|stornieren|streichen|(?:a|ont) été annulés?|(?:est|sont) annulés?|(?:ha|han) sido cancelados?|está cancelado|(?:foi|foram) cancelados?|è stato (?:cancellato|annullato)|è (?:cancellato|annullato)|sono stati cancellati|(?:is|zijn) geannuleerd|annuleren';
const WE_CANCELLED =
  '(?:had|have|need|needed) to cancel|have cancel?led|(?:dû|devons|avons) annul(?:er|é)|(?:tenido que|debido|hemos) cancela(?:r|do)|(?:tivemos de|tivemos que|cancelámos|cancelamos)(?: cancelar)?|(?:dovuto cancellare|cancellato)';
/** "We regret that flight FI455 from London to Reykjavik on 9 January has been cancelled", "we had to cancel flight FI455 of 9 January". */
const CANCELLED_SENTENCES = [
  `(?<!\\p{L})${FLIGHT_WORD} ${FLIGHT_NUMBER}${IN_SENTENCE}{0,160}?(?<!\\p{L})(?:${IS_CANCELLED})(?!\\p{L})`,
  `(?<!\\p{L})(?:${WE_CANCELLED})(?!\\p{L})${IN_SENTENCE}{0,30}?${FLIGHT_WORD} ${FLIGHT_NUMBER}${IN_SENTENCE}{0,160}`,
  `(?<![\\w])${FLIGHT_NUMBER}[^.!?\\n]{0,50}?(?<!\\p{L})cancel?led (?:at|by|on|as|per|due)(?!\\p{L})[^\\n]{0,80}`,
].map((source) => anyCase(source, 'g'));

/** "CANCELLED" above one flight and "CONFIRMED" above another: the first is flown no longer. */
export function withoutCancelled(clean: string): string {
  if (!/cancel|annul|storn|streich|strich|will not operate/i.test(clean)) return clean;
  const told = CANCELLED_SENTENCES.reduce((text, told) => text.replace(told, blank), clean);
  const standing = withoutCancelledParagraphs(told);
  const lines = standing.split('\n').map((line) => (CANCELLED_ROW.test(line) ? blank(line) : line));
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

const status = (words: string) =>
  anyCase(`^\\W{0,6}(?:${wordsFor('status')})[ \\t]{0,3}:?[ \\t]{0,6}(?:${words})(?!\\p{L})`, 'm');
const STATUS_CANCELLED = status(wordsFor('cancelled'));
const STATUS_CONFIRMED = status(`confirmed|booked|ticketed|${wordsFor('confirmed')}`);

/** "Voos confirmados", "Your other flights", alone on its line. */
const STANDING =
  'confirmed|confirmée?s?|confirmad[ao]s?|confermat[aoie]|bestätigte|bevestigde|bekräftade|bekreftede|bekræftede|potwierdzone';
const CONFIRMED_HEAD = anyCase(
  `^\\W{0,6}(?:(?:your )?(?:other|remaining) (?:${wordsFor('schedule')})|(?:${STANDING}) (?:${wordsFor('schedule')})|(?:${wordsFor('schedule')}) (?:${STANDING}))\\W{0,4}$`,
  'm',
);

/** Whether the status or heading of a part says that it stands, whatever is said of others. */
export function hasConfirmedPart(clean: string): boolean {
  return STATUS_CONFIRMED.test(clean) || CONFIRMED_HEAD.test(clean);
}

/** "Flight 2 of 3", "Status: cancelled" beside others whose status is confirmed: its lines up to a blank one. */
function withoutCancelledParagraphs(clean: string): string {
  if (!STATUS_CANCELLED.test(clean) || !hasConfirmedPart(clean)) return clean;
  return clean
    .split(BLANK_LINE)
    .map((part) => (STATUS_CANCELLED.test(part) && !hasConfirmedPart(part) ? blank(part) : part))
    .join('');
}

const BLANK_LINE = /(\n[ \t]*\n)/;
