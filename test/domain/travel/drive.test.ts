import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import { estimateDrive } from '~/domain/travel/drive/drive-estimate';
import {
  driveLabel,
  driveTimeLabel,
  milesLabel,
  noRoadLabel,
} from '~/domain/travel/drive/drive-label';
import { greatCircleLine, type LatLng, thinLine } from '~/domain/travel/drive/drive-line';

const MILE = 1609.344;

test.each([
  [0, '0.1 mi'],
  [3.44 * MILE, '3.4 mi'],
  [4 * MILE, '4 mi'],
  [9.94 * MILE, '9.9 mi'],
  [9.96 * MILE, '10 mi'],
  [22.4 * MILE, '22 mi'],
  [1_239.6 * MILE, '1,240 mi'],
])('%d metres are %s', (meters, label) => {
  expect(milesLabel(meters)).toBe(label);
});

test.each([
  [0, '1 min'],
  [7 * 60, '7 min'],
  [9.5 * 60, '10 min'],
  [33 * 60, '35 min'],
  [57 * 60, '55 min'],
  [58 * 60, '1 h'],
  [72 * 60, '1 h 10 min'],
  [119 * 60, '2 h'],
  [26 * 3600, '26 h'],
])('%d seconds are %s', (seconds, label) => {
  expect(driveTimeLabel(seconds)).toBe(label);
});

test('a label says whether it was estimated', () => {
  const drive = { distanceMeters: 22 * MILE, durationSeconds: 35 * 60 };
  expect(driveLabel(drive, false)).toBe('22 mi · about 35 min');
  expect(driveLabel(drive, true)).toBe('About 22 mi · about 35 min, estimated');
});

test.each([
  [0, 0, 0],
  [10_000, 14_000, 17 * 60 + 9 + 3 * 60 + 25],
  [50_000, 64_000, 17.142857 * 60 + 34.285714 * 60 + 8.4 * 60],
  [170_000, 209_100, Math.round((10 / 35 + 40 / 70 + 159.1 / 100) * 3600)],
])('%d metres as the crow flies are %d by road', (crow, meters, seconds) => {
  const drive = estimateDrive(crow);
  expect(drive.distanceMeters).toBe(meters);
  expect(Math.abs(drive.durationSeconds - seconds)).toBeLessThanOrEqual(1);
});

test('where no road leads there is a distance and no time', () => {
  expect(noRoadLabel('HNL', 3_797 * MILE)).toBe('No road from HNL: 3,797 mi in a straight line');
});

const crow = fc.double({ min: 0, max: 20_000_000, noNaN: true });

test('an estimated road is longer than the crow’s, by less than half, and never faster than allowed', () => {
  fc.assert(
    fc.property(crow, (meters) => {
      const { distanceMeters, durationSeconds } = estimateDrive(meters);
      return (
        distanceMeters >= Math.floor(meters) &&
        distanceMeters <= Math.ceil(meters * 1.4) &&
        (distanceMeters + 1) / 1000 <= ((durationSeconds + 1) / 3600) * 100
      );
    }),
  );
});

test('farther away is never nearer or sooner', () => {
  fc.assert(
    fc.property(crow, crow, (a, b) => {
      const [near, far] = [estimateDrive(Math.min(a, b)), estimateDrive(Math.max(a, b))];
      return (
        near.distanceMeters <= far.distanceMeters && near.durationSeconds <= far.durationSeconds
      );
    }),
  );
});

const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const line = fc.array(fc.tuple(latitude, longitude), { minLength: 1, maxLength: 2_000 });

test('a long line keeps its ends and loses points', () => {
  fc.assert(
    fc.property(line, (points) => {
      const thin = thinLine(points);
      expect(thin).toHaveLength(Math.min(300, points.length));
      const [first, last] = [points[0], points.at(-1)] as [LatLng, LatLng];
      expect(thin[0]?.[0]).toBeCloseTo(first[0], 4);
      expect(thin.at(-1)?.[1]).toBeCloseTo(last[1], 4);
    }),
    { numRuns: 30 },
  );
});

test('a short line stays as it is, to a metre', () => {
  expect(
    thinLine([
      [30.1234567, -97.7654321],
      [30.2, -97.8],
    ]),
  ).toEqual([
    [30.12346, -97.76543],
    [30.2, -97.8],
  ]);
});

test('a great circle is as long as the shortest way, and has no gaps', () => {
  fc.assert(
    fc.property(latitude, longitude, latitude, longitude, (aLat, aLon, bLat, bLon) => {
      const from = { latitude: aLat, longitude: aLon };
      const to = { latitude: bLat, longitude: bLon };
      const shortest = greatCircleMeters(aLat, aLon, to);
      // Nearly opposite ends have no one shortest way.
      fc.pre(shortest < 19_900_000);
      const points = greatCircleLine(from, to);
      let length = 0;
      for (const [index, [lat, lon]] of points.entries()) {
        const before = points[index - 1];
        if (!before) continue;
        const step = greatCircleMeters(before[0], before[1], { latitude: lat, longitude: lon });
        expect(step).toBeLessThan(101_000);
        expect(Math.abs(lon - before[1])).toBeLessThanOrEqual(180);
        length += step;
      }
      expect(Math.abs(length - shortest)).toBeLessThan(500);
    }),
  );
});

test('a line over the date line runs on', () => {
  const points = greatCircleLine(
    { latitude: 50, longitude: 179 },
    { latitude: 50, longitude: -179 },
  );
  expect(points.at(-1)).toEqual([50, 181]);
});
