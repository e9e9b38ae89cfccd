import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITIES, FOREIGN_NAMESAKES } from '~/data/places/cities';
import { indexCities } from '~/domain/places/cities';
import { foldName } from '~/domain/places/fold-name';

const cities = indexCities(CITIES, FOREIGN_NAMESAKES);
const names = CITIES.split('\n').map((line) => foldName(line.slice(0, line.indexOf('\t'))));

test('the table stands in the order it is searched by', () => {
  const outOfOrder = names.filter((name, at) => at > 0 && name < (names[at - 1] ?? ''));
  expect(outOfOrder).toEqual([]);
});

test('every city is found by its name and region', () => {
  const lost = CITIES.split('\n').filter((line) => {
    const [name = '', region = ''] = line.split('\t');
    return cities.inRegion(foldName(name), region)?.region !== region;
  });
  expect(lost).toEqual([]);
});

test('what begins so is found, and nothing else, as by reading the whole table', () => {
  const anyPrefix = fc
    .tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 8 }))
    .map(([name, length]) => name.slice(0, length));
  fc.assert(
    fc.property(fc.oneof(anyPrefix, fc.string()), (prefix) => {
      const expected = prefix ? names.filter((name) => name.startsWith(prefix)).length : 0;
      return cities.startingWith(prefix).length === expected;
    }),
  );
});

test('namesakes stand most populous first', () => {
  const namesakes = cities.named('springfield').map(({ population }) => population);
  expect(namesakes.length).toBeGreaterThan(10);
  expect(namesakes).toEqual([...namesakes].sort((a, b) => b - a));
});

test.each(['', 'zzzz', '0', 'constructor', '__proto__', '\uffff'])('%j is no city', (key) => {
  expect(cities.named(key)).toEqual([]);
});

test('the first and the last of the table are found', () => {
  expect(cities.named(names[0] ?? '')).not.toEqual([]);
  expect(cities.named(names.at(-1) ?? '')).not.toEqual([]);
});

test('names are compared without accents, points and short forms', () => {
  expect(foldName('St. John’s')).toBe('saint johns');
  expect(foldName('SAINT JOHNS')).toBe('saint johns');
  expect(foldName('Ft. Worth')).toBe('fort worth');
  expect(foldName('Mt Vernon')).toBe('mount vernon');
  expect(foldName('Trois-Rivières')).toBe('trois rivieres');
  expect(foldName('  Santa   Fe ')).toBe('santa fe');
  expect(foldName('Coeur d’Alene')).toBe(foldName("coeur d'alene"));
});
