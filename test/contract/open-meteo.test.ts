import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenMeteo } from '~/providers/open-meteo.server';
import { withVendor } from '../support/vendors';

const forecast = withVendor('OPEN_METEO_URL', 'open-meteo');
const archive = withVendor('OPEN_METEO_ARCHIVE_URL', 'open-meteo');

const AUSTIN = { latitude: 30.27, longitude: -97.74, timeZone: 'America/Chicago' };
const IN_OUR_UNITS = {
  latitude: AUSTIN.latitude,
  longitude: AUSTIN.longitude,
  timezone: AUSTIN.timeZone,
  daily: 'weather_code,temperature_2m_max,precipitation_sum,wind_speed_10m_max',
  hourly: 'temperature_2m,relative_humidity_2m',
  temperature_unit: 'fahrenheit',
  wind_speed_unit: 'mph',
  precipitation_unit: 'inch',
};
const TODAY = dayFromNow(0);
const LAST_YEAR = { start_date: dayFromNow(-366), end_date: dayFromNow(-364) };

const series = z.array(z.number().nullable());
const Report = z.object({
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.literal('America/Chicago'),
  utc_offset_seconds: z.union([z.literal(-18_000), z.literal(-21_600)]),
  daily_units: z.object({
    time: z.literal('iso8601'),
    weather_code: z.literal('wmo code'),
    temperature_2m_max: z.literal('°F'),
    precipitation_sum: z.literal('inch'),
    wind_speed_10m_max: z.enum(['mp/h', 'mph']),
  }),
  daily: z.object({
    time: z.array(z.iso.date()),
    weather_code: series,
    temperature_2m_max: series,
    precipitation_sum: series,
    wind_speed_10m_max: series,
  }),
  hourly_units: z.object({
    time: z.literal('iso8601'),
    temperature_2m: z.literal('°F'),
    relative_humidity_2m: z.literal('%'),
  }),
  hourly: z.object({
    time: z.array(z.iso.datetime({ local: true })),
    temperature_2m: series,
    relative_humidity_2m: series,
  }),
});
const Rejection = z.object({ error: z.literal(true), reason: z.string().min(1) });

test.each([
  ['a forecast', forecast, '/v1/forecast', { start_date: TODAY, end_date: dayFromNow(2) }],
  ['the archive', archive, '/v1/archive', LAST_YEAR],
])(
  '%s has a value for every day and hour, in the units asked for',
  async (_what, vendor, path, days) => {
    const { status, body } = await vendor.get(path, { ...IN_OUR_UNITS, ...days });
    expect(status).toBe(200);
    const { daily, hourly, latitude, longitude } = Report.parse(body);
    expect(latitude).toBeCloseTo(AUSTIN.latitude, 0);
    expect(longitude).toBeCloseTo(AUSTIN.longitude, 0);
    expect([daily.time[0], daily.time.at(-1)]).toEqual([days.start_date, days.end_date]);
    expect(hourly.time[0]).toBe(`${days.start_date}T00:00`);
    for (const column of Object.values(daily)) expect(column).toHaveLength(3);
    for (const column of Object.values(hourly)) expect(column).toHaveLength(72);
    for (const value of daily.temperature_2m_max) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(125);
    }
  },
);

test.each([
  ['a variable that is not there', { daily: 'luck' }],
  ['days in the wrong order', { start_date: dayFromNow(2), end_date: TODAY }],
  ['a day far ahead', { start_date: TODAY, end_date: dayFromNow(300) }],
  ['a latitude off the globe', { latitude: 91 }],
])('%s is rejected with a reason', async (_what, wrong) => {
  const query = { ...IN_OUR_UNITS, start_date: TODAY, end_date: TODAY, ...wrong };
  const { status, body } = await forecast.get('/v1/forecast', query);
  expect(status).toBe(400);
  Rejection.parse(body);
});

test('our forecast has every day that was asked for', async () => {
  const days = { from: TODAY, to: dayFromNow(6) };
  const report = await aWeather().forecast(AUSTIN, days, TODAY);
  expect(report.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map(dayFromNow));
  for (const day of report) {
    expect(day.kind).toBe('forecast');
    expect(day.temperatureMax).toBeGreaterThanOrEqual(day.temperatureMin);
    expect(day.hours.length).toBeGreaterThanOrEqual(23);
    expect(day.humidity).toBeGreaterThan(0);
  }
});

test('our archive has every day that was asked for', async () => {
  const days = { from: LAST_YEAR.start_date, to: LAST_YEAR.end_date };
  const report = await aWeather().archive(AUSTIN, days);
  expect(report.map(({ date, kind }) => [date, kind])).toEqual(
    [-366, -365, -364].map((offset) => [dayFromNow(offset), 'recorded']),
  );
});

function aWeather() {
  return createOpenMeteo({ forecast: forecast.vendor(), archive: archive.vendor() });
}

/** At the place, or the forecast of the real vendor would begin tomorrow. */
function dayFromNow(days: number): string {
  const instant = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: AUSTIN.timeZone }).format(instant);
}
