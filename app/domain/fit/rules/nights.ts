import { FIGURES } from '../figures';
import type { Draft, Severity } from '../fit';
import { type Extra, type Stay, shareConfirmation } from '../trip/bookings';
import { dayPlus, daysFrom } from '../trip/days';
import type { Journey } from '../trip/journeys';
import { hourOf, nightOf } from '../trip/moment';
import { isSettled, type Show } from '../trip/show';
import { inReach, isWithin } from '../trip/spot';
import { isHome, isNearHome, type Trip } from '../trip/trip';
import { dayWords, rangeWords } from '../words';

/*
 * A night is named by the day it begins on: the night of Jun 12 ends on Jun 13. Of a tour each
 * night belongs to the last gig before it, so that it is missed once.
 */

interface Nights {
  first: string;
  last: string;
}

/** Nights between landing and leaving without a bed. */
export function checkMissingNights(trip: Trip): Draft[] {
  const { show } = trip;
  const nights = nightsAway(trip);
  if (!nights || nights.last < nights.first) return [];
  if (trip.isUnclear || isSettled(show, 'hotel')) return [];
  const beds = [...trip.stays, ...trip.possible.stays];
  const others = [...trip.extras, ...trip.possible.extras];
  const missing: string[] = [];
  for (let night = nights.first; night <= nights.last; night = dayPlus(night, 1)) {
    const covered =
      beds.some((stay) => coversNight(stay, night)) ||
      others.some((extra) => coversNight(extra, night));
    if (!covered) missing.push(night);
  }
  const anyBed = daysFrom(nights.first, nights.last) + 1 > missing.length;
  return runsOf(missing).map(({ first, last }) => ({
    rule: 'missing-night',
    severity: severityOf(trip, { first, last }, anyBed),
    sentence:
      first === last
        ? `No bed for the night of ${dayWords(first)}.`
        : `No bed for ${daysFrom(first, last) + 1} nights, ${rangeWords(first, last)}.`,
    facts: { firstNight: first, lastNight: last, city: show.spot?.city ?? null },
    travelDetailIds: [],
    fixes: [
      {
        kind: 'add-hotel',
        checkInDate: first,
        checkOutDate: dayPlus(last, 1),
        location: show.gig.location,
      },
    ],
  }));
}

/** Without any bed the stay is still to be booked; between booked nights one was forgotten. */
function severityOf({ show, daysUntil }: Trip, run: Nights, anyBed: boolean): Severity {
  if (!anyBed) return daysUntil > FIGURES.attentionDays ? 'note' : 'warning';
  const ofShow = run.first <= show.lastDay && run.last >= show.firstDay;
  return ofShow ? 'problem' : 'warning';
}

/** Null where nobody can tell, or where one sleeps at home. */
function nightsAway(trip: Trip): Nights | null {
  const { show, arrival, departure } = trip;
  if (!show.spot || isNearHome(trip, show.spot)) return null;
  const comes = arrival && inReach(arrival.to, show.spot) ? arrival : null;
  const goes = departure && inReach(departure.from, show.spot) ? departure : null;
  if (comes ? isHome(trip, comes.to) : arrival?.to === null) return null;
  if (goes ? isHome(trip, goes.from) : departure?.from === null) return null;
  const lastNight = goes ? nightBeforeLeaving(goes) : null;
  const firstNight = comes ? nightOfLanding(comes) : null;
  if (!lastNight && !firstNight) return null;
  if (firstNight && lastNight && daysFrom(firstNight, lastNight) > FIGURES.stretchDays) return null;

  const before = earlier(trip, comes);
  const after = later(trip, goes);
  // A tour that can drive home between two gigs may.
  if ([before, after].some((one) => one && isNearHome(trip, one.spot))) return null;
  const first = comes && !before ? firstNight : show.firstDay;
  const last = goes
    ? after
      ? dayPlus(after.firstDay, -1)
      : lastNight
    : dayPlus(show.firstDay, -1);
  return first && last ? { first, last } : null;
}

function earlier({ previous }: Trip, comes: Journey | null): Show | null {
  return previous && comes && previous.from > comes.leavesAt ? previous : null;
}

function later({ next }: Trip, goes: Journey | null): Show | null {
  return next && goes && next.from < goes.leavesAt ? next : null;
}

function nightOfLanding({ last }: Journey): string | null {
  const lands = last.end;
  if (!lands) return null;
  if (lands.time && hourOf(lands.time) < FIGURES.nightFrom) return dayPlus(lands.day, -1);
  return lands.day;
}

function nightBeforeLeaving({ first }: Journey): string | null {
  const leaves = first.start;
  if (!leaves) return null;
  const inTheNight = leaves.time !== null && hourOf(leaves.time) < FIGURES.nightUntil;
  return dayPlus(leaves.day, inTheNight ? -2 : -1);
}

function coversNight({ start, end }: Stay | Extra, night: string): boolean {
  const first = start && nightOf(start);
  const last = end && dayPlus(end.day, -1);
  if (!first) return last !== null && night <= last;
  if (!last) return night >= first;
  // What begins and ends on one day, such as an evening bus, may be a night's ride.
  return night === first || (night > first && night <= last);
}

function runsOf(nights: readonly string[]): Nights[] {
  const runs: Nights[] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && dayPlus(run.last, 1) === night) run.last = night;
    else runs.push({ first: night, last: night });
  }
  return runs;
}

/** Two different hotels for one night. */
export function checkDoubleNights({ own, stays }: Trip): Draft[] {
  return own.stays.flatMap((one) =>
    stays.flatMap((other) => {
      // Of two that are both this gig's the pair is looked at once.
      if (other.gigId === one.gigId && own.stays.indexOf(other) <= own.stays.indexOf(one))
        return [];
      const nights = sharedNights(one, other);
      if (!nights || isSameHotel(one, other)) return [];
      return [
        {
          rule: 'double-night' as const,
          severity: 'warning' as const,
          sentence: `Two hotels for the night of ${rangeWords(nights.first, nights.last)}: ${one.name} and ${other.name}.`,
          facts: {
            firstNight: nights.first,
            lastNight: nights.last,
            hotel: one.name,
            otherHotel: other.name,
          },
          travelDetailIds: [one.id, other.id],
          fixes: [one, other].map(({ id }) => ({
            kind: 'edit-detail' as const,
            travelDetailId: id,
            field: 'departureDateTime',
          })),
        },
      ];
    }),
  );
}

function sharedNights(one: Stay, other: Stay): Nights | null {
  if (!one.start || !one.end || !other.start || !other.end) return null;
  const first = [nightOf(one.start), nightOf(other.start)].sort().at(-1) as string;
  const last = [dayPlus(one.end.day, -1), dayPlus(other.end.day, -1)].sort()[0] as string;
  return first <= last ? { first, last } : null;
}

/** Two rooms in one hotel, or one booking saved with two gigs. */
function isSameHotel(one: Stay, other: Stay): boolean {
  if (shareConfirmation(one, other)) return true;
  const names = [one, other].map(({ name }) => plain(name)).sort((a, b) => a.length - b.length);
  const [short = '', long = ''] = names;
  return short.length >= SHORTEST_NAME && long.includes(short);
}

/** Letters and digits alone. */
function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

const SHORTEST_NAME = 4;

/** Beds that are booked for nights before landing or after leaving. */
export function checkHotelDates(trip: Trip): Draft[] {
  const { show, own, into, outOf } = trip;
  const lands = into?.last.end;
  const leaves = outOf?.first.start;
  return own.stays.flatMap((stay): Draft[] => {
    const { start, end, from, name } = stay;
    if (!from || !isWithin(from, show.spot, FIGURES.aroundMeters) || isHome(trip, from)) return [];
    if (!overlapsVisit(trip, stay)) return [];
    const early =
      start && lands && nightOf(start) < earliestNight(lands)
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
