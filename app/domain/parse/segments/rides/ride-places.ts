import type { PrintedPlace } from '../../tokens/leg-tokens';
import { anyCase } from '../../vocabulary/patterns';

export type RideEnd = 'from' | 'to';

/** A station, stop, port or address as printed, and which end of the ride it is said to be. */
export interface PrintedStation extends PrintedPlace {
  name: string;
  role: RideEnd | null;
}

const ROUTE_WORDS = /^(.{3,70}?)(?:\s(?:to|nach|naar)\s|\s?→\s?|\s-?>\s)(.{3,70})$/u;
/** "Boston, MA - South Station" is one place. */
const CITY = /, [A-Z]{2}\.?$/;
const WITHIN_CITY =
  /^\d|\b(?:station|stn|street|st|avenue|ave|terminal|hall|plaza|airport|center|centre|union|penn|transit|depot|downtown|midtown)\b/i;
/** Words before a date or time, or a label that the next line lost its break before. */
const JOINING = anyCase(
  /\s(?:on|at|by|an|ab|leav\w*|depart\w*|arriv\p{L}*|abfahrt|ankunft|départ|partenza|salida|llegada|partida|chegada)$/iu,
);
/** A code of the carrier's own behind the name is no airport's. */
const CODE = /\s?[([][A-Z]{3}[)\]]/g;
const NOT_A_STATION = anyCase(
  /\b(?:class|seats?|adults?|child(?:ren)?|seniors?|passengers?|travell?ers?|fares?|total|tickets?|e-?tickets?|duration|direct|changes?|operated|bookings?|reservations?|confirm(?:ation|ed)|reference|numbers?|baggage|luggage|price|paid|your|please|view|manage|details|itinerary|departure|arrival|date|time|status|summary|wi-?fi|meals?|receipt|welcome|thanks?|customer|support|account|vehicle|mr|mrs|ms|minutes?|hours?|standard|economy|premium|business|cancel\w*|refund\w*|email|phone|click|here|app|miles|points|code|unreserved|reserved|next|add|calendar|print|download|hello|dear|hi|flight|upgrade|back|subject|reply|how|guide|save|what|when|where|we|you|it|this|checking|savings|power|socket)\b|(?<!\p{L})(?:sitzplatz\p{L}*|\p{L}*reservierung|buchung\p{L}*|fahr(?:karte|schein)\p{L}*|(?:flex|spar)preis|großraum|nichtraucher|pnr|doj)(?!\p{L})/iu,
);
const NOT_ALONE =
  /^(?:(?:train|bus|ferry|coach|boat|shuttle|van|sailing|crossing|depart\w*|arriv\w*|from|to|outbound|outward|inbound|return|one[- ]way|round trip|stops?|non-?stop|gate|platform|track|car|daily|local|today|tomorrow|open|route|journey|trip|leg|pick-?up|drop-?off|am|pm|and|or|via|carrier|operator|name|gleis|halt|zug|zeit|datum|ort|uhrzeit|heure|ora|hora|tijd|wagen|wg|platz|voiture|place|bahnhof)\.?(?:[\s:#\d].*)?|(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|(?:january|february|march|april|may|june|july|august|september|october|november|december))$/i;
const SMALL =
  /^(?:of|de|du|des|di|da|del|la|le|les|am|an|der|den|im|the|and|&|upon|sur|in|at|on|y|e|s|central|main|city|bus|coach|train|railway|ferry|station|terminal|stop|airport|port|street|square|centre|center|-|\/)$/i;

/** "New York, NY to Boston, MA", the whole of a stretch, as its two ends; a dash may join them too. */
export function routeIn(
  text: string,
  at: number,
  dashes = true,
): [PrintedStation, PrintedStation] | null {
  const route = ROUTE_WORDS.exec(text);
  const [left = '', right = ''] = route ? route.slice(1) : dashes ? dashedEnds(text) : [];
  if (!left || !right) return null;
  const from = stationIn(left, at, 'from');
  const to = stationIn(right, at + text.length - right.length, 'to');
  return from && to && isCapitalised(from.name) && isCapitalised(to.name) ? [from, to] : null;
}

/** Both sides of the one dash that does not stand within a station's name. */
function dashedEnds(text: string): string[] {
  const ends: string[] = [];
  for (const part of text.split(' - ')) {
    const city = ends.at(-1)?.trim().replace(CODE, '') ?? '';
    if (CITY.test(city) && WITHIN_CITY.test(part) && !CITY.test(part.trim().replace(CODE, '')))
      ends[ends.length - 1] += ` - ${part}`;
    else ends.push(part);
  }
  return ends.length === 2 ? ends : [];
}

/** The words as a station's name, if they can be one. */
export function stationIn(
  printed: string,
  at: number,
  role: RideEnd | null,
): PrintedStation | null {
  const text = trimmed(printed);
  const name = nameOf(text);
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const lead = role === null ? /^\p{Lu}/u : /^[\p{Lu}\d]/u;
  if (name.length > 90 || letters < 3 || !lead.test(name) || /^[A-Z]{3}$/.test(name)) return null;
  if (/[!?$€£@=<>:]|\p{Ll}{4}\.\s\p{Lu}/u.test(name)) return null;
  if (NOT_A_STATION.test(name) || NOT_ALONE.test(name)) return null;
  const start = at + printed.indexOf(text);
  return { kind: 'place', start, end: start + text.length, airports: [], name, role };
}

/** Capitals, a few words and no number: what stands beside a time has no label to vouch for it. */
export function isBareStation(name: string): boolean {
  const plain = name.replace(/\([^)]*\)/g, '');
  return plain.length <= 50 && !/\d/.test(plain) && isCapitalised(name);
}

function isCapitalised(name: string): boolean {
  const words = name.split(/[\s,]+/).filter(Boolean);
  const capital = (word: string) =>
    /^[(\p{Lu}\d&'-]/u.test(word) || SMALL.test(word) || /^\p{Ll}'/u.test(word);
  return words.length <= 9 && words.every(capital);
}

/** Without what only joins it to a date, a time or a platform. */
function trimmed(printed: string): string {
  const platform = /\s\(?(?:platform|track|gleis|quai|spoor|binario|via)\b/i.exec(printed);
  const text = printed
    .slice(0, platform?.index ?? printed.length)
    .replace(/^(?:\d{1,2}[.)]\s)?[\s,;:.|)@→-]*/, '')
    .replace(/[\s,;:|(@→-]+$/, '');
  return text.replace(JOINING, '').replace(/[\s,]+$/, '');
}

/** Without the carrier's own code; capitals alone are toned down. */
function nameOf(text: string): string {
  const plain = text.replace(CODE, '').replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(plain)) return plain;
  return plain.replace(
    /\p{Lu}[\p{Lu}']{2,}/gu,
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
