import { beforeEach, expect, test } from 'vitest';
import { shiftDay } from '~/domain/time/calendar-day';
import { dayIn } from '~/domain/time/wall-time';
import {
  aNewPlace,
  askWeather,
  keptKeys,
  placedGig,
  questionsTo,
  readWeather,
} from '../../support/weather';
import { aSignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

// OpenWeather takes no dates: its days begin with the clock's today, so the Worker lives today too.
const worker = withWorker({ now: null, vars: { OPENWEATHER_KEY: 'sandbox-key' } });
beforeEach(() => worker().resetFaults());

const SENTENCE = 'Unable to load weather information for this location.';

const inDays = (days: number) => shiftDay(dayIn('America/Chicago', new Date()), days);
const askedOpenWeather = () => questionsTo(worker(), 'openweather');
const askedOpenMeteo = () => questionsTo(worker(), 'open-meteo');

test('with a key the next days come from OpenWeather, and it is said so', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(3), startTime: '12:00' });
  const weather = await readWeather(client, gig);
  expect(weather).toMatchObject({
    date: inDays(3),
    kind: 'forecast',
    temperature: expect.any(Number),
    humidity: expect.any(Number),
    precipitationChance: expect.any(Number),
    weatherIcon: expect.stringMatching(/^(0[1-4]|09|10|11|13|50)d$/),
    attribution: 'Weather data provided by OpenWeather',
    sources: [{ name: 'OpenWeather', url: 'https://openweathermap.org/' }],
  });
  expect(weather.temperatureMax).toBeGreaterThan(weather.temperatureMin);
  expect(weather.days.map(({ date }) => date)).toEqual([inDays(2), inDays(3)]);
  expect(await askedOpenMeteo()).toEqual([]);
  expect(await askedOpenWeather()).toEqual([
    {
      address: 'https://api.openweathermap.org/data/3.0/onecall',
      query: {
        lat: expect.any(String),
        lon: '-97.74',
        exclude: 'current,minutely,hourly,alerts',
        units: 'imperial',
        appid: 'sandbox-key',
      },
    },
  ]);
});

test('both vendors tell of about the same weather', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(6), endDate: inDays(7) });
  const { days } = await readWeather(client, gig);
  // The sandbox's two vendors share a climate, here of days next to each other.
  const [covered, open] = [days[1], days[2]];
  expect(Math.abs((covered?.temperatureMax ?? 0) - (open?.temperatureMax ?? 999))).toBeLessThan(40);
  expect(covered?.windMph).toBeLessThan(30);
});

test('days further off come from Open-Meteo, both named where both are used', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(6), endDate: inDays(8) });
  const weather = await readWeather(client, gig);
  expect(weather.days.map(({ date }) => date)).toEqual([5, 6, 7, 8].map(inDays));
  expect(weather.attribution).toBe(
    'Weather data provided by OpenWeather · Weather data by Open-Meteo.com (CC BY 4.0)',
  );
  expect(await askedOpenWeather()).toHaveLength(1);
  const questions = await askedOpenMeteo();
  expect(questions.map(({ query }) => [query.start_date, query.end_date])).toEqual([
    [inDays(7), inDays(8)],
  ]);
});

test('what OpenWeather does not cover at all is not asked of it', async () => {
  const client = await aSignedInClient(worker());
  for (const days of [-3, -400, 10, 200]) {
    const gig = await placedGig(client, { date: inDays(days) });
    expect((await readWeather(client, gig)).sources.map(({ name }) => name)).toEqual([
      'Open-Meteo',
    ]);
  }
  expect(await askedOpenWeather()).toEqual([]);
});

test('while a gig is on, the day before is Open-Meteo’s', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(-1), endDate: inDays(1) });
  const { days } = await readWeather(client, gig);
  expect(days.map(({ kind }) => kind)).toEqual(['recorded', 'forecast', 'forecast']);
  expect(await askedOpenMeteo()).toHaveLength(1);
  expect(await askedOpenWeather()).toHaveLength(1);
});

test('an answer is kept, and two who ask at once are one question', async () => {
  const client = await aSignedInClient(worker());
  const place = aNewPlace();
  const gig = await placedGig(client, { ...place, date: inDays(2) });
  const [first, second] = await Promise.all([readWeather(client, gig), readWeather(client, gig)]);
  expect(second).toEqual(first);
  await keptKeys(worker(), place.latitude);
  expect(await readWeather(client, gig)).toEqual(first);
  expect(await askedOpenWeather()).toHaveLength(1);
});

// How each way to fail reads is tested at `fetchVendorJson`; an empty answer is a good one there.
test.each([{ kind: 'status', status: 401 }, { kind: 'empty' }] as const)(
  'when OpenWeather fails (%j) Open-Meteo tells the same days',
  async (fault) => {
    const client = await aSignedInClient(worker());
    const gig = await placedGig(client, { date: inDays(3) });
    await worker().injectFault({ vendor: 'openweather', ...fault });
    const weather = await readWeather(client, gig);
    expect(weather).toMatchObject({ date: inDays(3), kind: 'forecast' });
    expect(weather.days.map(({ date }) => date)).toEqual([inDays(2), inDays(3)]);
    expect(weather.sources.map(({ name }) => name)).toEqual(['Open-Meteo']);
    expect(await askedOpenWeather()).toHaveLength(1);
  },
);

test('when both fail it is the panel’s sentence, and is not kept', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(3) });
  await worker().injectFault({ vendor: '*', kind: 'status', status: 500 });
  const response = await askWeather(client, gig);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ message: SENTENCE, code: 'vendor_unavailable' });
  await worker().resetFaults();
  expect((await readWeather(client, gig)).attribution).toContain('OpenWeather');
});

test('Open-Meteo failing leaves out the days that only it knows', async () => {
  const client = await aSignedInClient(worker());
  const gig = await placedGig(client, { date: inDays(6), endDate: inDays(8) });
  await worker().injectFault({ vendor: 'open-meteo', kind: 'status', status: 500 });
  const partial = await readWeather(client, gig);
  expect(partial.days.map(({ date }) => date)).toEqual([5, 6].map(inDays));
  await worker().resetFaults();
  const whole = await readWeather(client, gig);
  expect(whole.days.map(({ date }) => date)).toEqual([5, 6, 7, 8].map(inDays));
});

test('OpenWeather failing leaves days further off alone', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'openweather', kind: 'status', status: 500 });
  const gig = await placedGig(client, { date: inDays(10) });
  expect((await readWeather(client, gig)).kind).toBe('forecast');
});
