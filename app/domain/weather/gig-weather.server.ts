import { and, eq, isNull } from 'drizzle-orm';
import { gigs } from '~/data/schema';
import { dayIn } from '~/domain/time/wall-time';
import { endsOfDetails } from '~/domain/travel/travel-details.server';
import { bookedDays } from '~/domain/travel/trip/booked-days';
import type { Services } from '~/services.server';
import { gigWeather } from './outlook';
import { stayOf } from './stay-days';
import { weatherOfStay } from './stay-weather.server';
import type { GigWeather } from './weather';

type Needs = Pick<Services, 'db' | 'cache' | 'weather' | 'places' | 'now'>;

type Found =
  | { ok: true; weather: GigWeather }
  | { ok: false; reason: 'not_found' | 'no_coordinates' | 'unavailable' };

/**
 * The weather of a gig's days where it is played. "Today" is the day it is there. Without the
 * headline's day there is none; of the others those are left out that nobody knows just now.
 */
export async function readGigWeather(needs: Needs, userId: string, gigId: string): Promise<Found> {
  const { db } = needs;
  const gigQuery = db
    .select({
      date: gigs.date,
      endDate: gigs.endDate,
      startTime: gigs.startTime,
      timeZone: gigs.timeZone,
      airport: gigs.airport,
      latitude: gigs.latitude,
      longitude: gigs.longitude,
    })
    .from(gigs)
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)));
  const [[gig], details] = await db.batch([gigQuery, endsOfDetails(needs, userId, gigId)]);
  if (!gig) return { ok: false, reason: 'not_found' };
  const { latitude, longitude } = gig;
  if (latitude === null || longitude === null) return { ok: false, reason: 'no_coordinates' };

  const timeZone = gig.timeZone ?? (await needs.places()).timeZoneAt(latitude, longitude);
  // To a kilometre: neighbours share an answer, and the vendor learns no address.
  const place = { latitude: hundredths(latitude), longitude: hundredths(longitude), timeZone };
  const today = dayIn(timeZone, needs.now());
  const stay = stayOf(gig, today, bookedDays(gig, details));
  const { known, failures } = await weatherOfStay(needs, place, stay.days, today);
  const hasHeadline = known.some(({ date }) => date === stay.mainDay);
  const errors = failures.map(({ message }) => message);
  if (!hasHeadline) {
    console.info('weather not loaded', { gigId, errors });
    return { ok: false, reason: 'unavailable' };
  }
  if (errors.length > 0) console.info('weather of some days left out', { gigId, errors });
  return { ok: true, weather: gigWeather(known, stay, gig, place) };
}

function hundredths(degrees: number): number {
  return Number(degrees.toFixed(2));
}
