import { daysBetween } from '~/domain/time/calendar-day';
import { askForDate, isOpen } from '../../finish/ambiguities';
import type { ParsedFlight, ParsedRide } from '../../parsed-detail';
import { fill } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { dayAndClock } from '../../tokens/dates/times';
import type { Leg } from './leg';

/** When a leg leaves and arrives; a day that can be two is asked. */
export function describeTimes(detail: ParsedFlight | ParsedRide, leg: Leg, reading: Reading) {
  const { departureDate, departureDay, arrivalDay, departs, arrives } = leg;
  if (!departureDate || !departureDay) return;
  if (isOpen(departureDate)) return askForDays(detail, leg, departureDate, reading);
  const arrivalDate = leg.arrivalDate ?? departureDate;
  const lands = arrives || leg.arrivalDate ? (arrivalDay ?? departureDay) : departureDay;
  fill(detail, 'departureDateTime', dayAndClock(departureDay, departs), reading, [
    departureDate,
    departs,
  ]);
  fill(detail, 'date', departureDay, reading, [departureDate]);
  if (arrives)
    fill(detail, 'arrivalDateTime', dayAndClock(lands, arrives), reading, [arrivalDate, arrives]);
  fill(detail, 'endDate', lands, reading, [arrivalDate]);
}

/** Both ends wait for the same answer; the arrival's day moves along with it. */
function askForDays(
  detail: ParsedFlight | ParsedRide,
  { departs, arrives, arrivalDate, arrivalDay }: Leg,
  date: ResolvedDate,
  reading: Reading,
) {
  askForDate(detail, 'departureDateTime', date, reading, { time: departs });
  if (!arrives) return;
  if (arrivalDate && isOpen(arrivalDate))
    return askForDate(detail, 'arrivalDateTime', arrivalDate, reading, { time: arrives });
  const daysLater = arrivalDay ? daysBetween(date.day8601, arrivalDay) : 0;
  askForDate(detail, 'arrivalDateTime', date, reading, { time: arrives, daysLater });
}
