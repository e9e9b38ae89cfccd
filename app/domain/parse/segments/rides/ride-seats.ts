import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';

interface PrintedSeat extends SourceSpan {
  text: string;
}

const NO = '\\s{0,8}(?:no\\.?|nr\\.?|number|:|#)?\\s{0,3}';
const CARRIAGE = `(coach|car|carriage|wagen|wg\\.?|voiture|voit\\.?|carrozza|carruagem|coche|rijtuig)${NO}([A-Z]?\\d{1,4}[A-Z]?|[A-Z])`;
const SEAT = `(seats?|place|sitzplatz|platz|pl\\.|posto|plaza|lugar|siège|asiento|stoel|zitplaats)${NO}([A-Z]?\\d{1,3}[A-Z]?(?:(?:,|\\s?&|\\sand|/)\\s?\\d{1,3}[A-Z]?(?![\\p{L}\\d:]))*)`;
const BOTH = new RegExp(
  `(?<![\\p{L}])(?:${CARRIAGE}[\\s,;/|-]{1,4}(?:and\\s)?)?${SEAT}(?![\\p{L}\\d:])`,
  'giu',
);
const BERTH =
  /(?<![\p{L}])(roomette|bedroom|family room|cabin|berth|couchette|kabine)\s?(?:no\.?|number|:|#)?\s?([A-Z]?\d{1,5}[A-Z]?|[A-H])(?![\p{L}\d:])/giu;
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
  for (const match of words.matchAll(BOTH)) {
    const [, coach, coachNumber, seat, numbers = ''] = match;
    const own = `${toned(seat)} ${numbers.replace(/\s+/g, ' ')}`;
    add(match, coach ? `${toned(coach)} ${coachNumber}, ${own}` : own);
  }
  for (const match of words.matchAll(BERTH)) add(match, `${toned(match[1])} ${match[2]}`);
  return seats;
}

function toned(word = ''): string {
  return /\p{Ll}/u.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase();
}
