import { celsiusAt, climateOn, type DayClimate, feltCelsius } from './climate';
import type { Vendor } from './vendor';

/*
 * One Call 3.0 (https://openweathermap.org/api/one-call-3), the daily part. It takes no dates: its
 * eight days begin with the real clock's today, so whoever asks must live today too.
 */

const KEY = 'sandbox-key';
const PATH = '/data/3.0/onecall';
const DAY_MS = 86_400_000;
const PARTS = ['current', 'minutely', 'hourly', 'daily', 'alerts'];

export const openWeather: Vendor = {
  name: 'openweather',
  owns: (pathname) => pathname === PATH,
  answer: (_request, url) => respond(url, true),
  nothing: (url) => respond(url, false),
};

function respond({ searchParams }: URL, known: boolean): Response {
  if (searchParams.get('appid') !== KEY) {
    const message =
      'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.';
    return Response.json({ cod: 401, message }, { status: 401 });
  }
  const latitude = degrees(searchParams.get('lat'), 90);
  if (latitude === null) return reject('wrong latitude');
  const longitude = degrees(searchParams.get('lon'), 180);
  if (longitude === null) return reject('wrong longitude');
  const exclude = (searchParams.get('exclude') ?? '').split(',').filter(Boolean);
  if (exclude.some((part) => !PARTS.includes(part))) return reject('wrong exclude');

  const offsetSeconds = Math.round(longitude / 15) * 3600;
  const today = Math.floor((Date.now() + offsetSeconds * 1000) / DAY_MS) * DAY_MS;
  const units = searchParams.get('units') ?? 'standard';
  return Response.json({
    lat: latitude,
    lon: longitude,
    timezone: 'Etc/UTC',
    timezone_offset: offsetSeconds,
    ...(!exclude.includes('daily') && {
      daily: known
        ? Array.from({ length: 8 }, (_, index) =>
            dayReport(latitude, longitude, today + index * DAY_MS, offsetSeconds, units),
          )
        : [],
    }),
  });
}

function dayReport(
  latitude: number,
  longitude: number,
  localMidnight: number,
  offsetSeconds: number,
  units: string,
) {
  const climate = climateOn(
    latitude,
    longitude,
    new Date(localMidnight).toISOString().slice(0, 10),
  );
  const at = (hour: number) =>
    celsiusAt(climate, longitude, localMidnight + hour * 3_600_000 - offsetSeconds * 1000);
  const temperature = (celsius: number) => inUnits(celsius, units);
  const felt = (hour: number) => temperature(feltCelsius(at(hour), climate));
  return {
    // Local noon.
    dt: localMidnight / 1000 + 12 * 3600 - offsetSeconds,
    temp: {
      day: temperature(at(12)),
      min: temperature(climate.minCelsius),
      max: temperature(climate.maxCelsius),
      night: temperature(at(24)),
      eve: temperature(at(18)),
      morn: temperature(at(6)),
    },
    feels_like: { day: felt(12), night: felt(24), eve: felt(18), morn: felt(6) },
    pressure: 1015,
    humidity: climate.humidity,
    dew_point: temperature(climate.minCelsius - 1),
    wind_speed: speed(climate.windKmh, units),
    wind_deg: 220,
    wind_gust: speed(climate.gustKmh, units),
    weather: [condition(climate)],
    clouds: climate.code === 0 ? 0 : climate.code * 25,
    pop: Math.min(1, climate.precipitationChance / 100),
    // Rain and snow stand there only when there is some.
    ...(climate.precipitationMm > climate.snowMm && { rain: round(climate.precipitationMm) }),
    ...(climate.snowMm > 0 && { snow: round(climate.snowMm) }),
    uvi: round(climate.uvIndex),
  };
}

const CONDITIONS: Record<number, [id: number, main: string, description: string, icon: string]> = {
  0: [800, 'Clear', 'clear sky', '01d'],
  1: [801, 'Clouds', 'few clouds', '02d'],
  2: [802, 'Clouds', 'scattered clouds', '03d'],
  3: [804, 'Clouds', 'overcast clouds', '04d'],
  61: [500, 'Rain', 'light rain', '10d'],
  63: [501, 'Rain', 'moderate rain', '10d'],
  65: [502, 'Rain', 'heavy intensity rain', '10d'],
  73: [601, 'Snow', 'snow', '13d'],
  95: [211, 'Thunderstorm', 'thunderstorm', '11d'],
};

function condition({ code }: DayClimate) {
  const [id, main, description, icon] = CONDITIONS[code] ?? [
    802,
    'Clouds',
    'scattered clouds',
    '03d',
  ];
  return { id, main, description, icon };
}

function degrees(text: string | null, limit: number): number | null {
  const value = Number(text ?? Number.NaN);
  return text && Math.abs(value) <= limit ? value : null;
}

function inUnits(celsius: number, units: string): number {
  if (units === 'imperial') return round(celsius * 1.8 + 32);
  return round(units === 'metric' ? celsius : celsius + 273.15);
}

function speed(kmh: number, units: string): number {
  return round(units === 'imperial' ? kmh / 1.609344 : kmh / 3.6);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function reject(message: string): Response {
  return Response.json({ cod: '400', message }, { status: 400 });
}
