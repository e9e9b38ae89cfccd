import { expect, test } from 'vitest';
import { AIRPORTS } from '~/data/places/airports';
import { AirportFinder } from '~/domain/parse/tokens/places/airport-finder';
import { mayNamePlace } from '~/domain/parse/tokens/places/may-name-place';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();
const finder = new AirportFinder(places);
const codes = (name: string) =>
  finder
    .named(name)
    .map(({ code }) => code)
    .join(' ');

test.for([
  ['London City', 'LCY'],
  ['London-City', 'LCY'],
  ['London City Airport', 'LCY'],
  ['Washington National', 'DCA'],
  ['WASHINGTON-NATIONAL', 'DCA'],
  ['Reagan National Airport', 'DCA'],
  ['Newark Liberty', 'EWR'],
  ['Houston-Bush', 'IAH'],
  ['Cleveland Hopkins', 'CLE'],
  ['Hartsfield-Jackson', 'ATL'],
  ['Sydney (Kingsford Smith)', 'SYD'],
  ['Sydney (Kingsford', 'SYD'],
  ['Brisbane (Domestic)', 'BNE'],
  ['London (Stansted)', 'STN'],
  ['Burlington (VT)', 'BTV'],
])('"%s" is %s', ([name, code]) => {
  expect(codes(name ?? '')).toBe(code);
});

test.for(['City', 'National', 'Liberty', 'Island', 'Bush', 'Mitchell', 'Hopkins', 'Lambert'])(
  '"%s" alone is no airport',
  (word) => {
    expect(codes(word)).toBe('');
  },
);

test.for([
  ['Portland', 'PDX PWM'],
  ['Columbus', 'CMH CSG GTR'],
  ['Portland, ME', 'PWM'],
  ['Columbus, OH', 'CMH'],
  ['Orlando', 'MCO'],
  ['San Jose', 'SJC'],
  ['Mexico City', 'MEX'],
  ['New York', 'JFK LGA EWR'],
])('%s may be %s', ([city, expected]) => {
  expect(codes(city ?? '')).toBe(expected);
});

test('namesakes are all airports of every city of a name', () => {
  const all = finder.namesakes('Orlando').map(({ code }) => code);
  expect(all).toEqual(['MCO', 'SFB']);
  expect(finder.namesakes('Portland, ME')).toHaveLength(1);
});

test('every city an airport serves may name a place, and so may the airport', () => {
  const rows = AIRPORTS.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = rows.flatMap((row) => {
    const [, name = '', served = ''] = row.split('\t');
    const cities = served.split('/');
    return [...cities, name.replace('@', cities[0] ?? '')].filter(Boolean);
  });
  expect(names.length).toBeGreaterThan(6_000);
  expect(names.filter((name) => !mayNamePlace(name.toLowerCase(), places))).toEqual([]);
});

test.each(['itinerary', 'boulevard', 'sunday', 'taxes and fees', 'king bed'])(
  '“%s” names no place',
  (words) => {
    expect(mayNamePlace(words, places)).toBe(false);
  },
);
