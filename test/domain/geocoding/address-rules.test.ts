import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlausibleMatch, retryDelaySeconds } from '~/domain/geocoding/address-rules';
import { ProviderError } from '~/domain/provider-error';

const PORTLAND_ME = { latitude: 43.6591, longitude: -70.2568 };

test.each([
  ['the same place', PORTLAND_ME, true],
  ['a suburb', { latitude: 43.85, longitude: -70.1 }, true],
  ['a town 95 km away', { latitude: 44.51, longitude: -70.26 }, true],
  ['a town 105 km away', { latitude: 44.6, longitude: -70.26 }, false],
  ['the other Portland', { latitude: 45.5152, longitude: -122.6784 }, false],
])('%s is taken for an address in the city: %#', (_what, found, taken) => {
  expect(isPlausibleMatch({ ...found, region: null }, PORTLAND_ME, 'Portland, ME')).toBe(taken);
});

test('near its city an address may lie across a state line', () => {
  const found = { latitude: 43.08, longitude: -70.75, region: 'NH' };
  expect(isPlausibleMatch(found, PORTLAND_ME, 'Music Hall, Portland, ME')).toBe(true);
});

test.each([
  ['the state that is written', 'Grange Hall, Nowhereville, KS', 'KS', true],
  ['another state', 'Grange Hall, Nowhereville, KS', 'NE', false],
  ['a state that is not told', 'Grange Hall, Nowhereville, KS', null, false],
  ['a province written in full', 'Hall, Nowhereville, Québec', 'QC', true],
  ['any state where none is written', 'Red Rocks Amphitheatre, Morrison', 'CO', true],
])('without a known city, %s decides (%s)', (_what, location, region, taken) => {
  expect(isPlausibleMatch({ latitude: 39, longitude: -98, region }, null, location)).toBe(taken);
});

test.each([
  ['Carnegie Hall, New York', 'NY', true],
  ['Grange Hall, New York, USA', 'NY', true],
  ['Carnegie Hall, New York', 'NJ', false],
  ['Carnegie Hall, New York', null, false],
  ['Village Hall, New York, New York', 'NY', false],
  ['Village Hall, New York, NY', 'NY', false],
])(
  'a city only guessed from its state is judged by the state: %s in %s',
  (location, region, taken) => {
    const newYork = { latitude: 40.7143, longitude: -74.006 };
    const upstate = { latitude: 42.9, longitude: -78.9 };
    expect(isPlausibleMatch({ ...upstate, region }, newYork, location)).toBe(taken);
    expect(isPlausibleMatch({ ...newYork, region }, newYork, location)).toBe(true);
  },
);

test('“Washington” may be the state or the city', () => {
  const city = { latitude: 38.8951, longitude: -77.0364 };
  const inState = { latitude: 48.4, longitude: -120.1, region: 'WA' };
  expect(isPlausibleMatch(inState, city, 'Barn, Washington')).toBe(true);
  expect(isPlausibleMatch({ ...inState, region: 'OR' }, city, 'Barn, Washington')).toBe(false);
});

test('a city that was named is not guessed, though its state is also a city', () => {
  const albany = { latitude: 42.6526, longitude: -73.7562 };
  const buffalo = { latitude: 42.8865, longitude: -78.8784, region: 'NY' };
  expect(isPlausibleMatch(buffalo, albany, 'The Egg, Albany, New York')).toBe(false);
});

test('tries come after 2, 8, 32, 128 and 512 seconds', () => {
  const delays = [1, 2, 3, 4, 5].map((attempts) => retryDelaySeconds(attempts, new Error('D1'), 2));
  expect(delays).toEqual([2, 8, 32, 128, 512]);
});

const failure = (facts: Partial<ConstructorParameters<typeof ProviderError>[2]>) =>
  new ProviderError('somebody', 'failed', { status: 503, retryable: true, ...facts });

test.each([
  ['a longer wait the vendor asks for', failure({ retryAfterSeconds: 60 }), 60],
  ['a shorter one', failure({ retryAfterSeconds: 1 }), 2],
  ['none', failure({}), 2],
  ['a day', failure({ retryAfterSeconds: 86_400 }), 3600],
])('%s is honoured within reason', (_what, error, delay) => {
  expect(retryDelaySeconds(1, error, 2)).toBe(delay);
});

test('what will be rejected again is not tried again', () => {
  expect(retryDelaySeconds(1, failure({ status: 403, retryable: false }), 2)).toBeNull();
});

test('no delay is one a queue would reject', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.option(fc.nat()), (attempts, asked) => {
      const delay = retryDelaySeconds(
        attempts,
        failure({ retryAfterSeconds: asked ?? undefined }),
        2,
      );
      expect(delay).toBeGreaterThanOrEqual(2);
      expect(delay).toBeLessThanOrEqual(43_200);
    }),
  );
});
