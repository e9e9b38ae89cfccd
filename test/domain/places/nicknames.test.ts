import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test.each([
  ['Dallas/Fort Worth', 'Dallas, TX'],
  ['Dallas-Ft. Worth, TX', 'Dallas, TX'],
  ['Raleigh-Durham', 'Raleigh, NC'],
  ['Raleigh/Durham, NC', 'Raleigh, NC'],
  ['Tampa Bay', 'Tampa, FL'],
  ['Tampa Bay, FL', 'Tampa, FL'],
  ['Minneapolis/St. Paul, MN', 'Minneapolis, MN'],
  ['Twin Cities', 'Minneapolis, MN'],
  ['Seattle/Tacoma', 'Seattle, WA'],
  ['Jackson Hole, WY', 'Jackson, WY'],
  ['Jackson Hole', 'Jackson, WY'],
  ['Center for the Arts, Jackson Hole, Wyoming', 'Jackson, WY'],
  ['St. Thomas, VI', 'Charlotte Amalie, VI'],
  ['St. Thomas, US Virgin Islands', 'Charlotte Amalie, VI'],
  ['St. John, VI', 'Cruz Bay, VI'],
  ['St. Croix, VI', 'Saint Croix, VI'],
  ['Maui, HI', 'Kahului, HI'],
  ['Maui', 'Kahului, HI'],
  ['Castle Theater, Maui, HI', 'Kahului, HI'],
  ['Kauai, HI', 'Lihue, HI'],
  ["Kaua'i, Hawaii", 'Lihue, HI'],
  ['Oahu, HI', 'Honolulu, HI'],
  ['Molokai, HI', 'Kaunakakai, HI'],
  ['Lanai, HI', 'Lanai City, HI'],
  ['Big Island, HI', 'Hilo, HI'],
  ['Block Island, RI', 'New Shoreham, RI'],
  ["Martha's Vineyard, MA", 'Vineyard Haven, MA'],
  ['Cape Cod, MA', 'Hyannis, MA'],
  ['The Hamptons, NY', 'Southampton, NY'],
  ['Outer Banks, NC', 'Kill Devil Hills, NC'],
  ['Lake Tahoe, CA', 'South Lake Tahoe, CA'],
  ['Catalina Island, CA', 'Avalon, CA'],
])('%j is %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
});

test.each([
  ["O'Hare, IL", 'ORD'],
  ['LaGuardia, NY', 'LGA'],
  ['LaGuardia, New York', 'LGA'],
  ['JFK, NY', 'JFK'],
  ['LAX, CA', 'LAX'],
])('%j is the airport %s', (location, code) => {
  expect(places.locate(location)?.label).toContain(`(${code})`);
});

test.each(["O'Hare, TX", 'JFK, CA', 'ACC, TX', 'Maui, TX', 'Jackson Hole, MS'])(
  '%j is nowhere: the state is another',
  (location) => {
    expect(places.locate(location)).toBeNull();
  },
);

test.each([
  ['St. Thomas', 'St. Thomas, ON'],
  ['St. Thomas, ON', 'St. Thomas, ON'],
  ['Saint John, NB', 'Saint John, NB'],
  ['Jackson', 'Jackson, MS'],
])('%j stays the city of that name, %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
});

test.each([
  ['maui', 'Kahului, HI'],
  ['jackson ho', 'Jackson, WY'],
  ['tampa b', 'Tampa, FL'],
])('typing %j offers %s', (typed, label) => {
  expect(places.suggest(typed, 8).map((place) => place.label)).toContain(label);
});
