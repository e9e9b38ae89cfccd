import type { DetailType } from '~/domain/travel/travel-detail';
import type { Reading } from '../reading';
import { hasAnyWord, spellingsOf, wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import {
  ABOUT_A_TRIP,
  AFTERWARDS,
  ASKS_AFTERWARDS,
  BOOKED,
  BOOKS,
  CONFIRMS,
  FLIGHT_STATUS,
  MONEY_BACK,
  NO_BOOKING,
  NO_MORE_QUOTED,
  NOT_PAID,
  NOW_BOOKED,
  UNBOOKED,
} from '../vocabulary/unbooked-phrases';
import { unbookedWords } from '../vocabulary/unbooked-rows';
import { isOfferAbroad, isSurveyAbroad, saysConfirmed } from './non-bookings-abroad';

/** An invoice or thanks may come before the journey as well as behind it. */
const INVOICED =
  /\b(?:(?:tax|vat) invoice|invoice (?:number|no|date|#)|(?:thank you|thanks) for flying)\b/gi;
const BOOKED_AND_INVOICED: Partial<Record<DetailType, RegExp>> = {
  flight:
    /\b(?:booking (?:confirmation|details|reference|number|code|ref)|reservation (?:number|code|reference)|travel plan|pnr)\b/i,
  hotel: /\bbooking (?:confirmation|confirmed|ref(?:erence)?|number|no|id)\b/i,
  car: /\bbooking (?:confirmation|confirmed)\b/i,
};
const STILL_BOOKED =
  /(?:\beticket|e-ticket|itinerary|upcoming|is confirmed|has been confirmed|you're (?:all set|going|booked)|reservation confirm(?:ed|ation)|record locator|tickets? (?:is|are|has been|have been) issued|(?:booking|reservation)\b[^\n]{0,40}\bconfirmed|confirmation\W{0,3}(?:number\b|code\b|#))/i;
const CONFIRMS_ABROAD = spellingsOf('confirmed');
const REFERENCES_ABROAD = spellingsOf('reference');
const NOT_PAID_ABROAD = unbookedWords('not-paid');
const SELLS_ABROAD = unbookedWords('sells');
const UNBOOKED_ABROAD = unbookedWords('not-paid', 'sells', 'offer', 'request');
const TOLD = unbookedWords('told');
const CLAIMS = unbookedWords('claim');
/** To the host, of a guest who has booked. */
const OF_GUESTS = unbookedWords('of-guests');
/** "Past Flight" heads what an account shows of a journey that is over. */
const PAST =
  /^\W{0,12}(?:past|completed) (?:flight|trip|stay|rental|reservation|booking)\W{0,3}$/im;
/** For a course or congress, by the subject. */
const REGISTRATIONS = unbookedWords('registration');
const ASKS_ABROAD = unbookedWords('asks-afterwards');
/** A call about a trip names its days and houses. */
const MEETING =
  /\b(?:video call|meet\.google\.com|microsoft teams meeting|meeting id:|join (?:the |a )?(?:zoom|teams|meeting)|dial[- ]in)\b/i;
/** A kennel takes its guests from a check-in to a check-out too. */
const ANIMALS =
  /\b(?:pet (?:resort|hotel)|kennels?|(?:dog|cat|pet) (?:boarding|daycare|sitting))\b/i;
/** Trades that have nothing to do with a trip, or only with where its car stands. */
const NO_TRAVEL: readonly RegExp[] = [
  /\b(?:registration (?:is |has been )?(?:confirmed|confirmation)|race (?:packet|bib)|marathon|service appointment|oil change)\b/i,
  /\b(?:table for|opentable|resy|dinner reservation|restaurant reservation|(?:dinner|restaurant|table|reservation)\b[^\n]{0,60}\bparty of \d|party of \d\b[^\n]{0,60}(?:dinner|restaurant|table))\b/i,
  /\b(?:dentist|dental|doctor|clinic|appointment (?:is )?(?:confirmed|reminder|with)|your appointment|hygienist|physician)\b/i,
  anyCase(
    /\b(?:tracking number|your package(?! (?:to \p{L}[^\n]{1,30} )?(?:is|has been) (?:booked|confirmed))|out for delivery|has shipped|your parcel|shipment)\b/iu,
  ),
  /\b(?:your (?:uber|lyft) (?:ride|trip|receipt)|(?:uber|lyft) receipt|thanks for riding|your ride with|trip fare)\b/i,
  /\b(?:event ticket|general admission|doors open|ticketmaster|eventbrite|livenation|section \w+ row \w+)\b/i,
  /\b(?:webinar|zoom meeting|join (?:the )?meeting|class booking|gym|yoga|haircut|salon)\b/i,
  ANIMALS,
  MEETING,
  /\b(?:parking (?:reservation|confirmation|pass (?:for|number|#))|airport parking|your parking|park,? ?sleep|spothero|parkwhiz)\b/i,
  /\blounges\b|\blounge (?:access|pass|booking|visit)\b/i,
];
/** "Booking reference: 4JRX8T". */
const OWN_CODE = anyCase(
  `(?:${wordsFor('reference')}|(?:booking|confirmation|reservation) (?:reference|code|number)|record locator|PNR)\\s?[:#]?\\s{1,3}(?=[A-Z\\d]{0,5}\\d)[A-Z\\d]{6}(?![A-Z\\d])`,
);
/** Who takes one through a city, by the sender or the subject. */
const RIDE_HAILING = /\b(?:uber|lyft|bolt|free ?now|cabify|grab)\b/i;
const OTHER_RIDES: readonly RegExp[] = [
  /\b(?:amtrak|train (?!station)(?:number|no\.?|ticket)?\s?\d*|railway(?! station)|rail pass|eurostar|trainline|deutsche bahn|sncf|trenitalia|frecciarossa|italo treno|renfe|greyhound|flixbus|megabus|fahrkarte|billet de train|billete de tren|biglietto del treno|treinkaartje|tågbiljett|togbillet|bus ticket|coach ticket|ferry(?! (?:terminal|port|landing|building)))\b/i,
  /\bshuttle (?:reservation|confirmation)\b/i,
  anyCase(
    /(?<!\p{L})(?:(?:airport|private|shared|your) transfer (?:(?:is|has been) )?(?:confirmed|booked|confirmation|booking|voucher)|transfer (?:booking )?(?:confirmation|voucher)|confirmaci[oó]n de (?:su|tu) traslado|(?:su|tu) traslado est[áa] confirmado|transferbest[äa]tigung|(?:ihr|dein) transfer (?:ist|wurde) (?:bestätigt|gebucht)|(?:confirmation de )?(?:votre|ton) (?:transfert|navette) (?:est|a été) (?:confirmée?|réservée?)|confirmation de (?:votre|ton) transfert|conferma (?:del )?(?:tuo |suo )?(?:transfer|trasferimento)|confirmação do (?:seu )?(?:traslado|transfer))(?!\p{L})/iu,
  ),
];
const ALL_BUSINESS = [...NO_TRAVEL, ...OTHER_RIDES];
/** What only looks like a booking of the kind. */
const OTHER_BUSINESS: Record<DetailType, readonly RegExp[]> = {
  flight: ALL_BUSINESS,
  hotel: ALL_BUSINESS,
  car: ALL_BUSINESS,
  other: NO_TRAVEL,
};

/** What a text says whatever kind is looked for in it. */
interface Purpose {
  head: string;
  booksNothing: boolean;
  /** Words of a journey that is over; an invoice may come before it as well. */
  afterwards: boolean;
  stillBooked: boolean;
  /** Trades named by its sender or subject, and those in its head. */
  namedBy: readonly RegExp[];
  named: readonly RegExp[];
}

const purposes = new WeakMap<Reading, Purpose>();

/** Every kind is looked for in the same text: it is told once. */
function purposeOf(reading: Reading): Purpose {
  const known = purposes.get(reading);
  if (known) return known;
  const { clean, mail } = reading;
  const envelope = `${mail.sender}\n${mail.subject}`;
  const head = `${envelope}\n${clean.slice(0, 1_500)}`;
  const top = `${envelope}\n${clean.trimStart().slice(0, 400)}`;
  const opening = `${mail.subject.slice(0, 100)}\n${clean.trimStart().slice(0, 180)}`;
  const afterwards = AFTERWARDS.test(head);
  const named = ALL_BUSINESS.filter((pattern) => pattern.test(head));
  const purpose = {
    head,
    booksNothing:
      saysUnbooked(head) ||
      isUnbookedAbroad(top, opening, head) ||
      (ABOUT_A_TRIP.test(top) && !CONFIRMS.test(top)) ||
      (FLIGHT_STATUS.test(top) && !CONFIRMS.test(top) && !OWN_CODE.test(head)) ||
      (MONEY_BACK.test(top) && !BOOKS.test(top)) ||
      (hasAnyWord(top, CLAIMS) && !BOOKS.test(top) && !saysConfirmed(top)) ||
      hasAnyWord(mail.subject, REGISTRATIONS) ||
      hasAnyWord(head, OF_GUESTS) ||
      (PAST.test(opening) && !CONFIRMS.test(top)) ||
      RIDE_HAILING.test(envelope) ||
      (ASKS_AFTERWARDS.test(opening) && !BOOKS.test(opening)) ||
      isOfferAbroad(top) ||
      isSurveyAbroad(opening),
    afterwards,
    stillBooked: afterwards && STILL_BOOKED.test(clean),
    namedBy: named.filter((pattern) => pattern.test(envelope)),
    named,
  };
  purposes.set(reading, purpose);
  return purpose;
}

/** What a mail says after its booking is confirmed is said of another trip: a price alert, a table. */
function saysUnbooked(words: string): boolean {
  if (NO_MORE_QUOTED.test(words)) return false;
  const unbooked = words.search(UNBOOKED);
  const booked = words.search(NOW_BOOKED);
  return unbooked >= 0 && (booked < 0 || unbooked < booked);
}

/** A purchase that failed, advertising and surveys, in other languages and by what they say first. */
function isUnbookedAbroad(top: string, opening: string, head: string): boolean {
  if (NOT_PAID.test(top) || hasAnyWord(top, NOT_PAID_ABROAD)) return true;
  const sells = hasAnyWord(top, SELLS_ABROAD) && !CONFIRMS.test(top);
  if (sells && !hasAnyWord(top, CONFIRMS_ABROAD) && !hasAnyWord(head, REFERENCES_ABROAD))
    return true;
  return hasAnyWord(opening, ASKS_ABROAD) && !BOOKS.test(opening) && !BOOKED.test(opening);
}

/** Whether a text offers, quotes, asks or tells of a journey, in words a booking with a number may have as well. */
export function offersOrTells({ clean, mail }: Reading): boolean {
  if (saysUnbooked(clean) || hasAnyWord(clean, TOLD)) return true;
  return (
    hasAnyWord(clean, UNBOOKED_ABROAD) && !saysConfirmed(`${mail.subject}\n${clean.slice(0, 400)}`)
  );
}

/** Whether a text of another trade only looks like a booking of this kind. */
export function isNonBooking(reading: Reading, kind: DetailType): boolean {
  const { head, booksNothing, afterwards, stillBooked, namedBy, named } = purposeOf(reading);
  if (booksNothing) return true;
  if (afterwards && !stillBooked && !isInvoiceOf(kind, head)) return true;
  const { subject } = reading.mail;
  const invoice = /\b(?:invoice|folio|e-?folio)\b/i.test(subject);
  if (invoice && kind !== 'flight' && !CONFIRMS.test(subject)) return true;
  const others = OTHER_BUSINESS[kind];
  if (namedBy.some((pattern) => others.includes(pattern))) return true;
  return named.some((pattern) => others.includes(pattern)) && !hasOwnWords(reading.clean, kind);
}

/** An invoice that says as well that it confirms a booking, and nothing else of a journey that is over. */
function isInvoiceOf(kind: DetailType, head: string): boolean {
  const booked = BOOKED_AND_INVOICED[kind]?.test(head) === true;
  return booked && !AFTERWARDS.test(head.replace(INVOICED, ''));
}

const OWN_WORDS: Record<DetailType, RegExp> = {
  flight:
    /\b(?:[Aa]irlines?|[Aa]ir [Ll]ines|[Aa]irways|boarding|[Ss]outhwest|[Jj]et[Bb]lue|(?:flight|flt)\W{0,3}(?:#|no|number)?\W{0,3}[A-Z0-9]{0,2}\s?\d{2,4}|[A-Z][A-Z0-9]\s?\d{3,4}\b|\d{1,2}[A-Z]{3}\s{1,3}(?:\d\s{1,3})?[A-Z]{6}\s)/,
  hotel:
    /(?:\bcheck-?in|^\W{0,3}check in)\b[\s\S]{0,2000}(?:\bcheck-?out|^\W{0,3}check out)\b|(?<!\/ ?|\b(?:per|a) )\b(?:number of )?nights?\b|^\W{0,3}hotel\W{0,3}$/im,
  car: /\b(?:pick-?up (?:location|date|time)|rent-?a-?car|car rental|rental car|car hire|hire car|hire charges|campervan|motorhome|trip starts?|or similar)\b/i,
  other: /\b(?:passengers?|e-?tickets?|boarding|train \d|seats?|sailing|shuttle)\b/i,
};

/** A place to park has a check-in and a check-out as well, but neither nights nor a room. */
const PARKED = /\bparking\b/i;
const LODGED = /\b(?:rooms?|nights?|hotels?|inn|suites?|beds?|bedrooms?|apartment|villa)\b/i;

function hasOwnWords(clean: string, kind: DetailType): boolean {
  if (kind === 'hotel' && (ANIMALS.test(clean) || MEETING.test(clean))) return false;
  if (kind === 'hotel' && PARKED.test(clean) && !LODGED.test(clean)) return false;
  return OWN_WORDS[kind].test(clean);
}

/** Eaten on board, not travelled with. */
const FOOD =
  /\b(?:caf[ée]|food|snack|meal|dining|bar|bistro)(?: car)? (?:order|receipt|purchase|bill)\b/i;
const FIRST_WORDS = 240;

/** Advertising, points, refunds, meals and alerts of those who run trains, buses and ferries. */
export function isRideNonBooking(reading: Reading): boolean {
  if (isNonBooking(reading, 'other')) return true;
  const first = `${reading.mail.subject}\n${reading.clean.trimStart().slice(0, FIRST_WORDS)}`;
  return FOOD.test(first) || (NO_BOOKING.test(first) && !BOOKED.test(first));
}

/** Whether a text says anywhere, in any language, that something is confirmed, ticketed or booked. */
export function saysItConfirms(words: string): boolean {
  return CONFIRMS.test(words) || saysConfirmed(words);
}

/** Whether a mail says of itself that it confirms a booking. */
export function confirmsBooking({ clean, mail }: Reading): boolean {
  return CONFIRMS.test(`${mail.subject}\n${clean.trimStart().slice(0, 1_500)}`);
}

/** Words that only a booking has, where no reference is printed. */
export function saysBooked({ clean }: Reading): boolean {
  return BOOKED.test(clean);
}
