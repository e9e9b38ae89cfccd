import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import type { Leg, Rental, Stay } from '../trip/bookings';
import { daysFrom } from '../trip/days';
import { inReach, isWithin } from '../trip/spot';
import { isAway, isToward, type Trip } from '../trip/trip';
import { dayAndYear, dayWords, rangeAndYear, rangeWords } from '../words';

/** Bookings of this gig for days that have nothing to do with it. */
export function checkDates(trip: Trip): Draft[] {
  return [...flightsElsewhen(trip), ...staysElsewhen(trip), ...rentalsElsewhen(trip)];
}

/** A round trip that is over before the show or begins after it; a single flight of another season. */
function flightsElsewhen(trip: Trip): Draft[] {
  const { show, own, into, outOf } = trip;
  const there = own.legs.filter((leg) => isToward(leg, show));
  const back = own.legs.filter((leg) => isAway(leg, show));
  if (into || outOf) return [...halfElsewhen(trip, there, back), ...backFirst(trip, there, back)];
  const legs = [...there, ...back];
  const first = firstDayOf(legs);
  const last = lastDayOf(legs);
  if (!first || !last) return [];
  if (legs.some(({ gigIds }) => gigIds.some((id) => id !== show.id))) return [];
  const days = distance(trip, first, last);
  const round = there.length > 0 && back.length > 0;
  if (days <= (round ? 0 : FIGURES.bookingDays) || isForOther(trip, first, last)) return [];
  return [
    mismatch(trip, legs, first, last, legs.length > 1 ? 'These flights are' : 'This flight is'),
  ];
}

/** One way fits the show, and the other is weeks away from it with nothing between. */
function halfElsewhen(trip: Trip, there: readonly Leg[], back: readonly Leg[]): Draft[] {
  const { show, into, outOf, previous, next, own } = trip;
  const lone = !into && !previous ? there : !outOf && !next ? back : [];
  const [first, last] = [firstDayOf(lone), lastDayOf(lone)];
  if (!first || !last || distance(trip, first, last) <= FIGURES.stretchDays) return [];
  if (lone.some(({ gigIds }) => gigIds.some((id) => id !== show.id))) return [];
  const stays = own.stays.some(
    ({ start, end }) =>
      (start && Math.abs(daysFrom(start.day, last)) < 2) ||
      (end && Math.abs(daysFrom(end.day, first)) < 2),
  );
  if (stays) return [];
  const subject = lone.length > 1 ? 'These flights are' : 'This flight is';
  return [{ ...mismatch(trip, lone, first, last, subject), severity: 'warning' }];
}

/** The way back lies days before the way there. */
function backFirst(trip: Trip, there: readonly Leg[], back: readonly Leg[]): Draft[] {
  const { show, outOf, into, statedHome } = trip;
  // Where nobody said where home is, either way may be the way there.
  if (!statedHome || inReach(statedHome, show.spot, FIGURES.homeMinutes)) return [];
  const [first, last] = [firstDayOf(back), lastDayOf(back)];
  const comes = firstDayOf(there);
  if (!into || outOf || !first || !last || !comes || daysFrom(last, comes) < 1) return [];
  if (distance(trip, first, last) > FIGURES.stretchDays) return [];
  if (back.some(({ gigIds }) => gigIds.some((id) => id !== show.id))) return [];
  if (isForOther(trip, first, last)) return [];
  const subject = back.length > 1 ? 'These flights are' : 'This flight is';
  return [{ ...mismatch(trip, back, first, last, subject), severity: 'warning' }];
}

function staysElsewhen(trip: Trip): Draft[] {
  const { show, own } = trip;
  return own.stays.flatMap((stay): Draft[] => {
    const first = stay.start?.day;
    const last = stay.end?.day;
    if (!first || !last || !stay.from || !isNearShow(trip, stay)) return [];
    if (last < first) return [endsBefore(stay, first, last)];
    const days = distance(trip, first, last);
    if (days === 0 || isForOther(trip, first, last)) return [];
    // A check-in after midnight, and nights added before or after a visit.
    if (days <= 1 || isPartOfVisit(trip, first, last)) return [];
    return [mismatch(trip, [stay], first, last, `${stay.name} is booked for`, show.firstDay)];
  });
}

function endsBefore({ id, name }: Stay, first: string, last: string): Draft {
  const words = first.slice(0, 4) === last.slice(0, 4) ? dayWords : dayAndYear;
  return {
    rule: 'hotel-dates',
    severity: 'warning',
    sentence: `${name}: check-out on ${words(last)} is before check-in on ${words(first)}.`,
    facts: { checkIn: first, checkOut: last },
    travelDetailIds: [id],
    fixes: [{ kind: 'edit-detail', travelDetailId: id, field: 'departureDateTime' }],
  };
}

/** Some fetch a car days before a show, and some keep it for days. */
const DAYS_WITH_CAR = 7;

function rentalsElsewhen(trip: Trip): Draft[] {
  const { show, own } = trip;
  return own.rentals.flatMap((rental): Draft[] => {
    const first = rental.start?.day;
    const last = rental.end?.day;
    if (!first || !last || !isNearShow(trip, rental)) return [];
    if (distance(trip, first, last) <= DAYS_WITH_CAR || isForOther(trip, first, last)) return [];
    if (isPartOfVisit(trip, first, last)) return [];
    const subject = `The ${rental.name} car is booked for`;
    return [mismatch(trip, [rental], first, last, subject, show.firstDay)];
  });
}

function isNearShow({ show }: Trip, { from }: Stay | Rental): boolean {
  return isWithin(from, show.spot, FIGURES.aroundMeters);
}

/** Between landing and leaving one may sleep where one likes. */
function isPartOfVisit(
  { arrival, departure, stays, show }: Trip,
  first: string,
  last: string,
): boolean {
  const lands = arrival?.last.end?.day;
  const leaves = departure?.first.start?.day;
  if (lands && leaves) return first <= leaves && last >= lands;
  // With one way booked only, nights that adjoin it or another bed of the show.
  if (lands && last >= lands && last <= show.firstDay) return true;
  if (leaves && first <= leaves && first >= show.lastDay) return true;
  return stays.some(({ start, end }) => start?.day === last || end?.day === first);
}

/** Days between the bookings and the show; 0 where they touch. */
function distance({ show }: Trip, first: string, last: string): number {
  if (last < show.firstDay) return daysFrom(last, show.firstDay);
  return first > show.lastDay ? daysFrom(show.lastDay, first) : 0;
}

/** They may be for another gig near, saved with this one. */
function isForOther({ shows, show }: Trip, first: string, last: string): boolean {
  return shows.some(
    (other) =>
      other !== show &&
      inReach(other.spot, show.spot) &&
      other.firstDay <= last &&
      other.lastDay >= first,
  );
}

function mismatch(
  { show }: Trip,
  bookings: readonly (Leg | Stay | Rental)[],
  first: string,
  last: string,
  subject: string,
  day = show.firstDay,
): Draft {
  const ofYear = first.slice(0, 4) === day.slice(0, 4) && last.slice(0, 4) === day.slice(0, 4);
  // "Jan 1" beside "Dec 31" is a year off, and looks like the day after.
  const sameYear = ofYear && Math.abs(daysFrom(first, day)) < HALF_A_YEAR;
  const days = sameYear ? rangeWords(first, last) : rangeAndYear(first, last);
  const ids = bookings.flatMap((one) => ('ids' in one ? one.ids : [one.id]));
  const verb = subject.endsWith('for') ? `${subject} ${days}` : `${subject} on ${days}`;
  return {
    rule: 'date-mismatch',
    severity: 'problem',
    sentence: `${verb}; the show is on ${sameYear ? dayWords(day) : dayAndYear(day)}.`,
    facts: { first, last, firstDay: show.firstDay, lastDay: show.lastDay },
    travelDetailIds: ids,
    fixes: ids.map((id) => ({ kind: 'edit-detail', travelDetailId: id, field: 'date' })),
  };
}

const HALF_A_YEAR = 183;

function firstDayOf(legs: readonly Leg[]): string | undefined {
  return legs
    .map(({ start, end }) => (start ?? end)?.day ?? '')
    .filter(Boolean)
    .sort()[0];
}

function lastDayOf(legs: readonly Leg[]): string | undefined {
  return legs
    .map(({ start, end }) => (end ?? start)?.day ?? '')
    .filter(Boolean)
    .sort()
    .at(-1);
}
