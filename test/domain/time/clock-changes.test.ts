import { expect, test } from 'vitest';
import { clockChanges } from '~/domain/time/clock-changes';

const changesIn = (zone: string, year: number) =>
  clockChanges(zone, Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)).map(
    ({ instant, offsetBefore, offsetAfter }) => [
      new Date(instant).toISOString().slice(0, 16),
      offsetBefore,
      offsetAfter,
    ],
  );

test('clocks in New York change in March and November', () => {
  expect(changesIn('America/New_York', 2026)).toEqual([
    ['2026-03-08T07:00', -300, -240],
    ['2026-11-01T06:00', -240, -300],
  ]);
});

test('clocks that are half an hour off change at half past', () => {
  expect(changesIn('Australia/Adelaide', 2026)).toEqual([
    ['2026-04-04T16:30', 630, 570],
    ['2026-10-03T16:30', 570, 630],
  ]);
});

test.each(['Asia/Tokyo', 'America/Phoenix', 'UTC'])('clocks in %s never change', (zone) => {
  expect(changesIn(zone, 2026)).toEqual([]);
});

test('clocks in Vancouver change for the last time in March 2026', () => {
  expect(changesIn('America/Vancouver', 2026)).toEqual([['2026-03-08T10:00', -480, -420]]);
  expect(changesIn('America/Vancouver', 2027)).toEqual([]);
});
