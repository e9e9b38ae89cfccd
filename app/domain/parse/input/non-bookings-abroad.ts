import { sourceOf } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { unbookedWords } from '../vocabulary/unbooked-rows';

const OFFER = anyCase(sourceOf(unbookedWords('offer', 'request')));
const SURVEY = anyCase(sourceOf(unbookedWords('survey')));
const INVOICE = anyCase(
  `${sourceOf(unbookedWords('invoice', 'survey'))}|\\bthank(?:s| you) for your stay\\b`,
);
/** Stems, as each language bends the word its own way; not "Pour confirmer, signez ce devis". */
const CONFIRMED =
  /best(?:ä|ae)tig(?!en sie)|confirm(?!ar\b|er\b|ez\b)|conferm(?!are\b|i\b)|bevestig(?!en)|bekräft|bekreft|bekræft|potwierdz|vahvist|potvrz|visszaigazol|подтвержд|確認|確定/i;

/** A quote or a request that was only received: "Preventivo n. 218", "Ihre Buchungsanfrage". */
export function isOfferAbroad(top: string): boolean {
  return OFFER.test(top) && !CONFIRMED.test(top);
}

/** "Wie war Ihr Aufenthalt?" opens the mail. */
export function isSurveyAbroad(opening: string): boolean {
  return SURVEY.test(opening) && !CONFIRMED.test(opening);
}

/** Paid when leaving: what an invoice or thanks that confirm nothing say of a stay that is over. */
export function looksBack(clean: string): boolean {
  return INVOICE.test(clean) && !CONFIRMED.test(clean);
}
