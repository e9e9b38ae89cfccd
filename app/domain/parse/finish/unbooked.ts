import { shiftDay } from '~/domain/time/calendar-day';
import { offersOrTells, saysItConfirms } from '../input/non-bookings';
import { looksBack } from '../input/non-bookings-abroad';
import type { ParsedDetail } from '../parsed-detail';
import type { Reading } from '../reading';
import { matchesOf } from '../tokens/matches';
import { wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';

/** What a text only tells of is dropped: it offers, quotes or asks without any number, or it looks back. */
export function withoutUnbooked(details: ParsedDetail[], reading: Reading): ParsedDetail[] {
  if (details.length === 0) return details;
  const isNumbered = details.some(({ confirmationNumber }) => confirmationNumber !== null);
  if (!isNumbered && (offersOrTells(reading) || isBoard(details) || isForm(reading))) return [];
  if (!isNumbered && isOnlyConsidered(details, reading)) return [];
  return isOver(details, reading, isNumbered) ? [] : details;
}

/** What asks something or has a price. */
const ASKS_OR_PRICES =
  /[?？]|[$€£¥₹]\s?\d|\d\s?[€£]|\b(?:USD|EUR|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|kr)\b/;

/** Words of a ticket. */
const TICKETED = anyCase(
  `(?<!\\p{L})(?:ticket(?:s|ed)?|(?:booking|fare) class)(?!\\p{L})|(?:${wordsFor('passengers')})\\W`,
);

/** Flights without any number or word of a booking, in a text that asks about them or tells what they cost. */
function isOnlyConsidered(details: readonly ParsedDetail[], { clean, mail }: Reading): boolean {
  return (
    details.some(({ type }) => type === 'flight') &&
    !details.some(({ seatInfo }) => seatInfo) &&
    ASKS_OR_PRICES.test(clean) &&
    !TICKETED.test(clean) &&
    !saysItConfirms(`${mail.subject}\n${clean}`)
  );
}

/** A board of departures or a timetable: no flight goes on from where another lands, or one way is flown twice in a day. */
function isBoard(details: readonly ParsedDetail[]): boolean {
  const flights = details.filter((detail) => detail.type === 'flight');
  if (flights.length < FEWEST_OF_BOARD) return false;
  const lands = new Set(flights.map(({ arrivalLocation }) => arrivalLocation));
  const ways = flights.map(({ departureLocation: from, arrivalLocation: to, date }) =>
    [from, to, date].join(),
  );
  return (
    new Set(ways).size < ways.length ||
    !flights.some(({ departureLocation: from }) => from && lands.has(from))
  );
}

const FEWEST_OF_BOARD = 3;

/** "Time  Destination  Flight  Terminal  Gate  Status" above an airport's rows. */
const BOARD_HEAD =
  /^(?=[^\n]{0,90}\bflights?\b)(?=[^\n]{0,90}\bgate\b)(?=[^\n]{0,90}\bstatus\b)[^\n]{15,120}$/im;
const TO_FILL_IN = /_{3,}/g;
const FEWEST_TO_FILL_IN = 3;

/** A board of departures by its head, or a form whose fields nobody has filled in. */
function isForm({ clean, text }: Reading): boolean {
  return BOARD_HEAD.test(clean) || matchesOf(text, TO_FILL_IN).length >= FEWEST_TO_FILL_IN;
}

/**
 * Nobody confirms a journey that had ended when the mail was sent. Who pastes a bill without words of a
 * booking has paid when leaving: an invoice may come before the stay as well, its days tell. A page that shows
 * how a flight went has neither a number nor a word of a booking.
 */
function isOver(
  details: readonly ParsedDetail[],
  { clean, today, mail }: Reading,
  isNumbered: boolean,
): boolean {
  const ends = details.map(lastDay);
  const endBefore = (day: string) => ends.every((end) => end !== null && end.slice(0, 10) < day);
  if (mail.sentOn && endBefore(mail.sentOn)) return true;
  if (!isNumbered && endBefore(today) && !saysItConfirms(clean)) return true;
  const flies = details.some(({ type }) => type === 'flight');
  return !flies && endBefore(shiftDay(today, 1)) && looksBack(clean);
}

function lastDay(detail: ParsedDetail): string | null {
  if (detail.type === 'hotel') return detail.checkOutDate;
  if (detail.type === 'car') return detail.returnDate;
  return detail.arrivalDateTime ?? detail.departureDateTime;
}
