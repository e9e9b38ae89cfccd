import { getPosition, getTimes } from 'suncalc';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';
import type { WeatherPlace } from './day-weather';

/*
 * Where the sun stands. Computed, because the vendors write sunsets with the offset of today, an
 * hour wrong for a gig on the other side of a clock change, and a typical day has no sunset of its
 * own.
 */

/**
 * The sun's centre, as it is seen, when the upper edge of its disc touches the horizon: half of the
 * disc, 16 minutes of arc, is still below.
 */
const SUNSET_DEGREES = -0.267;

interface SunTimes {
  /** "06:32" on the wall; null when the sun does not cross the horizon that day. */
  sunrise: string | null;
  sunset: string | null;
}

export function sunTimes(day: string, place: WeatherPlace): SunTimes {
  const { sunrise, sunset } = timesOf(day, place);
  const clock = (moment: Date | null) =>
    moment && wallTimeAt(moment.getTime(), place.timeZone).slice(11);
  return { sunrise: clock(sunrise), sunset: clock(sunset) };
}

export function isDark(instant: number, { latitude, longitude }: WeatherPlace): boolean {
  return getPosition(new Date(instant), latitude, longitude).altitude < SUNSET_DEGREES;
}

/**
 * The day's highest ultraviolet index under a clear sky with 300 DU of ozone: 12.5 · cos(z)^2.42
 * (Madronich 2007, doi:10.1562/2006-11-18-IR-1097).
 */
export function clearSkyUv(day: string, place: WeatherPlace): number {
  const noon = timesOf(day, place).solarNoon;
  const { altitude } = getPosition(noon, place.latitude, place.longitude);
  return 12.5 * Math.max(0, Math.sin((altitude * Math.PI) / 180)) ** 2.42;
}

function timesOf(day: string, { latitude, longitude, timeZone }: WeatherPlace) {
  return getTimes(new Date(instantOf(`${day}T12:00`, timeZone)), latitude, longitude);
}
