import { ProviderError } from '~/domain/provider-error';
import { shiftDay } from '~/domain/time/calendar-day';
import { dayIn } from '~/domain/time/wall-time';
import type { DayRange, DayWeather, WeatherPlace } from '~/domain/weather/day-weather';
import { z } from '~/zod';
import { fetchVendorJson, type VendorConfig } from './fetch-vendor-json.server';

/*
 * One Call 3.0 (https://openweathermap.org/api/one-call-3): eight days with ultraviolet, chance of
 * rain and true daily extremes for one request, where the free `/data/2.5/forecast` has five days of
 * three-hour steps and none of these. The key needs the "One Call by Call" plan.
 */

export interface OpenWeatherVendor {
  vendor: VendorConfig;
  key: string;
}

/** Eight days come, but for a while after midnight the first may still be yesterday. */
const DAYS_AHEAD = 6;
const MM_PER_INCH = 25.4;
/** Snow is told in millimetres of water; fallen, it is about ten times as deep. */
const SNOW_TO_WATER = 10;

const Temperatures = z.object({
  morn: z.number(),
  day: z.number(),
  eve: z.number(),
  night: z.number(),
});

const Day = z.object({
  dt: z.number(),
  temp: Temperatures.extend({ min: z.number(), max: z.number() }),
  feels_like: Temperatures,
  humidity: z.number(),
  wind_speed: z.number(),
  wind_gust: z.number().optional(),
  weather: z.array(z.object({ id: z.number() })).min(1),
  pop: z.number().optional(),
  rain: z.number().optional(),
  snow: z.number().optional(),
  uvi: z.number().optional(),
});

const Answer = z.object({ daily: z.array(Day).min(1) });

export function createOpenWeather({ vendor, key }: OpenWeatherVendor) {
  return {
    lastCovered: (today: string) => shiftDay(today, DAYS_AHEAD),
    /** Days from today to the last covered one. */
    async forecast(place: WeatherPlace, { from, to }: DayRange): Promise<DayWeather[]> {
      const query = {
        lat: place.latitude,
        lon: place.longitude,
        exclude: 'current,minutely,hourly,alerts',
        units: 'imperial',
        appid: key,
      };
      const { daily } = await fetchVendorJson(vendor, '/data/3.0/onecall', query, Answer);
      const days = daily
        .map((day) => readDay(day, place.timeZone))
        .filter(({ date }) => date >= from && date <= to);
      if (days[0]?.date === from && days.at(-1)?.date === to) return days;
      throw new ProviderError(vendor.name, 'left out a day', { status: 200, retryable: true });
    },
  };
}

function readDay(day: z.infer<typeof Day>, timeZone: string): DayWeather {
  const { temp, feels_like: feels, humidity } = day;
  const water = (day.rain ?? 0) + (day.snow ?? 0);
  const hour = (at: number, part: keyof z.infer<typeof Temperatures>) => ({
    hour: at,
    temperature: temp[part],
    feelsLike: feels[part],
    humidity,
  });
  return {
    date: dayIn(timeZone, new Date(day.dt * 1000)),
    kind: 'forecast',
    source: 'openweather',
    years: null,
    code: wmoCode(day.weather[0]?.id ?? 800),
    temperatureMax: temp.max,
    temperatureMin: temp.min,
    feelsLikeMax: Math.max(feels.morn, feels.day, feels.eve, feels.night),
    feelsLikeMin: Math.min(feels.morn, feels.day, feels.eve, feels.night),
    humidity,
    precipitationChance: day.pop === undefined ? null : day.pop * 100,
    precipitationInches: water / MM_PER_INCH,
    snowfallInches: ((day.snow ?? 0) * SNOW_TO_WATER) / MM_PER_INCH,
    windMph: day.wind_speed,
    gustMph: day.wind_gust ?? null,
    uvIndex: day.uvi ?? null,
    // The four are told for 6, 12, 18 and 24 o'clock.
    hours: [hour(6, 'morn'), hour(12, 'day'), hour(18, 'eve'), hour(23, 'night')],
  };
}

/** https://openweathermap.org/weather-conditions in the numbers of WMO 4677. */
const WMO_CODES: Record<number, number> = {
  300: 51,
  310: 51,
  302: 55,
  312: 55,
  314: 55,
  500: 61,
  501: 63,
  502: 65,
  503: 65,
  504: 65,
  511: 67,
  520: 80,
  521: 81,
  522: 82,
  531: 82,
  600: 71,
  601: 73,
  602: 75,
  611: 69,
  612: 68,
  613: 69,
  615: 68,
  616: 69,
  620: 85,
  621: 86,
  622: 86,
  701: 10,
  711: 4,
  721: 5,
  741: 45,
  771: 18,
  781: 19,
  800: 0,
  801: 1,
  802: 2,
  803: 3,
  804: 3,
};
const WMO_OF_GROUP: Record<number, number> = { 2: 95, 3: 53, 5: 63, 6: 73, 7: 6 };

function wmoCode(id: number): number {
  return WMO_CODES[id] ?? WMO_OF_GROUP[Math.floor(id / 100)] ?? 2;
}
