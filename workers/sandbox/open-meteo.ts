import { climateOn } from './climate';
import { DAILY, FORECAST_ONLY, HOURLY, hourAt, type Units } from './open-meteo-variables';
import type { Vendor } from './vendor';

/* https://open-meteo.com/en/docs (forecast) and /en/docs/historical-weather-api (archive). */

const DAY_MS = 86_400_000;
/**
 * The original takes days from 92 before today to 16 after it. Here the app's "now" may be pinned to
 * another day than the clock's, so a forecast may be asked for any window that fits into that many
 * days, from the first year on that the original keeps.
 */
const FORECAST_WINDOW_DAYS = 92 + 1 + 16;
const FIRST_FORECAST_DAY = '2016-01-01';
const FIRST_ARCHIVE_DAY = '1940-01-01';
/** The archive's newest days are not computed yet. */
const ARCHIVE_LAG_DAYS = 2;

class Rejection extends Error {}

export const openMeteo: Vendor = {
  name: 'open-meteo',
  owns: (pathname) => pathname === '/v1/forecast' || pathname === '/v1/archive',
  answer: (_request, url) => respond(url, true),
  nothing: (url) => respond(url, false),
};

/** Where the models have nothing the shape stays and every value is null. */
function respond({ pathname, searchParams }: URL, known: boolean): Response {
  try {
    return Response.json(report(searchParams, pathname === '/v1/archive', known));
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return Response.json({ error: true, reason: error.message }, { status: 400 });
  }
}

function report(query: URLSearchParams, isArchive: boolean, known: boolean) {
  const latitude = degrees(query, 'latitude', 'Latitude', 90);
  const longitude = degrees(query, 'longitude', 'Longitude', 180);
  const days = daysOf(query, isArchive);
  const units = unitsOf(query);
  const timeZone = timeZoneOf(query);
  const lastKnown = isArchive ? dayOf(Date.now() - ARCHIVE_LAG_DAYS * DAY_MS) : '9999';
  const offsetSeconds = offsetNow(timeZone);
  const has = (day: string, name: string) =>
    known && day <= lastKnown && !(isArchive && FORECAST_ONLY.includes(name));
  const daily = namesOf(query, 'daily', DAILY);
  const hourly = namesOf(query, 'hourly', HOURLY);
  if (daily.length > 0 && !query.has('timezone')) throw new Rejection('Timezone is required');
  const hours = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => ({
      day,
      time: `${day}T${String(hour).padStart(2, '0')}:00`,
    })),
  );
  const columns = <Item, From>(
    names: string[],
    table: Record<string, { read: (from: From, units: Units) => number | null }>,
    items: Item[],
    read: (item: Item) => { day: string; from: From },
  ) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        items.map((item) => {
          const { day, from } = read(item);
          return has(day, name) ? (table[name]?.read(from, units) ?? null) : null;
        }),
      ]),
    );
  return {
    latitude: onGrid(latitude),
    longitude: onGrid(longitude),
    generationtime_ms: 0.25,
    utc_offset_seconds: offsetSeconds,
    timezone: timeZone,
    timezone_abbreviation: `GMT${offsetSeconds < 0 ? '' : '+'}${offsetSeconds / 3600}`,
    elevation: Math.round(Math.abs(latitude * longitude) % 400),
    ...(hourly.length > 0 && {
      hourly_units: { time: 'iso8601', ...unitNames(hourly, HOURLY, units) },
      hourly: {
        time: hours.map(({ time }) => time),
        ...columns(hourly, HOURLY, hours, ({ day, time }) => ({
          day,
          from: hourAt(latitude, longitude, day, Date.parse(`${time}Z`) - offsetSeconds * 1000),
        })),
      },
    }),
    ...(daily.length > 0 && {
      daily_units: { time: 'iso8601', ...unitNames(daily, DAILY, units) },
      daily: {
        time: days,
        ...columns(daily, DAILY, days, (day) => ({
          day,
          from: climateOn(latitude, longitude, day),
        })),
      },
    }),
  };
}

function degrees(query: URLSearchParams, name: string, title: string, limit: number): number {
  const text = query.get(name);
  if (!text)
    throw new Rejection(
      "Parameter 'latitude' and 'longitude' must have the same number of elements",
    );
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Rejection(`Could not parse ${name} '${text}' as a number`);
  if (Math.abs(value) <= limit) return value;
  throw new Rejection(`${title} must be in range of -${limit} to ${limit}°. Given: ${value}.`);
}

function daysOf(query: URLSearchParams, isArchive: boolean): string[] {
  const [start, end] = [dayParameter(query, 'start_date'), dayParameter(query, 'end_date')];
  if (end < start) throw new Rejection('End-date must be larger or equals than start-date');
  const [first, last] = isArchive
    ? [FIRST_ARCHIVE_DAY, dayOf(Date.now())]
    : [FIRST_FORECAST_DAY, dayOf(Date.parse(start) + (FORECAST_WINDOW_DAYS - 1) * DAY_MS)];
  for (const [name, day] of [
    ['start_date', start],
    ['end_date', end],
  ] as const) {
    if (day < first || day > last) {
      throw new Rejection(`Parameter '${name}' is out of allowed range from ${first} to ${last}`);
    }
  }
  const length = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => dayOf(Date.parse(start) + index * DAY_MS));
}

function dayParameter(query: URLSearchParams, name: string): string {
  const text = query.get(name);
  if (text === null) throw new Rejection(`Parameter '${name}' is required`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isDay && dayOf(Date.parse(text)) === text) return text;
  throw new Rejection("Invalid date format. Make sure to use 'YYYY-MM-DD'");
}

function namesOf(query: URLSearchParams, kind: 'daily' | 'hourly', known: object): string[] {
  const names = (query.get(kind) ?? '').split(',').filter(Boolean);
  const strange = names.find((name) => !Object.hasOwn(known, name));
  if (strange === undefined) return names;
  const type = kind === 'daily' ? 'ForecastVariableDaily' : 'ForecastVariable';
  throw new Rejection(
    `Data corrupted at path ''. Cannot initialize ${type} from invalid String value ${strange}.`,
  );
}

function unitsOf(query: URLSearchParams): Units {
  const choose = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => {
    const text = query.get(name) ?? values[0];
    const value = values.find((each) => each === text);
    if (value) return value;
    throw new Rejection(`Cannot initialize ${name} from invalid String value ${text}.`);
  };
  return {
    temperature: choose('temperature_unit', ['celsius', 'fahrenheit']),
    wind: choose('wind_speed_unit', ['kmh', 'mph', 'ms', 'kn']),
    precipitation: choose('precipitation_unit', ['mm', 'inch']),
  };
}

function timeZoneOf(query: URLSearchParams): string {
  const name = query.get('timezone') ?? 'GMT';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) && name;
  } catch {
    throw new Rejection('Invalid timezone');
  }
}

/** As in the original, the offset that holds today, whichever days are asked for. */
function offsetNow(timeZone: string): number {
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(now);
  return (Date.parse(`${wall.replace(' ', 'T')}Z`) - now.getTime()) / 1000;
}

function unitNames(
  names: string[],
  table: Record<string, { unit: (u: Units) => string }>,
  units: Units,
) {
  return Object.fromEntries(names.map((name) => [name, table[name]?.unit(units) ?? '']));
}

/** Answers are for the middle of a model's cell. */
function onGrid(value: number): number {
  return Math.round(value * 8) / 8;
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
