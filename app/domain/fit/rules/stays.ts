import { FIGURES } from '../figures';
import { type Draft, MOST_OF_A_RULE } from '../fit';
import type { Stay } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { hourOf } from '../trip/moment';
import { isSameHotel } from '../trip/same-hotel';
import { isWithin } from '../trip/spot';
import { isHome, type Trip } from '../trip/trip';
import { dayWords, rangeWords } from '../words';

interface Nights {
  first: string;
  last: string;
}

/** Two different hotels for one night. */
export function checkDoubleNights({ own, stays }: Trip): Draft[] {
  const drafts: Draft[] = [];
  for (const [at, one] of own.stays.entries()) {
    for (const other of stays) {
      if (drafts.length >= MOST_OF_A_RULE) return drafts;
      const nights = sharedNights(one, other);
      // Of two that are both this gig's the pair is looked at once.
      if (!nights || (other.gigId === one.gigId && own.stays.indexOf(other) <= at)) continue;
      if (!isSameHotel(one, other)) drafts.push(doubleNight(one, other, nights));
    }
  }
  return drafts;
}

function doubleNight(one: Stay, other: Stay, { first, last }: Nights): Draft {
  return {
    rule: 'double-night',
    severity: 'warning',
    sentence: `Two hotels for the night of ${rangeWords(first, last)}: ${one.name} and ${other.name}.`,
    facts: { firstNight: first, lastNight: last, hotel: one.name, otherHotel: other.name },
    travelDetailIds: [one.id, other.id],
    fixes: [one, other].map(({ id }) => ({
      kind: 'edit-detail',
      travelDetailId: id,
      field: 'departureDateTime',
    })),
  };
}

function sharedNights(one: Stay, other: Stay): Nights | null {
  if (!one.firstNight || !one.lastNight || !other.firstNight || !other.lastNight) return null;
  const first = [one.firstNight, other.firstNight].sort()[1] as string;
  const last = [one.lastNight, other.lastNight].sort()[0] as string;
  return first <= last ? { first, last } : null;
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
      start && firstNight && lands && firstNight < earliestNight(lands)
        ? {
            sentence: `${name} is booked from ${dayWords(start.day)}; you ${into?.last.isFlight ? 'land' : 'arrive'} on ${dayWords(lands.day)}.`,
            facts: { checkIn: start.day, lands: lands.day },
            travelDetailIds: [stay.id, ...(into?.last.ids ?? [])],
            field: 'arrivalDateTime',
          }
        : null;
    const late =
      end && leaves && end.day > latestCheckOut(leaves)
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
