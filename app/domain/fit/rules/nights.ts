import { FIGURES } from '../figures';
import type { Draft, Severity } from '../fit';
import type { Stay } from '../trip/bookings';
import { dayPlus, daysFrom } from '../trip/days';
import type { Journey } from '../trip/journeys';
import { hourOf } from '../trip/moment';
import { isSettled, type Show } from '../trip/show';
import { inReach } from '../trip/spot';
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
  const beds = [trip.stays, trip.possible.stays, trip.extras, trip.possible.extras];
  const missing: string[] = [];
  for (let night = nights.first; night <= nights.last; night = dayPlus(night, 1)) {
    const covered = beds.some((stays) => stays.some((stay) => coversNight(stay, night)));
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
  const onward = after ?? (goes ? null : onTheRoad(trip, comes));
  const lastAtShow = goes ? lastNight : dayPlus(show.firstDay, -1);
  const last = onward ? dayPlus(onward.firstDay, -1) : lastAtShow;
  return first && last ? { first, last } : null;
}

/** The next gig of a tour that goes on by road: until then one sleeps somewhere. */
function onTheRoad(trip: Trip, comes: Journey | null): Show | null {
  const { show, next, departure } = trip;
  if (!comes || !departure || !next || next.from >= departure.leavesAt) return null;
  if (daysFrom(show.lastDay, next.firstDay) > FIGURES.tourGapDays) return null;
  return isNearHome(trip, next.spot) ? null : next;
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

function coversNight({ firstNight: first, lastNight: last }: Stay, night: string): boolean {
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
