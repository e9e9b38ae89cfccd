import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AIRPORTS } from '~/data/places/airports';
import { CITIES } from '~/data/places/cities';
import { loadPlaces } from '~/domain/places/load-places.server';
import { countryOfRegion, REGION_BY_ABBREVIATION } from '~/domain/places/regions/region-names';
import { regionName, regionOf } from '~/domain/places/regions/regions';

/* The label is read without the tables the marker is placed by. */

const places = await loadPlaces();

interface Town {
  name: string;
  region: string;
  population: number;
}

const towns: Town[] = CITIES.split('\n').map((line) => {
  const [name = '', region = '', , , population] = line.split('\t');
  return { name, region, population: Number(population) };
});
const abbreviations = new Map([...REGION_BY_ABBREVIATION].map(([word, code]) => [code, word]));
const lettersOf = (region: string) => (countryOfRegion(region) === 'CA' ? 'CA' : 'USA');
const codeOf = (region: string) => (countryOfRegion(region) === 'CA' ? 'K1A 0B1' : '12345');

const WITH_STATE: ((town: Town) => string)[] = [
  ({ name, region }) => `${name}, ${region}`,
  ({ name, region }) => `${name}, ${region}`.toLowerCase(),
  ({ name, region }) => `${name} ${region}`,
  ({ name, region }) => `${name} ${region}`.toLowerCase(),
  ({ name, region }) => `${name}, ${regionName(region)}`,
  ({ name, region }) => `${name} ${regionName(region)}`.toLowerCase(),
  ({ name, region }) => `${name}, ${abbreviations.get(region) ?? region}.`,
  ({ name, region }) => `${name} ${abbreviations.get(region) ?? region}`,
  ({ name, region }) => `${name}, ${region}, ${lettersOf(region)}`,
  ({ name, region }) => `${name}, ${regionName(region)}, ${lettersOf(region)}`,
  ({ name, region }) => `Zeta Hall, 12 Zeta Blvd, ${name}, ${region} ${codeOf(region)}`,
  ({ name, region }) => `Zeta Hall, ${name} ${region}`.toLowerCase(),
];

test('a city with its state is labelled by no other state than its marker is in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...towns), fc.constantFrom(...WITH_STATE), (town, written) => {
      const location = written(town);
      const label = regionOf(location);
      const place = places.locate(location);
      expect([location, label]).toEqual([location, label && town.region]);
      expect([location, place?.region ?? null]).toEqual([location, place && town.region]);
    }),
    { numRuns: 2_000 },
  );
});

/** Locations where both answer, and differently. */
function disagreeing(locations: string[]): string[] {
  return locations.flatMap((location) => {
    const label = regionOf(location);
    const place = label && places.locate(location);
    return place && !place.guessed && place.region !== label
      ? [`${location}: ${label}, ${place.label}`]
      : [];
  });
}

test('a large city that is known by its name alone is labelled by the state its marker is in', () => {
  const large = towns.filter(({ population }) => population >= 5_000).map(({ name }) => name);
  // The name of a state ends it, and nobody well-known bears it.
  expect(disagreeing(large)).toEqual(['Estancias de Florida: FL, Estancias de Florida, PR']);
  expect(disagreeing(large.map((name) => `Zeta Hall, ${name}`))).toEqual([]);
});

test('an airport is labelled by the state its marker is in', () => {
  const codes = AIRPORTS.split('\n').flatMap((line) => /^([A-Z]{3})\t/.exec(line)?.[1] ?? []);
  const airports = codes.flatMap((code) => places.airport(code) ?? []);
  expect(airports.length).toBeGreaterThan(3_000);
  const labels = airports.map(({ name, code }) => `${name} (${code})`);
  expect(disagreeing(labels)).toEqual([]);
  const written = airports.flatMap(({ city, region, code }) => [
    `${city}, ${region} (${code})`,
    `${city} ${region} (${code})`,
    `${city} (${code})`,
  ]);
  // The city is in the one state, its airport in the other.
  expect(disagreeing(written)).toEqual([
    'Cincinnati (CVG): OH, Cincinnati Northern Kentucky International Airport (CVG)',
  ]);
});

test.each([
  ['L.A.', 'CA'],
  ['LA', 'CA'],
  ['la', 'CA'],
  ['LA 70112', 'LA'],
  ['New Orleans, LA', 'LA'],
  ['Washington', 'DC'],
  ['Spokane, Washington', 'WA'],
  ['Charleston, W. Va.', 'WV'],
  ['charleston west virginia', 'WV'],
  ['kings park west virginia', 'VA'],
  ['Nashville TN (BNA)', 'TN'],
  ['Nashville, Tenn. (BNA)', 'TN'],
  ['Portland, ME (PWM)', 'ME'],
  ['Austin (AUS)', 'TX'],
  ['Austin Convention Center, Austin TX (ACC)', 'TX'],
  ['Carnegie Hall (NYC)', 'NY'],
  ['billings, mt', 'MT'],
  ['Vail', 'CO'],
])('the label of %j is %s', (location, region) => {
  expect(regionOf(location)).toBe(region);
  const place = places.locate(location);
  if (place) expect(place.region).toBe(region);
});

test.each(['Portland (PWM)', 'Ontario International Airport (ONT)', 'Manchester Airport (MAN)'])(
  'what stands before a code is no label of %j, which is elsewhere',
  (location) => {
    expect(regionOf(location)).toBeNull();
    expect(places.locate(location)).not.toBeNull();
  },
);
