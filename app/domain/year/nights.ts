import { FIGURES } from '~/domain/fit/figures';
import type { Leg, Stay } from '~/domain/fit/trip/bookings';
import type { Chain } from '~/domain/fit/trip/calendar';
import { dayPlus, daysFrom } from '~/domain/fit/trip/days';
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
 * Where the night that begins on a day is spent. What is booked decides: a leg through the night, a
 * bed, the place that was flown to until it is left. Of a gig far from home without bookings its own
 * nights count. `homes` may be empty: nobody knows then what is far.
 */
export function nightOn(day: string, booked: Booked, homes: readonly Spot[]): Night {
  if (booked.legs.some((leg) => isThrough(leg, day))) return { kind: 'travelling' };
  const bed = booked.stays.findLast((stay) => hasBed(stay, day));
  if (bed) return { kind: 'away', spot: bed.from ?? venueOf(bed.gigId, booked.shows) };
  const last = booked.journeys.findLast((one) => nightOfLanding(one) <= day);
  const show = booked.shows.find(
    (one) => isNightOf(one, day) && isFarFromHome(one, homes) && !hasLeft(one, last),
  );
  if (show) return { kind: 'away', spot: show.spot };
  const next = booked.journeys.find((one) => nightOfLeaving(one) > day);
  return last && isStillAway(day, last, next, booked.shows, homes)
    ? { kind: 'away', spot: lastPlace(day, last, booked.shows) }
    : { kind: 'home' };
}

/** Whether one has not come home since a journey. Without a way back, until the last gig there. */
function isStillAway(
  day: string,
  last: Journey,
  next: Journey | undefined,
  shows: readonly Show[],
  homes: readonly Spot[],
): boolean {
  const isHome = (spot: Spot | null) =>
    homes.some((home) => isWithin(home, spot, FIGURES.aroundMeters));
  if (!last.to || isHome(last.to)) return false;
  const landed = nightOfLanding(last);
  const isSoon = (other: string) => daysFrom(landed, other) <= FIGURES.stretchDays;
  if (next && isSoon(nightOfLeaving(next)) && !isHome(next.from)) return true;
  return shows.some(
    ({ spot, firstDay, lastDay }) =>
      firstDay >= landed && lastDay >= day && isSoon(lastDay) && inReach(last.to, spot),
  );
}

/** Where the last gig since a journey was, or where that led to. */
function lastPlace(day: string, { to, landsAt }: Journey, shows: readonly Show[]): Spot | null {
  const show = shows.findLast(({ from, lastDay }) => from >= landsAt && lastDay < day);
  return show?.spot ?? to;
}

function isThrough({ start, end }: Leg, day: string): boolean {
  return (
    Boolean(start && end) && nightOf(start as Moment) <= day && day < nightOfArrival(end as Moment)
  );
}

/** Who lands by 1 AM still goes to bed. */
function nightOfArrival({ day, time }: Moment): string {
  return time && hourOf(time) < FIGURES.nightFrom ? dayPlus(day, -1) : day;
}

function nightOfLanding({ last }: Journey): string {
  return last.end ? nightOfArrival(last.end) : dayOfInstant(last.endSortAt);
}

/** The first night that is not spent where a journey begins. */
function nightOfLeaving({ first }: Journey): string {
  return first.start ? nightOf(first.start) : dayOfInstant(first.sortAt);
}

const dayOfInstant = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function hasBed({ start, end }: Stay, day: string): boolean {
  if (!start) return false;
  const first = nightOf(start);
  return end ? first <= day && day < end.day : first === day;
}

function venueOf(gigId: string, shows: readonly Show[]): Spot | null {
  return shows.find(({ id }) => id === gigId)?.spot ?? null;
}

function isNightOf({ firstDay, lastDay }: Show, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

function isFarFromHome({ spot }: Show, homes: readonly Spot[]): boolean {
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
