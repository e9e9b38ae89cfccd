import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionName, regionOf } from '~/domain/places/regions/regions';

test.each([
  ['Austin, TX', 'TX'],
  ['Austin TX 78701', 'TX'],
  ['Austin, tx', 'TX'],
  ['Portland, Oregon', 'OR'],
  ['Portland, OR, USA', 'OR'],
  ['Portland OR', 'OR'],
  ['Charleston, West Virginia', 'WV'],
  ['Massey Hall, Toronto, ON', 'ON'],
  ['Toronto, Ontario, Canada', 'ON'],
  ['Québec, Québec', 'QC'],
  ["St. John's, Newfoundland and Labrador", 'NL'],
  ['Washington, D.C.', 'DC'],
  ['Ryman Auditorium, 116 5th Ave N, Nashville, TN 37219, USA', 'TN'],
  ['Chicago', 'IL'],
  ['Thalia Hall, Chicago', 'IL'],
  ['nyc', 'NY'],
  ['Montréal', 'QC'],
  ['St. Louis', 'MO'],
  ['Boston, Mass.', 'MA'],
  ['San Juan, PR', 'PR'],
])('%j lies in %s', (location, region) => {
  expect(regionOf(location)).toBe(region);
});

test.each(['', 'Zoom', 'Come in', 'bring me', 'Paris, France', 'TBD', 'a=b', 'Molde, Årø'])(
  '%j lies in no state',
  (location) => {
    expect(regionOf(location)).toBeNull();
  },
);

test('letters become a name', () => {
  expect(regionName('ME')).toBe('Maine');
  expect(regionName('on')).toBe('Ontario');
  expect(regionName('XX')).toBeNull();
});

test('regionOf never throws, and what it finds has a name', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const region = regionOf(text);
      return region === null || regionName(region) !== null;
    }),
  );
});
