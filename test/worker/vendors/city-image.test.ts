import { beforeEach, expect, test } from 'vitest';
import type { CityImage } from '~/domain/places/cities/city-image.server';
import { drawCity } from '~/domain/places/cities/city-picture';
import { eventually } from '../../support/eventually';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker();
beforeEach(() => worker().resetFaults());

async function imageOf(client: Client, city: string) {
  const response = await client.get(`/api/city-image?city=${encodeURIComponent(city)}`);
  expect(response.status).toBe(200);
  return { ...((await response.json()) as CityImage), response };
}

async function asked() {
  return (await worker().requestLog()).filter(({ vendor }) => vendor === 'wikipedia');
}

/** Every name belongs to one test: answers are kept for all. */
test('a city has its photograph, with credit, for a day in the browser', async () => {
  const client = await aSignedInClient(worker());
  const { imageUrl, credit, response } = await imageOf(client, 'Austin, TX');
  expect(imageUrl).toMatch(
    /^https:\/\/upload\.wikimedia\.org\/wikipedia\/commons\/thumb\/.*960px-/,
  );
  expect(credit).toEqual({
    title: 'Austin, Texas',
    url: 'https://en.wikipedia.org/wiki/Austin,_Texas',
  });
  expect(response.headers.get('Cache-Control')).toBe('private, max-age=86400');
  const [question] = await asked();
  const url = new URL(question?.url ?? '');
  expect(url.origin + url.pathname).toBe('https://en.wikipedia.org/w/api.php');
  expect(url.searchParams.get('titles')).toBe('Austin, Texas');
  expect(url.searchParams.get('pilicense')).toBe('free');
  expect(question?.userAgent).toContain('Gigbound');
});

test.each([
  ['Massey Hall, 178 Victoria St, Toronto, ON', 'Toronto'],
  ['Windsor, Ontario', 'Windsor, Ontario'],
  ['New York, NY', 'New York City'],
  ['Château Frontenac, Québec, QC', 'Quebec City'],
  ['Philharmonie, Berlin, Germany', 'Berlin'],
])('%s shows the article %s', async (city, title) => {
  const client = await aSignedInClient(worker());
  expect((await imageOf(client, city)).credit?.title).toBe(title);
});

test('a photograph is asked for once, by whoever and however it is written', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const first = await imageOf(client, 'Boise, ID');
  const second = await imageOf(other, 'Boise Centre, 850 W Front St, Boise, Idaho 83702');
  expect(second.imageUrl).toBe(first.imageUrl);
  expect(await asked()).toHaveLength(1);
});

test('a city without an article gets a drawn picture, and is not asked for again that day', async () => {
  const client = await aSignedInClient(worker());
  const { imageUrl, credit, response } = await imageOf(client, 'Marfa, TX');
  expect(imageUrl).toBe(drawCity('Marfa'));
  expect(credit).toBeUndefined();
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  await eventually(
    async () => (await worker().kv.list({ prefix: 'city-photo:' })).keys.map(({ name }) => name),
    (keys) => keys.some((key) => key.endsWith(':asked')),
  );
  await imageOf(client, 'Marfa, TX');
  expect(await asked()).toHaveLength(1);
});

test.each([
  ['a map', 'East Hampton, NY', 'East Hampton'],
  ['a thing that is no place', 'Festival', 'Festival'],
])('%s is no photograph of a city', async (_what, city, name) => {
  const client = await aSignedInClient(worker());
  expect((await imageOf(client, city)).imageUrl).toBe(drawCity(name));
  expect(await asked()).toHaveLength(1);
});

const CITIES = ['Dallas', 'Denver', 'Calgary', 'Ottawa', 'Seattle', 'Tucson', 'Tulsa', 'Tampa'];

test('when Wikipedia fails the picture is drawn, and asked for again', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'wikipedia', kind: 'status', status: 500 });
  const drawn = await imageOf(client, 'Dallas, TX');
  expect(CITIES.map(drawCity)).toContain(drawn.imageUrl);
  expect(drawn.response.headers.get('Cache-Control')).toBe('private, no-store');
  await worker().resetFaults();
  expect((await imageOf(client, 'Dallas, TX')).credit).toBeDefined();
});

test('an empty answer draws the picture', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'wikipedia', kind: 'empty' });
  expect((await imageOf(client, 'Tampa, FL')).imageUrl).toBe(drawCity('Tampa'));
});

test.each(['', '?city=', '?city=%20%20'])(
  'without a city (%j) there is none to show',
  async (query) => {
    const client = await aSignedInClient(worker());
    const response = await client.get(`/api/city-image${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'invalid',
      message: 'Please say which city.',
      fieldErrors: { city: ['Please say which city.'] },
    });
  },
);

test.each([
  ['a comma', ','],
  ['markup', '<script>alert(1)</script>'],
  ['3,000 bars', '|'.repeat(3_000)],
  ['a control character', '\u0000'],
  ['half an escape', '%E0%A4%A'],
])('for %s there is a picture too', async (_what, city) => {
  const client = await aSignedInClient(worker());
  expect((await imageOf(client, city)).imageUrl).toMatch(/^data:image\/svg\+xml,/);
});

test('pictures are for who is signed in, and only to be read', async () => {
  expect((await new Client(worker()).get('/api/city-image?city=Austin')).status).toBe(401);
  const client = await aSignedInClient(worker());
  const response = await client.post('/api/city-image?city=Austin', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
});

test('a page lets pictures come from the tiles, the photographs, Google accounts and nowhere else', async () => {
  const response = await new Client(worker()).get('/auth');
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ').find((part) => part.startsWith('img-src'))).toBe(
    "img-src 'self' data: https://tile.openstreetmap.org https://upload.wikimedia.org https://lh3.googleusercontent.com",
  );
});
