import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITIES } from '~/data/places/cities';
import { AIRPORT_NICKNAMES } from '~/domain/places/airports/airport-names';
import { loadPlaces } from '~/domain/places/load-places.server';
import { isHomeCountry } from '~/domain/places/regions/region-names';
import { asksFurther } from '~/domain/places/suggestions/suggest-addresses.server';

const places = await loadPlaces();
const labels = (typed: string, limit = 8) => places.suggest(typed, limit).map(({ label }) => label);

test.each([
  ['aus', 'Austin, TX'],
  ['aust', 'Austin, TX'],
  ['austin, tx', 'Austin, TX'],
  ['austin tx', 'Austin, TX'],
  ['austin texas', 'Austin, TX'],
  ['Austin, TX, USA', 'Austin, TX'],
  ['new yo', 'New York, NY'],
  ['new york city', 'New York, NY'],
  ['nyc', 'New York, NY'],
  ['portland', 'Portland, OR'],
  ['portland, m', 'Portland, ME'],
  ['Portland, Maine', 'Portland, ME'],
  ['st louis', 'St. Louis, MO'],
  ['saint louis', 'St. Louis, MO'],
  ['st. lou', 'St. Louis, MO'],
  ['montreal', 'Montréal, QC'],
  ['Montréal', 'Montréal, QC'],
  ['montre', 'Montréal, QC'],
  ['Montre\u0301al', 'Montréal, QC'],
  ['toronto, canada', 'Toronto, ON'],
  ['washington d', 'Washington, DC'],
  ['quebec city', 'Québec, QC'],
  ['vegas', 'Las Vegas, NV'],
  ['coeur d’al', "Coeur d'Alene, ID"],
  ['winston-s', 'Winston-Salem, NC'],
  ['san juan', 'San Juan, PR'],
  ['charlotte amalie', 'Charlotte Amalie, VI'],
  ['den', 'Denver, CO'],
  ['durang', 'Durango, CO'],
  ['pierre', 'Pierre, SD'],
  ['logan', 'Logan, UT'],
  ['st. john’s', "St. John's, NL"],
])('typing %j offers %s first', (typed, label) => {
  expect(labels(typed)[0]).toBe(label);
});

test.each([
  ['ohare', 'ORD'],
  ["o'hare", 'ORD'],
  ['O’Hare', 'ORD'],
  ['o hare', 'ORD'],
  ['midway', 'MDW'],
  ['dulles', 'IAD'],
  ['jfk', 'JFK'],
  ['kennedy', 'JFK'],
  ['laguardia', 'LGA'],
  ['la guardia', 'LGA'],
  ['love field', 'DAL'],
  ['pearson', 'YYZ'],
  ['toronto pear', 'YYZ'],
  ['trudeau', 'YUL'],
  ['bush', 'IAH'],
  ['seatac', 'SEA'],
  ['sky harb', 'PHX'],
  ['denver airport', 'DEN'],
  ['airport denver', 'DEN'],
  ['chicago airport', 'ORD'],
  ['lax', 'LAX'],
  ['yyz', 'YYZ'],
  ['ord', 'ORD'],
  ['guam', 'GUM'],
  ['puerto rico', 'SJU'],
])('typing %j offers the airport %s first', (typed, code) => {
  expect(labels(typed)[0]).toContain(`(${code})`);
});

test.each([
  ['aus', 'Austin-Bergstrom International Airport (AUS)'],
  ['portland', 'Portland, ME'],
  ['san', 'San Diego International Airport (SAN)'],
  ['logan', 'Logan International Airport (BOS)'],
  ['new yo', 'John F. Kennedy International Airport (JFK)'],
  ['honolulu', 'Daniel K. Inouye International Airport (HNL)'],
])('typing %j offers %s among others', (typed, label) => {
  expect(labels(typed)).toContain(label);
});

test('an airport stands behind the city it is named for', () => {
  for (const city of ['Boise', 'Honolulu', 'Nashville', 'Salt Lake City', 'Halifax']) {
    const kinds = places.suggest(city, 8).map(({ kind }) => kind);
    expect(kinds[0]).toBe('city');
    expect(kinds).toContain('airport');
  }
});

test('no airport that only contains the words stands before a town that begins with them', () => {
  const names = CITIES.split('\n').map((line) => line.slice(0, 5).toLowerCase());
  for (const typed of new Set(names)) {
    if (!/^[a-z ]{5}$/.test(typed) || AIRPORT_NICKNAMES.has(typed)) continue;
    const kinds = places.suggest(typed, 8).map(({ kind }) => kind);
    expect(kinds.slice(0, kinds.lastIndexOf('city') + 1), typed).not.toContain('airport');
  }
});

test('of two cities with one name the larger stands first, and a shorter name before a longer', () => {
  expect(labels('springfield')[0]).toBe('Springfield, MO');
  expect(labels('austin')).toEqual(expect.arrayContaining(['Austin, MN', 'Austintown, OH']));
  expect(labels('austin').indexOf('Austin, MN')).toBeLessThan(
    labels('austin').indexOf('Austintown, OH'),
  );
});

test('"ste" may go on as Sterling or stand for Sainte', () => {
  expect(labels('ste')).toContain('Sterling Heights, MI');
  expect(labels('ste. ad')[0]).toBe('Sainte-Adèle, QC');
});

test.each([
  '',
  '  ',
  'au',
  ' au ',
  '...',
  '!!!',
  '1600 penn',
  'zzzzzz',
  'airport',
  'regional airport',
])('typing %j offers nothing of our own', (typed) => {
  expect(labels(typed)).toEqual([]);
});

test.each(['lond', 'heathrow', 'lhr', 'paris', 'cancun', 'tokyo', 'mexico city', 'narita'])(
  'typing %j offers nothing abroad',
  (typed) => {
    for (const { country } of places.suggest(typed, 20)) {
      expect(isHomeCountry(country)).toBe(true);
    }
  },
);

test('suggestions keep to the limit, say nothing twice, and never throw', () => {
  expect(labels('san', 5)).toHaveLength(5);
  const written = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('san', 'st'),
  );
  fc.assert(
    fc.property(written, (typed) => {
      const offered = labels(typed, 5);
      return offered.length <= 5 && new Set(offered).size === offered.length;
    }),
  );
});

test('a city is offered for every beginning of its name that no five larger ones share', () => {
  const cities = ['Austin, TX', 'Nashville, TN', 'Québec, QC', 'Albuquerque, NM', 'Halifax, NS'];
  for (const label of cities) {
    const name = label.slice(0, -4);
    for (let end = 5; end <= name.length; end++) {
      expect(labels(name.slice(0, end))).toContain(label);
    }
  }
});

test.each([
  ['aus', false],
  ['austin', false],
  ['austin, tx', false],
  ['austin t', false],
  ['jfk', false],
  ['160', false],
  ['1600', false],
  ['1600 penn', true],
  ['90210', true],
  ['ryman', true],
  ['ryman auditorium, nashville', true],
  ['321 commercial st, portland, me', true],
  ['paramount th', true],
  ['terlingua, tx', true],
])('whether %j is asked of somebody else: %s', (typed, asked) => {
  expect(asksFurther(typed, places.suggest(typed, 8))).toBe(asked);
});
