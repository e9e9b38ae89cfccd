import { beforeEach, expect, test } from 'vitest';
import type { GigRoute } from '~/domain/travel/drive/gig-route';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, Client, type SignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker();
beforeEach(() => worker().resetFaults());

let drives = 0;

/** A gig some miles from Portland's airport, where no test has been: answers are kept for all. */
async function aPlacedGig(client: SignedInClient, fields: Record<string, unknown> = {}) {
  drives++;
  const place = { latitude: 43.7 + drives / 100, longitude: -70.3, airport: 'PWM', ...fields };
  const response = await client.post(
    '/api/gigs',
    aGig({ location: 'Barn, Portland, ME', ...place }),
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function routeOf(client: SignedInClient, id: string) {
  const response = await client.get(`/api/gigs/${id}/route`);
  expect(response.status).toBe(200);
  return (await response.json()) as GigRoute;
}

async function asked() {
  return (await worker().requestLog()).filter(({ vendor }) => vendor === 'osrm');
}

test('the way from a gig’s airport is a drive by road', async () => {
  const client = await aSignedInClient(worker());
  const id = await aPlacedGig(client, { latitude: 43.6591, longitude: -70.2568 });
  const route = await routeOf(client, id);
  expect(route).toEqual({
    from: {
      code: 'PWM',
      name: expect.stringContaining('Portland'),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    },
    to: { name: 'Barn, Portland, ME', latitude: 43.6591, longitude: -70.2568 },
    distanceMeters: expect.any(Number),
    durationSeconds: expect.any(Number),
    line: expect.any(Array),
    estimate: false,
    noRoad: false,
    label: expect.stringMatching(/^\d(\.\d)? mi · about \d+ min$/),
  });
  expect(route.line.length).toBeGreaterThan(2);
  expect(route.line.at(-1)).toEqual([43.6591, -70.2568]);
  const [question] = await asked();
  const url = new URL(question?.url ?? '');
  expect(url.href).toMatch(
    /^https:\/\/router\.project-osrm\.org\/route\/v1\/driving\/-70\.\d{4},43\.\d{4};-70\.2568,43\.6591\?/,
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    overview: 'simplified',
    geometries: 'geojson',
  });
  expect(question?.userAgent).toContain('Gigbound');
});

test('the same drive is asked for once, by whoever', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const place = { latitude: 43.1, longitude: -70.7 };
  const first = await routeOf(client, await aPlacedGig(client, place));
  expect(await routeOf(other, await aPlacedGig(other, place))).toEqual(first);
  expect(await asked()).toHaveLength(1);
});

test('a gig that moves gets another way', async () => {
  const client = await aSignedInClient(worker());
  const id = await aPlacedGig(client);
  const before = await routeOf(client, id);
  await client.put(`/api/gigs/${id}`, {
    location: 'Bangor, ME',
    latitude: 44.8,
    longitude: -68.77,
  });
  const after = await routeOf(client, id);
  expect(after.to).toMatchObject({ name: 'Bangor, ME', latitude: 44.8 });
  expect(after.distanceMeters).not.toBe(before.distanceMeters);
});

test('an airport nobody knows is replaced by the nearest', async () => {
  const client = await aSignedInClient(worker());
  const id = await aPlacedGig(client, { airport: 'QQQ', latitude: 30.2672, longitude: -97.7431 });
  expect((await routeOf(client, id)).from.code).toBe('AUS');
});

test('a long way comes in a line that a screen can draw', async () => {
  const client = await aSignedInClient(worker());
  const id = await aPlacedGig(client, { airport: 'SEA' });
  const route = await routeOf(client, id);
  expect(route.line).toHaveLength(300);
  expect(route.label).toMatch(/^\d,\d{3} mi · about \d+ h/);
});

test.each([
  ['Nantucket', { airport: 'BOS', latitude: 41.2835, longitude: -70.0995 }, '88'],
  ['London', { airport: 'JFK', latitude: 51.5074, longitude: -0.1278 }, '3,\\d{3}'],
])(
  'where no road leads (%s) there is no drive but a line, and that is kept',
  async (_where, place, miles) => {
    const client = await aSignedInClient(worker());
    const id = await aPlacedGig(client, place);
    const route = await routeOf(client, id);
    expect(route).toMatchObject({
      estimate: true,
      noRoad: true,
      durationSeconds: null,
      label: expect.stringMatching(
        new RegExp(`^No road from ${place.airport}: ${miles} mi in a straight line$`),
      ),
    });
    expect(route.line.at(-1)?.[0]).toBeCloseTo(place.latitude, 4);
    await eventually(
      () => kept('drive:v1:'),
      (keys) => keys.some((key) => key.includes(place.latitude.toFixed(4))),
    );
    await routeOf(client, id);
    expect(await asked()).toHaveLength(1);
  },
);

async function kept(prefix: string) {
  return (await worker().kv.list({ prefix })).keys.map(({ name }) => name);
}

test('when OSRM fails the way is estimated, and asked for again', async () => {
  const client = await aSignedInClient(worker());
  const id = await aPlacedGig(client);
  await worker().injectFault({ vendor: 'osrm', kind: 'status', status: 500 });
  const estimated = await routeOf(client, id);
  expect(estimated.estimate).toBe(true);
  expect(estimated.distanceMeters).toBeGreaterThan(1_000);
  expect(estimated.durationSeconds).toBeGreaterThan(60);
  expect(estimated.noRoad).toBe(false);
  await worker().resetFaults();
  expect((await routeOf(client, id)).estimate).toBe(false);
});

test('while OSRM rests because it asked for that, ways are estimated and it is not asked', async () => {
  const client = await aSignedInClient(worker());
  const ids = [await aPlacedGig(client), await aPlacedGig(client), await aPlacedGig(client)];
  await worker().injectFault({
    vendor: 'osrm',
    kind: 'status',
    status: 429,
    retryAfter: '2',
    times: 1,
  });
  for (const id of ids) expect((await routeOf(client, id)).estimate).toBe(true);
  expect(await asked()).toHaveLength(1);
  const [first = ''] = ids;
  await eventually(
    () => routeOf(client, first),
    ({ estimate }) => !estimate,
  );
  const [rejected, answered] = await asked();
  expect((answered?.at ?? 0) - (rejected?.at ?? 0)).toBeGreaterThanOrEqual(1_900);
});

test('an answer without a way is no road', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'osrm', kind: 'empty' });
  expect((await routeOf(client, await aPlacedGig(client))).noRoad).toBe(true);
});

test('without coordinates there is no way, and the panel says why', async () => {
  const client = await aSignedInClient(worker());
  const created = await client.post('/api/gigs', aGig({ location: 'To be announced' }));
  const { id } = (await created.json()) as { id: string };
  const response = await client.get(`/api/gigs/${id}/route`);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    code: 'no_coordinates',
    message: "This gig location doesn't have coordinates available",
  });
});

test('a gig of somebody else, a deleted one and none have no way', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const id = await aPlacedGig(client);
  const gone = await aPlacedGig(other);
  await other.delete(`/api/gigs/${gone}`);
  for (const gig of [id, gone, 'none']) {
    expect((await other.get(`/api/gigs/${gig}/route`)).status).toBe(404);
  }
  expect(await asked()).toEqual([]);
});

test('the way is for who is signed in, and only to be read', async () => {
  expect((await new Client(worker()).get('/api/gigs/any/route')).status).toBe(401);
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/gigs/any/route', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
});
