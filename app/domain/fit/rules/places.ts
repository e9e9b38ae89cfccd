import type { Airport } from '~/domain/places/places';
import { regionName } from '~/domain/places/regions/regions';
import { milesLabel } from '~/domain/travel/drive/drive-label';
import { FIGURES } from '../figures';
import type { Draft, Fix } from '../fit';
import type { Leg, Stay } from '../trip/bookings';
import { isSettled } from '../trip/show';
import {
  airportSpot,
  areNamesakes,
  driveMinutes,
  type FitPlaces,
  inReach,
  isOnTheWay,
  isWithin,
  metersBetween,
  type Spot,
} from '../trip/spot';
import { isHome, type Trip } from '../trip/trip';
import { dayWords, minuteWords, placeInFull, stopName } from '../words';

/** Flights and hotels in another city: of the same name, or far from everything the trip is for. */
export function checkPlaces(trip: Trip): Draft[] {
  return [...namesakeFlights(trip), ...hotelsElsewhere(trip)];
}

function namesakeFlights(trip: Trip): Draft[] {
  const { show, own, into, outOf } = trip;
  const { spot } = show;
  if (!spot) return [];
  return own.legs.flatMap((leg): Draft[] => {
    const comes = leg.sortAt < show.until;
    const there = comes ? leg.to : leg.from;
    if (!there || !areNamesakes(there, spot) || (comes ? into : outOf)) return [];
    if (isHome(trip, there) && !startsAtHome(trip, leg, comes)) return [];
    if (isOfOtherGig(trip, there)) return [];
    const place = placeInFull(there, regionName);
    const where = comes ? `goes to ${place}` : `leaves from ${place}`;
    return [
      {
        rule: 'wrong-place',
        severity: 'problem',
        sentence: `${leg.isFlight ? 'That flight' : 'That ride'} ${where}; the show is in ${placeInFull(spot, regionName)}.`,
        facts: { place, airport: there.airport, venue: placeInFull(spot, regionName) },
        travelDetailIds: leg.ids,
        fixes: [
          {
            kind: 'edit-detail',
            travelDetailId: leg.id,
            field: comes ? 'arrivalLocation' : 'departureLocation',
          },
          searchFlight(trip, comes),
        ],
      },
    ];
  });
}

/** The bookings alone make the wrong city look like a home: the other end of the leg tells. */
function startsAtHome({ statedHome }: Trip, leg: Leg, comes: boolean): boolean {
  const there = comes ? leg.to : leg.from;
  return statedHome !== null && !isWithin(statedHome, there, FIGURES.aroundMeters);
}

function searchFlight({ show, preferences }: Trip, comes: boolean): Fix {
  const ends = [preferences.homeAirport, show.gig.airport];
  const [from = null, to = null] = comes ? ends : ends.toReversed();
  return {
    kind: 'search-flight',
    from,
    to,
    date: comes ? show.firstDay : show.lastDay,
    latestArrival: null,
  };
}

function isOfOtherGig({ show, shows }: Trip, spot: Spot): boolean {
  return shows.some((other) => other !== show && inReach(other.spot, spot));
}

function hotelsElsewhere(trip: Trip): Draft[] {
  const { show, own } = trip;
  const { spot } = show;
  if (!spot) return [];
  return own.stays.flatMap((stay): Draft[] => {
    const place = stay.from;
    if (!place || inReach(place, spot, FIGURES.farAirportMinutes)) return [];
    const namesakes = areNamesakes(place, spot);
    if (isHome(trip, place) || isOfOtherGig(trip, place)) return [];
    if (!namesakes && (isOnTrip(trip, stay, place) || isByRoad(trip, stay, place))) return [];
    const full = placeInFull(place, regionName);
    const venue = placeInFull(spot, regionName);
    const far = milesLabel(metersBetween(place, spot));
    return [
      {
        rule: 'wrong-place',
        severity: namesakes ? 'problem' : 'warning',
        sentence: namesakes
          ? `${stay.name} is in ${full}; the show is in ${venue}.`
          : `${stay.name} is in ${full}, ${far} from the show in ${spot.city}.`,
        facts: { place: full, venue },
        travelDetailIds: [stay.id],
        fixes: [{ kind: 'edit-detail', travelDetailId: stay.id, field: 'arrivalLocation' }],
      },
    ];
  });
}

/** Where some leg or car of the trip begins or ends, or a night that is not the show's. */
function isOnTrip(
  { show, journeys, rentals, extras, own }: Trip,
  stay: Stay,
  place: Spot,
): boolean {
  const night = stay.start?.day;
  const ofShow = night && stay.end && night <= show.lastDay && stay.end.day > show.firstDay;
  if (!ofShow) return true;
  const stops = [
    ...journeys.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])),
    ...rentals.flatMap(({ from, to }) => [from, to]),
    ...extras.map(({ from }) => from),
    ...own.legs.flatMap(({ from, to }) => [from, to]),
  ];
  return stops.some((stop) => isWithin(stop, place, FIGURES.aroundMeters));
}

/** A bed between this gig and the one before or after, on the road from one to the other. */
function isByRoad({ show, previous, next }: Trip, stay: Stay, place: Spot): boolean {
  const night = stay.firstNight;
  const { spot } = show;
  if (!night || !spot) return false;
  const after = next?.spot && night >= show.firstDay && night < next.firstDay ? next.spot : null;
  const before =
    previous?.spot && night >= previous.firstDay && night < show.firstDay ? previous.spot : null;
  return [before, after].some((other) => other !== null && isOnTheWay(place, spot, other));
}

const nearestAirports = new WeakMap<Spot, Airport | null>();

/** Looked for among all the world's airports, once for each venue. */
function nearestTo(spot: Spot, places: FitPlaces): Airport | null {
  const known = nearestAirports.get(spot);
  if (known !== undefined) return known;
  const found = places.nearestAirport(spot.latitude, spot.longitude, spot.country)?.airport ?? null;
  nearestAirports.set(spot, found);
  return found;
}

/** A flight far from the show, while a nearer airport has service. */
export function checkAirport(trip: Trip): Draft[] {
  const { show, into, places } = trip;
  const { spot } = show;
  if (!into?.to || !spot || !into.last.isFlight || into.to.airport === show.gig.airport) return [];
  if (!into.to.airport || trip.isUnclear || !inReach(into.to, spot)) return [];
  if (isHome(trip, into.to)) return [];
  const drive = driveMinutes(into.to, spot);
  if (drive <= FIGURES.farAirportMinutes) return [];
  const nearest = nearestTo(spot, places);
  if (!nearest || nearest.code === into.to.airport || nearest.size === 'small') return [];
  const nearer = airportSpot(nearest.code, places);
  if (!nearer) return [];
  const near = driveMinutes(nearer, spot);
  if (near > drive * FIGURES.farAirportRatio) return [];
  // Who has rented a car or plays elsewhere on the way knows what they are doing.
  const planned =
    isSettled(show, 'car') ||
    trip.rentals.some(
      ({ from, start }) =>
        isWithin(from, into.to, FIGURES.metroMeters) &&
        (start?.day ?? '') >= (into.last.end?.day ?? ''),
    );
  return [
    {
      rule: 'far-airport',
      severity: planned ? 'note' : 'warning',
      sentence: `You land at ${stopName(into.to)}, ${minuteWords(drive)} from the show; ${nearest.code} is ${minuteWords(near)} away.`,
      facts: {
        airport: into.to.airport,
        driveMinutes: Math.round(drive),
        nearer: nearest.code,
        nearerMinutes: Math.round(near),
        day: into.last.end ? dayWords(into.last.end.day) : null,
      },
      travelDetailIds: into.last.ids,
      fixes: [
        {
          kind: 'search-flight',
          from: into.from?.airport ?? null,
          to: nearest.code,
          date: into.first.start?.day ?? null,
          latestArrival: null,
        },
      ],
    },
  ];
}
