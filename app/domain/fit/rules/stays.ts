import { FIGURES } from '../figures';
import { type Draft, MOST_OF_A_RULE } from '../fit';
import { byStart, type Leg, type Stay } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { hourOf } from '../trip/moment';
import { isSameHotel } from '../trip/same-hotel';
import { isWithin, metersBetween, type Spot } from '../trip/spot';
import { isAway, isHome, isToward, type Trip } from '../trip/trip';
import { dayWords, rangeWords } from '../words';

interface Nights {
  first: string;
  last: string;
}

/** Two different hotels for one night. */
export function checkDoubleNights(trip: Trip): Draft[] {
  const { own, stays } = trip;
  const drafts: Draft[] = [];
  for (const [at, one] of own.stays.entries()) {
    for (const other of stays) {
      const nights = sharedNights(one, other);
      if (!nights) continue;
      if (drafts.length >= MOST_OF_A_RULE) return drafts;
      // Of two that are both this gig's the pair is looked at once.
      if (other.gigId === one.gigId && own.stays.indexOf(other) <= at) continue;
      if (isSameHotel(one, other) || isNightOnBoard(trip, one, other, nights)) continue;
      // In one order, whichever of the two gigs it is said of.
      const [first, second] = byStart(one, other) < 0 ? [one, other] : [other, one];
      const severity = keepsRoom(trip, first) || keepsRoom(trip, second) ? 'note' : 'warning';
      drafts.push({ ...doubleNight(first, second, nights), severity });
    }
  }
  return drafts;
}

function doubleNight(one: Stay, other: Stay, { first, last }: Nights): Omit<Draft, 'severity'> {
  return {
    rule: 'double-night',
    sentence: `Two hotels for the night of ${rangeWords(first, last)}: ${namesOf(one, other).join(' and ')}.`,
    facts: { firstNight: first, lastNight: last, hotel: one.name, otherHotel: other.name },
    travelDetailIds: [one.id, other.id],
    fixes: [one, other].map(({ id }) => ({
      kind: 'edit-detail',
      travelDetailId: id,
      field: 'departureDateTime',
    })),
  };
}

/** Who goes elsewhere for a night and comes back keeps the room on purpose. */
function keepsRoom({ journeys }: Trip, { from, start, end }: Stay): boolean {
  if (!start || !end) return false;
  const isHere = (spot: Spot | null) => isWithin(spot, from, FIGURES.aroundMeters);
  const leaves = journeys.find((one) => one.leavesAt > start.sortAt && isHere(one.from));
  return journeys.some(
    (one) => leaves && one.leavesAt > leaves.leavesAt && one.landsAt < end.sortAt && isHere(one.to),
  );
}

/** Two houses of one chain are told apart by their towns. */
function namesOf(...stays: [Stay, Stay]): string[] {
  const [one, other] = stays;
  const alike = one.name === other.name;
  return stays.map(({ name, from }) => (alike && from ? `${name} in ${from.city}` : name));
}

/** The room one leaves late and the one that is kept for the morning, with the night on board between. */
function isNightOnBoard({ journeys }: Trip, one: Stay, other: Stay, { first, last }: Nights) {
  const leads = (from: Spot | null, to: Spot | null) =>
    journeys.some(
      (journey) =>
        journey.first.start?.day === first &&
        (journey.last.end?.day ?? first) > first &&
        isWithin(journey.from, from, FIGURES.aroundMeters) &&
        isWithin(journey.to, to, FIGURES.aroundMeters),
    );
  return first === last && (leads(one.from, other.from) || leads(other.from, one.from));
}

function sharedNights(one: Stay, other: Stay): Nights | null {
  if (!one.firstNight || !one.lastNight || !other.firstNight || !other.lastNight) return null;
  // Most stays have no night in common: that is seen before anything is put in order.
  if (one.firstNight > other.lastNight || other.firstNight > one.lastNight) return null;
  const [, first] = [one.firstNight, other.firstNight].sort();
  const [last] = [one.lastNight, other.lastNight].sort();
  return first && last ? { first, last } : null;
}

/** Beds that are booked for nights before landing or after leaving. */
export function checkHotelDates(trip: Trip): Draft[] {
  const { show, own, into, outOf } = trip;
  const lands = into?.last.end;
  const leaves = outOf?.first.start;
  return own.stays.flatMap((stay): Draft[] => {
    const { start, end, from, name, firstNight } = stay;
    if (!from || !isWithin(from, show.spot, FIGURES.aroundMeters) || isHome(trip, from)) return [];
    if (!overlapsVisit(trip, stay)) return [];
    const early =
      start && firstNight && lands && firstNight < earliestNight(lands) && !isBefore(trip, stay)
        ? {
            sentence: `${name} is booked from ${dayWords(start.day)}; you ${into?.last.isFlight ? 'land' : 'arrive'} on ${dayWords(lands.day)}.`,
            facts: { checkIn: start.day, lands: lands.day },
            travelDetailIds: [stay.id, ...(into?.last.ids ?? [])],
            field: 'arrivalDateTime',
          }
        : null;
    const late =
      end &&
      leaves &&
      end.day > latestCheckOut(leaves) &&
      !isAfter(trip, stay) &&
      !isComingBack(trip, stay)
        ? {
            sentence: `${name} is booked until ${dayWords(end.day)}; you leave on ${dayWords(leaves.day)}.`,
            facts: { checkOut: end.day, leaves: leaves.day },
            travelDetailIds: [stay.id, ...(outOf?.first.ids ?? [])],
            field: 'departureDateTime',
          }
        : null;
    return [early, late].flatMap((found) => {
      if (!found) return [];
      const { field, ...rest } = found;
      const fixes = [{ kind: 'edit-detail' as const, travelDetailId: stay.id, field }];
      return [{ rule: 'hotel-dates' as const, severity: 'warning' as const, ...rest, fixes }];
    });
  });
}

/** In the town that the way there leads through, or of somebody who came earlier. */
function isBefore({ show, into, own }: Trip, { from, firstNight }: Stay): boolean {
  const through = into?.legs.some((leg) => isNearer(from, leg.from, show.spot)) ?? false;
  const lands = (leg: Leg) => (leg.end ?? leg.start)?.day;
  return (
    through ||
    own.legs.some((leg) => isToward(leg, show) && (lands(leg) ?? '9') <= (firstNight ?? ''))
  );
}

/** For a night elsewhere one keeps the room. */
function isComingBack({ journeys, outOf }: Trip, { from, end }: Stay): boolean {
  return journeys.some(
    (one) =>
      outOf !== null &&
      end !== null &&
      one.leavesAt > outOf.leavesAt &&
      one.landsAt < end.sortAt &&
      isWithin(one.to, from, FIGURES.aroundMeters),
  );
}

/** In the town that the way back leads through, or of somebody who leaves later. */
function isAfter({ show, outOf, own }: Trip, { from, end }: Stay): boolean {
  const through = outOf?.legs.some((leg) => isNearer(from, leg.to, show.spot)) ?? false;
  return (
    through ||
    own.legs.some((leg) => isAway(leg, show) && (leg.start?.day ?? '') >= (end?.day ?? '9'))
  );
}

function isNearer(bed: Spot | null, stop: Spot | null, venue: Spot | null): boolean {
  if (!bed || !stop || !venue) return false;
  return metersBetween(bed, stop) < metersBetween(bed, venue);
}

/** Whether a stay overlaps the time between landing and leaving: else it is of another visit. */
function overlapsVisit({ into, outOf }: Trip, { start, end }: Stay): boolean {
  const lands = into?.last.end?.day;
  const leaves = outOf?.first.start?.day;
  return !(lands && end && end.day < lands) && !(leaves && start && start.day > leaves);
}

/** Of a landing without a time nobody knows on which side of the night it falls. */
function earliestNight({ day, time }: { day: string; time: string | null }): string {
  return time === null || hourOf(time) < FIGURES.earlyLanding ? dayPlus(day, -1) : day;
}

function latestCheckOut({ day, time }: { day: string; time: string | null }): string {
  return time === null || hourOf(time) >= FIGURES.lateLeaving ? dayPlus(day, 1) : day;
}
