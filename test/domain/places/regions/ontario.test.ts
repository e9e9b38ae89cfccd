import { expect, test } from 'vitest';
import { isPlausibleMatch } from '~/domain/geocoding/address-rules';
import { loadPlaces } from '~/domain/places/load-places.server';
import { namesAddress } from '~/domain/places/location-precision';
import { readLocation } from '~/domain/places/location-text';
import { regionOf } from '~/domain/places/regions/regions';

const places = await loadPlaces();

test.each([
  'Ontario, CA',
  'ontario, ca',
  'Ontario CA',
  'Ontario, CA 91764',
  'Ontario, CA, 91764',
  'Ontario, CA 91764-1234',
  'Ontario, CA 91764, USA',
  'Ontario, California',
  'Ontario, Calif.',
  'Toyota Arena, 4000 E Ontario Center Pkwy, Ontario, CA',
  'Toyota Arena, 4000 E Ontario Center Pkwy, Ontario, CA 91764',
  'Toyota Arena\n4000 E Ontario Center Pkwy\nOntario, CA 91764',
  '4000 E Ontario Center Pkwy Ontario, CA',
  'Hamilton, 4000 E Ontario Center Pkwy, Ontario, CA',
])('%j is in California', (location) => {
  expect(places.locate(location)?.label).toBe('Ontario, CA');
  expect(regionOf(location)).toBe('CA');
});

test.each([
  ['Toronto, Ontario, CA', 'Toronto, ON'],
  ['Toronto, Ontario CA', 'Toronto, ON'],
  ['toronto ontario ca', 'Toronto, ON'],
  ['Toronto, Ontario, CAN', 'Toronto, ON'],
  ['Toronto, Ont., CA', 'Toronto, ON'],
  ['Toronto, ON, CA', 'Toronto, ON'],
  ['Toronto ON CA', 'Toronto, ON'],
  ['Toronto, CA M5V 2T6', 'Toronto, ON'],
  ['Massey Hall, 178 Victoria St Toronto, Ontario, CA', 'Toronto, ON'],
  ['Old Toronto, Toronto, Golden Horseshoe, Ontario, CA', 'Toronto, ON'],
  ['London Music Hall, London, Ontario, CA', 'London, ON'],
  ['Hamilton, Ontario, CA', 'Hamilton, ON'],
  ['Ottawa, ON, CA', 'Ottawa, ON'],
  ['Ottawa, ON CA', 'Ottawa, ON'],
  ['Victoria BC, CA', 'Victoria, BC'],
  ['Calgary, Alberta, CA', 'Calgary, AB'],
  ['Montréal, Québec, CA', 'Montréal, QC'],
])('%j is in Canada', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
  expect(regionOf(location)).toBe(label.slice(-2));
});

test('a town of the province that only the tables know has no label', () => {
  expect(places.locate('Perth, Ontario, CA')?.label).toBe('Perth, ON');
  expect(regionOf('Perth, Ontario, CA')).toBeNull();
});

test.each([
  'Toyota Arena, Ontario, CA',
  'Convention Center Ontario, CA',
  'Bobcaygeon, Ontario, CA',
])('%j, in a place of either, is guessed to be in California until it is looked up', (location) => {
  const place = places.locate(location);
  expect(place).toMatchObject({ label: 'Ontario, CA', guessed: true });
  expect(namesAddress(location, place, places)).toBe(true);
  expect(regionOf(location)).toBeNull();
  expect(places.airportsOfCity(location)).toEqual([]);
  const province = { latitude: 44.53, longitude: -78.54, region: 'ON' };
  expect(isPlausibleMatch(province, place, location)).toBe(true);
  expect(isPlausibleMatch({ ...province, region: 'QC' }, place, location)).toBe(false);
  expect(
    isPlausibleMatch({ latitude: 34.07, longitude: -117.57, region: 'CA' }, place, location),
  ).toBe(true);
});

test('what says which Ontario it is in is not guessed', () => {
  for (const location of [
    'Ontario, CA',
    'Toyota Arena, Ontario, CA 91764',
    'Toronto, Ontario, CA',
  ]) {
    expect(places.locate(location)).not.toHaveProperty('guessed');
  }
  const perth = places.locate('Perth, Ontario, CA');
  const sudbury = { latitude: 46.49, longitude: -80.99, region: 'ON' };
  expect(isPlausibleMatch(sudbury, perth, 'Perth, Ontario, CA')).toBe(false);
});

test('a US postal code says that CA is no country, a Canadian one that it is', () => {
  expect(readLocation('Alberta, CA 91764')).toMatchObject({ region: 'CA', country: null });
  expect(readLocation('Nowhere, CA K1A 0B1')).toMatchObject({ region: null, country: 'CA' });
});

test('from Ontario, CA, one flies out of ONT by the clock of Los Angeles', () => {
  const place = places.locate('Ontario, CA');
  if (!place) throw new Error('Ontario is known');
  const { latitude, longitude, country } = place;
  expect(places.nearestAirport(latitude, longitude, country)?.airport.code).toBe('ONT');
  expect(places.timeZoneAt(latitude, longitude)).toBe('America/Los_Angeles');
});

test('an address found in California is meant by “Ontario, CA”, one in the province is not', () => {
  const location = 'Toyota Arena, 4000 E Ontario Center Pkwy, Ontario, CA 91764';
  const arena = { latitude: 34.0727, longitude: -117.5673, region: 'CA' };
  expect(isPlausibleMatch(arena, null, location)).toBe(true);
  expect(
    isPlausibleMatch({ latitude: 43.65, longitude: -79.38, region: 'ON' }, null, location),
  ).toBe(false);
});
