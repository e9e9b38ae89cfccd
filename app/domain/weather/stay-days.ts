import type { Gig } from '~/domain/gigs/gig';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { type BookedDays, NOTHING_BOOKED } from '~/domain/travel/trip/booked-days';
import type { DayRange, WeatherKind } from './day-weather';

/** Today and the fifteen days after it are forecast. */
const FORECAST_DAYS_AHEAD = 15;
/** So far back the forecast still remembers; earlier days are in the archive, which lags behind. */
const REMEMBERED_DAYS = 90;
/** Of a longer stay the days from now on are shown. */
export const MOST_DAYS = 14;
/** Up to here a forecast changes by the hour. */
const NEAR_DAYS = 3;

type GigDays = Pick<Gig, 'date' | 'endDate'>;

export interface Stay {
  days: string[];
  /** The day the headline speaks of: the first, or today while the gig is on. */
  mainDay: string;
  /** Nights away from home; of an arrival nobody has booked, the one before the gig included. */
  nights: number;
  booked: BookedDays;
}

/**
 * The days a gig's weather is told for: from the arrival to the way home as they are booked. Without
 * a booking a performer sleeps there the night before, so the eve counts as long as it is not over; of
 * a gig that is past only its own days count then.
 */
export function stayOf(
  { date, endDate }: GigDays,
  today: string,
  booked: BookedDays = NOTHING_BOOKED,
): Stay {
  const lastShow = endDate && endDate > date ? endDate : date;
  const last = booked.leave ?? lastShow;
  const eve = booked.arrive ?? shiftDay(date, -1);
  const nights = daysBetween(eve, last);
  const first = booked.arrive || eve >= today ? eve : date;
  const mainDay = lastShow < today ? date : later(date, today);
  const told = last < today || daysBetween(first, last) < MOST_DAYS ? first : later(first, today);
  // Whatever is left out, the day of the headline is told.
  const from = later(earlier(told, mainDay), shiftDay(mainDay, 1 - MOST_DAYS));
  const length = Math.min(MOST_DAYS, daysBetween(from, last) + 1);
  const days = Array.from({ length }, (_, index) => shiftDay(from, index));
  return { days, mainDay, nights, booked };
}

/** Which of the days come from where; each part is a run of days or null. */
export function planDays(days: readonly string[], today: string) {
  const rememberedFrom = shiftDay(today, -REMEMBERED_DAYS);
  const forecastTo = shiftDay(today, FORECAST_DAYS_AHEAD);
  return {
    archived: rangeOf(days.filter((day) => day < rememberedFrom)),
    near: rangeOf(days.filter((day) => day >= rememberedFrom && day <= forecastTo)),
    beyond: days.filter((day) => day > forecastTo),
  };
}

/** "rfft": what each day will be. It is part of the cache's key, because it changes at midnight. */
export function kindsKey(days: readonly string[], today: string): string {
  const beyond = new Set(planDays(days, today).beyond);
  return days.map((day) => (day < today ? 'r' : beyond.has(day) ? 't' : 'f')).join('');
}

/** What a forecast day is once it is over. */
export function kindOf(day: string, today: string): WeatherKind {
  return day < today ? 'recorded' : 'forecast';
}

const HOUR = 3600;

/** How long an answer is fresh, and how long it may be shown while a new one is fetched. */
export function keepFor(days: readonly string[], today: string) {
  const isNear = days.some((day) => day >= today && daysBetween(today, day) <= NEAR_DAYS);
  return isNear
    ? { freshSeconds: HOUR, staleSeconds: 2 * HOUR }
    : { freshSeconds: 12 * HOUR, staleSeconds: 36 * HOUR };
}

function rangeOf(days: readonly string[]): DayRange | null {
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : null;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
