import { METERS_PER_MILE, milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import type { Draft } from '../fit';
import type { Leg, Rental } from '../trip/bookings';
import { DAY_MS } from '../trip/days';
import type { Journey } from '../trip/journeys';
import { hourOf, type Moment, wallTimeOf } from '../trip/moment';
import { isSettled } from '../trip/show';
import { inReach, isWithin, metersBetween, type Spot } from '../trip/spot';
import { isAway, isHome, isToward, type Trip } from '../trip/trip';
import { momentWords, stopName } from '../words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** This gig's rentals beside the flights they are for. */
export function checkCars(trip: Trip): Draft[] {
  const rentals = trip.own.rentals.flatMap((rental) => [
    ...beforeLanding(trip, rental),
    ...afterDeparture(trip, rental),
    ...elsewhere(trip, rental),
  ]);
  return [...rentals, ...noCar(trip)];
}

function beforeLanding(trip: Trip, { id, start, from, name }: Rental): Draft[] {
  const landing = landingFor(trip, start, from);
  const lands = landing?.last.end;
  if (!landing || !lands || !start || isHome(trip, from)) return [];
  const early =
    start.at !== null && lands.at !== null
      ? lands.at - start.at > FIGURES.carHoldMinutes * MINUTE_MS
      : start.day < lands.day && !isSmallHours(lands);
  if (!early) return [];
  return [
    {
      rule: 'car-before-landing',
      severity: 'warning',
      sentence: `${name} has your car from ${momentWords(start, lands.day)}; you land at ${momentWords(lands, lands.time ? lands.day : undefined)}.`,
      facts: { pickUp: wallTimeOf(start), lands: wallTimeOf(lands) },
      travelDetailIds: [id, ...landing.last.ids],
      fixes: [{ kind: 'edit-detail', travelDetailId: id, field: 'departureDateTime' }],
    },
  ];
}

function isSmallHours({ time }: Moment): boolean {
  return time !== null && hourOf(time) < FIGURES.nightUntil;
}

function afterDeparture(trip: Trip, { id, end, from, to, name, start }: Rental): Draft[] {
  const leaving = leavingFor(trip, end, to ?? from, start);
  const leaves = leaving?.first.start;
  if (!leaving || !leaves || !end || isHome(trip, to ?? from)) return [];
  const late = end.at !== null && leaves.at !== null ? end.at > leaves.at : end.day > leaves.day;
  if (!late) return [];
  return [
    {
      rule: 'car-after-departure',
      severity: 'warning',
      sentence: `${name} expects the car back at ${momentWords(end, leaves.day)}; your flight leaves at ${momentWords(leaves, leaves.time ? leaves.day : undefined)}.`,
      facts: { returns: wallTimeOf(end), leaves: wallTimeOf(leaves) },
      travelDetailIds: [id, ...leaving.first.ids],
      fixes: [{ kind: 'edit-detail', travelDetailId: id, field: 'arrivalDateTime' }],
    },
  ];
}

/** Of the journeys to the gig's stop the one whose landing the car is fetched after. */
function landingFor(trip: Trip, start: Moment | null, from: Spot | null) {
  const landing = trip.into ?? trip.arrival;
  if (!landing?.last.isFlight || !start || !landing.last.end) return null;
  if (hasLandedBefore(trip, landing, start)) return null;
  if (!isWithin(from, landing.to, FIGURES.aroundMeters)) return null;
  // A car that was fetched before this journey began was fetched for something else.
  const days = (landing.landsAt - start.sortAt) / (24 * HOUR_MS);
  return Math.abs(days) <= 2 ? landing : null;
}

/** Somebody else of the party was there already, and fetched it. */
function hasLandedBefore({ journeys, show }: Trip, landing: Journey, start: Moment): boolean {
  const earlier = journeys.findLast(
    (one) =>
      one.leavesAt < landing.leavesAt &&
      one.landsAt <= start.sortAt + HOUR_MS &&
      start.sortAt - one.landsAt < 2 * DAY_MS &&
      one.last.isFlight &&
      isToward(one, show),
  );
  if (!earlier) return false;
  return !journeys.some(
    (one) =>
      one.leavesAt > earlier.leavesAt && one.leavesAt < landing.leavesAt && isAway(one, show),
  );
}

/** The first flight away from where the car goes back, while it is still rented. */
function leavingFor(
  { journeys }: Trip,
  end: Moment | null,
  to: Spot | null,
  start: Moment | null,
): Journey | null {
  if (!end) return null;
  const since = start?.sortAt ?? end.sortAt - 24 * HOUR_MS;
  const leaving = journeys.find(
    (one) =>
      one.leavesAt > since &&
      isWithin(one.from, to, FIGURES.aroundMeters) &&
      !isWithin(one.to, to, FIGURES.aroundMeters),
  );
  if (!leaving?.first.isFlight) return null;
  // One that comes back in between keeps the car meanwhile.
  const back = journeys.some(
    (one) =>
      one.leavesAt > leaving.leavesAt &&
      one.landsAt < end.sortAt + 12 * HOUR_MS &&
      isWithin(one.to, to, FIGURES.aroundMeters),
  );
  // Of two who leave one after the other the second brings it back.
  const second = journeys.some(
    (one) =>
      one.leavesAt > end.sortAt &&
      one.leavesAt < end.sortAt + DAY_MS &&
      isWithin(one.from, to, FIGURES.aroundMeters) &&
      !isWithin(one.to, to, FIGURES.aroundMeters),
  );
  return back || second ? null : leaving;
}

/** Fetched or returned at another airport than one lands at or leaves from. */
function elsewhere(trip: Trip, rental: Rental): Draft[] {
  const { id, start, end, from, to, name } = rental;
  if (trip.isUnclear) return [];
  const landing = nearest(trip.journeys, start, ({ landsAt }) => landsAt, 'before');
  const leaving = nearest(trip.journeys, end, ({ leavesAt }) => leavesAt, 'after');
  const stops = [
    {
      place: from,
      stop: landing?.to,
      leg: landing?.last,
      field: 'departureLocation',
      verb: 'is at',
      moves: 'you land at',
    },
    {
      place: to,
      stop: leaving?.from,
      leg: leaving?.first,
      field: 'arrivalLocation',
      verb: 'goes back to',
      moves: 'you leave from',
    },
  ];
  return stops.flatMap(({ place, stop, leg, field, verb, moves }): Draft[] => {
    if (!place?.airport || !stop?.airport || !leg?.isFlight || place.airport === stop.airport)
      return [];
    return [
      {
        rule: 'car-elsewhere',
        severity: 'warning',
        sentence: `The ${name} car ${verb} ${place.airport}; ${moves} ${stop.airport}, ${milesLabel(metersBetween(place, stop))} away.`,
        facts: { car: place.airport, flight: stop.airport },
        travelDetailIds: [id, ...leg.ids],
        fixes: [{ kind: 'edit-detail', travelDetailId: id, field }],
      },
    ];
  });
}

/** A flight of which only the day is known may be before or after. */
function isTimed({ start, end }: Leg): boolean {
  return Boolean(start?.time && end?.time);
}

/** The flight that lands last before a car is fetched, or leaves first after it is returned. */
function nearest(
  journeys: readonly Journey[],
  moment: Moment | null,
  at: (journey: Journey) => number,
  side: 'before' | 'after',
): Journey | null {
  if (!moment?.time) return null;
  const unsure = journeys.some(({ legs }) =>
    legs.some((leg) => !isTimed(leg) && Math.abs(leg.sortAt - moment.sortAt) < 24 * HOUR_MS),
  );
  if (unsure) return null;
  // The next morning a car may be fetched anywhere in town.
  const nightBetween = (one: Journey) => {
    const [before, after] = side === 'before' ? [one.last.end, moment] : [moment, one.first.start];
    return before !== null && after !== null && before.day < after.day && !isSmallHours(after);
  };
  const away = (one: Journey) => (moment.sortAt - at(one)) * (side === 'before' ? 1 : -1);
  const fits = (one: Journey) =>
    away(one) >= -HOUR_MS && away(one) <= FIGURES.carSameStopHours * HOUR_MS;
  const found = side === 'before' ? journeys.findLast(fits) : journeys.find(fits);
  return found && !nightBetween(found) ? found : null;
}

/** The show is further from the airport than people go without a car, and nothing is booked for it. */
function noCar(trip: Trip): Draft[] {
  const { show, into, rentals, own, possible, extras } = trip;
  if (
    !into?.to?.airport ||
    !show.spot ||
    trip.isUnclear ||
    isSettled(show, 'car') ||
    !inReach(into.to, show.spot)
  )
    return [];
  if (!into.last.isFlight || isHome(trip, into.to)) return [];
  const meters = metersBetween(into.to, show.spot);
  const usual =
    into.to.airportSize === 'large' ? FIGURES.carFromHubMeters : FIGURES.carToShowMeters;
  if (meters <= usual) return [];
  const lands = into.landsAt;
  const covers = (one: { sortAt: number; end?: Moment | null }) =>
    (one.end?.sortAt ?? one.sortAt) >= lands - 12 * HOUR_MS && one.sortAt <= show.until;
  const rides = [...rentals, ...extras, ...possible.rentals, ...possible.extras];
  if (rides.some(covers) || own.extras.length > 0) return [];
  return [
    {
      rule: 'no-car',
      severity: 'note',
      sentence: `The show is ${milesLabel(meters)} from ${stopName(into.to)}, and no car or ride is booked.`,
      facts: { airport: into.to.airport, miles: Math.round(meters / METERS_PER_MILE) },
      travelDetailIds: into.last.ids,
    },
  ];
}
