import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenWeather } from '~/providers/open-weather.server';
import { REAL, withVendor } from '../support/vendors';

const openWeather = withVendor('OPENWEATHER_URL', 'openweather');

/** The real one needs a key that has subscribed: OPENWEATHER_KEY in the environment. */
const KEY = REAL ? process.env.OPENWEATHER_KEY : 'sandbox-key';
const withKey = test.skipIf(!KEY);

const AUSTIN = { latitude: 30.27, longitude: -97.74, timeZone: 'America/Chicago' };
const QUESTION = {
  lat: AUSTIN.latitude,
  lon: AUSTIN.longitude,
  exclude: 'current,minutely,hourly,alerts',
  units: 'imperial',
};

const parts = { morn: z.number(), day: z.number(), eve: z.number(), night: z.number() };
const Report = z.object({
  lat: z.number(),
  lon: z.number(),
  timezone: z.string(),
  timezone_offset: z.number(),
  daily: z
    .array(
      z.object({
        dt: z.int(),
        temp: z.object({ ...parts, min: z.number(), max: z.number() }),
        feels_like: z.object(parts),
        humidity: z.number().min(0).max(100),
        wind_speed: z.number(),
        weather: z
          .array(z.object({ id: z.int(), description: z.string(), icon: z.string() }))
          .min(1),
        pop: z.number().min(0).max(1),
        uvi: z.number(),
      }),
    )
    .length(8),
});
const Rejection = z.object({ cod: z.union([z.int(), z.string()]), message: z.string().min(1) });

withKey('eight days come in the units asked for, and nothing that was excluded', async () => {
  const { status, body } = await openWeather.get('/data/3.0/onecall', {
    ...QUESTION,
    appid: KEY ?? '',
  });
  expect(status).toBe(200);
  const { daily } = Report.parse(body);
  for (const part of ['current', 'minutely', 'hourly', 'alerts'])
    expect(body).not.toHaveProperty(part);
  for (const [index, { dt, temp }] of daily.entries()) {
    const dayBefore = daily[index - 1];
    if (dayBefore) expect(dt - dayBefore.dt).toBeGreaterThanOrEqual(23 * 3600);
    expect(temp.max).toBeGreaterThanOrEqual(temp.min);
    expect(temp.max).toBeLessThan(125);
    expect(temp.max).toBeGreaterThan(0);
  }
});

test('a key nobody gave out is rejected', async () => {
  const { status, body } = await openWeather.get('/data/3.0/onecall', {
    ...QUESTION,
    appid: 'nobody',
  });
  expect(status).toBe(401);
  Rejection.parse(body);
});

withKey('a latitude off the globe is rejected', async () => {
  const query = { ...QUESTION, lat: 91, appid: KEY ?? '' };
  const { status, body } = await openWeather.get('/data/3.0/onecall', query);
  expect(status).toBe(400);
  Rejection.parse(body);
});

withKey('our forecast has today and tomorrow', async () => {
  const { forecast } = createOpenWeather({ vendor: openWeather.vendor(), key: KEY ?? '' });
  const [today, tomorrow] = [0, 1].map((days) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: AUSTIN.timeZone }).format(
      new Date(Date.now() + days * 86_400_000),
    ),
  ) as [string, string];
  const report = await forecast(AUSTIN, { from: today, to: tomorrow });
  expect(report.map(({ date }) => date)).toEqual([today, tomorrow]);
});
