import { beforeEach, expect, test } from 'vitest';
import type { GigWeather } from '~/domain/weather/weather';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import {
  aNewPlace,
  askWeather,
  keptKeys,
  placedGig,
  questionsTo,
  readWeather,
} from '../../support/weather';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

// Now is 14 May 2026, 11 in the morning in Austin and 6 in Honolulu.
const worker = withWorker();
beforeEach(() => worker().resetFaults());

const SENTENCE = 'Unable to load weather information for this location.';
const FORECAST = 'https://api.open-meteo.com/v1/forecast';
const ARCHIVE = 'https://archive-api.open-meteo.com/v1/archive';

const asked = () => questionsTo(worker(), 'open-meteo');
const range = ({ query }: { query: Record<string, string> }) =>
  `${query.start_date} ${query.end_date}`;

test('a gig within sixteen days has its forecast, with everything a weather tab shows', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-16', startTime: '19:30' });
  const weather = await readWeather(client, gig);
  expect(weather).toEqual({
    date: '2026-05-16',
    role: 'gig',
    kind: 'forecast',
    label: 'Forecast for Sat, May 16',
    time: '19:30',
    timeZone: 'America/Chicago',
    temperature: expect.any(Number),
    feelsLike: expect.any(Number),
    humidity: expect.any(Number),
    temperatureMax: expect.any(Number),
    temperatureMin: expect.any(Number),
    feelsLikeMax: expect.any(Number),
    feelsLikeMin: expect.any(Number),
    weatherDescription: expect.stringMatching(/\w/),
    weatherIcon: expect.stringMatching(/^(0[1-4]|09|10|11|13|50)d$/),
    precipitationChance: expect.any(Number),
    precipitationInches: expect.any(Number),
    snowfallInches: 0,
    windMph: expect.any(Number),
    gustMph: expect.any(Number),
    uvIndex: expect.any(Number),
    sunrise: expect.stringMatching(/^06:3/),
    sunset: expect.stringMatching(/^20:1/),
    clothingRecommendations: expect.arrayContaining([expect.any(String)]),
    packingRecommendations: expect.arrayContaining(['Backup stage outfit', 'Clothes for 2 days']),
    days: [
      expect.objectContaining({ date: '2026-05-15', role: 'eve', kind: 'forecast' }),
      expect.objectContaining({ date: '2026-05-16', role: 'gig', kind: 'forecast' }),
    ],
    attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
    sources: [{ name: 'Open-Meteo', url: 'https://open-meteo.com/' }],
  } satisfies Record<keyof GigWeather, unknown>);
  expect(weather.temperature).toBeLessThanOrEqual(weather.temperatureMax);
  expect(weather.temperature).toBeGreaterThanOrEqual(weather.temperatureMin);
});

test('every number of degrees, percent and miles is whole', async () => {
  const client = await aSignedInClient(worker());
  const weather = await readWeather(client, await placedGig(client, { date: '2026-05-20' }));
  const { precipitationInches, snowfallInches, ...shown } = weather;
  for (const value of Object.values(shown)) {
    if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true);
  }
});

test('the vendor is asked for the days in the zone of the place, to a kilometre, in our units', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, {
    latitude: 30.123456,
    longitude: -97.654321,
    date: '2026-05-20',
  });
  await readWeather(client, gig);
  const [question, ...others] = await asked();
  expect(others).toEqual([]);
  expect(question?.address).toBe(FORECAST);
  expect(question?.query).toMatchObject({
    latitude: '30.12',
    longitude: '-97.65',
    timezone: 'America/Chicago',
    start_date: '2026-05-19',
    end_date: '2026-05-20',
    temperature_unit: 'fahrenheit',
    wind_speed_unit: 'mph',
    precipitation_unit: 'inch',
  });
});

test('a gig after sunset has a night’s icon, one before it a day’s', async () => {
  const client = await aSignedInClient(worker());
  const iconAt = async (startTime: string | null) => {
    const gig = await placedGig(client, { date: '2026-05-16', startTime });
    const { weatherIcon, days } = await readWeather(client, gig);
    expect(days.at(-1)?.weatherIcon).toBe(weatherIcon);
    expect(days[0]?.weatherIcon).toMatch(/d$/);
    return weatherIcon.slice(2);
  };
  expect(await iconAt('21:00')).toBe('n');
  expect(await iconAt('19:00')).toBe('d');
  expect(await iconAt(null)).toBe('d');
});

test('the temperature is that of the show’s hour', async () => {
  const client = await aSignedInClient(worker());
  const place = aNewPlace();
  const at = async (startTime: string | null) =>
    readWeather(client, await placedGig(client, { ...place, date: '2026-05-16', startTime }));
  const [afternoon, night, untold] = [await at('15:00'), await at('04:00'), await at(null)];
  expect(afternoon.temperature).toBeGreaterThan(night.temperature);
  expect([untold.time, night.time]).toEqual(['14:00', '04:00']);
  expect(afternoon.temperatureMax).toBe(night.temperatureMax);
});

test('a gig at 23:30 in Honolulu belongs to its day there', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, {
    location: 'Honolulu, HI',
    latitude: 21.31,
    longitude: -157.86,
    date: '2026-05-29',
    startTime: '23:30',
  });
  // The 29th is the last forecast day there; at that hour it is the 30th in Chicago and London.
  const weather = await readWeather(client, gig);
  expect(weather).toMatchObject({
    date: '2026-05-29',
    kind: 'forecast',
    time: '23:30',
    timeZone: 'Pacific/Honolulu',
    sunset: expect.stringMatching(/^19:0/),
  });
  expect(weather.weatherIcon).toMatch(/n$/);
  expect((await asked()).map(range)).toEqual(['2026-05-28 2026-05-29']);
});

test('where it is already tomorrow the forecast reaches a day further', async () => {
  const client = await aSignedInClient(worker());
  // In Auckland it is 4 in the morning of the 15th.
  const auckland = { location: 'Auckland', latitude: -36.85, longitude: 174.76 };
  const weather = await readWeather(
    client,
    await placedGig(client, { ...auckland, date: '2026-05-30' }),
  );
  expect(weather).toMatchObject({ kind: 'forecast', timeZone: 'Pacific/Auckland' });
  const past = await readWeather(
    client,
    await placedGig(client, { ...auckland, date: '2026-05-14' }),
  );
  expect(past.kind).toBe('recorded');
});

test('beyond the forecast it is the typical weather of that week, said so', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-12-15', startTime: '19:30' });
  const weather = await readWeather(client, gig);
  expect(weather).toMatchObject({
    date: '2026-12-15',
    kind: 'typical',
    label: 'Typical for mid-December, from 2021–2025',
    precipitationChance: expect.any(Number),
    uvIndex: expect.any(Number),
    attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
  });
  expect(weather.weatherIcon).toMatch(/n$/);
  const questions = await asked();
  expect(new Set(questions.map(({ address }) => address))).toEqual(new Set([ARCHIVE]));
  expect(questions.map(range).sort()).toEqual([
    '2021-12-11 2021-12-18',
    '2022-12-11 2022-12-18',
    '2023-12-11 2023-12-18',
    '2024-12-11 2024-12-18',
    '2025-12-11 2025-12-18',
  ]);
});

test('December is colder than July', async () => {
  const client = await aSignedInClient(worker());
  const north = { location: 'Portland, ME', latitude: 43.66, longitude: -70.26 };
  const on = async (date: string) =>
    readWeather(client, await placedGig(client, { ...north, date }));
  const [july, december] = [await on('2026-07-15'), await on('2026-12-15')];
  expect(july.temperatureMax).toBeGreaterThan(december.temperatureMax + 20);
  expect(july.sunset).toMatch(/^20:2/);
  expect(december.sunset).toMatch(/^16:0/);
});

test('a gig on 29 February is typical of that week', async () => {
  const client = await aSignedInClient(worker());
  const weather = await readWeather(client, await placedGig(client, { date: '2028-02-29' }));
  expect(weather).toMatchObject({
    date: '2028-02-29',
    label: 'Typical for late February, from 2022–2026',
  });
  expect((await asked()).map(range).sort()).toEqual([
    '2022-02-25 2022-03-03',
    '2023-02-25 2023-03-03',
    '2024-02-25 2024-03-03',
    '2025-02-25 2025-03-03',
    '2026-02-25 2026-03-03',
  ]);
});

test('a gig over New Year has every day of both years', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-12-31', endDate: '2027-01-01' });
  const { days } = await readWeather(client, gig);
  expect(days.map(({ date, label }) => [date, label])).toEqual([
    ['2026-12-30', 'Typical for late December, from 2021–2025'],
    ['2026-12-31', 'Typical for late December, from 2021–2025'],
    ['2027-01-01', 'Typical for early January, from 2022–2026'],
  ]);
  expect((await asked()).map(range)).toContain('2025-12-27 2026-01-04');
});

test('a stay that outlasts the forecast is forecast as far as it goes', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-28', endDate: '2026-05-31' });
  const weather = await readWeather(client, gig);
  expect(weather.kind).toBe('forecast');
  expect(weather.days.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
    '2026-05-27 forecast',
    '2026-05-28 forecast',
    '2026-05-29 forecast',
    '2026-05-30 typical',
    '2026-05-31 typical',
  ]);
  expect((await asked()).filter(({ address }) => address === FORECAST).map(range)).toEqual([
    '2026-05-27 2026-05-29',
  ]);
});

test('while a gig is on, its headline is today’s, and what is over is recorded', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-13', endDate: '2026-05-15' });
  const weather = await readWeather(client, gig);
  expect(weather).toMatchObject({ date: '2026-05-14', kind: 'forecast' });
  expect(weather.days.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
    '2026-05-13 recorded',
    '2026-05-14 forecast',
    '2026-05-15 forecast',
  ]);
  expect(weather.days[0]?.precipitationChance).toBeNull();
  expect(await asked()).toHaveLength(1);
});

test.each([
  ['last week', '2026-05-07', FORECAST, 'Recorded on May 7, 2026'],
  ['two years ago', '2024-02-29', ARCHIVE, 'Recorded on Feb 29, 2024'],
])('a gig of %s has the weather that was recorded', async (_when, date, address, label) => {
  const client = await aSignedInClient(worker());
  const weather = await readWeather(client, await placedGig(client, { date }));
  expect(weather).toMatchObject({ date, kind: 'recorded', label, precipitationChance: null });
  expect(weather.days).toHaveLength(1);
  const questions = await asked();
  expect(questions.map(({ address: asked }) => asked)).toEqual([address]);
  expect(questions.map(range)).toEqual([`${date} ${date}`]);
});

test('an answer is kept: nobody is asked a second time, not for a neighbour either', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const { latitude, longitude } = aNewPlace();
  const mine = await placedGig(client, { latitude, longitude, date: '2026-05-16' });
  const first = await readWeather(client, mine);
  const [key, ...others] = await keptKeys(worker(), latitude);
  expect(others).toEqual([]);
  expect(key).toBe(`weather:v1:${latitude},-97.74:America/Chicago:2026-05-15:ff`);
  expect(await asked()).toHaveLength(1);

  expect(await readWeather(client, mine)).toEqual(first);
  const near = { latitude: latitude + 0.003, longitude: longitude - 0.004 };
  const theirs = await placedGig(other, { ...near, date: '2026-05-16', startTime: '21:30' });
  expect((await readWeather(other, theirs)).temperatureMax).toBe(first.temperatureMax);
  expect(await asked()).toHaveLength(1);

  await readWeather(client, await placedGig(client, { latitude, longitude, date: '2026-05-17' }));
  expect(await asked()).toHaveLength(2);
});

test('two who ask at once are one question', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const place = aNewPlace();
  const [mine, theirs] = [
    await placedGig(client, { ...place, date: '2026-05-16' }),
    await placedGig(other, { ...place, date: '2026-05-16' }),
  ];
  await Promise.all([
    readWeather(client, mine),
    readWeather(other, theirs),
    readWeather(client, mine),
  ]);
  expect(await asked()).toHaveLength(1);
});

test('a kept answer is given while the vendor is away', async () => {
  const client = await aSignedInClient(worker());
  const place = aNewPlace();
  const gig = await placedGig(client, { ...place, date: '2026-05-16' });
  const first = await readWeather(client, gig);
  await keptKeys(worker(), place.latitude);
  await worker().injectFault({ vendor: 'open-meteo', kind: 'status', status: 500 });
  expect(await readWeather(client, gig)).toEqual(first);
});

/** How each way to fail reads is tested at `fetchVendorJson`; an empty answer is a good one there. */
const FAULTS = [{ kind: 'status', status: 500 }, { kind: 'empty' }] as const;

test.each(FAULTS)(
  'a forecast that fails (%j) is the panel’s sentence, and is not kept',
  async (fault) => {
    const client = await aSignedInClient(worker());
    const gig = await placedGig(client, { date: '2026-05-16' });
    await worker().injectFault({ vendor: 'open-meteo', ...fault });
    const response = await askWeather(client, gig);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: SENTENCE, code: 'vendor_unavailable' });
    await worker().resetFaults();
    expect((await readWeather(client, gig)).kind).toBe('forecast');
  },
);

test.each(FAULTS)('past years that fail (%j) are the panel’s sentence', async (fault) => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-12-15' });
  await worker().injectFault({ vendor: 'open-meteo', ...fault });
  const response = await askWeather(client, gig);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: SENTENCE, code: 'vendor_unavailable' });
});

test('days whose part fails are left out, and asked for again the next time', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-28', endDate: '2026-05-31' });
  await worker().injectFault({
    vendor: 'open-meteo',
    path: '/v1/archive',
    kind: 'status',
    status: 500,
  });
  const partial = await readWeather(client, gig);
  expect(partial).toMatchObject({ date: '2026-05-28', kind: 'forecast' });
  expect(partial.days.map(({ date }) => date)).toEqual(['2026-05-27', '2026-05-28', '2026-05-29']);
  await worker().resetFaults();
  const whole = await readWeather(client, gig);
  expect(whole.days.map(({ date }) => date)).toEqual([
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-05-30',
    '2026-05-31',
  ]);
});

test('without the day of the headline there is no weather, whatever else is known', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-29', endDate: '2026-06-01' });
  await worker().injectFault({
    vendor: 'open-meteo',
    path: '/v1/forecast',
    kind: 'status',
    status: 500,
  });
  const response = await askWeather(client, gig);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: SENTENCE, code: 'vendor_unavailable' });
});

test('a forecast that has nothing for its days yet is filled with what is typical', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: '2026-05-29' });
  await worker().injectFault({ vendor: 'open-meteo', kind: 'empty', times: 1 });
  expect(await readWeather(client, gig)).toMatchObject({
    kind: 'typical',
    label: 'Typical for late May, from 2021–2025',
  });
});

test('a gig whose place is not known has no weather', async () => {
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/gigs', aGig({ location: 'The old barn' }));
  const gig = (await response.json()) as { id: string };
  await eventually(
    async () => (await (await client.get(`/api/gigs/${gig.id}`)).json()) as { geocoding: boolean },
    ({ geocoding }) => !geocoding,
  );
  const answer = await askWeather(client, gig);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    message: "This gig location doesn't have coordinates available",
    code: 'no_coordinates',
  });
  expect(await asked()).toEqual([]);
});

test('somebody else’s gig, a deleted one and none at all are not there', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const gig = await placedGig(client);
  expect((await askWeather(other, gig)).status).toBe(404);
  expect((await askWeather(client, { id: 'nonsense' })).status).toBe(404);
  await client.delete(`/api/gigs/${gig.id}`);
  const response = await askWeather(client, gig);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
  expect(await asked()).toEqual([]);
});

test('signed out there is no weather, and it can only be read', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client);
  expect((await askWeather(new Client(worker()), gig)).status).toBe(401);
  const response = await client.post(`/api/gigs/${gig.id}/weather`, {});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
});
