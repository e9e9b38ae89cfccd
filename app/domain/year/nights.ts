import { FIGURES } from '~/domain/fit/figures';
import type { Leg, Stay } from '~/domain/fit/trip/bookings';
import type { Chain } from '~/domain/fit/trip/calendar';
import { dayOf, dayPlus, daysFrom } from '~/domain/fit/trip/days';
import type { Journey } from '~/domain/fit/trip/journeys';
import { hourOf, type Moment, nightOf } from '~/domain/fit/trip/moment';
import type { Show } from '~/domain/fit/trip/show';
import { inReach, isWithin, type Spot } from '~/domain/fit/trip/spot';
import { isAway } from '~/domain/fit/trip/trip';

/** Where a night is spent. */
export type Night = { kind: 'home' } | { kind: 'travelling' } | { kind: 'away'; spot: Spot | null };

/** What nights are told by: booked gigs with their bookings, each in the order of time. */
export type Booked = Pick<Chain, 'legs' | 'stays' | 'shows' | 'journeys'>;

/**
 * Where the night that begins on a day is spent. What is booked decides: a bed, a leg through the
 * night, a gig far from home, else whether one has come home since the last of them. `homes` may be
 * empty: nobody knows then what is far.
 */
export function nightOn(day: string, booked: Booked, homes: readonly Spot[]): Night {
  const { legs, stays, shows, journeys } = booked;
  const bed = stays.findLast((stay) => hasBed(stay, day));
  if (bed) return { kind: 'away', spot: bed.from ?? venueOf(bed.gigId, shows) };
  if (legs.some((leg) => isThrough(leg, day))) return { kind: 'travelling' };
  const stop = stopOn(day, journeys);
  if (stop) return { kind: 'away', spot: stop };
  const last = journeys.findLast((one) => nightOfLanding(one) <= day);
  const show = shows.find(
    (one) =>
      one.firstDay <= day &&
      day <= one.lastDay &&
      isFarFromHome(one.spot, homes) &&
      !hasLeft(one, last),
  );
  if (show) return { kind: 'away', spot: show.spot };
  const since = lastPlace(day, last, shows, homes);
  const next = since && nextDayAway(day, booked, homes);
  if (!since || !next) return { kind: 'home' };
  const mostDays = since.byJourney ? FIGURES.stretchDays : FIGURES.tourGapDays;
  return daysFrom(since.day, next) <= mostDays
    ? { kind: 'away', spot: since.spot }
    : { kind: 'home' };
}

/** Where a connection waits over night. */
function stopOn(day: string, journeys: readonly Journey[]): Spot | null {
  const under = journeys.find((one) => nightOfLeaving(one) <= day && day < nightOfLanding(one));
  const landed = under?.legs.findLast(({ end }) => end && nightOfArrival(end) <= day);
  return landed?.to ?? null;
}

interface Place {
  spot: Spot;
  /** The last day that one is known to be there. */
  day: string;
  /** Whether one has come by a journey, and would leave by one. */
  byJourney: boolean;
}

/** Where one was last; null for at home. */
function lastPlace(
  day: string,
  last: Journey | undefined,
  shows: readonly Show[],
  homes: readonly Spot[],
): Place | null {
  const landed = last && nightOfLanding(last);
  const show = shows.findLast(
    ({ spot, from, lastDay }) => spot && lastDay < day && (!last || from >= last.leavesAt),
  );
  const byJourney = Boolean(last?.to) && !isAtHome(last?.to ?? null, homes);
  if (show?.spot && (!landed || show.lastDay >= landed)) {
    const far = homes.length === 0 ? byJourney : isFarFromHome(show.spot, homes);
    return far ? { spot: show.spot, day: show.lastDay, byJourney } : null;
  }
  return byJourney && last?.to && landed ? { spot: last.to, day: landed, byJourney } : null;
}

/** The next day on which one is known to be away still: of a gig, or of leaving from elsewhere than home. */
function nextDayAway(
  day: string,
  { shows, journeys }: Booked,
  homes: readonly Spot[],
): string | null {
  const leaves = journeys.find((one) => nightOfLeaving(one) > day);
  const until = leaves && nightOfLeaving(leaves);
  const show = shows.find(
    ({ spot, firstDay }) => spot && firstDay > day && (!until || firstDay <= until),
  );
  if (show) return homes.length === 0 || isFarFromHome(show.spot, homes) ? show.firstDay : null;
  return leaves && until && !isAtHome(leaves.from, homes) ? until : null;
}

/** Who lands by 1 AM still goes to bed, and who leaves by 3 AM has not been there. */
function isThrough({ start, end }: Leg, day: string): boolean {
  return (
    start !== null && end !== null && nightOfDeparture(start) <= day && day < nightOfArrival(end)
  );
}

function nightOfArrival({ day, time }: Moment): string {
  return time && hourOf(time) < FIGURES.nightFrom ? dayPlus(day, -1) : day;
}

function nightOfDeparture({ day, time }: Moment): string {
  return time && hourOf(time) < FIGURES.awakeUntil ? dayPlus(day, -1) : day;
}

function nightOfLanding({ last }: Journey): string {
  return last.end ? nightOfArrival(last.end) : dayOf(last.endSortAt);
}

/** The first night that is not spent where a journey begins. */
function nightOfLeaving({ first }: Journey): string {
  return first.start ? nightOfDeparture(first.start) : dayOf(first.sortAt);
}

function hasBed({ start, end }: Stay, day: string): boolean {
  if (!start) return false;
  const first = nightOf(start);
  return end ? first <= day && day < end.day : first === day;
}

function venueOf(gigId: string, shows: readonly Show[]): Spot | null {
  return shows.find(({ id }) => id === gigId)?.spot ?? null;
}

function isAtHome(spot: Spot | null, homes: readonly Spot[]): boolean {
  return homes.some((home) => isWithin(home, spot, FIGURES.aroundMeters));
}

function isFarFromHome(spot: Spot | null, homes: readonly Spot[]): boolean {
  return (
    spot !== null &&
    homes.length > 0 &&
    !homes.some((home) => inReach(home, spot, FIGURES.homeMinutes))
  );
}

/** The last journey led away from the show, after its start. */
function hasLeft(show: Show, last: Journey | undefined): boolean {
  return last !== undefined && last.leavesAt >= show.from && isAway(last, show);
}
