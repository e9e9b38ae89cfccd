import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setOutAt } from '~/domain/fit/leave-by/traffic';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';

const ZONE = 'America/Chicago';
const leave = (arriveAt: string, minutes: number, zone = ZONE) =>
  wallTimeAt(setOutAt(instantOf(arriveAt, zone), minutes, zone), zone).slice(11);

test.each([
  ['at night roads are free', '2026-06-05T03:00', '02:10'],
  ['by day they are not quite', '2026-06-05T12:00', '11:00'],
  ['in the rush of a weekday they are full', '2026-06-05T18:00', '16:55'],
  ['on a Saturday there is no rush', '2026-06-06T18:00', '17:00'],
  ['a drive that begins before the rush is slow only in it', '2026-06-05T06:30', '05:30'],
])('%s', (_fact, arriveAt, expected) => {
  expect(leave(arriveAt, 40)).toBe(expected);
});

test('from next door it takes a quarter of an hour and the way to the car', () => {
  expect(leave('2026-06-05T03:00', 0)).toBe('02:35');
});

test('in the night the clocks change the drive is as long as in any other', () => {
  // 2:00 to 3:00 does not exist.
  expect(leave('2026-03-08T03:20', 40)).toBe('01:30');
  // 1:00 to 2:00 comes twice.
  const late = instantOf('2026-11-01T02:20', ZONE);
  expect(late - setOutAt(late, 40, ZONE)).toBe(50 * 60_000);
});

const minute = fc.integer({ min: 0, max: 14 * 24 * 60 });
const drive = fc.integer({ min: 0, max: 300 });
const instant = (minutes: number) => Date.parse('2026-03-01T00:00Z') + minutes * 60_000;

test('who has to be there later never leaves earlier', () => {
  fc.assert(
    fc.property(minute, drive, fc.nat(240), (at, free, later) => {
      const [one, other] = [at, at + later].map((each) => setOutAt(instant(each), free, ZONE));
      expect(other).toBeGreaterThanOrEqual(one as number);
    }),
  );
});

test('a longer drive is never begun later, and none is shorter than on free roads', () => {
  fc.assert(
    fc.property(minute, drive, fc.nat(60), (at, free, more) => {
      const [short, long] = [free, free + more].map((each) => setOutAt(instant(at), each, ZONE));
      expect(long).toBeLessThanOrEqual(short as number);
      expect(instant(at) - (short as number)).toBeGreaterThanOrEqual((free + 10) * 60_000);
    }),
  );
});
