import { milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import type { Draft, Severity } from '../fit';
import type { Journey } from '../trip/journeys';
import { isSettled, type Show } from '../trip/show';
import {
  areNamesakes,
  inReach,
  isOnTheWay,
  isWithin,
  metersBetween,
  type Spot,
} from '../trip/spot';
import { isAway, isHome, type Trip } from '../trip/trip';
import { dayWords } from '../words';

/** Whether the places of a trip follow on one another from home through the show and back. */
export function checkChain(trip: Trip): Draft[] {
  if (trip.isUnclear) return [];
  return [...noReturn(trip), ...endsShort(trip), ...startsElsewhere(trip)];
}

/** A way there by flight, and none home or on. */
function noReturn(trip: Trip): Draft[] {
  const { show, arrival, departure, next, statedHome } = trip;
  if (!show.spot || !arrival?.last.isFlight || !arrival.to || !arrival.from) return [];
  if (!inReach(arrival.to, show.spot) || isRecent(trip, arrival) === false) return [];
  if (isSettled(show, 'flight') || hasOtherWay(trip)) return [];
  // A way back weeks later is one, too.
  if (trip.own.legs.some((leg) => leg.sortAt > show.from && isAway(leg, show))) return [];
  // Who lives near, or has set out from here before, is home.
  if (inReach(statedHome, show.spot) || inReach(arrival.from, show.spot)) return [];
  if (!statedHome && beginsHere(trip)) return [];
  const leavesHere = departure && (departure.from === null || inReach(departure.from, show.spot));
  if (leavesHere) return [];
  const onward = next && (!departure || next.from < departure.leavesAt) ? next : null;
  // The next gig by road: the way home is looked for there.
  if (onward && goesByRoad(trip, onward)) return [];
  if (!onward && departure?.from && !isHome(trip, departure.from)) return [];
  const to = onward?.spot ?? trip.homes[0] ?? arrival.from;
  return [
    {
      rule: 'no-return',
      severity: severityOf(trip),
      sentence: onward?.spot
        ? `No way booked from ${show.spot.city} on to ${onward.spot.city} for ${dayWords(onward.firstDay)}.`
        : `No way back booked after ${show.spot.city}.`,
      facts: {
        from: show.spot.city,
        lastDay: show.lastDay,
        next: onward?.id ?? null,
        arrival: arrival.to.airport,
      },
      travelDetailIds: arrival.last.ids,
      fixes: [
        {
          kind: 'search-flight',
          from: arrival.to.airport ?? show.gig.airport,
          to: onward ? onward.gig.airport : to.airport,
          date: show.lastDay,
          latestArrival: null,
        },
      ],
    },
  ];
}

/** Whether the first journey that touches this place sets out from it. */
function beginsHere({ journeys, show, arrival }: Trip): boolean {
  const first = journeys.find((one) => inReach(one.from, show.spot) || inReach(one.to, show.spot));
  return first !== arrival && first !== undefined && inReach(first.from, show.spot);
}

/** By a day's drive, with a bed on the road, or in a car that is rented until then. */
function goesByRoad({ show, rentals, stays }: Trip, onward: Show): boolean {
  const { spot } = onward;
  if (!spot || !show.spot || inReach(spot, show.spot, FIGURES.roadMinutes)) return true;
  const venue = show.spot;
  const bed = stays.some(
    ({ from, firstNight }) =>
      from !== null &&
      firstNight !== null &&
      firstNight >= show.lastDay &&
      firstNight < onward.firstDay &&
      !inReach(from, venue, FIGURES.homeMinutes) &&
      !inReach(from, spot, FIGURES.homeMinutes) &&
      isOnTheWay(from, venue, spot),
  );
  if (bed) return true;
  return rentals.some(
    ({ start, end }) => start && end && start.day <= show.lastDay && end.day >= onward.firstDay,
  );
}

/** A booking that is months away is likely to get its other half. */
function severityOf({ daysUntil }: Trip): Severity {
  return daysUntil > FIGURES.bookingDays ? 'note' : 'warning';
}

function isRecent({ show }: Trip, { landsAt }: Journey): boolean {
  return show.from - landsAt < FIGURES.stretchDays * 24 * 3_600_000;
}

/** A car that goes back elsewhere, a ride of which not all is known, or what a possible gig has booked. */
function hasOtherWay({ show, own, rentals, extras, possible, stays }: Trip): boolean {
  const oneWay = rentals.some(
    ({ from, to, end }) =>
      (end?.day ?? '') >= show.lastDay && !isWithin(from, to, FIGURES.aroundMeters),
  );
  if (oneWay || stays.some(({ from, start }) => !from && isAround(show, start))) return true;
  const unclear = [own.extras, extras, possible.legs, possible.extras];
  return unclear.some((bookings) => bookings.some(({ start }) => isAround(show, start)));
}

/** From the show until two weeks later. */
function isAround(show: Trip['show'], moment: { sortAt: number } | null): boolean {
  if (!moment) return false;
  const after = moment.sortAt - show.from;
  return after > -24 * 3_600_000 && after < FIGURES.attentionDays * 24 * 3_600_000;
}

/** This gig's own flight ends, or the next one begins, too far away to drive. */
function endsShort(trip: Trip): Draft[] {
  const { show, arrival, departure, outOf, into, rentals, previous, next } = trip;
  const { spot } = show;
  if (!spot || isSettled(show, 'flight')) return [];
  const hasCar = rentals.some(({ start }) => isAround(show, start) || isBefore(trip, start));
  if (hasCar || hasOtherWay(trip) || trip.possible.legs.length > 0) return [];
  const drafts: Draft[] = [];
  const ends = arrival && arrival !== into ? arrival : null;
  if (ends?.to && ends.gigIds.has(show.id) && isGap(trip, ends.to)) {
    const since = !previous || previous.from < ends.leavesAt;
    if (since && isRecent(trip, ends)) {
      drafts.push(gap(trip, ends, ends.to, `You ${ends.last.isFlight ? 'land' : 'arrive'} in`));
    }
  }
  const begins = departure && departure !== outOf ? departure : null;
  if (into && begins?.from && begins.gigIds.has(show.id) && isGap(trip, begins.from)) {
    const before = !next || next.from > begins.leavesAt;
    if (before) drafts.push(gap(trip, begins, begins.from, 'You leave from'));
  }
  return drafts;
}

function isBefore({ show }: Trip, moment: { sortAt: number } | null): boolean {
  return moment !== null && moment.sortAt <= show.from;
}

/** Out of reach, not home, and not where another gig is. */
function isGap(trip: Trip, place: Spot): boolean {
  const { show, shows } = trip;
  if (!show.spot || inReach(place, show.spot) || isHome(trip, place)) return false;
  // That it is another city of that name is said already.
  if (areNamesakes(place, show.spot)) return false;
  return !shows.some((other) => other !== show && inReach(other.spot, place));
}

function gap(trip: Trip, journey: Journey, place: Spot, words: string): Draft {
  const { show } = trip;
  const { spot } = show;
  const far = spot ? milesLabel(metersBetween(place, spot)) : '';
  const lands = words !== 'You leave from';
  const leg = lands ? journey.last : journey.first;
  return {
    rule: 'broken-chain',
    severity: severityOf(trip),
    sentence: `${words} ${place.city}, ${far} from the show in ${spot?.city}, and nothing takes you ${lands ? 'on' : 'there'}.`,
    facts: {
      place: place.city,
      airport: place.airport,
      venue: spot?.city ?? null,
      day: leg.start?.day ?? null,
    },
    travelDetailIds: leg.ids,
    fixes: [
      {
        kind: 'search-flight',
        from: lands ? place.airport : show.gig.airport,
        to: lands ? show.gig.airport : place.airport,
        date: lands ? (journey.last.end?.day ?? null) : show.lastDay,
        latestArrival: null,
      },
    ],
  };
}

/** From somewhere else than home, where nothing has brought the traveller: worth a word, no more. */
function startsElsewhere(trip: Trip): Draft[] {
  const { into, show, shows, journeys, statedHome, stays, rentals, extras } = trip;
  if (!into?.from || !statedHome || !into.gigIds.has(show.id)) return [];
  const from = into.from;
  if (inReach(from, statedHome) || inReach(into.to, statedHome)) return [];
  const earlier = journeys.some(
    (one) => one.leavesAt < into.leavesAt && (!one.to || inReach(one.to, from)),
  );
  const played = shows.some(
    (other) =>
      other !== show && other.from < into.leavesAt && (!other.spot || inReach(other.spot, from)),
  );
  const stayed = [...stays, ...rentals, ...extras].some(
    (one) => one.sortAt < into.leavesAt && inReach(one.from, from),
  );
  if (earlier || played || stayed) return [];
  return [
    {
      rule: 'broken-chain',
      severity: 'note',
      sentence: `This trip starts in ${from.city}; home is ${statedHome.city}.`,
      facts: { from: from.city, home: statedHome.city, day: into.first.start?.day ?? null },
      travelDetailIds: into.first.ids,
    },
  ];
}
