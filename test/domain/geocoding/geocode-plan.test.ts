import { expect, test } from 'vitest';
import { planGeocoding, type UnplacedGig } from '~/domain/geocoding/geocode-plan';
import { loadPlaces } from '~/domain/places/load-places.server';

const SINCE = '2026-05-14T15:00:00.000Z';
const BEFORE = '2026-05-14T10:00:00.000Z';
const AFTER = '2026-05-14T15:30:00.000Z';

const aGig = (fields: Partial<UnplacedGig> = {}): UnplacedGig => ({
  id: 'gig',
  location: 'Grange Hall, Nowhereville, KS',
  placeStatus: 'unknown',
  placeAskedAt: null,
  updatedAt: BEFORE,
  ...fields,
});

const plan = async (...gigs: UnplacedGig[]) => planGeocoding(gigs, await loadPlaces(), SINCE);

test('a city is found, with its zone and airport', async () => {
  expect((await plan(aGig({ location: 'Portland, ME' }))).found).toEqual([
    {
      id: 'gig',
      location: 'Portland, ME',
      latitude: expect.closeTo(43.66, 1),
      longitude: expect.closeTo(-70.26, 1),
      timeZone: 'America/New_York',
      airport: 'PWM',
      placeStatus: 'found',
    },
  ]);
});

test('a venue is found by its city, and has its address left', async () => {
  const { found } = await plan(aGig({ location: 'Harbor Hall, Portland, ME' }));
  expect(found).toMatchObject([{ airport: 'PWM', placeStatus: 'approximate' }]);
});

test.each([
  ['unknown, never asked again', {}, { asked: ['gig'], waiting: 0 }],
  ['unknown as of today', { updatedAt: AFTER }, { asked: ['gig'], waiting: 0 }],
  ['unknown, asked again lately', { placeAskedAt: AFTER }, { asked: [], waiting: 0 }],
  ['unknown, asked again long ago', { placeAskedAt: BEFORE }, { asked: ['gig'], waiting: 0 }],
  ['on its way', { placeStatus: 'pending', updatedAt: AFTER }, { asked: [], waiting: 1 }],
  ['lost on its way', { placeStatus: 'pending' }, { asked: ['gig'], waiting: 0 }],
  ['asked for again', { placeStatus: 'pending', placeAskedAt: AFTER }, { asked: [], waiting: 1 }],
] as const)('a gig whose place is %s', async (_what, fields, expected) => {
  expect(await plan(aGig(fields))).toMatchObject({
    ...expected,
    total: 1,
    found: [],
    unresolvable: [],
  });
});

test('what names no place is nobody to count', async () => {
  const locations = ['No location specified', 'TBD', 'Zoom'];
  const gigs = locations.map((location) => aGig({ location }));
  expect(await plan(...gigs)).toMatchObject({ total: 0, asked: [], found: [] });
});

test('a name that could be anywhere counts as missing, and is not looked up', async () => {
  const gig = aGig({ location: 'Somewhere over the rainbow' });
  expect(await plan(gig)).toMatchObject({ total: 1, asked: [], unresolvable: ['gig'] });
});
