import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { gigs } from '~/data/schema';
import { ProviderError } from '~/domain/provider-error';
import { dayIn } from '~/domain/time/wall-time';
import type { Services } from '~/services.server';
import { DayWeather, type WeatherPlace } from './day-weather';
import { gigWeather } from './outlook';
import { keepFor, kindsKey, planDays, stayOf } from './stay-days';
import { pastWeeks, typicalDay } from './typical';
import type { GigWeather } from './weather';

type Needs = Pick<Services, 'db' | 'cache' | 'weather' | 'places' | 'now'>;

type Found =
  | { ok: true; weather: GigWeather }
  | { ok: false; reason: 'not_found' | 'no_coordinates' | 'unavailable' };

/** The weather of a gig's days where it is played. "Today" is the day it is there. */
export async function readGigWeather(needs: Needs, userId: string, gigId: string): Promise<Found> {
  const gig = await needs.db
    .select({
      date: gigs.date,
      endDate: gigs.endDate,
      startTime: gigs.startTime,
      timeZone: gigs.timeZone,
      latitude: gigs.latitude,
      longitude: gigs.longitude,
    })
    .from(gigs)
    .where(and(eq(gigs.id, gigId), eq(gigs.userId, userId), isNull(gigs.deletedAt)))
    .get();
  if (!gig) return { ok: false, reason: 'not_found' };
  const { latitude, longitude } = gig;
  if (latitude === null || longitude === null) return { ok: false, reason: 'no_coordinates' };

  const timeZone = gig.timeZone ?? (await needs.places()).timeZoneAt(latitude, longitude);
  // To a kilometre: neighbours share an answer, and the vendor learns no address.
  const place = { latitude: hundredths(latitude), longitude: hundredths(longitude), timeZone };
  const today = dayIn(timeZone, needs.now());
  const stay = stayOf(gig, today);
  try {
    const days = await rememberDays(needs, place, stay.days, today);
    return { ok: true, weather: gigWeather(days, stay, gig, place) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    console.info('weather not loaded', { gigId, error: error.message });
    return { ok: false, reason: 'unavailable' };
  }
}

function rememberDays(
  { cache, weather }: Needs,
  place: WeatherPlace,
  days: string[],
  today: string,
): Promise<DayWeather[]> {
  const where = `${place.latitude},${place.longitude}:${place.timeZone}`;
  return cache.remember(
    {
      key: `weather:v1:${where}:${days[0]}:${kindsKey(days, today)}`,
      schema: z.array(DayWeather).min(1),
      ...keepFor(days, today),
    },
    () => loadDays(weather, place, days, today),
  );
}

async function loadDays(
  weather: Services['weather'],
  place: WeatherPlace,
  days: string[],
  today: string,
): Promise<DayWeather[]> {
  const { archived, near, beyond } = planDays(days, today);
  const parts = await Promise.all([
    archived ? weather.archive(place, archived) : [],
    near ? weather.forecast(place, near, today) : [],
    loadTypical(weather, place, beyond, today),
  ]);
  const known = parts.flat();
  // The last days of a forecast come empty at times, until the model has run again.
  const open = days.filter((day) => day >= today && !known.some(({ date }) => date === day));
  known.push(...(await loadTypical(weather, place, open, today)));
  return days.map((day) => {
    const found = known.find(({ date }) => date === day);
    if (!found) throw new ProviderError('weather', 'no answer for one of the days', NO_DAY);
    return found;
  });
}

const NO_DAY = { status: null, retryable: true };

async function loadTypical(
  weather: Services['weather'],
  place: WeatherPlace,
  days: string[],
  today: string,
): Promise<DayWeather[]> {
  if (days.length === 0) return [];
  const weeks = await Promise.all(
    pastWeeks(days, today).map((week) => weather.archive(place, week)),
  );
  const past = weeks.flat();
  return days.map((day) => typicalDay(day, past)).filter((day) => day !== null);
}

function hundredths(degrees: number): number {
  return Number(degrees.toFixed(2));
}
