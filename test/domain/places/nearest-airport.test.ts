import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countriesOfZones,
  greatCircleMeters,
  nearestAirportAmong,
} from '~/domain/places/airports/nearest-airport';
import type { Airport } from '~/domain/places/places';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

function anAirport(latitude: number, longitude: number, size: Airport['size']): Airport {
  const where = { latitude, longitude, timeZone: 'UTC', region: '', country: 'US' };
  return { code: `${size[0]}${latitude}`, name: '', city: '', size, ...where };
}

test('a large airport is worth two and a half times the way to a medium one', () => {
  const large = anAirport(1.2, 0, 'large');
  const medium = anAirport(-0.5, 0, 'medium');
  expect(nearestAirportAmong([medium, large], 0, 0)?.airport).toBe(large);
  const farther = anAirport(1.3, 0, 'large');
  expect(nearestAirportAmong([medium, farther], 0, 0)?.airport).toBe(medium);
});

test('a large airport more than 150 km farther than a medium one is too far', () => {
  const medium = anAirport(-2, 0, 'medium');
  const near = anAirport(3.3, 0, 'large');
  const far = anAirport(3.4, 0, 'large');
  expect(nearestAirportAmong([medium, near], 0, 0)?.airport).toBe(near);
  expect(nearestAirportAmong([medium, far], 0, 0)?.airport).toBe(medium);
  const field = anAirport(0.5, 0, 'small');
  expect(nearestAirportAmong([medium, far, field], 0, 0)?.airport).toBe(field);
  expect(nearestAirportAmong([far], 0, 0)?.airport).toBe(far);
});

test('the nearest airport is never farther than a medium one by more than 150 km', () => {
  const size = fc.constantFrom('large', 'medium', 'small');
  const airport = fc.tuple(latitude, longitude, size).map((facts) => anAirport(...facts));
  fc.assert(
    fc.property(fc.array(airport, { minLength: 1 }), latitude, longitude, (airports, lat, lon) => {
      const found = nearestAirportAmong(airports, lat, lon);
      const medium = airports.filter((each) => each.size === 'medium');
      const nearest = Math.min(...medium.map((each) => greatCircleMeters(lat, lon, each)));
      return found !== null && found.distanceMeters <= nearest + 150_001;
    }),
  );
});

test('the distance answered is the real one, not the weighted one', () => {
  const near = nearestAirportAmong([anAirport(1, 0, 'small')], 0, 0);
  expect(near?.distanceMeters).toBe(111_195);
});

test('without airports or without coordinates there is none', () => {
  expect(nearestAirportAmong([], 0, 0)).toBeNull();
  expect(nearestAirportAmong([anAirport(0, 0, 'large')], Number.NaN, 0)).toBeNull();
});

test('the date line is no wall', () => {
  const west = anAirport(51, 179.9, 'medium');
  const east = anAirport(51, -178, 'medium');
  expect(nearestAirportAmong([east, west], 51, -179.9)?.airport).toBe(west);
});

test('a full turn of longitude changes no distance', () => {
  fc.assert(
    fc.property(latitude, longitude, latitude, longitude, (lat, lon, toLat, toLon) => {
      const to = { latitude: toLat, longitude: toLon };
      const turned = { latitude: toLat, longitude: toLon + 360 };
      const difference = greatCircleMeters(lat, lon, to) - greatCircleMeters(lat, lon, turned);
      return Math.abs(difference) < 1;
    }),
  );
});

test('the way there is as long as the way back, and never beyond the far side of the world', () => {
  fc.assert(
    fc.property(latitude, longitude, latitude, longitude, (aLat, aLon, bLat, bLon) => {
      const there = greatCircleMeters(aLat, aLon, { latitude: bLat, longitude: bLon });
      const back = greatCircleMeters(bLat, bLon, { latitude: aLat, longitude: aLon });
      return Math.abs(there - back) < 1e-3 && there <= 20_015_200;
    }),
  );
});

test('a border is worth a hundred kilometres, unless the country is not known', () => {
  const home = { ...anAirport(1.8, 0, 'large'), country: 'US' };
  const abroad = { ...anAirport(-1, 0, 'large'), country: 'CA' };
  const farther = { ...anAirport(2, 0, 'large'), country: 'US' };
  expect(nearestAirportAmong([farther, abroad], 0, 0, 'US')?.airport).toBe(abroad);
  expect(nearestAirportAmong([home, abroad], 0, 0, 'US')?.airport).toBe(home);
  expect(nearestAirportAmong([home, abroad], 0, 0, 'CA')?.airport).toBe(abroad);
  expect(nearestAirportAmong([home, abroad], 0, 0)?.airport).toBe(abroad);
});

test('a border is added before the weight, and not to the distance that is told', () => {
  const home = { ...anAirport(2.4, 0, 'large'), country: 'US' };
  const abroad = { ...anAirport(-0.5, 0, 'medium'), country: 'MX' };
  expect(nearestAirportAmong([home, abroad], 0, 0, 'US')?.airport).toBe(home);
  expect(nearestAirportAmong([abroad], 0, 0, 'US')?.distanceMeters).toBe(55_598);
});

test('the territories are no other country than the US', () => {
  const island = { ...anAirport(1, 0, 'large'), country: 'PR' };
  const mainland = { ...anAirport(-1.5, 0, 'large'), country: 'US' };
  expect(nearestAirportAmong([mainland, island], 0, 0, 'US')?.airport).toBe(island);
});

test('a zone is of the country that most of its airports are in', () => {
  const at = (country: string) => ({ ...anAirport(0, 0, 'large'), country, timeZone: 'Z' });
  expect(countriesOfZones([at('US'), at('CA'), at('CA')]).get('Z')).toBe('CA');
});
