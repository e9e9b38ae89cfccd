import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAddressSearch } from '~/providers/address-search.server';
import { withVendor } from '../support/vendors';

const photon = withVendor('PHOTON_URL', 'photon');

const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
      }),
      properties: z.object({
        osm_id: z.int(),
        osm_type: z.enum(['N', 'W', 'R']),
        osm_key: z.string(),
        osm_value: z.string(),
        type: z.string(),
        countrycode: z.string().length(2),
        country: z.string().optional(),
        state: z.string().optional(),
        city: z.string().optional(),
        name: z.string().optional(),
      }),
    }),
  ),
});
const Rejection = z.object({ message: z.string().min(1) });

/** West, south, east, north. */
const TEXAS = '-107,25.8,-93.5,36.6';
const EUROPE = '-10,36,30,70';

test('a venue is found, its longitude before its latitude', async () => {
  const query = { q: 'Ryman Auditorium Nashville', lang: 'en', limit: 3 };
  const { status, body } = await photon.get('/api/', query);
  expect(status).toBe(200);
  const { features } = Collection.parse(body);
  expect(features.length).toBeLessThanOrEqual(3);
  const [ryman] = features;
  expect(ryman?.properties).toMatchObject({ name: 'Ryman Auditorium', state: 'Tennessee' });
  expect(ryman?.properties.countrycode).toBe('US');
  expect(ryman?.geometry.coordinates[0]).toBeCloseTo(-86.78, 1);
  expect(ryman?.geometry.coordinates[1]).toBeCloseTo(36.16, 1);
});

test('no more come than were asked for', async () => {
  const { body } = await photon.get('/api/', { q: 'Paramount Theatre', lang: 'en', limit: 1 });
  expect(Collection.parse(body).features).toHaveLength(1);
});

test('a box leaves out what lies beyond it', async () => {
  const query = { q: 'Austin', lang: 'en', limit: 5 };
  const inside = Collection.parse((await photon.get('/api/', { ...query, bbox: TEXAS })).body);
  expect(inside.features[0]?.properties.state).toBe('Texas');
  const outside = Collection.parse((await photon.get('/api/', { ...query, bbox: EUROPE })).body);
  for (const { geometry } of outside.features) {
    expect(geometry.coordinates[0]).toBeGreaterThan(-10);
  }
});

test('a place nobody knows is an empty collection', async () => {
  const { status, body } = await photon.get('/api/', { q: 'Zzyzxquux Nowhereville' });
  expect([status, Collection.parse(body).features]).toEqual([200, []]);
});

test.each([
  ['no words', {}],
  ['a language it does not speak', { q: 'Austin', lang: 'xx' }],
  ['a box of two corners too few', { q: 'Austin', bbox: '1,2' }],
])('%s is rejected with a message', async (_what, query: Record<string, string>) => {
  const { status, body } = await photon.get('/api/', query);
  expect(status).toBe(400);
  Rejection.parse(body);
});

test('our search finds an address, in our words', async () => {
  const search = createAddressSearch({ vendor: photon.vendor(), cache: photon.cache() });
  const [best] = await search.find('Ryman Auditorium, Nashville');
  expect(best?.label).toMatch(/^Ryman Auditorium, .*Nashville, TN/);
  expect(best).toMatchObject({ kind: 'venue', region: 'TN' });
  expect(best?.latitude).toBeCloseTo(36.16, 1);
  expect(best?.longitude).toBeCloseTo(-86.78, 1);
});
