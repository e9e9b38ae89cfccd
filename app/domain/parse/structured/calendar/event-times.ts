import type { Airport } from '~/domain/places/places';
import { type FlightTimes, inZoneOf, likelierTimes } from '../flight-length';
import type { CalendarEvent } from './calendar-events';

/** Both clocks are of one zone to a calendar, or each is its airport's: the flight's length tells. */
export function timesOf(
  { timeZone, measured }: CalendarEvent,
  printed: FlightTimes,
  from: Airport,
  to: Airport,
): FlightTimes {
  const zone = timeZone ?? (measured ? from.timeZone : null);
  return zone ? likelierTimes(from, to, [printed, inZoneOf(printed, zone, from, to)]) : printed;
}
