import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { isCompany } from './car-companies';

const NOT_A_PLACE =
  /^(?:\(?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\)?|you|(?:and )?(?:where|when)|location|date|time|address|(?:office )?hours(?: of operation)?.*|(?:funcionamento|horario|horário|orari?o?|öffnungszeiten|geöffnet|ouvert|horaires?|openingstijden|öppettider|åpningstider|godziny)\b.*|open.*|closed.*|phone.*|tel.*|\+?[\d ().-]{7,}|same as pick-?up.*|same location|view .*|get directions.*|directions.*|map|details|information|vehicle.*|car(?: (?:class|type|group).*|:.*)|confirmation.*|reservation.*|your .*|modify.*|edit.*|cancel.*|driver.*|renter.*|rental (?:days|period|duration).*|rate.*|total.*|estimated.*|please.*|local time|counter.*|\d+ days?.*|mileage.*|add to .*|this (?:e-?mail|message).*|terms.*|privacy.*|questions.*|need help.*|manage .*|instructions.*|what .*|check in .*|download .*|flight.*|and|member.*|pre-?paid.*|paid.*|drop(?:[- ]?off)?|pick[- ]?up|importe|importo|montant|betrag|preis|precio|prezzo|prix|prijs|pris|cena|amount|price|(?:im|in(?: the)?|en (?:el|la)|dans (?:le|la)|nel|no|na) (?:main )?terminal)$/i;

/** "Oficina de recogida", "Détails du retour", "Details zur Abholung": what stands before the two words. */
export const OF_RENTAL = `(?:${wordsFor('place')}|${wordsFor('when')}|${wordsFor('details')}) (?:d\\p{L}{0,3}|zur|zum|van|concernant)\\s(?:l[ae] )?`;
export const PICK_UP = `${wordsFor('pick-up')}|${wordsFor('rental-begins')}`;
export const RETURN = wordsFor('return');
const LABEL_ALONE = anyCase(
  `^\\W{0,3}(?:(?:(?:${wordsFor('your')}) )?(?:${wordsForAny('when', 'place', 'details', 'car-class', 'pick-up', 'return', 'pick-up-place', 'return-place', 'address')})|${OF_RENTAL}(?:${PICK_UP}|${RETURN})|(?:${PICK_UP})(?: (?:&|and|und|et|y|e|en|och|og) |\\s?\\/\\s?| )(?:${RETURN})|(?:${PICK_UP}|${RETURN}) (?:${wordsFor('place')}))\\W{0,3}$`,
);

/** Whether words may name a place: neither a label, a number, a day nor a sentence. */
export function isPlace(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 120 &&
    /\p{L}{3}/u.test(text) &&
    !NOT_A_PLACE.test(text) &&
    !LABEL_ALONE.test(text) &&
    !HEADING.test(text) &&
    !REFERENCE.test(text) &&
    !/[!?]$|\$\s?\d/.test(text) &&
    !SENTENCE.test(text) &&
    (!/^\p{Ll}/u.test(text) || AIRPORT_FIRST.test(text)) &&
    !isCompany(text)
  );
}

/** "luchthaven Lanzarote (aankomsthal T1)". */
const AIRPORT_FIRST =
  /^(?:luchthaven|aeropuerto|aeroporto|aéroport|flygplats|lotnisko|station|gare|stazione|estación) (?:d[eio]l? |d')?\p{Lu}/u;

/** Of a manager's plan. */
const HEADING =
  /^(?:meals|catering|notes?|contacts?|schedule|show|ground|hotel|flights?|per ?diems?|load[ -]?in)$/i;

const SENTENCE =
  /\p{Ll}{3}(?<!\bIntl|\bInt'l)\. \p{Lu}|^.{30,120}\p{Ll}{3}\.$|\b(?:won't|don't|can't|let you|you are|you're)\b/u;

/** A line with the rental's number. */
const REFERENCE = anyCase(wordsFor('reference'));
