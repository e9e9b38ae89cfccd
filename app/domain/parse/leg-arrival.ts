import type { Airport } from '~/domain/places/places';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { instantOf } from '~/domain/time/wall-time';
import type { Leg } from './flight-leg';
import { clock } from './tokens/times';

/** The day of arrival: as printed, by "+1", else the first day on which it lands after it left. */
export function settleArrival(leg: Leg) {
  const { departs, arrives, departureDay } = leg;
  if (!departureDay) return;
  const printed = leg.arrivalDate?.day8601;
  let day = printed ?? shiftDay(departureDay, arrives?.plusDays ?? 0);
  const fromZone = leg.from.airports[0]?.timeZone;
  const toZone = leg.to.airports[0]?.timeZone;
  if (!departs || !arrives || !fromZone || !toZone) {
    leg.arrivalDay = printed ?? day;
    return;
  }
  const leftAt = instantOf(`${departureDay}T${clock(departs.minutes)}`, fromZone);
  const hours = () => (instantOf(`${day}T${clock(arrives.minutes)}`, toZone) - leftAt) / 3_600_000;
  if (!printed && arrives.plusDays === 0) {
    while (hours() <= 0 && daysBetween(departureDay, day) < 2) day = shiftDay(day, 1);
  }
  leg.arrivalDay = day;
  leg.plausible = fits(hours(), leg.from.airports[0], leg.to.airports[0]);
}

/** Whether a flight of that length can cover the distance: 90 to 1,150 km/h, never above 20 hours. */
function fits(hours: number, from: Airport | undefined, to: Airport | undefined): boolean {
  if (hours < 0.3 || hours > 20 || !from || !to) return false;
  const speed = kilometers(from, to) / hours;
  return speed < 1_150 && (speed > 90 || hours < 3.5);
}

function kilometers(a: Airport, b: Airport): number {
  const radians = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}
