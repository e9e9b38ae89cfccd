import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

export interface PrintedRoom {
  start: number;
  end: number;
  text: string;
}

/** "The Standard, Downtown", "Residence Inn Two Rivers" are houses. */
export const BED = /\b(?:beds?|king|queen|double|twin|single|bedroom|guest ?room)\b/i;

export const NOT_ROOM =
  /^room \d{1,2}$|^(?:antal|anzahl|aantal|antall|liczba|nombre de|número de|numero (?:di )?|počet) ?\p{L}+$|\b(?:per night|per room|rate|total|\$|€|subtotal|service|policy|please|your|number of|guarantee|cancel|charge|tax|not available|selected|wifi(?! incl)|types? may)\b|[$€£]\s?\d/iu;

/** A heading above has its label below it: "Room details", then "Room type: King". */
const OWN_LABEL =
  /^\W{0,3}(?:your )?(?:guest ?)?(?:room|bed|unit|accommodation)(?:\(s\))? ?(?:type|description|category|name)?(?: \d{1,2})?\s{0,2}(?::|-\s|\t)\s{0,3}/i;

const LONGEST_ROOM = 150;

/** "studio z aneksem kuchennym, nr 12": the door's number. */
const NUMBER_BEHIND = /, (?:nr|no|n[º°])\.? ?\d{1,4}$/i;

const NIGHTS_BEHIND = anyCase(`, \\d{1,2} ?(?:${wordsFor('nights')})$`);

/** "Superior Double - BB": what is eaten is no part of the room. */
const BOARD_BEHIND =
  / ?(?:-|,|\/|\+) ?(?:BB|HB|FB|RO|AI|B&B|(?:with )?breakfast(?: inc(?:l(?:uded)?)?\.?)?|bed (?:and|&) breakfast|room only|half board|full board|all inclusive|logies(?:\/ontbijt)?|(?:met|inclusief) ontbijt|(?:mit|inkl\.?|inklusive) frühstück|halbpension|vollpension|petit[- ]déjeuner(?: inclus| compris)?|demi-pension|colazione inclusa|mezza pensione|(?:con )?desayuno(?: incluido)?|media pensión|café da manhã(?: incluso)?|pequeno-almoço(?: incluído)?|meia pensão)$/i;

/** "Classic Einzelzimmer mit Frühstück". */
const WITH_BREAKFAST =
  / (?:(?:inkl?\.?|incl\.?|inklusive|inclusief) (?:frühstück|breakfast|ontbijt|frukost|frokost|morgenmad)|(?:mit|ohne) frühstück|(?:with|without|including) breakfast|(?:avec|sans) petit[- ]déjeuner|(?:con|sin) desayuno|con colazione|com (?:pequeno-almoço|café da manhã)|(?:met|zonder) ontbijt|(?:med|utan) frukost|(?:med|uten) frokost|ze śniadaniem)$/i;

/** "1 (Superior Double)" behind "Rooms:". */
const COUNTED_IN_BRACKETS = /^\d{1,2} \(([^()]+)\)$/;

/** The room's words without the label a sender put into the same value. */
export function withoutRoomLabel(words: string): string {
  return words.replace(OWN_LABEL, '').replace(/^(?:typ|type|tipo|tipologia) ?: /i, '');
}

/** "CONFERENCE RATE TRADITIONAL ROOM 1 KING", "CORPORATE RATE, GUEST ROOM": a rate's name before the room's. */
const RATE_BEFORE = /^(?:\p{L}+ ){1,3}rate,? (?=\p{L})/iu;
const RATE_AND_COMMA = /^(?:\p{L}+ ){1,3}rate, (?=\p{L})/iu;

/** "2 Double Beds, No Smoking, Free Breakfast, Free WiFi": what comes with the room. */
const EXTRAS_BEHIND = /, (?:free|complimentary) .*$/i;

/** "TWS - Twin Standard": a house's own code. */
const CODE_BEFORE = /^[A-Z]{2,4}\d? - (?=\p{Lu}\p{Ll})/u;

/** "Superior Gäst: Elin Åkerblom", "Non-Smoking Room Rate Plan: AAA": on one line the next label follows. */
const LABEL_BEHIND = anyCase(
  /(?:,? \d{1,2} (?:adult|erwachsen|adulte|adulto|adulti|volwassen|vuxn|vuxen|voksen|voksne|dorosł)\p{L}*)? (?:guests?|guest name|room features?|rate plan|rate|(?:guaranteed|other|special) requests?|occupancy|meal plan|board|price|total|gäste?|gäster|verpflegung|preis|personen|huésped(?:es)?|régimen|tarifa|precio|hóspedes?|regime|preço|ospiti|trattamento|tariffa|prezzo|voyageurs?|pension|tarif|prix|gasten|prijs|tarief|pris|goście|cena)\s?: .*$/iu,
);

/** "Double room Ms Robin Vale 2 adults". */
const GUEST_BEHIND = / (?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}\p{Ll}.*$/u;

/** "1 Superior" behind "Room": the first of all rooms, not its one bed. */
const FIRST_OF_ALL = anyCase(
  /^1 (?=\p{Lu}[^\d]*$)(?!.*(?<!\p{L})(?:beds?|bedroom|king|queen|double|twin|single|full|sofa|bett|camas?|lits?|lett[oi]|bäddar|senger|sofas?)(?!\p{L}))/u,
);

/** A printed room without what is no part of its kind: its label, count, guest, board and nights; null where none is left. */
export function tidyRoom(printed: string, start: number): PrintedRoom | null {
  const words = printed
    .replace(RATE_AND_COMMA, '')
    .replace(LABEL_BEHIND, '')
    .replace(GUEST_BEHIND, '')
    .replace(EXTRAS_BEHIND, '');
  if (NOT_ROOM.test(BED.test(words) ? words.replace(RATE_BEFORE, '') : words)) return null;
  const text = withoutRoomLabel(words)
    .replace(CODE_BEFORE, '')
    .replace(COUNTED_IN_BRACKETS, '$1')
    .replace(BOARD_BEHIND, '')
    .replace(WITH_BREAKFAST, '')
    .replace(
      /^\d{1,2} ?x (?=\p{L})|^1 (?=\p{L}*zimmer\b|chambre\b|habitación\b|camera\b|quarto\b)/iu,
      '',
    )
    .replace(FIRST_OF_ALL, '')
    .replace(/, (?:conf|ref|res)\b\.?.*$/i, '')
    .replace(/ \(\p{Lu}[\p{L}'-]+(?:, \p{Lu}[\p{L}'-]+)+\)$/u, '')
    .replace(
      / \((?:\d{1,2} (?:adults?|guests?|persons?|people)[^)]{0,30}|per bed|\d{1,3} ?m[²2]|(?:nr|no|n[º°])\.? ?\d{1,4})\)$/i,
      '',
    )
    .replace(
      /,?\s(?:(?:for|für|pour|per|para|voor|för) )?\d{1,2}\s(?:rooms?|adults?|guests?|nights?|persons?|people|pax|personnes?|personas?|persone|personen|pessoas?|erwachsene|adultes|adultos|adulti|volwassenen|vuxna|voksne)\b.*$/i,
      '',
    )
    .replace(NIGHTS_BEHIND, '')
    .replace(NUMBER_BEHIND, '')
    .replace(/ hosted by .*$/i, '')
    .replace(/\s?\([^)]*$/, '')
    .replace(/[\s,;:-]+$/, '')
    .trim();
  if (text.length < 3 || text.length > LONGEST_ROOM) return null;
  const at = start + Math.max(0, words.indexOf(text));
  return { text, start: at, end: at + text.length };
}
