import { celsiusAt, climateOn, type DayClimate, feltCelsius } from './climate';

/* What Open-Meteo's variables are called, what they hold and in which unit. */

export interface Units {
  temperature: 'celsius' | 'fahrenheit';
  wind: 'kmh' | 'mph' | 'ms' | 'kn';
  precipitation: 'mm' | 'inch';
}

interface Variable<From> {
  unit: (units: Units) => string;
  /** Null where the endpoint has no such data. */
  read: (from: From, units: Units) => number | null;
}

interface Hour {
  climate: DayClimate;
  celsius: number;
}

const CM_SNOW_PER_MM_WATER = 0.7;

const degrees = (units: Units) => (units.temperature === 'celsius' ? '°C' : '°F');
const speed = (units: Units) => ({ kmh: 'km/h', mph: 'mp/h', ms: 'm/s', kn: 'kn' })[units.wind];
const depth = ({ precipitation }: Units) => precipitation;
const percent = () => '%';

const temperature = <From>(read: (from: From) => number): Variable<From> => ({
  unit: degrees,
  read: (from, units) =>
    rounded(units.temperature === 'celsius' ? read(from) : read(from) * 1.8 + 32, 1),
});
const wind = (read: (day: DayClimate) => number): Variable<DayClimate> => ({
  unit: speed,
  read: (day, units) =>
    rounded(read(day) / { kmh: 1, mph: 1.609344, ms: 3.6, kn: 1.852 }[units.wind], 1),
});

export const DAILY: Record<string, Variable<DayClimate>> = {
  weather_code: { unit: () => 'wmo code', read: ({ code }) => code },
  temperature_2m_max: temperature(({ maxCelsius }) => maxCelsius),
  temperature_2m_min: temperature(({ minCelsius }) => minCelsius),
  apparent_temperature_max: temperature((day) => feltCelsius(day.maxCelsius, day)),
  apparent_temperature_min: temperature((day) => feltCelsius(day.minCelsius, day)),
  precipitation_sum: {
    unit: depth,
    read: ({ precipitationMm }, units) =>
      units.precipitation === 'mm'
        ? rounded(precipitationMm, 1)
        : rounded(precipitationMm / 25.4, 3),
  },
  snowfall_sum: {
    unit: ({ precipitation }) => (precipitation === 'mm' ? 'cm' : 'inch'),
    read: ({ snowMm }, units) => {
      const centimeters = snowMm * CM_SNOW_PER_MM_WATER;
      return rounded(units.precipitation === 'mm' ? centimeters : centimeters / 2.54, 2);
    },
  },
  precipitation_probability_max: {
    unit: percent,
    read: ({ precipitationChance }) => Math.min(100, precipitationChance),
  },
  wind_speed_10m_max: wind(({ windKmh }) => windKmh),
  wind_gusts_10m_max: wind(({ gustKmh }) => gustKmh),
  uv_index_max: { unit: () => '', read: ({ uvIndex }) => rounded(uvIndex, 2) },
};

/** Known by name to the archive too, which has only nulls for them. */
export const FORECAST_ONLY = ['precipitation_probability_max', 'uv_index_max'];

export const HOURLY: Record<string, Variable<Hour>> = {
  temperature_2m: temperature(({ celsius }) => celsius),
  apparent_temperature: temperature(({ celsius, climate }) => feltCelsius(celsius, climate)),
  relative_humidity_2m: { unit: percent, read: ({ climate }) => climate.humidity },
};

export function hourAt(latitude: number, longitude: number, day: string, utc: number): Hour {
  const climate = climateOn(latitude, longitude, day);
  return { climate, celsius: celsiusAt(climate, longitude, utc) };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
