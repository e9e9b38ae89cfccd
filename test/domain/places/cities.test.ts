import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITIES, FOREIGN_NAMESAKES } from '~/data/places/cities';
import { indexCities } from '~/domain/places/cities/cities';
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

test('a neighbourhood does not stand with the people of its whole city', () => {
  const population = (name: string, region: string) =>
    cities.inRegion(foldName(name), region)?.population ?? null;
  const neighbourhoods =
    'New South Memphis TN/West Raleigh NC/Ironville KY/Meads KY/Okanagan BC/Lexington-Fayette KY/Tempe Junction AZ/East Chattanooga TN/East Hampton VA/Metairie Terrace LA/North Stamford CT/West Hollywood FL';
  for (const label of neighbourhoods.split('/')) {
    expect([label, population(label.slice(0, -3), label.slice(-2))]).toEqual([label, null]);
  }
  expect(population('South Boston', 'MA')).toBe(33_000);
  expect(population('Ladner', 'BC')).toBe(22_000);
  expect(population('Louisville', 'KY')).toBe(620_000);
  expect(population('Lexington', 'KY')).toBe(310_000);
  expect(population('Augusta', 'GA')).toBe(200_000);
});

test('a name alone is the city that everybody means', () => {
  const first = (name: string) => cities.named(foldName(name))[0]?.region;
  expect(first('West Hollywood')).toBe('CA');
  expect(first('South Boston')).toBe('MA');
});

test('no row is named by its direction from a city and counts as many people', () => {
  const rows = CITIES.split('\n').map((line) => line.split('\t'));
  const suspects = rows.filter(([name = '', region = '', , , population]) => {
    const mother = /^(?:(?:New )?(?:North|South|East|West)) (.+)$/.exec(name)?.[1];
    const city = mother && cities.inRegion(foldName(mother), region);
    // Two digits are kept: what stands with the same number was counted with the other.
    return city && city.population >= 25_000 && Number(population) > city.population * 0.9;
  });
  // These are as large.
  const real =
    'East Flatbush, NY/East Harlem, NY/East Orange, NJ/South Laurel, MD/West Covina, CA/West Englewood, IL/West Orange, NJ'.split(
      '/',
    );
  expect(suspects.map(([name, region]) => `${name}, ${region}`)).toEqual(real);
});

test('Vieques lies on its island', () => {
  expect(cities.inRegion('vieques', 'PR')).toMatchObject({
    latitude: 18.1491,
    longitude: -65.4427,
  });
});
