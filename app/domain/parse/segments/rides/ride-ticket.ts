import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import type { PrintedReference } from '../../tokens/references/reference-codes';
import type { Carrier, RideMode } from '../../vocabulary/carriers';
import { anyCase } from '../../vocabulary/patterns';
import type { Leg, Stop } from '../legs/leg';

const WORDS: Record<RideMode, string> = {
  train: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  shuttle: 'Shuttle',
};
/** What a text without a known carrier is about, by the first such word near its head. */
const TRADES: readonly { word: string; pattern: RegExp }[] = [
  {
    word: 'Shuttle',
    pattern: /\b(?:shuttle|(?:airport|private|hotel) transfer|transfer service)\b/i,
  },
  { word: 'Ferry', pattern: /\b(?:ferry|ferries|sailing|water taxi|catamaran|hydrofoil|fähre)\b/i },
  { word: 'Bus', pattern: /\b(?:bus|motorcoach|coach (?:ticket|travel|service|line))\b/i },
  { word: 'Train', pattern: /\b(?:trains?|rail(?:way|road)?|zug|bahn|tren|treno|trein)\b/i },
  { word: 'Car service', pattern: /\b(?:car service|limo(?:usine)?|chauffeur|taxi|cab)\b/i },
];

const HEAD = 160;

/** "Train", "Bus", "Ferry"; null where the text is not about a ride. */
export function rideWord({ mail, clean }: Reading, carrier: Carrier | null): string | null {
  if (carrier) return WORDS[carrier.mode];
  for (const text of [mail.subject, clean.trimStart().slice(0, HEAD)]) {
    const first = TRADES.map(({ word, pattern }) => ({ word, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (first) return first.word;
  }
  return null;
}

/** What it is known by: "Northeast Regional 171", "Eurostar 9014", "BC Ferries to Swartz Bay", "Bus to Boston". */
export function rideTitle(
  { number: ride, from, to }: Leg,
  carrier: Carrier | null,
  word: string,
): { title: string; spans: SourceSpan[] } {
  const name = carrier?.name ?? word;
  if (ride) return { title: `${ride.name ?? name} ${ride.number}`, spans: [ride] };
  if (to) return { title: `${name} to ${shortName(to)}`, spans: [to.mention] };
  if (from) return { title: `${name} from ${shortName(from)}`, spans: [from.mention] };
  return { title: name, spans: [] };
}

/** "Boston" for "Boston, MA - South Station (BOS)". */
function shortName({ mention }: Stop): string {
  return mention.name?.split(/, | \(| - /, 1)[0] ?? '';
}

/** Labels that railways print, and codes behind one without a colon. */
const OWN_LABEL =
  /(?:auftragsnummer|c[óo]digo da reserva|(?:order|booking|collection) (?:reference|code|number|#)|\breference|ticket (?:collection )?reference|dossier(?: (?:voyage|n°))?|e-?ticket reference)\s{0,2}[:#-]?\s{1,3}([A-Z0-9]{6,14})(?![\w-])/i;

/** What the counter asks for, printed between two offsets: the carrier's own before an order's number. */
export function rideReference(
  references: readonly PrintedReference[],
  { clean }: Reading,
  from: number,
  until: number,
): PrintedReference | null {
  const within = references.filter(
    ({ start, label }) =>
      start >= from && start < until && !/flight|airline|hotel|property/.test(label),
  );
  const [best] = within;
  if (best && best.rank >= 4) return best;
  const match = OWN_LABEL.exec(clean.slice(from, until));
  const value = match?.[1] ?? '';
  if (!match || (!/\d/.test(value) && !/^[A-Z]{6}$/.test(value))) return best ?? null;
  const start = from + match.index + match[0].length - value.length;
  return { start, end: start + value.length, value, rank: 4, label: 'railway' };
}

interface PrintedSeat extends SourceSpan {
  text: string;
}

const NO = '\\s{0,8}(?:no\\.?|nr\\.?|number|:|#)?\\s{0,3}';
const CARRIAGE = `(coach|car|carriage|wagen|wg\\.?|voiture|voit\\.?|carrozza|carruagem|coche|rijtuig)${NO}([A-Z]?\\d{1,4}[A-Z]?|[A-Z])`;
const SEAT = `(seats?|place|sitzplatz|platz|pl\\.|posto|plaza|lugar|siège|asiento|stoel|zitplaats)${NO}([A-Z]?\\d{1,3}[A-Z]?(?:(?:,|\\s?&|\\sand|/)\\s?\\d{1,3}[A-Z]?(?![\\p{L}\\d:]))*)`;
const BOTH = anyCase(
  `(?<![\\p{L}])(?:${CARRIAGE}[\\s,;/|-]{1,4}(?:and\\s)?)?${SEAT}(?![\\p{L}\\d:])`,
  'g',
);
const BERTH = anyCase(
  /(?<![\p{L}])(roomette|bedroom|family room|cabin|berth|couchette|kabine)\s?(?:no\.?|number|:|#)?\s?([A-Z]?\d{1,5}[A-Z]?|[A-H])(?![\p{L}\d:])/giu,
);
const MOST_SEATS = 60;

/** Seats and berths between two offsets, each once: "Coach B, Seat 24A". */
export function rideSeats({ clean }: Reading, from: number, to: number): PrintedSeat[] {
  const words = clean.slice(from, to);
  const seats: PrintedSeat[] = [];
  const add = (match: RegExpMatchArray, text: string) => {
    if (seats.length >= MOST_SEATS || seats.some((seat) => seat.text === text)) return;
    const start = from + (match.index ?? 0);
    seats.push({ text, start, end: start + match[0].length });
  };
  for (const match of matchesOf(words, BOTH)) {
    const [, coach, coachNumber, seat, numbers = ''] = match;
    const own = `${toned(seat)} ${numbers.replace(/\s+/g, ' ')}`;
    add(match, coach ? `${toned(coach)} ${coachNumber}, ${own}` : own);
  }
  for (const match of matchesOf(words, BERTH)) add(match, `${toned(match[1])} ${match[2]}`);
  return seats;
}

function toned(word = ''): string {
  return /\p{Ll}/u.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase();
}
