import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';
import { namesAddress } from '~/domain/places/location-precision';
import { regionOf } from '~/domain/places/regions/regions';

const places = await loadPlaces();

test.each([
  ['denver co', 'Denver, CO'],
  ['boston ma', 'Boston, MA'],
  ['columbus oh', 'Columbus, OH'],
  ['portland or', 'Portland, OR'],
  ['portland me', 'Portland, ME'],
  ['tulsa ok', 'Tulsa, OK'],
  ['philadelphia pa', 'Philadelphia, PA'],
  ['boise id', 'Boise, ID'],
  ['mobile al', 'Mobile, AL'],
  ['indianapolis in', 'Indianapolis, IN'],
  ['new orleans la', 'New Orleans, LA'],
  ['honolulu hi', 'Honolulu, HI'],
  ['wilmington de', 'Wilmington, DE'],
  ['Denver Co', 'Denver, CO'],
  ['Boston Ma', 'Boston, MA'],
  ['Columbus Oh', 'Columbus, OH'],
  ['toronto on', 'Toronto, ON'],
  ['portland me 04101', 'Portland, ME'],
  ['portland me usa', 'Portland, ME'],
  ['paramount theatre, denver co', 'Denver, CO'],
  ['paramount theatre denver co', 'Denver, CO'],
  ['philly pa', 'Philadelphia, PA'],
])('%j is %s, for labels too', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
  expect(regionOf(location)).toBe(label.slice(-2));
});

test.each([
  ['bar harbor me', 'Bar Harbor, ME'],
  ['cannon beach or', 'Cannon Beach, OR'],
  ['321 cottage st bar harbor me', 'Bar Harbor, ME'],
  ["coeur d'alene id", "Coeur d'Alene, ID"],
  ['st. john’s co', null],
  ['maui hi', 'Kahului, HI'],
])('%j, known by the tables, is %s', (location, label) => {
  expect(places.locate(location)?.label ?? null).toBe(label);
});

test.each([
  'Lunch in',
  'Come in',
  'Drop in',
  'Say hi',
  'Come to me',
  'Bring me',
  'Portland with me',
  'Oklahoma or bust',
  'Denver or bust',
  'Denver Brewing Co',
  'Parker & Co',
  'The Hope in',
  'Denver ok',
  'Springfield hi',
])('%j ends in a word, not in a state', (location) => {
  expect(places.locate(location)).toBeNull();
  expect(regionOf(location)).toBeNull();
});

test('a venue before small letters says more than its city', () => {
  const asks = (location: string) => namesAddress(location, places.locate(location), places);
  expect(asks('victoria theatre dayton oh')).toBe(true);
  expect(asks('dayton oh')).toBe(false);
});

test('from a city in small letters one flies as from the same in capitals', () => {
  const airportFrom = (location: string) => {
    const place = places.locate(location);
    return place && places.nearestAirport(place.latitude, place.longitude)?.airport.code;
  };
  expect(airportFrom('portland me')).toBe('PWM');
  expect(airportFrom('portland or')).toBe('PDX');
  expect(places.airportsOfCity('portland me').map(({ code }) => code)).toEqual(['PWM']);
  expect(places.airportsOfCity('Mobile Al').map(({ code }) => code)).toEqual(
    places.airportsOfCity('Mobile, AL').map(({ code }) => code),
  );
});
