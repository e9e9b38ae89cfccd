import { wallTimeAt } from '~/domain/time/wall-time';
import type { DayRange, DayWeather, WeatherPlace } from '~/domain/weather/day-weather';
import { kindOf } from '~/domain/weather/stay-days';
import { z } from '~/zod';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';

/* https://open-meteo.com/en/docs and https://open-meteo.com/en/docs/historical-weather-api */

export interface OpenMeteoVendors {
  forecast: VendorConfig;
  archive: VendorConfig;
}

const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'apparent_temperature_max',
  'apparent_temperature_min',
  'precipitation_sum',
  'snowfall_sum',
  'wind_speed_10m_max',
  'wind_gusts_10m_max',
] as const;
/** A reanalysis knows neither chances nor ultraviolet. */
const FORECAST_ONLY = ['precipitation_probability_max', 'uv_index_max'] as const;
const HOURLY = ['temperature_2m', 'apparent_temperature', 'relative_humidity_2m'] as const;

const series = z.array(z.number().nullable());
const seriesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, series])) as Record<Name, typeof series>;

const Answer = z.object({
  utc_offset_seconds: z.number(),
  daily: z.object({
    time: z.array(z.iso.date()),
    ...seriesOf(DAILY),
    precipitation_probability_max: series.optional(),
    uv_index_max: series.optional(),
  }),
  hourly: z.object({ time: z.array(z.iso.datetime({ local: true })), ...seriesOf(HOURLY) }),
});
type Answer = z.infer<typeof Answer>;

export function createOpenMeteo({ forecast, archive }: OpenMeteoVendors) {
  return {
    async forecast(place: WeatherPlace, days: DayRange, today: string): Promise<DayWeather[]> {
      const query = queryFor(place, days, [...DAILY, ...FORECAST_ONLY]);
      const answer = await fetchVendorJson(forecast, '/v1/forecast', query, Answer);
      return readDays(answer, place.timeZone, (day) => kindOf(day, today));
    },
    async archive(place: WeatherPlace, days: DayRange): Promise<DayWeather[]> {
      const query = queryFor(place, days, DAILY);
      const answer = await fetchVendorJson(archive, '/v1/archive', query, Answer);
      return readDays(answer, place.timeZone, () => 'recorded');
    },
  };
}

function queryFor(place: WeatherPlace, { from, to }: DayRange, daily: readonly string[]) {
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timeZone,
    start_date: from,
    end_date: to,
    daily: daily.join(','),
    hourly: HOURLY.join(','),
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    precipitation_unit: 'inch',
  };
}

/** Days without a temperature or a sky are days the vendor has not computed yet. */
function readDays(
  answer: Answer,
  timeZone: string,
  kind: (day: string) => DayWeather['kind'],
): DayWeather[] {
  const { daily } = answer;
  const hoursOf = readHours(answer, timeZone);
  return daily.time.flatMap((date, index) => {
    const [code, temperatureMax, temperatureMin] = [
      daily.weather_code[index] ?? null,
      daily.temperature_2m_max[index] ?? null,
      daily.temperature_2m_min[index] ?? null,
    ];
    if (code === null || temperatureMax === null || temperatureMin === null) return [];
    const hours = hoursOf.get(date) ?? [];
    const damp = hours.map(({ humidity }) => humidity);
    return [
      {
        date,
        kind: kind(date),
        source: 'open-meteo',
        years: null,
        code,
        temperatureMax,
        temperatureMin,
        feelsLikeMax: daily.apparent_temperature_max[index] ?? temperatureMax,
        feelsLikeMin: daily.apparent_temperature_min[index] ?? temperatureMin,
        humidity: damp.length > 0 ? damp.reduce((sum, each) => sum + each, 0) / damp.length : null,
        precipitationChance: daily.precipitation_probability_max?.[index] ?? null,
        precipitationInches: daily.precipitation_sum[index] ?? 0,
        snowfallInches: daily.snowfall_sum[index] ?? 0,
        windMph: daily.wind_speed_10m_max[index] ?? 0,
        gustMph: daily.wind_gusts_10m_max[index] ?? null,
        uvIndex: daily.uv_index_max?.[index] ?? null,
        hours,
      },
    ];
  });
}

/**
 * The hours of each day. They come in local time by the offset that holds today, also for days on the
 * other side of a clock change (https://github.com/open-meteo/open-meteo/issues/488), so the wall is
 * asked again.
 */
function readHours({ hourly, utc_offset_seconds }: Answer, timeZone: string) {
  const days = new Map<string, DayWeather['hours']>();
  for (const [index, time] of hourly.time.entries()) {
    const [temperature, feelsLike, humidity] = [
      hourly.temperature_2m[index] ?? null,
      hourly.apparent_temperature[index] ?? null,
      hourly.relative_humidity_2m[index] ?? null,
    ];
    if (temperature === null || feelsLike === null || humidity === null) continue;
    const wall = wallTimeAt(Date.parse(`${time}Z`) - utc_offset_seconds * 1000, timeZone);
    const [day, hour] = [wall.slice(0, 10), Number(wall.slice(11, 13))];
    const hours = days.get(day) ?? [];
    // The hour that autumn repeats counts once.
    if (hours.at(-1)?.hour !== hour) hours.push({ hour, temperature, feelsLike, humidity });
    days.set(day, hours);
  }
  return days;
}
