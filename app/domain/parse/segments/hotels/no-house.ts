import { findDates } from '../../tokens/dates/dates';
import { airlineCodeOf } from '../../vocabulary/airlines';
import { wordsFor, wordsForAny } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { FIRM_WORDS } from '../../vocabulary/rental-companies';
import { isAddress } from './address-by-name';
import { GENERIC, isPlatform } from './hotel-words';

const REFERENCE = anyCase(`:\\s?\\d{4}|${wordsFor('reference')}`);
const NOT_A_NAME = anyCase(
  /(?<![\p{L}\d])(?:your|you|we|our|us|please|click|(?<!\w )view|manage|terms|privacy|policy|cancel|guest(?! ?house)|call|phone|tel|reservations?|confirmation|check[- ]?in|check[- ]?out|arrival|departure|bonvoy members?|marriott bonvoy|hilton honors|ihg one rewards|world of hyatt|(?<!\d )points|honors|rewards|rate|rates|app|night|nights|total|tax|taxes|member|number|id|itinerary|reference|date|room type|thank|thanks|website|bed|beds|king|queen|contact|details|parking|credit card|copyright|©|rights|inc\.?|llc|company|airlines?|airways|notice|directions|map|sign in|free|amenities|subject|from|sent|forwarded|wifi|wi-fi|breakfast included|receipt|voucher|hotel group|summary|information|offers?|fees?|save|charges?|deposit|surcharge|bestätigung|buchung|reservierung|réservation|prenotazione|confirmación|boeking|reservering|bokning|bestilling)(?![\p{L}\d])/iu,
);

/** "der Unterkunft", "de l'hébergement", "van de accommodatie". */
const GENITIVE =
  "(?:d[eo]l?|du|des|der|dell|van|of)(?: (?:l[ae]?|het|de|the))?['’ ]{0,2}\\p{L}{4,16}";
/** "Ubicación", "Adresse der Unterkunft", alone above its value. */
const IS_LABEL = anyCase(
  `^(?:property|${wordsForAny('address', 'place', 'room', 'check-in', 'check-out', 'stay-begins', 'stay-ends', 'details', 'when')})(?: ${GENITIVE})?\\W*$`,
);
const ADDRESS_LABEL = anyCase(`^(?:${wordsFor('address')})\\s?:`);
/** "Cabin: Economy / Coach" is no house. */
const ON_BOARD = anyCase(/^cabin ?:|(?<!\p{L})(?:economy|coach|business) ?(?:\/|class|\()/iu);
/** "Team De Vergulde Vink", "Dein Apartment": a signature and a heading. */
const OF_ITS_PEOPLE = anyCase(
  `^(?:(?:das |het |le |the )?team \\p{Lu}|(?:${wordsFor('your')}) (?:${wordsFor('house')})$)`,
);
/** "Book Hotel", "Add a hotel": a link below the mail. */
const LINK =
  /^(?:book|add|find|search|compare|browse|change|modify|edit|update|need) (?:an? )?hotels?$/i;
/** "HMQXT4K8WB", "Booking JXVLQTPM-1". */
const CODE = /^(?:\p{Lu}\p{L}{4,14} )?(?=[A-Z-]*\d)[A-Z\d-]{6,14}$/u;

/** "Name: Robin Vale", "Mme VALE Robin". */
const A_PERSON =
  /^(?:[Gg]uest )?[Nn]ame\s?:|^(?:M\.|Mme|Mlle|Mr|Mrs|Ms|Miss|Herr|Frau|Sra?\.?|Sig\.?(?:ra)?|Dhr\.?|Mevr\.?|Pani?|Monsieur|Madame)\s\p{Lu}|, (?:Mr|Mrs|Ms|Miss|Dr) \p{Lu}/u;
/** "Autos Lotus - Alquiler de coches". */
const RENTS_CARS = anyCase(FIRM_WORDS);

export function rentsCars(line: string): boolean {
  return RENTS_CARS.test(line);
}

interface Printed {
  /** Behind the label for a house's name. */
  isCertain: boolean;
  /** As a host calls a home on a platform. */
  isListing: boolean;
}

/** Whether words are a label, a person, a code, a link or a sentence, and no house's name. */
export function namesNoHouse(name: string, { isCertain, isListing }: Printed): boolean {
  if (A_PERSON.test(name) || name.length < 3 || name.length > 90 || !/\p{L}{2}/u.test(name))
    return true;
  if (REFERENCE.test(name) || GENERIC.test(name) || isPlatform(name)) return true;
  // "Thank you for choosing United."
  if (airlineCodeOf(name) !== null) return true;
  if (OF_ITS_PEOPLE.test(name) || LINK.test(name) || name.startsWith('©')) return true;
  if (CODE.test(name) || IS_LABEL.test(name) || isAddress(name) || ON_BOARD.test(name)) return true;
  // Behind its label a home may be called after its beds.
  const bedded = name.replace(/\bbed (?:&|and) breakfast\b/i, '');
  const called =
    isCertain || isListing ? bedded.replace(/\b(?:bed|beds|king|queen|view)\b/gi, '') : bedded;
  // "Bright flat, two minutes from the hall", as its host calls it.
  const telling = isListing ? called.replace(/\b(?:from|free|parking|wi-?fi)\b/gi, '') : called;
  return (
    NOT_A_NAME.test(telling) ||
    ADDRESS_LABEL.test(name) ||
    /^\d+$|\d:\d\d|^\d{1,2} ?[ap]\.?m\b/i.test(name) ||
    findDates(name).length > 0
  );
}
