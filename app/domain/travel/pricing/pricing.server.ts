import { and, eq, isNull } from 'drizzle-orm';
import { gigs } from '~/data/schema';
import { NO_LOCATION } from '~/domain/gigs/gig';
import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import type { Airport, Place, Places } from '~/domain/places/places';
import {
  DEFAULT_PREFERENCES,
  type TravelPreferences,
} from '~/domain/preferences/travel-preferences';
import { preferencesQuery } from '~/domain/preferences/travel-preferences.server';
import { METERS_PER_MILE } from '~/domain/travel/drive/drive-label';
import type { Services } from '~/services.server';
import { z } from '~/zod';
import { endsOfDetails } from '../travel-details.server';
import { bookedDays } from '../trip/booked-days';
import { carSearchUrl, flightSearchUrl, hotelSearchUrl } from './deep-links';
import {
  estimatePrices,
  LEAST_FLIGHT_MILES,
  type PriceEstimate,
  type Prices,
  type TravelPricing,
} from './pricing';
import { planTrip, type TripDays } from './pricing-trip';

const FRESH_SECONDS = 15 * 60;

const CachedPrices = z.object({
  flight: z.number().nullable(),
  hotel: z.number().nullable(),
  car: z.number().nullable(),
});

/** What the trip to a gig may cost, with searches for the real prices; null when the gig is not theirs. */
export async function priceTrip(
  { db, cache, places }: Pick<Services, 'db' | 'cache' | 'places'>,
  userId: string,
  gigId: string,
  today: string,
): Promise<TravelPricing | null> {
  const [gigRows, preferenceRows, details] = await db.batch([
    gigQuery({ db }, userId, gigId),
    preferencesQuery({ db }, userId),
    endsOfDetails({ db }, userId, gigId),
  ]);
  const [gig] = gigRows;
  if (!gig) return null;
  const preferences = preferenceRows[0] ?? DEFAULT_PREFERENCES;
  const days = planTrip(gig, today, bookedDays(gig, details));
  const ends = days && findEnds(gig, preferences, await places());
  if (!days || !ends) return NOTHING;

  const { home, airport, flightMiles } = ends;
  // Everything that the numbers depend on, so that an edit shows at once; nobody's words.
  const key = [
    'prices:v1',
    userId,
    gigId,
    today,
    days.arrive,
    days.leave,
    flightMiles,
    airport.code,
  ];
  const prices = await cache.getOrSet(
    { key: key.join(':'), schema: CachedPrices, freshSeconds: FRESH_SECONDS, staleSeconds: 0 },
    async () => estimatePrices({ days, flightMiles, airportSize: airport.size }),
  );
  return withSearches(prices, { days, home, airport, place: ends.place, preferences });
}

const NOTHING: TravelPricing = { flight: null, hotel: null, car: null };

function gigQuery({ db }: Pick<Services, 'db'>, userId: string, gigId: string) {
  return db
    .select({
      date: gigs.date,
      endDate: gigs.endDate,
      startTime: gigs.startTime,
      endTime: gigs.endTime,
      location: gigs.location,
      latitude: gigs.latitude,
      longitude: gigs.longitude,
      airport: gigs.airport,
    })
    .from(gigs)
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)));
}

type GigPlace = Awaited<ReturnType<typeof gigQuery>>[number];

interface Ends {
  home: Airport | null;
  airport: Airport;
  /** Whole miles between them; null when one does not fly. */
  flightMiles: number | null;
  /** Where a bed is looked for. */
  place: string;
}

/**
 * Both ends of the trip. A gig that has no coordinates yet is where the gazetteer says, or at the
 * airport that was chosen for it; null when nobody can tell.
 */
function findEnds(
  gig: GigPlace,
  { homeAirport }: TravelPreferences,
  gazetteer: Places,
): Ends | null {
  const located = gazetteer.locate(gig.location);
  const venue =
    gig.latitude === null || gig.longitude === null
      ? located
      : { latitude: gig.latitude, longitude: gig.longitude };
  const airport =
    (gig.airport && gazetteer.airport(gig.airport)) ||
    (venue && gazetteer.nearestAirport(venue.latitude, venue.longitude, located?.country)?.airport);
  if (!airport) return null;
  const home = gazetteer.airport(homeAirport);
  const flightMiles = home && milesToFly(home, airport, venue ?? airport);
  return { home, airport, flightMiles, place: placeToStay(gig.location, located, airport) };
}

function milesToFly(
  home: Airport,
  airport: Airport,
  venue: { latitude: number; longitude: number },
): number | null {
  const [toAirport = 0, toVenue = 0] = [airport, venue].map((end) =>
    Math.round(greatCircleMeters(home.latitude, home.longitude, end) / METERS_PER_MILE),
  );
  return Math.min(toAirport, toVenue) < LEAST_FLIGHT_MILES ? null : toAirport;
}

/** The city rather than the venue, whose name no hotel search knows. */
function placeToStay(location: string, located: Place | null, airport: Airport): string {
  if (located?.kind === 'city') return located.label;
  if (located || location === NO_LOCATION)
    return `${airport.city || airport.name}, ${airport.region}`;
  return location;
}

interface Searches extends Pick<Ends, 'home' | 'airport' | 'place'> {
  days: TripDays;
  preferences: TravelPreferences;
}

function withSearches(
  { flight, hotel, car }: Prices,
  { days, home, airport, place, preferences }: Searches,
): TravelPricing {
  const { arrive, leave, nights, carDays } = days;
  const { preferredHotel, preferredCarRental } = preferences;
  const toAirport = { to: airport.code, leaveOn: arrive, returnOn: leave };
  const toBed = { place, chain: preferredHotel, checkIn: arrive, checkOut: leave };
  const toCar = {
    airport: airport.code,
    company: preferredCarRental,
    pickUp: arrive,
    dropOff: leave,
  };
  return {
    flight:
      flight !== null && home
        ? estimateOf(flight, flightSearchUrl({ from: home.code, ...toAirport }))
        : null,
    hotel: hotel === null ? null : { ...estimateOf(hotel, hotelSearchUrl(toBed)), nights },
    car: car === null ? null : { ...estimateOf(car, carSearchUrl(toCar)), days: carDays },
  };
}

function estimateOf(price: number, url: string): PriceEstimate {
  return { price, currency: 'USD', url, estimate: true };
}
