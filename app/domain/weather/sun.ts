import { instantOf, wallTimeAt } from '~/domain/time/wall-time';
import type { WeatherPlace } from './day-weather';

/*
 * Where the sun stands, after NOAA's solar calculator (gml.noaa.gov/grad/solcalc): good to a minute.
 * Computed, because the vendors write sunsets with the offset of today, an hour wrong for a gig on
 * the other side of a clock change, and a typical day has no sunset of its own.
 */

/** The disc's upper edge on the horizon, as refraction shows it. */
const HORIZON_DEGREES = -0.833;
const MINUTE_MS = 60_000;

interface SunTimes {
  /** "06:32" on the wall; null when the sun does not cross the horizon that day. */
  sunrise: string | null;
  sunset: string | null;
}

export function sunTimes(day: string, { latitude, longitude, timeZone }: WeatherPlace): SunTimes {
  const noon = solarNoon(day, longitude, timeZone);
  const crossing = (side: 1 | -1) => {
    let instant = noon;
    // The second round takes the declination of the hour instead of noon's.
    for (let round = 0; round < 2; round++) {
      const { declination, equationMinutes } = sunAt(instant);
      const angle = hourAngleAt(HORIZON_DEGREES, latitude, declination);
      if (angle === null) return null;
      const drift = equationMinutes - sunAt(noon).equationMinutes;
      instant = noon + (side * 4 * angle - drift) * MINUTE_MS;
    }
    return wallTimeAt(instant, timeZone).slice(11);
  };
  return { sunrise: crossing(-1), sunset: crossing(1) };
}

export function isDark(instant: number, { latitude, longitude }: WeatherPlace): boolean {
  const { declination } = sunAt(instant);
  return elevation(latitude, declination, hourAngle(instant, longitude)) < HORIZON_DEGREES;
}

/**
 * The day's highest ultraviolet index under a clear sky with 300 DU of ozone: 12.5 · cos(z)^2.42
 * (Madronich 2007, doi:10.1562/2006-11-18-IR-1097).
 */
export function clearSkyUv(day: string, { latitude, longitude, timeZone }: WeatherPlace): number {
  const { declination } = sunAt(solarNoon(day, longitude, timeZone));
  return 12.5 * Math.max(0, sin(elevation(latitude, declination, 0))) ** 2.42;
}

/** The instant at which the sun stands highest on a calendar day of a zone. */
function solarNoon(day: string, longitude: number, timeZone: string): number {
  const clockNoon = instantOf(`${day}T12:00`, timeZone);
  return clockNoon - hourAngle(clockNoon, longitude) * 4 * MINUTE_MS;
}

/** Degrees past noon, -180 to 180. */
function hourAngle(instant: number, longitude: number): number {
  const minutes = (instant / MINUTE_MS) % 1440;
  const angle = (minutes + sunAt(instant).equationMinutes) / 4 + longitude - 180;
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

function elevation(latitude: number, declination: number, angle: number): number {
  const height = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(angle);
  return Math.asin(Math.max(-1, Math.min(1, height))) / RADIAN;
}

function hourAngleAt(height: number, latitude: number, declination: number): number | null {
  const cosine =
    (sin(height) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination));
  return Math.abs(cosine) > 1 ? null : Math.acos(cosine) / RADIAN;
}

/** Declination in degrees, and how many minutes a sundial is ahead of the clock. */
function sunAt(instant: number): { declination: number; equationMinutes: number } {
  const century = (instant / 86_400_000 - 10_957.5) / 36_525;
  const meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
  const anomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * 0.000042037;
  const center =
    sin(anomaly) * (1.914602 - century * 0.004817) +
    sin(2 * anomaly) * 0.019993 +
    sin(3 * anomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const longitude = meanLongitude + center - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.4393 - 0.013 * century + 0.00256 * cos(node);
  const y = Math.tan((obliquity / 2) * RADIAN) ** 2;
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly);
  return {
    declination: Math.asin(sin(obliquity) * sin(longitude)) / RADIAN,
    equationMinutes: (4 * equation) / RADIAN,
  };
}

const RADIAN = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const cos = (degrees: number) => Math.cos(degrees * RADIAN);
