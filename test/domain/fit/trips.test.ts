import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTrips } from '~/domain/fit/check-trip';
import { loadPlaces } from '~/domain/places/load-places.server';
import { readTrips } from '../../support/fit/trips-in-words';

const FOLDER = join(import.meta.dirname, 'trips');
const places = await loadPlaces();
const trips = readdirSync(FOLDER).flatMap((file) =>
  readTrips(readFileSync(join(FOLDER, file), 'utf8'), places).map((trip) => ({ ...trip, file })),
);

test.each(trips)('$file: $name', ({ expected, ...trip }) => {
  const found = [...checkTrips({ ...trip, places }).values()].flatMap(({ findings }) =>
    findings.map(({ severity, rule, sentence }) => `${severity} ${rule}: ${sentence}`),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('there are sixty trips, and of many there is nothing to be said', () => {
  expect(trips.length).toBeGreaterThanOrEqual(60);
  const silent = trips.filter(({ expected }) => expected.length === 0);
  expect(silent.length).toBeGreaterThanOrEqual(25);
});
