import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PhotonAnswer, toFoundAddress } from '~/providers/photon-feature';

const HOUSE = {
  type: 'house',
  osm_key: 'place',
  osm_value: 'house',
  housenumber: '1600',
  street: 'Pennsylvania Avenue Northwest',
  postcode: '20500',
  city: 'Washington',
  state: 'District of Columbia',
  countrycode: 'US',
};

function read(properties: Record<string, string>, coordinates = [-77.0365, 38.8977]) {
  const { features } = PhotonAnswer.parse({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'Point', coordinates }, properties }],
  });
  const [feature] = features;
  return feature ? toFoundAddress(feature) : null;
}

test('a house is an address, its longitude first', () => {
  expect(read(HOUSE)).toEqual({
    label: '1600 Pennsylvania Avenue NW, Washington, DC 20500',
    kind: 'address',
    region: 'DC',
    latitude: 38.8977,
    longitude: -77.0365,
  });
});

test.each([
  [
    { name: 'White House', osm_key: 'office' },
    'venue',
    'White House, 1600 Pennsylvania Avenue NW, Washington, DC 20500',
  ],
  [
    { name: 'Pennsylvania Avenue Northwest', type: 'street', street: '', housenumber: '' },
    'address',
    'Pennsylvania Avenue NW, Washington, DC 20500',
  ],
  [{ postcode: '20500;20502' }, 'address', '1600 Pennsylvania Avenue NW, Washington, DC 20500'],
  [{ postcode: '' }, 'address', '1600 Pennsylvania Avenue NW, Washington, DC'],
  [
    { city: '', county: 'Rural County' },
    'address',
    '1600 Pennsylvania Avenue NW, Rural County, DC 20500',
  ],
  [{ name: 'Washington', type: 'city', city: '', osm_value: 'city' }, 'city', 'Washington, DC'],
  [
    { name: 'Foggy Bottom', type: 'district', osm_value: 'suburb' },
    'city',
    'Foggy Bottom, Washington, DC',
  ],
  [
    {
      name: 'Reagan National',
      type: 'other',
      osm_key: 'aeroway',
      osm_value: 'aerodrome',
      housenumber: '',
      street: '',
    },
    'airport',
    'Reagan National, Washington, DC 20500',
  ],
  [
    {
      name: 'The Wharf',
      type: 'other',
      osm_key: 'leisure',
      osm_value: 'park',
      housenumber: '',
      street: '',
    },
    'venue',
    'The Wharf, Washington, DC 20500',
  ],
])('%j makes %s %j', (properties, kind, label) => {
  expect(read({ ...HOUSE, ...properties })).toMatchObject({ kind, label });
});

test.each([
  ['Quebec', 'CA', 'QC'],
  ['Québec', 'CA', 'QC'],
  ['Newfoundland and Labrador', 'CA', 'NL'],
  ['Puerto Rico', 'US', 'PR'],
  ['Puerto Rico', 'PR', 'PR'],
  ['', 'GU', 'GU'],
  ['Saint Thomas', 'VI', 'VI'],
  ['texas', 'us', 'TX'],
])('%s, %s is the region %s', (state, countrycode, region) => {
  expect(read({ ...HOUSE, state, countrycode })?.region).toBe(region);
});

test.each([
  ['abroad', { countrycode: 'MX', state: 'Ciudad de México' }],
  ['abroad, in a state of the same name', { countrycode: 'GE', state: 'Georgia' }],
  ['nowhere', { countrycode: '' }],
  ['without a state', { state: '' }],
  ['a state', { type: 'state', name: 'Colorado', osm_value: 'state' }],
  ['a county', { type: 'county', name: 'Travis County' }],
  ['a river', { type: 'other', name: 'Potomac River', osm_key: 'waterway' }],
  ['a bus stop', { type: 'house', name: 'K Street', osm_key: 'highway' }],
  ['a gate', { type: 'house', name: 'A12', osm_key: 'aeroway', osm_value: 'gate' }],
  ['a house without a street', { street: '' }],
])('what is %s is left out', (_, properties) => {
  expect(read({ ...HOUSE, ...properties })).toBeNull();
});

test.each([
  [{}],
  [{ features: null }],
  [{ features: [{}] }],
  [{ features: [{ geometry: { coordinates: [] }, properties: {} }] }],
  [{ features: [{ geometry: { coordinates: [-200, 10] }, properties: {} }] }],
  [{ features: [{ geometry: { coordinates: ['1', '2'] }, properties: {} }] }],
  [{ message: 'down for maintenance' }],
])('%j is not such an answer', (answer) => {
  expect(PhotonAnswer.safeParse(answer).success).toBe(false);
});

test('whatever a feature says, its label has no empty part', () => {
  const anyProperties = fc.record(
    Object.fromEntries(Object.keys(HOUSE).map((key) => [key, fc.constantFrom('', 'x')])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyProperties, (properties) => {
      const found = read({ ...HOUSE, ...properties });
      return found === null || !/^,|, ,|,\s*$|undefined|^\s|\s$/.test(found.label);
    }),
  );
});
