import { expect, test } from 'vitest';
import { cityOf } from '~/domain/places/cities/city-name';
import { loadPlaces } from '~/domain/places/load-places.server';
import { namesAddress } from '~/domain/places/location-precision';
import { ONTARIO, REGION_CITIES } from '~/domain/places/regions/region-cities';

const places = await loadPlaces();

test.each([
  ['Carnegie Hall, New York', 'New York, NY'],
  ['Carnegie Hall, 881 7th Ave, New York', 'New York, NY'],
  ['881 7th Ave, New York, USA', 'New York, NY'],
  ['Birdland, New York 10036', 'New York, NY'],
  ['Lincoln Theatre, Washington', 'Washington, DC'],
  ['Grand Théâtre, Québec', 'Québec, QC'],
  ['Grand Théâtre, Québec, Canada', 'Québec, QC'],
  ['Tacoma Dome, Washington', 'Tacoma, WA'],
  ['Brooklyn Academy of Music, New York', 'Brooklyn, NY'],
])('%j is taken to be in %s until its address is known', (location, label) => {
  const place = places.locate(location);
  expect(place?.label).toBe(label);
  expect(namesAddress(location, place, places)).toBe(true);
});

test.each([
  ['The Egg, Albany, New York', 'Albany, NY'],
  ['Port Washington', 'Port Washington, NY'],
  ['Spokane, Washington', 'Spokane, WA'],
  ['New York', 'New York, NY'],
  ['New York, New York', 'New York, NY'],
  ['NYC, New York', 'New York, NY'],
])('%j says its city and is not guessed', (location, label) => {
  expect(places.locate(location)).toMatchObject({ label });
  expect(places.locate(location)).not.toHaveProperty('guessed');
});

test.each([
  'Grange Hall, Nowhereville, NY',
  'Carnegie Hall, NY',
  'The Barn, Texas',
  'TBD, Washington',
])('%j has no city to guess', (location) => {
  expect(places.locate(location)).toBeNull();
});

test('a venue and a state give the city its picture', () => {
  expect(cityOf('Carnegie Hall, New York', places)).toMatchObject({
    name: 'New York',
    title: 'New York, New York',
  });
});

test('the cities that states are called after lie where the tables say', () => {
  for (const { label, latitude, longitude } of [...Object.values(REGION_CITIES), ONTARIO]) {
    expect(places.locate(label)).toMatchObject({ label, latitude, longitude });
  }
});
