import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

/** "Bevestigingsnummer hotel: HTL7781234" beside "Boekingsnummer Trip.com: 9876543210". */
const OF_HOUSE =
  " (?:(?:de l'|dell'|del |do |de |du |vom |des |van de )?(?:hotels?|hôtel|accommodatie|unterkunft|alojamiento|(?:auto)?vermieters?|loueur|verhuurder|arrendadora?|locadora|noleggiatore|fornitore|fornecedor|proveedor|leverancier|anbieters?|supplier|wypożyczalni|biluthyrarens?|leiebilfirma))";

/** "Número de reserva del vuelo", "Numero di prenotazione volo". */
const OF_FLIGHT = ' (?:(?:del |do |du |af |for |van de )?(?:vuelo|voo|vol|volo|vlucht|flyafgang))';

export function isNumberOfHouse(label: string): boolean {
  return HOUSE_LAST.test(label);
}

const HOUSE_LAST = anyCase(`${OF_HOUSE}$`);

/** Labels by what they name, best first: a carrier's locator beats a reservation number beats an agency's itinerary. */
export const REFERENCE_LABELS: readonly { rank: number; pattern: RegExp }[] = [
  {
    rank: 5,
    pattern:
      /\b(?:(?:airline|carrier|hotel|property|flight|airline'?s?) (?:confirmation|reservation|booking|record locator|reference|ref(?=\.? ?:| {1,3}[A-Z\d]{6}(?!\w)))(?: (?:code|number|no|reference|ref))?|rec(?:ord)?\.? loc(?:ator)?|airlines? pnr|air ref|(?<!\b(?:provider|agency|system|gds|crs) )pnr|airline(?=: ?[A-Z\d]{2}\/[A-Z\d]{5,6}(?!\w)))\b/gi,
  },
  {
    rank: 4,
    pattern:
      /\b(?:(?:trip |booking |reservation |your |rental |travel )?confirmation(?: (?:code|number|numbers|no|num|id|reference|#))?|conf(?:irm)?(?: ?(?:code|number|no))?(?=\.? ?[#:.]| [A-Z0-9]{6}\b)|conf(?:irm)? (?:code|number|no)|conf(?= (?:[A-Z]{2,4}-)?\d{5,12}(?:[A-Z]{2}\d)?\b| \d{3,6}[A-Z]{1,3}\d{3,8}\b| \d{3,6}-\d{2,6}\b|[ \t]*\n)|reservation (?:code|number|no|id|reference|locator)|booking (?:codes?|numbers?|no|id|references?|ref)|booked? ref(?:erence)?|reference (?:code|number|no)|rental (?:agreement|record) (?:number|no)|acknowledge?ment(?: (?:number|no|code))?(?=\.? ?[#:]| [A-Z0-9]{5})|res(?=\.? ?# ?[A-Z\d]| \d{5,12}(?:[A-Z]{2}\d)?\b)|res (?:no|num)|confirmed|your reference|check-?in (?:on|with|at) (?:[a-z]{2,12} ){1,3}use (?:this |the )?code|use (?:this |the )?code (?:on|at) [a-z]{2,20}\.com(?=:))\b/gi,
  },
  {
    rank: 5,
    pattern: anyCase(wordsFor('airline-reference'), 'g'),
  },
  {
    rank: 4,
    pattern: anyCase(
      `(?:${wordsFor('reference')})(?:\\.?(?:${OF_HOUSE}|${OF_FLIGHT})(?= ?[:\\t\\n-]))?`,
      'g',
    ),
  },
  {
    rank: 3,
    pattern: anyCase(`(?:${wordsFor('confirmed')})(?= ?(?:n\\.|nr\\.?|n°|nº|#|:))`, 'g'),
  },
  {
    rank: 3,
    pattern:
      /\b(?:reservation|booking|locator|r[ée]servation|reserva|buchung|r[ée]f[ée]rence|referen[zst]|referanse|referentie|referencia|refer[êe]ncia|riferimento|c[óo]digo)(?= ?[#:(]|[ ]{0,3}\t[ \t]{0,3}#?(?=[A-Z\d-]{5,14}(?![\w-]))[A-Z-]{0,6}\d)/gi,
  },
  {
    rank: 3,
    pattern:
      /\b(?:[Rr]eservation|RESERVATION|[Bb]ooking|BOOKING)(?= (?:(?=[A-Z\d]{5,12}(?![\w-]))[A-Z\d]*\d|[A-Z\d]{6,10}-\d{1,2}(?![\w-])|[A-Z]{2,4}-(?=[A-Z]{0,6}\d)[A-Z\d]{4,10}(?![\w-])))/g,
  },
  {
    // "Buchung 2K8FHM", "reservering 1098442716": no number of a file.
    rank: 3,
    pattern:
      /\b(?:[Bb]uchung|[Rr]eserva|[Pp]renotazione|[Rr]éservation|[Bb]oeking|[Bb]okning|[Bb]estilling|[Rr]eservierung|[Rr]eservering)(?= (?:(?=[A-Z\d]{6}(?![\w-]))(?:\d{1,5}[A-Z]|[A-Z]{1,5}\d)|\d{7,12}(?![\w./-])))/g,
  },
  {
    // "Votre réservation Europcar n° 1097735526", "Ihre Buchungsbestätigung von Avis: 21764480".
    rank: 3,
    pattern:
      /(?<!\p{L})(?:[Rr][ée]servation|[Rr]eserva|[Pp]renotazione|[Bb]uchung(?:sbestätigung von)?) \p{Lu}\p{L}{2,14}(?=(?: ?n[°º.]| ?:) ?\d{5})/gu,
  },
  {
    // "Bestätigung 60418".
    rank: 3,
    pattern:
      /\b(?:[Bb]estätigung|[Cc]onferma|[Cc]onfirmación|[Bb]evestiging)(?= \d{5,10}(?![\w./-]))/g,
  },
  {
    rank: 3,
    pattern:
      /\bvendor (?:ref(?:erence)?|confirmation|locator)\b|\bcode(?= {1,3}[A-Z\d]{6}[ \t]{0,9}$)(?<=^[ \t]{0,9}code)/gim,
  },
  {
    // "Code: KX7QTL", alone on its line, "Code KX7QTL, one bag each".
    rank: 2,
    pattern: /^[ \t]{0,8}code(?=:? ?(?=[A-Z\d]{6}(?:[ \t]*$|[,.] ))\d{0,5}[A-Z]{1,5}\d)/gim,
  },
  {
    // "Ref 5520914", all of a line.
    rank: 2,
    pattern: /^[ \t]{0,4}ref(?= (?:\d{5,8}|\d{3,4}(?: \d{3,4}){2})[ \t]*$)/gim,
  },
  {
    // "ref 18853" in a note.
    rank: 2,
    pattern: /(?<=, )ref(?= \d{5,7}[.;\n])/g,
  },
  {
    rank: 2,
    pattern: /\bref(?=\.? ?[:#.] ?#?(?:(?=[A-Z\d-]{5,14}(?!\w))[A-Z-]{0,6}\d|[A-Z]{6}(?!\w)))/gi,
  },
  {
    rank: 2,
    pattern:
      /\b(?:[Rr]ef|REF|[Rr]es|RES)(?: is)?(?= (?:(?=[A-Z\d-]{8,16}(?![\w-]))(?:[A-Z]{2,4}-){1,2}\d|\d{8,12}(?![\w-])|[A-Z]{2,4}\d{5,10}(?![\w-])|(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6}(?![\w-])))/g,
  },
  {
    rank: 2,
    pattern:
      /\b(?:itinerary(?: (?:number|no|id))?|trip (?:number|no|reference|id)|(?:order|voucher) (?:number|no|id)|our ref(?:erence)?(?=\.?:)|our reference for (?:the|your) (?:room|booking|stay|reservation)(?= is ))\b/gi,
  },
];
