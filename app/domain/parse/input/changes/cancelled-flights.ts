import { anyCase } from '../../vocabulary/patterns';
import { blank } from '../clean';

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

/** The text without the sentences that name a flight and say that it was cancelled. */
export function withoutCancelled(clean: string): string {
  if (!/cancel|annul|storn|streich|strich|will not operate/i.test(clean)) return clean;
  return CANCELLED_SENTENCES.reduce((text, told) => text.replace(told, blank), clean);
}
