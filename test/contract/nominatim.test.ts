import { expect, test } from 'vitest';
import { z } from 'zod';
import { createGeocoder } from '~/providers/geocoder.server';
import { withVendor } from '../support/vendors';

const nominatim = withVendor('NOMINATIM_URL', 'nominatim', { strict: true });

const US_AND_CANADA = { format: 'jsonv2', limit: 1, countrycodes: 'us,ca' };
const NOWHERE = 'Zzyzxquux Hall, Nowhereville, ZQ';

const number = z.string().regex(/^-?\d+\.\d+$/);
const Places = z.array(
  z.object({
    place_id: z.number(),
    licence: z.string(),
    osm_type: z.enum(['node', 'way', 'relation']),
    osm_id: z.number(),
    lat: number,
    lon: number,
    category: z.string(),
    type: z.string(),
    place_rank: z.number(),
    importance: z.number(),
    addresstype: z.string(),
    name: z.string(),
    display_name: z.string(),
    boundingbox: z.tuple([number, number, number, number]),
  }),
);

test('a city is found, its numbers written as text', async () => {
  const query = { q: 'Austin, TX', ...US_AND_CANADA };
  const { status, body } = await nominatim.get('/search', query);
  expect(status).toBe(200);
  const [austin, ...more] = Places.parse(body);
  expect(more).toEqual([]);
  expect(Number(austin?.lat)).toBeCloseTo(30.27, 0);
  expect(Number(austin?.lon)).toBeCloseTo(-97.74, 0);
  expect(austin?.display_name).toMatch(/^Austin,.*Texas.*United States$/);
});

test('a place nobody knows is an empty list', async () => {
  const { status, body } = await nominatim.get('/search', { q: NOWHERE, ...US_AND_CANADA });
  expect([status, body]).toEqual([200, []]);
});

test('a question without words is rejected', async () => {
  const { status, body } = await nominatim.get('/search', US_AND_CANADA);
  expect(status).toBe(400);
  const { error } = z
    .object({ error: z.object({ code: z.literal(400), message: z.string() }) })
    .parse(body);
  expect(error.message).not.toBe('');
});

test('our geocoder finds a city', async () => {
  const place = await aGeocoder().find('Austin, TX', async () => {});
  expect(place?.latitude).toBeCloseTo(30.27, 0);
  expect(place?.longitude).toBeCloseTo(-97.74, 0);
  expect(place?.region).toBe('TX');
});

test('our geocoder finds a postal code of either country', async () => {
  expect((await aGeocoder().find('90210', async () => {}))?.region).toBe('CA');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const toronto = await aGeocoder().find('M5V 3L9', async () => {});
  expect(toronto?.region).toBe('ON');
  expect(toronto?.latitude).toBeCloseTo(43.64, 0);
});

test('our geocoder knows what it does not know', async () => {
  expect(await aGeocoder().find(NOWHERE, async () => {})).toBeNull();
});

function aGeocoder() {
  const options = { cache: nominatim.cache(), now: () => new Date() };
  return createGeocoder({ vendor: nominatim.vendor(), ...options });
}
