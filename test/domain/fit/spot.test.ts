import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inReach, isWithin, metersBetween, spotAt } from '~/domain/fit/trip/spot';
import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';

/** To the metre, as places are known. */
const degrees = (most: number) =>
  fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((units) => units / 100_000);

const UNNAMED = {
  city: '',
  region: '',
  country: null,
  airport: null,
  airportSize: null,
  timeZone: null,
};

const spot = fc
  .tuple(degrees(90), degrees(180))
  .map(([latitude, longitude]) => spotAt(latitude, longitude, UNNAMED));

test('the distance of two places is that along the great circle, to the centimetre', () => {
  fc.assert(
    fc.property(spot, spot, (a, b) => {
      const expected = greatCircleMeters(a.latitude, a.longitude, b);
      // Opposite sides of the Earth are told apart to a few metres.
      expect(Math.abs(metersBetween(a, b) - expected)).toBeLessThan(expected > 2e7 ? 5 : 0.01);
    }),
    { numRuns: 20_000 },
  );
});

test('two places are within a distance exactly when no more lies between them', () => {
  const meters = fc.integer({ min: 0, max: 20_100_000 });
  fc.assert(
    fc.property(spot, spot, meters, (a, b, distance) => {
      expect(isWithin(a, b, distance)).toBe(metersBetween(a, b) <= distance);
    }),
    { numRuns: 20_000 },
  );
});

test('so it is of places near each other, also across the date line and beside the poles', () => {
  const offset = degrees(12);
  const around = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
  fc.assert(
    fc.property(spot, offset, offset, fc.constantFrom(0.98, 1.02), (a, north, east, factor) => {
      const b = spotAt(
        Math.max(-90, Math.min(90, a.latitude + north)),
        around(a.longitude + east),
        UNNAMED,
      );
      const between = metersBetween(a, b);
      expect(isWithin(a, b, between * factor)).toBe(between <= between * factor);
    }),
    { numRuns: 20_000 },
  );
});

test('nothing is within reach of an unknown place', () => {
  fc.assert(
    fc.property(spot, (a) => {
      expect(inReach(a, null) || inReach(null, a)).toBe(false);
    }),
  );
});
