import { offersOrTells } from '../input/non-bookings';
import type { ParsedDetail } from '../parsed-detail';
import type { Reading } from '../reading';

/**
 * What a text only tells of is dropped: nothing in it has a number and it offers, quotes,
 * asks or tells of a journey; or all of it was over on the day the text was sent.
 */
export function withoutUnbooked(details: ParsedDetail[], reading: Reading): ParsedDetail[] {
  if (details.length === 0) return details;
  const isNumbered = details.some(({ confirmationNumber }) => confirmationNumber !== null);
  if (!isNumbered && offersOrTells(reading)) return [];
  return isOver(details, reading.mail.sentOn) ? [] : details;
}

/** Nobody confirms a journey that has ended: a letter about it, a bill, a statement of points. */
function isOver(details: readonly ParsedDetail[], sentOn: string | null): boolean {
  if (!sentOn) return false;
  return details.every((detail) => {
    const end = lastDay(detail);
    return end !== null && end.slice(0, 10) < sentOn;
  });
}

function lastDay(detail: ParsedDetail): string | null {
  if (detail.type === 'hotel') return detail.checkOutDate;
  if (detail.type === 'car') return detail.returnDate;
  return detail.arrivalDateTime ?? detail.departureDateTime;
}
