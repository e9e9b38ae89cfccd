import { beforeEach, expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const INTERVAL_MS = 200;
const worker = withWorker({
  vars: {
    GEOCODER_INTERVAL_MS: `${INTERVAL_MS}`,
    GEOCODER_RETRY_SECONDS: '1',
    VENDOR_TIMEOUT_MS: '1000',
  },
});

beforeEach(async () => {
  await resetVendor();
  await worker().nextLookupIn(0);
});

/** Nominatim as one's own is: on a busy machine two requests may arrive closer than they were sent. */
async function resetVendor() {
  await worker().resetFaults();
  await worker().control('nominatim/gap', { method: 'POST', body: '{"milliseconds":0}' });
}

async function create(client: Client, location: string, fields: Record<string, unknown> = {}) {
  const response = await client.post('/api/gigs', aGig({ location, ...fields }));
  expect(response.status).toBe(201);
  return ((await response.json()) as Gig).id;
}

/** As the list of gigs has it: what the map is drawn from. */
async function read(client: Client, id: string): Promise<Gig> {
  const gigs = (await (await client.get('/api/gigs')).json()) as Gig[];
  const gig = gigs.find((each) => each.id === id);
  if (!gig) throw new Error('the gig is gone');
  return gig;
}

const until = (client: Client, id: string, isThere: (gig: Gig) => boolean, timeoutMs = 15_000) =>
  eventually(() => read(client, id), isThere, timeoutMs);

const settled = (client: Client, id: string) =>
  until(client, id, (gig) => !gig.geocoding && !gig.approximate);

const asked = async () =>
  (await worker().requestLog()).filter(({ vendor }) => vendor === 'nominatim');

/** Everything sent so far has been dealt with: the queue is in order. */
async function queueIsEmpty(client: Client) {
  await settled(client, await create(client, 'Omaha, NE'));
}

const at = (gig: Gig) => [Number(gig.latitude), Number(gig.longitude)];
const near = (latitude: number, longitude: number, digits = 3) => [
  expect.closeTo(latitude, digits),
  expect.closeTo(longitude, digits),
];
const RYMAN = near(36.1612, -86.7785);

test('an address is looked up as the vendor wants to be asked', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Ryman Auditorium,  Nashville, TN');
  const gig = await settled(client, id);
  expect(at(gig)).toEqual(RYMAN);
  expect(gig).toMatchObject({ airport: 'BNA', timeZone: 'America/Chicago' });
  const [request, ...more] = await asked();
  expect(more).toEqual([]);
  const { origin, pathname, searchParams } = new URL(request?.url ?? '');
  expect([origin, pathname]).toEqual(['https://nominatim.openstreetmap.org', '/search']);
  expect(Object.fromEntries(searchParams)).toEqual({
    q: 'Ryman Auditorium, Nashville, TN',
    format: 'jsonv2',
    limit: '1',
    addressdetails: '1',
    countrycodes: 'us,ca',
  });
  expect(request?.userAgent).toMatch(/^Gigbound\//);
});

test('a gig is in its city at once, and at its address when that is known', async () => {
  await worker().nextLookupIn(60_000);
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Carnegie Hall, New York, NY');
  const rough = await until(client, id, (gig) => gig.approximate);
  expect(rough).toMatchObject({ geocoding: false, airport: expect.stringMatching(/^[A-Z]{3}$/) });
  expect(at(rough)).toEqual(near(40.71, -74.0, 1));
  expect(await asked()).toEqual([]);
  await queueIsEmpty(client);
  await worker().nextLookupIn(0);
  await worker().runCron();
  expect(at(await settled(client, id))).toEqual(near(40.7651, -73.9799));
});

test.each([
  ['a city', 'Portland, ME', 'PWM'],
  ['an airport', 'DEN', 'DEN'],
  ['an airport abroad', 'LHR', 'LHR'],
  ['a place abroad', 'O2 Arena, London, UK', null],
  ['a venue in a city that is far larger abroad', 'The Garage, London', null],
  ['a territory', 'Guam', 'GUM'],
  ['no place', 'TBD', null],
  ['a name that is found anywhere', 'Somewhere over the rainbow', null],
])('%s is not looked up elsewhere', async (_what, location, airport) => {
  const client = await aSignedInClient(worker());
  const gig = await settled(client, await create(client, location));
  expect(gig.airport).toBe(airport);
  expect(gig.latitude === null).toBe(airport === null);
  expect(await asked()).toEqual([]);
});

test('a place that was picked is not looked up', async () => {
  const client = await aSignedInClient(worker());
  const picked = { latitude: '36.2000', longitude: '-86.9000' };
  const id = await create(client, 'Belcourt Theatre, Nashville, TN', picked);
  const gig = await settled(client, id);
  expect(gig).toMatchObject({ latitude: '36.2', longitude: '-86.9', airport: 'BNA' });
  expect(await asked()).toEqual([]);
});

test('an address nobody knows leaves the gig in its city', async () => {
  const client = await aSignedInClient(worker());
  const gig = await settled(client, await create(client, 'Harbor Hall, Portland, ME'));
  expect(at(gig)).toEqual(near(43.66, -70.26, 1));
  expect(await asked()).toHaveLength(1);
});

test('an address nobody knows in a city nobody knows leaves the gig without a place', async () => {
  const client = await aSignedInClient(worker());
  const gig = await settled(client, await create(client, 'Grange Hall, Nowhereville, KS'));
  expect(gig).toMatchObject({ latitude: null, longitude: null, airport: null });
  expect(await asked()).toHaveLength(1);
});

test('an answer far from the city that was named is not believed', async () => {
  const client = await aSignedInClient(worker());
  const gig = await settled(client, await create(client, 'Waterfront Pavilion, Portland, ME'));
  expect(await asked()).toHaveLength(1);
  expect(at(gig)).toEqual(near(43.66, -70.26, 1));
  expect(gig.airport).toBe('PWM');
});

test.each([
  ['90210', near(34.0901, -118.4065), 'America/Los_Angeles'],
  ['M5V 3L9', near(43.6426, -79.3871), 'America/Toronto'],
])('the postal code %s alone is looked up', async (location, where, timeZone) => {
  const client = await aSignedInClient(worker());
  const gig = await settled(client, await create(client, location));
  expect(at(gig)).toEqual(where);
  expect(gig.timeZone).toBe(timeZone);
  expect(await asked()).toHaveLength(1);
});

test('an answer in another state than is written is not believed', async () => {
  const client = await aSignedInClient(worker());
  const location = 'Carnegie Hall, New York Valley, KS';
  const gig = await settled(client, await create(client, location));
  expect(await asked()).toHaveLength(1);
  expect(gig).toMatchObject({ latitude: null, airport: null });
});

test('what was found, and what was not, is not asked for again', async () => {
  const client = await aSignedInClient(worker());
  for (const location of ['Massey Hall, Toronto, ON', 'Attic Stage, Toronto, ON']) {
    await settled(client, await create(client, location));
    const before = (await asked()).length;
    const other = await aSignedInClient(worker());
    const again = await settled(other, await create(other, location.toUpperCase()));
    expect(again.latitude).not.toBeNull();
    expect(await asked()).toHaveLength(before);
  }
});

test('after half an answer the gig is in its city, and the address is tried again', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'nominatim', times: 1, kind: 'truncated' });
  const id = await create(client, '150 Colfax Ave, Denver, CO');
  expect(await until(client, id, (gig) => gig.approximate)).toMatchObject({ airport: 'DEN' });
  const rough = await read(client, id);
  const exact = await settled(client, id);
  expect(await asked()).toHaveLength(2);
  expect(at(exact)).not.toEqual(at(rough));
  expect(at(exact)).toEqual(near(39.7392, -104.9849, 1));
});

test('the wait a vendor asks for is kept by everybody', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({
    vendor: 'nominatim',
    kind: 'status',
    status: 429,
    retryAfter: '2',
    times: 1,
  });
  const first = await create(client, '7 Larimer St, Denver, CO');
  await eventually(asked, (requests) => requests.length === 1);
  const second = await create(client, '8 Larimer St, Denver, CO');
  await settled(client, first);
  await settled(client, second);
  const [rejected, ...later] = await asked();
  expect(later).toHaveLength(2);
  for (const { at: time } of later)
    expect(time - (rejected?.at ?? 0)).toBeGreaterThanOrEqual(1_900);
});

test.each([403, 404])(
  'after a %i the question is not repeated before the night',
  async (status) => {
    const client = await aSignedInClient(worker());
    await worker().injectFault({ vendor: 'nominatim', kind: 'status', status });
    const id = await create(client, `${status} Blake St, Denver, CO`);
    await eventually(
      async () => worker().errors.join(''),
      (errors) => errors.includes('geocode failed'),
    );
    expect(worker().errors.join('')).not.toContain('Blake');
    worker().errors.length = 0;
    await queueIsEmpty(client);
    expect(await read(client, id)).toMatchObject({ approximate: true, airport: 'DEN' });
    expect(await asked()).toHaveLength(1);
    await resetVendor();
    await worker().runCron();
    await settled(client, id);
    expect(await asked()).toHaveLength(1);
  },
);

test('an empty answer counts as nothing found', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'nominatim', kind: 'empty' });
  const gig = await settled(client, await create(client, 'The Moody Theater, Austin, TX'));
  expect(gig.airport).toBe('AUS');
});

test('after the last try the address is left to the night', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'nominatim', kind: 'status', status: 503 });
  const id = await create(client, '99 Wazee St, Denver, CO');
  await eventually(asked, (requests) => requests.length === 3, 20_000);
  await queueIsEmpty(client);
  expect(await read(client, id)).toMatchObject({ approximate: true, airport: 'DEN' });
  await resetVendor();
  await worker().runCron();
  await settled(client, id);
  expect(await asked()).toHaveLength(1);
});

test('addresses are looked up one interval apart, however many come at once', async () => {
  const client = await aSignedInClient(worker());
  const streets = ['Aspen', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];
  const ids = await Promise.all(
    streets.map((street) => create(client, `12 ${street} St, Boise, ID`)),
  );
  for (const id of ids) await settled(client, id);
  const times = (await asked()).map((request) => request.at);
  expect(times).toHaveLength(streets.length);
  const span = Math.max(...times) - Math.min(...times);
  expect(span).toBeGreaterThan(INTERVAL_MS * (streets.length - 1.5));
});

test('a gig that moves moves on the map, with its airport', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Symphony Space, New York, NY');
  const before = await settled(client, id);
  await client.put(`/api/gigs/${id}`, { location: 'Red Rocks Amphitheatre, Morrison, CO' });
  const after = await settled(client, id);
  expect(at(before)).toEqual(near(40.7939, -73.9728));
  expect(at(after)).toEqual(near(39.6654, -105.2057));
  expect(after.airport).toBe('DEN');
});

test('an airport the person chose stays when the address is found', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Pabst Theater, Milwaukee, WI', { airport: 'ORD' });
  const gig = await settled(client, id);
  expect(at(gig)).toEqual(near(43.0411, -87.9104));
  expect(gig.airport).toBe('ORD');
});

test('an airport given up while the address is looked up does not stop the lookup', async () => {
  await worker().nextLookupIn(60_000);
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Boise Centre, Boise, ID', { airport: 'SEA' });
  await until(client, id, (gig) => gig.approximate);
  await client.put(`/api/gigs/${id}`, { airport: '' });
  expect(await until(client, id, (gig) => gig.airport !== null)).toMatchObject({
    airport: 'BOI',
    approximate: true,
  });
  await queueIsEmpty(client);
  await worker().nextLookupIn(0);
  await worker().runCron();
  expect(at(await settled(client, id))).toEqual(near(43.6146, -116.2045));
});

test('a place left while the vendor is silent is not written any more', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'nominatim', kind: 'hang', times: 1 });
  const id = await create(client, 'The Fillmore, San Francisco, CA');
  await eventually(asked, (requests) => requests.length === 1);
  await client.put(`/api/gigs/${id}`, { location: 'Aladdin Theater, Portland, OR' });
  const gig = await settled(client, id);
  expect(at(gig)).toEqual(near(45.4976, -122.6543));
  // The first lookup comes again before this one does, and finds the gig gone from there.
  await worker().injectFault({ vendor: 'nominatim', kind: 'truncated', times: 1 });
  await settled(client, await create(client, '3 Colfax Ave, Denver, CO'));
  expect(await read(client, id)).toEqual(gig);
  const questions = (await asked()).map(({ url }) => new URL(url).searchParams.get('q'));
  expect(questions.filter((q) => q?.startsWith('The Fillmore'))).toHaveLength(1);
});

test('a place picked while its address is looked up stays as it was picked', async () => {
  const client = await aSignedInClient(worker());
  await worker().nextLookupIn(1_900);
  const location = 'Lensic Performing Arts Center, Santa Fe, NM';
  const id = await create(client, location);
  await until(client, id, (gig) => gig.approximate);
  await client.put(`/api/gigs/${id}`, { location, latitude: 35.7, longitude: -106.1 });
  await eventually(asked, (requests) => requests.length === 1);
  await queueIsEmpty(client);
  expect(await settled(client, id)).toMatchObject({ latitude: '35.7', longitude: '-106.1' });
});

test('a message about an address that comes twice does the same as once', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'McCarter Theatre, Princeton, NJ');
  const gig = await settled(client, id);
  const message = { v: 1, userId: client.user.id, gigId: id, location: gig.location };
  await worker().sendToQueue(message);
  await worker().sendToQueue(message);
  await queueIsEmpty(client);
  expect(await read(client, id)).toEqual(gig);
  expect(await asked()).toHaveLength(1);
});

/** As gigs are that came before their places could be found. */
async function forgetPlaces(client: Client & { user: { id: string } }) {
  await worker()
    .db.prepare(
      `UPDATE gigs SET latitude = NULL, longitude = NULL, airport = NULL, time_zone = NULL,
         place_status = 'unknown', place_asked_at = NULL WHERE user_id = ?`,
    )
    .bind(client.user.id)
    .run();
}

const geocodeAll = async (client: Client) =>
  (await (await client.post('/api/gigs/geocode-all', undefined)).json()) as unknown;
const progress = async (client: Client) =>
  (await (await client.get('/api/gigs/geocode-all')).json()) as { pending: number };

test('all gigs without coordinates are placed: what is known now, the rest by and by', async () => {
  const client = await aSignedInClient(worker());
  const somebody = await aSignedInClient(worker());
  const others = await create(somebody, 'Omaha, NE');
  await settled(somebody, others);
  await forgetPlaces(somebody);
  const ids = [];
  const locations = [
    'Portland, ME',
    'The Troubadour, Los Angeles, CA',
    'Grange Hall, Dustville, KS',
  ];
  for (const location of [...locations, 'No location specified', 'Somewhere over the rainbow']) {
    ids.push(await create(client, location));
  }
  for (const id of ids) await settled(client, id);
  await forgetPlaces(client);
  const { kv } = worker();
  for (const { name } of (await kv.list()).keys) await kv.delete(name);
  await resetVendor();
  await worker().nextLookupIn(1_500);

  expect(await progress(client)).toEqual({ total: 4, placed: 0, pending: 0 });
  expect(await geocodeAll(client)).toEqual({ geocoded: 2, total: 4, pending: 1 });
  expect(await progress(client)).toEqual({ total: 4, placed: 2, pending: 1 });
  expect(await geocodeAll(client)).toEqual({ geocoded: 0, total: 2, pending: 1 });
  await eventually(
    () => progress(client),
    ({ pending }) => pending === 0,
  );
  expect(await progress(client)).toEqual({ total: 4, placed: 2, pending: 0 });
  const [city, venue] = [await settled(client, ids[0] ?? ''), await settled(client, ids[1] ?? '')];
  expect(city).toMatchObject({ airport: 'PWM', timeZone: 'America/New_York' });
  expect(at(venue)).toEqual(near(34.0816, -118.3893));
  expect(await asked()).toHaveLength(2);
  expect((await read(somebody, others)).latitude).toBeNull();
});

test('asking for all places twice at once looks nothing up twice', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Grange Hall, Emptyville, KS');
  await settled(client, id);
  await forgetPlaces(client);
  const answers = await Promise.all([1, 2, 3].map(() => geocodeAll(client)));
  expect(answers).toContainEqual({ geocoded: 0, total: 1, pending: 1 });
  await settled(client, id);
  expect(await asked()).toHaveLength(1);
});

test('an airport the person chose is kept when all places are found', async () => {
  const client = await aSignedInClient(worker());
  const id = await create(client, 'Portland, ME', { airport: 'BOS' });
  await settled(client, id);
  await worker()
    .db.prepare(
      "UPDATE gigs SET latitude = NULL, longitude = NULL, place_status = 'unknown' WHERE id = ?",
    )
    .bind(id)
    .run();
  expect(await geocodeAll(client)).toEqual({ geocoded: 1, total: 1, pending: 0 });
  expect(await read(client, id)).toMatchObject({ airport: 'BOS', geocoding: false });
});

test('a thousand gigs are placed in one call', async () => {
  const client = await aSignedInClient(worker());
  const insert = worker().db.prepare(
    `INSERT INTO gigs (id, user_id, title, type, date, location, place_status, created_at, updated_at)
     VALUES (?, ?, ?, 'booked', '2026-06-05', ?, 'unknown', '2026-05-01', '2026-05-01')`,
  );
  const cities = ['Portland, ME', 'Denver, CO', 'Calgary, AB', 'Honolulu, HI'];
  const rows = Array.from({ length: 1000 }, (_, index) =>
    insert.bind(`${client.user.id}-${index}`, client.user.id, `Gig "${index}"`, cities[index % 4]),
  );
  for (let start = 0; start < rows.length; start += 100) {
    await worker().db.batch(rows.slice(start, start + 100));
  }
  expect(await geocodeAll(client)).toEqual({ geocoded: 1000, total: 1000, pending: 0 });
  expect(await geocodeAll(client)).toEqual({ geocoded: 0, total: 0, pending: 0 });
  const gigs = (await (await client.get('/api/gigs')).json()) as Gig[];
  expect(new Set(gigs.map(({ airport }) => airport))).toEqual(
    new Set(['PWM', 'DEN', 'YYC', 'HNL']),
  );
});

test('only the signed-in person, on this site, has places looked up', async () => {
  const path = '/api/gigs/geocode-all';
  const anybody = new Client(worker());
  expect((await anybody.post(path, undefined)).status).toBe(401);
  expect((await anybody.get(path)).status).toBe(401);
  const client = await aSignedInClient(worker());
  const rejected = await client.delete(path);
  expect([rejected.status, rejected.headers.get('Allow')]).toEqual([405, 'GET, POST']);
  const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await client.post(path, undefined, foreign)).status).toBe(403);
  expect(await geocodeAll(client)).toEqual({ geocoded: 0, total: 0, pending: 0 });
});
