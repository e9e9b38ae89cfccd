import { spellingsAbroad } from '../vocabulary/labels';

/** Cells that were copied without what stood between them are divided: "Flight:BC123", "RecogidaDevolución". */
export function separateCells(text: string): string {
  return separated(text.slice(0, LONGEST)) + text.slice(LONGEST);
}

/** Nothing behind is read. */
const LONGEST = 200_000;

function separated(text: string): string {
  return text
    .replace(DOUBLED, separateHalves)
    .replace(DAY_BEFORE_DAY, '$&\t')
    .replace(CLOCK_BEFORE_CLOCK, '$&\t')
    .replace(CLOCK_BEFORE_DAY, '$&\t')
    .replace(CLOCK_BEFORE_CODE, '$& ')
    .replace(CODE_BEFORE_CITY, '$& ')
    .replace(YEAR_BEFORE_WORD, '$&\t')
    .replace(SEAT_WORD, '$& ')
    .replace(SEAT_BEFORE_WORD, '$&\t')
    .replace(ROUTE_BEFORE_WORD, '$&\t')
    .replace(BRACKET_BEFORE_CODE, '$&\t')
    .replace(SIGN_BEFORE_CODE, '$& ')
    .replace(HEAD_BEFORE_HEAD, '$&\t')
    .replace(CODE_BEFORE_PLACE, '$&\t')
    .replace(CODE_BETWEEN_CITIES, '\t')
    .replace(TERMINAL_BETWEEN_CITIES, '\t')
    .replace(TERMINAL_BEFORE_PLACE, '$&\t')
    .replace(NUMBER_BEFORE_WORD, '$&\t')
    .replace(MASKED, '$&\t')
    .replace(ISSUED, '$&\t')
    .replace(CAPITAL_INSIDE, separateLabel)
    .replace(GLUED_COLON, '$& ')
    .replace(GLUED_CODE, '$& ')
    .replace(GLUED_CLOCK, '$&\n')
    .replace(GLUED_DAY, '$&\n')
    .replace(GLUED_PLACE, '$& ')
    .replace(GLUED_NUMBER, '$& ')
    .replace(CODE_FIRST, '$2$1\n');
}

/** "Booking ReferenceKXT7QL". */
const GLUED_CODE =
  /(?:[Rr]eference|[Nn]umber|[Cc]ode|[Ll]ocator)(?=[A-Z\d]{6}(?!\w)|\d{7,12}(?!\w))(?<=\b(?:Booking|Reservation|Confirmation|Record|Airline) [A-Za-z]{4,9})/g;
/** "16:00Check out", "Check inFriday 26". */
const GLUED_CLOCK =
  /\d:\d\d(?=(?:Check|Reserv|Book|Room|Depart|Arriv|Pick|Drop|Return)[\p{Ll} -])/gu;
const GLUED_DAY =
  /\b(?:Check[- ]?(?:in|out)|Arrival|Departure|Pick-?up|Drop-?off|Return)(?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)/g;
/** "07:45Stockholm-Arlanda". */
const GLUED_PLACE = /(?<![\d:])\d\d:\d\d(?=\p{Lu}\p{Ll}{2})/gu;
/** "D82603-2024 jul 29". */
const GLUED_NUMBER =
  /-(?=20\d\d \p{L}{3,9}\.? \d)(?<=(?<![\w-])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{2,4}-)/gu;
/** "18093Reservation Number:". */
const CODE_FIRST = /^(\d{5,12})((?:Reservation|Confirmation|Booking) Number: ?)$/gm;

const GLUED_COLON = /[:：](?=[\p{L}\d#])(?<=[\p{L})]{2}.)(?<!\b(?:mailto|tel|cid|sms):)/gu;

/** "Palma - AeropuertoPalma - Aeropuerto": both ends of a rental in cells of their own. */
const DOUBLED = /^[^\n\t]{16,180}$/gm;
/** "19/09/202626/09/2026". */
const DAY_BEFORE_DAY = /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1\d{4}(?=\d{1,2}\1\d{1,2}\1\d{4}(?!\d))/g;
/** "13:15 h10:45 h", "06:05 am09:30 am", "13:1510:45". */
const CLOCK_BEFORE_CLOCK =
  /(?<![\d:])\d{1,2}:\d\d(?: ?(?:[ap]m|h|hs|Uhr))?(?=\d\d:\d\d(?![\d:]))/gi;
/** "06:102026.10.30.", and "07:00BCNBarcelona", "09:40KUL". */
const CLOCK_BEFORE_DAY = /(?<![\d:])\d\d:\d\d(?=20\d\d[./-]\d)/g;
const CLOCK_BEFORE_CODE = /(?<![\d:])\d\d:\d\d(?=[A-Z]{3}(?:\p{Lu}\p{Ll}{2}|[ \t]*$))/gmu;
const CODE_BEFORE_CITY = /[A-Z]{3}(?=\p{Lu}\p{Ll}{2})(?<=\d\d:\d\d[\t ]?[A-Z]{3})/gu;
/** "Sat, 17 Oct 2026Kuala Lumpur". */
const YEAR_BEFORE_WORD = /20\d\d(?=\p{Lu}\p{Ll})(?<=\d\.? \p{L}{3,10}\.?,? 20\d\d)/gu;
/** "Seat10A", "11C1 maleta", "6AKézipoggyász". */
const SEAT_WORD = /\b[Ss]eat(?=\d{1,2}[A-L]\b)/g;
const SEAT_BEFORE_WORD =
  /\d[A-L](?=\p{Lu}\p{Ll}{3}|\d \p{Ll}{3})(?<=[\p{L}\p{M}]:? \d{1,2}[A-L])/gu;
/** "BUD - BCNÜlőhely". */
const ROUTE_BEFORE_WORD = /^[A-Z]{3} ?[-–] ?[A-Z]{3}(?=\p{Lu}\p{Ll}{2})/gmu;
/** "(PNR)J6KQ2T". */
const BRACKET_BEFORE_CODE = /\)(?=[A-Z\d]{6}$)(?<=\p{L}\))/gmu;
/** "Booking no.N7KQ4X". */
const SIGN_BEFORE_CODE =
  /\b(?:[Bb]ooking|[Rr]eservation|[Cc]onfirmation) (?:no\.|#)(?=[A-Z\d]{6}$)/gm;
/** "DepartArrive" above two columns. */
const HEAD_BEFORE_HEAD =
  /^(?:Depart(?:ure|s)?|From|Check-? ?in|Pick-?up)(?=(?:Arriv(?:al|es?)|To|Check-? ?out|Drop-?off|Return)[ \t]*$)/gim;
/** "Brisbane (BNE)Melbourne (MEL)", "Budapest (BUD) 2BBarcelona (BCN)". */
const CODE_BEFORE_PLACE = /\([A-Z]{3}\)(?: T?\d[A-Z]?)?(?=\p{Lu}\p{Ll})/gu;
/** "Toronto YYZLos Angeles LAX", and below it "… Airport Terminal 1Los Angeles International Airport". */
const CODE_BETWEEN_CITIES =
  /(?<=^[ \t]*\p{Lu}[\p{L} .'-]{2,30} [A-Z]{3})(?=\p{Lu}\p{Ll}[\p{L} .'-]{1,30} [A-Z]{3}[ \t]*$)/gmu;
/** "Delhi (T1D) Srinagar (T1)", alone on its line. */
const TERMINAL_BETWEEN_CITIES =
  /(?<=^[ \t]*\p{Lu}[\p{L} ]{2,30} \(T\d[A-Z]?\)) (?=\p{Lu}[\p{L} ]{2,30} \(T\d[A-Z]?\)[ \t]*$)/gmu;
const TERMINAL_BEFORE_PLACE = /\bTerminal \d[A-Z]?(?=\p{Lu}\p{Ll}{2})/gu;
/** "VA312Confirmed", and of a masked membership "xxxxxx4471VA312". */
const NUMBER_BEFORE_WORD = /(?<![\w-])[A-Z][A-Z\d]\d{2,4}(?=\p{Lu}\p{Ll}{2})/gu;
const MASKED = /[x*•]{4,8}\d{2,4}(?=[A-Z][A-Z\d]\d{2,4} )/g;
/** "Date of issue22 Sep 2026". */
const ISSUED =
  /^(?:[Dd]ate of (?:issue|booking)|(?:[Ii]ssue|[Bb]ooking) date|[Ii]ssued(?: on)?|[Bb]ooked(?: on)?)(?=\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/gm;
/** Where a word goes on, without a blank, with a capital or a digit. */
const CAPITAL_INSIDE = /(?<=\p{Ll})(?=[\p{Lu}\d])/gu;
const LONGEST_LABEL = 44;

const LABELS = [
  ...(['reference', 'airline-reference', 'check-in', 'check-out', 'stay-begins'] as const),
  ...(['stay-ends', 'pick-up', 'return', 'pick-up-place', 'return-place', 'car-class'] as const),
  ...(['address', 'room', 'issued', 'passengers', 'departs', 'arrives', 'flight'] as const),
  ...(['way-there', 'way-back', 'seat'] as const),
] as const;
let spellings: ReadonlySet<string> | null = null;

/** Their words are put together when a paste first needs them: no page but the paste's does. */
function isLabel(words: string): boolean {
  spellings ??= spellingsAbroad(...LABELS);
  return spellings.has(words);
}

function separateHalves(line: string): string {
  const half = line.slice(0, line.length / 2);
  return half + half === line && /\p{L}{3}/u.test(half) ? `${half}\t${half}` : line;
}

/** "Localizador26PMI0418827": a tab behind the words of a label that its line begins with. */
function separateLabel(_: string, at: number, text: string): string {
  const before = text.slice(Math.max(0, at - LONGEST_LABEL), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return isLabel(line.trim().toLowerCase()) ? '\t' : '';
}
