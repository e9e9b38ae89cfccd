import { z } from '~/zod';

/** Where and in which zone; coordinates in degrees, two decimals (about a kilometre) at most. */
export interface WeatherPlace {
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** Calendar days of a place, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const WeatherHour = z.object({
  /** 0 to 23 on the wall. */
  hour: z.number(),
  temperature: z.number(),
  feelsLike: z.number(),
  humidity: z.number(),
});

export const WeatherKind = z.enum(['forecast', 'typical', 'recorded']);
export type WeatherKind = z.infer<typeof WeatherKind>;

/** One day at a place, °F, inches and mph as they came: rounding is for those who show them. */
export const DayWeather = z.object({
  date: z.string(),
  kind: WeatherKind,
  source: z.enum(['open-meteo', 'openweather']),
  /** First and last of the years a typical day is made of. */
  years: z.tuple([z.number(), z.number()]).nullable(),
  /** WMO 4677. */
  code: z.number(),
  temperatureMax: z.number(),
  temperatureMin: z.number(),
  feelsLikeMax: z.number(),
  feelsLikeMin: z.number(),
  /** Percent. */
  humidity: z.number().nullable(),
  /** Percent; null where nobody knows, and for a day that is over. */
  precipitationChance: z.number().nullable(),
  precipitationInches: z.number(),
  snowfallInches: z.number(),
  windMph: z.number(),
  gustMph: z.number().nullable(),
  uvIndex: z.number().nullable(),
  /** What is known of the hours, in order; some sources know four, some none. */
  hours: z.array(WeatherHour),
});
export type DayWeather = z.infer<typeof DayWeather>;
