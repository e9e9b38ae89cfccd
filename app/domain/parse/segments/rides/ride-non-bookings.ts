import { isNonBooking } from '../../input/non-bookings';
import type { Reading } from '../../reading';

/** Subjects that sell, thank, ask or pay back. */
const NO_BOOKING =
  /\b(?:\d{1,2}\s?% off|save (?:up to|\$|£|€|\d)|sale\b|promo(?:tion)? code|deals?\b|offers?\b|book (?:now|by|early|today)|(?:fares?|tickets|seats) from [$£€]|from (?:just|only)|newsletter|sweepstakes|gift card|points? (?:balance|summary|statement|activity)|(?:you(?:'ve)?|have) earned|rewards? (?:statement|summary|activity|balance)|season ticket|railcard|travel pass|rail pass|survey|feedback|how was|rate your|lost property|delay repay|compensation|your refund|refund (?:request|confirm\w*|issued|processed)|your claim|service alert|disruption|engineering works|timetable (?:change|update)|strike)\b/i;
/** Eaten on board, not travelled with. */
const FOOD =
  /\b(?:caf[ée]|food|snack|meal|dining|bar|bistro)(?: car)? (?:order|receipt|purchase|bill)\b/i;
const BOOKED =
  /\b(?:e-?tickets?|booking (?:confirmed|confirmation)|(?:booking|reservation|trip|ticket|journey|seat|sailing|ride|transfer) (?:is |has been )?(?:confirmed|booked)|reservation confirm(?:ed|ation)|you're (?:all set|booked|going)|your tickets?|thank you for (?:booking|your (?:booking|reservation|purchase))|thanks for (?:booking|your (?:booking|reservation)))\b|\b(?:buchungsbestätigung|online-?ticket|reservierungsbestätigung|confirmation de (?:votre )?(?:commande|réservation)|votre billet|conferma (?:di )?(?:acquisto|prenotazione)|il tuo biglietto|confirmación de (?:compra|reserva)|boekingsbevestiging)/i;
const FIRST_WORDS = 240;

/** Advertising, points, refunds, meals and alerts of those who run trains, buses and ferries. */
export function isRideNonBooking(reading: Reading): boolean {
  if (isNonBooking(reading, 'other')) return true;
  const first = `${reading.mail.subject}\n${reading.clean.trimStart().slice(0, FIRST_WORDS)}`;
  return FOOD.test(first) || (NO_BOOKING.test(first) && !BOOKED.test(first));
}

/** Words that only a booking has, where no reference is printed. */
export function saysBooked({ clean }: Reading): boolean {
  return BOOKED.test(clean);
}
