import { hasAnyWord, spellings } from '../vocabulary/labels';
import { unbookedWords } from '../vocabulary/unbooked-rows';

const OFFER = spellings(unbookedWords('offer', 'request'));
const SURVEY = spellings(unbookedWords('survey'));
const INVOICE = [
  ...spellings(unbookedWords('invoice', 'survey')),
  'invoice',
  'thanks for your stay',
  'thank you for your stay',
];
/** Stems, as each language bends the word its own way; not "Pour confirmer, signez ce devis". */
const CONFIRMED =
  /best(?:ä|ae)tig(?!en sie)|confirm(?!ar\b|er\b|ez\b)|conferm(?!are\b|i\b)|bevestig(?!en)|bekräft|bekreft|bekræft|potwierdz|vahvist|potvrz|visszaigazol|подтвержд|確認|確定/i;

export function saysConfirmed(words: string): boolean {
  return CONFIRMED.test(words);
}

/** A quote or a request that was only received: "Preventivo n. 218", "Ihre Buchungsanfrage". */
export function isOfferAbroad(top: string): boolean {
  return hasAnyWord(top, OFFER) && !CONFIRMED.test(top);
}

/** "Wie war Ihr Aufenthalt?" opens the mail. */
export function isSurveyAbroad(opening: string): boolean {
  return hasAnyWord(opening, SURVEY) && !CONFIRMED.test(opening);
}

/** Paid when leaving: what an invoice or thanks that confirm nothing say of a stay that is over. */
export function looksBack(clean: string): boolean {
  return hasAnyWord(clean, INVOICE) && !CONFIRMED.test(clean);
}
