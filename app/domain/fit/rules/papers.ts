import { dayText } from '~/domain/time/day-label';
import { countryName } from '../country-name';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import { DAY_MS, dayOf, daysFrom, utcMidnight } from '../trip/days';
import { hourAt, offsetOn, wallTimeIn } from '../trip/moment';
import { isSettled } from '../trip/show';
import { crossesBorder, isWithin, type Spot } from '../trip/spot';
import { isHome, isNearHome, isToward, type Trip } from '../trip/trip';
import { clockWords } from '../words';

const HOUR_MS = 3_600_000;

/** Nothing is wrong with these; they are said so that nobody is surprised. */
export function checkPapers(trip: Trip): Draft[] {
  return [...border(trip), ...lateFinish(trip), ...clockChange(trip)];
}

/** A journey that only takes somebody home needs no reminder. */
function border(trip: Trip): Draft[] {
  const { show, next, into, outOf, statedHome } = trip;
  const venue = show.spot?.country ?? null;
  const atHome = venue !== null && venue === statedHome?.country;
  const homeward = outOf && crossesBorder(outOf.from, outOf.to) && isHome(trip, outOf.to);
  // What leads on to the next gig is said there.
  const onward = outOf && next && isToward(outOf, next) && crossesBorder(show.spot, next.spot);
  const journeys = [into, homeward || onward ? null : outOf].filter((one) => one !== null);
  const within = journeys.filter(({ from, to }) => !crossesBorder(from, to));
  const legs = (atHome ? within : journeys).flatMap((one) =>
    one.legs.filter(({ from, to }) => crossesBorder(from, to)),
  );
  const abroad = crossesBorder(statedHome, show.spot) && !isThereAlready(trip) ? venue : null;
  const country = legs.length > 0 && !atHome ? (venue ?? legs[0]?.to?.country) : abroad;
  const through = legs[0]?.to?.country;
  if (!country && !through) return [];
  const [leads, code] = country ? ['to', country] : ['through', through];
  return [
    {
      rule: 'border',
      severity: 'note',
      sentence: `A border on the way ${leads} ${countryName(code as string)}: take your passport.`,
      facts: { country: code as string },
      travelDetailIds: legs.flatMap(({ ids }) => ids),
    },
  ];
}

/** From the gig before, with no border between and nobody gone home: that one has said it. */
function isThereAlready(trip: Trip): boolean {
  const { show, previous, journeys } = trip;
  if (!previous?.spot || crossesBorder(previous.spot, show.spot)) return false;
  if (daysFrom(previous.lastDay, show.firstDay) > FIGURES.attentionDays) return false;
  return !journeys.some(
    ({ landsAt, to }) => landsAt > previous.from && landsAt < show.from && isAtHome(trip, to),
  );
}

/** Where they said they live, else where they seem to. */
function isAtHome(trip: Trip, spot: Spot | null): boolean {
  const { statedHome } = trip;
  return statedHome ? isWithin(statedHome, spot, FIGURES.aroundMeters) : isHome(trip, spot);
}

/** After midnight little else goes; a rental or a bed next door settles it. */
function lateFinish(trip: Trip): Draft[] {
  const { show, rentals, stays, extras, into, own } = trip;
  const zone = show.timeZone;
  // Who has booked nothing may play at home.
  if (!into && own.stays.length === 0) return [];
  if (show.endAt === null || !zone || isSettled(show, 'car') || isNearHome(trip, show.spot))
    return [];
  const endAt = show.endAt;
  if (hourAt(endAt, zone) >= FIGURES.lateNightUntil) return [];
  const ends = wallTimeIn(endAt, zone);
  const hasCar = rentals.some(
    ({ sortAt, end }) => sortAt <= endAt && (!end || end.sortAt >= endAt),
  );
  const near = stays.some(({ from }) => isWithin(from, show.spot, FIGURES.sameSiteMeters));
  const ride = extras.some(
    ({ sortAt }) => sortAt >= show.from && sortAt <= endAt + FIGURES.waitingHours * HOUR_MS,
  );
  if (hasCar || near || ride) return [];
  return [
    {
      rule: 'late-finish',
      severity: 'note',
      sentence: `The show ends ${show.endKnown ? 'at' : 'about'} ${clockWords(ends.slice(0, 10), ends.slice(11), ends.slice(0, 10))}, when little public transport runs. Plan the ride.`,
      facts: { ends },
      travelDetailIds: [],
    },
  ];
}

/** The night before the show, the nights of it, and the one after. */
function clockChange({ show }: Trip): Draft[] {
  const zone = show.timeZone;
  if (!zone) return [];
  const last = utcMidnight(show.lastDay);
  for (let day = utcMidnight(show.firstDay) - DAY_MS; day <= last; day += DAY_MS) {
    const [before, after] = [offsetOn(day, zone), offsetOn(day + DAY_MS, zone)];
    if (before === after) continue;
    const next = dayOf(day + DAY_MS);
    const minutes = Math.abs(after - before);
    const amount = minutes === 60 ? 'an hour' : `${minutes} minutes`;
    return [
      {
        rule: 'clock-change',
        severity: 'note',
        sentence: `Clocks go ${after > before ? 'forward' : 'back'} ${amount} in the night to ${dayText(next, 'weekdayMonthDay')}.`,
        facts: { day: next, minutes: after - before, zone },
        travelDetailIds: [],
      },
    ];
  }
  return [];
}
