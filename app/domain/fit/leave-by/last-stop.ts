import { FIGURES } from '../figures';
import { minutesOutAfter } from '../trip/airport-times';
import type { Leg } from '../trip/bookings';
import { dayPlus } from '../trip/days';
import { instantIn } from '../trip/moment';
import type { Show } from '../trip/show';
import type { Spot } from '../trip/spot';
import type { Trip } from '../trip/trip';

const MINUTE_MS = 60_000;

/** What somebody has to be at, and what they come from is left out for. */
export interface Goal {
  kind: 'flight' | 'show';
  spot: Spot;
  /** When they have to be there, and when it begins. */
  arriveAt: number;
  startsAt: number;
  leg: Leg | null;
  show: Show | null;
}

/** The landing or the show that is the last before a goal. */
export interface Stop {
  kind: 'landing' | 'show';
  spot: Spot;
  name: string;
  timeZone: string;
  from: number;
  /** When they can leave; null where nobody knows the hour. */
  freeAt: number | null;
}

/** Null where there was none; "unknown" where nobody can tell where or when it was. */
export function lastStopBefore(goal: Goal, trip: Trip): Stop | null | 'unknown' {
  const leg = trip.legs.findLast((one) => one !== goal.leg && one.sortAt < goal.startsAt);
  const show = trip.shows.findLast((one) => one !== goal.show && beginsAt(one) < goal.startsAt);
  if (leg && (!show || leg.sortAt >= beginsAt(show))) return landing(leg, goal);
  return show ? performance(show, goal) : null;
}

function landing(leg: Leg, goal: Goal): Stop | 'unknown' {
  const { to, start, end } = leg;
  const timeZone = end?.timeZone ?? to?.timeZone;
  if (!to || !timeZone) return 'unknown';
  const common = { kind: 'landing' as const, spot: to, name: nameOf(leg, to), timeZone };
  const from = leg.sortAt;
  if (end?.at != null) {
    return { ...common, from, freeAt: end.at + minutesOutAfter(leg) * MINUTE_MS };
  }
  // Of a day alone it is known that it is over.
  const lastDay = end?.day ?? (start && dayPlus(start.day, 1));
  if (!lastDay) return 'unknown';
  const freeAt = instantIn(dayPlus(lastDay, 1), '00:00', timeZone);
  return freeAt > goal.arriveAt ? 'unknown' : { ...common, from, freeAt };
}

function nameOf({ isFlight }: Leg, { airport, city }: Spot): string {
  return airport ?? (isFlight ? `the airport in ${city}` : `the station in ${city}`);
}

function performance(show: Show, goal: Goal): Stop | 'unknown' {
  const { spot, gig, timeZone, until, startAt, endAt } = show;
  if (!spot || !timeZone) return 'unknown';
  const isTimed = startAt !== null && endAt !== null;
  const freeAt = isTimed || until <= goal.arriveAt ? until : null;
  return { kind: 'show', spot, name: gig.title, timeZone, from: beginsAt(show), freeAt };
}

/** A gig of which only the day is known may begin in the morning. */
function beginsAt({ startAt, firstDay, timeZone }: Show): number {
  if (startAt !== null) return startAt;
  const hour = `${String(FIGURES.openingHour).padStart(2, '0')}:00`;
  return instantIn(firstDay, hour, timeZone ?? 'UTC');
}
