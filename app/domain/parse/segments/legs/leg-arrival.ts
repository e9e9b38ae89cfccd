import type { Airport } from '~/domain/places/places';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { clockOf, instantOf } from '~/domain/time/wall-time';
import { clock } from '../../tokens/dates/times';
import type { Leg, LegRules } from './leg';

/** Kilometers per hour from gate to gate, with a strong wind behind; and what few flights exceed. */
const FASTEST = 1_150;
const USUALLY_FASTEST = 950;
/** Hours of the longest flight. */
const LONGEST = 20;

/** A zone is dear to look up, and each layout asks for the same few moments again. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 2_000;

function instantIn(zone: string, moment: string): number {
  const key = `${zone} ${moment}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  if (instants.size >= MOST_INSTANTS) instants.clear();
  const instant = instantOf(moment, zone);
  instants.set(key, instant);
  return instant;
}

/** The day of arrival: as printed, by "+1", else the first day on which it lands after it left. */
export function resolveArrival(leg: Leg, rules: LegRules, fastest = FASTEST) {
  const { departs, arrives, departureDay } = leg;
  if (!departureDay) return;
  const printed = leg.arrivalDate?.day8601;
  const later = (arrives?.plusDays ?? 0) - (departs?.plusDays ?? 0);
  let day = printed ?? shiftDay(departureDay, Math.max(0, later));
  const fromZone = leg.from?.airports[0]?.timeZone;
  const toZone = leg.to?.airports[0]?.timeZone;
  if (!departs || !arrives || !fromZone || !toZone) {
    const overnight = departs && arrives && departs.minutes - arrives.minutes > rules.overnight;
    leg.arrivalDay = printed ?? (overnight && arrives.plusDays === 0 ? shiftDay(day, 1) : day);
    return;
  }
  const instant = (moment: string, zone: string) =>
    fromZone === toZone ? Date.parse(`${moment}Z`) : instantIn(zone, moment);
  const leftAt = instant(`${departureDay}T${clock(departs.minutes)}`, fromZone);
  const hours = () => (instant(`${day}T${clock(arrives.minutes)}`, toZone) - leftAt) / 3_600_000;
  if (!printed && arrives.plusDays === 0) {
    while (hours() <= 0 && daysBetween(departureDay, day) < 2) day = shiftDay(day, 1);
  }
  // A country that gives up summer time puts a short flight's landing before its start for those who print it by the old rule.
  const byOldRule = !printed && arrives.minutes > departs.minutes && hours() > LONGEST;
  if (byOldRule) day = departureDay;
  leg.arrivalDay = day;
  const long = byOldRule ? hours() + 1 : hours();
  const isFit = (length: number) =>
    fits(length, leg.from?.airports[0], leg.to?.airports[0], fastest);
  // So is a short one by an hour too short, or by one too long.
  const isNewRule = [fromZone, toZone].some((zone) => clockOf(zone, leftAt) !== zone);
  leg.plausible = isFit(long) || (isNewRule && (isFit(long + 1) || isFit(long - 1)));
}

/** Of a name's several airports those remain that the flight reaches in its time. */
export function keepFlyable(leg: Leg, rules: LegRules) {
  const { from, to, departs, arrives } = leg;
  if (!from || !to || !departs || !arrives || from.contested || to.contested) return;
  if (from.airports.length * to.airports.length < 2) return;
  const flyable = from.airports.flatMap((left) =>
    to.airports.flatMap((lands) => {
      const flown = {
        ...leg,
        from: { ...from, airports: [left] },
        to: { ...to, airports: [lands] },
      };
      resolveArrival(flown, rules, USUALLY_FASTEST);
      return flown.plausible ? { left, lands } : [];
    }),
  );
  if (flyable.length === 0) return;
  from.airports = from.airports.filter((one) => flyable.some(({ left }) => left === one));
  to.airports = to.airports.filter((one) => flyable.some(({ lands }) => lands === one));
}

/** Whether a flight of that length can cover the distance: 90 km/h to the fastest, never above 20 hours. */
function fits(
  hours: number,
  from: Airport | undefined,
  to: Airport | undefined,
  fastest: number,
): boolean {
  if (hours < 0.3 || hours > LONGEST || !from || !to) return false;
  const speed = kilometers(from, to) / hours;
  return speed < fastest && (speed > 90 || hours < 3.5);
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
