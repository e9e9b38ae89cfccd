import { expect, test } from 'vitest';
import { AIRPORTS } from '~/data/places/airports';
import { AirportFinder } from '~/domain/parse/tokens/places/airport-finder';
import { foldName } from '~/domain/places/fold-name';
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

test('a word of every airport’s code, name and cities is known as one of a place', () => {
  const rows = AIRPORTS.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const unknown = rows.flatMap((row) => {
    const [code = '', , served = ''] = row.split('\t');
    const names = [code, ...served.split('/')].filter(Boolean);
    return names.filter(
      (name) =>
        !foldName(name)
          .split(' ')
          .some((word) => places.hasAirportWord(word)),
    );
  });
  expect(rows.length).toBeGreaterThan(3_000);
  expect(unknown).toEqual([]);
  expect(places.hasAirportWord('itinerary')).toBe(false);
});
