import { expect, test } from 'vitest';
import {
  marksWithRoom,
  nightsWords,
  placeMark,
} from '~/routes/_index/calendar/at-a-glance/nights-words';

const STAY = { kind: 'away', place: 'Portland, ME', nights: 2 } as const;

test('a stay is told from its first evening to its last morning', () => {
  expect(nightsWords({ ...STAY, first: '2026-06-04', last: '2026-06-05' })).toBe(
    'Portland, ME, 2 nights, Jun 4 – 6',
  );
  expect(
    nightsWords({
      kind: 'travelling',
      place: null,
      nights: 1,
      first: '2026-06-30',
      last: '2026-06-30',
    }),
  ).toBe('Travelling, 1 night, Jun 30 – Jul 1');
  expect(nightsWords({ ...STAY, place: null, first: '2026-12-30', last: '2026-12-31' })).toBe(
    'Away, 2 nights, Dec 30 – Jan 1',
  );
});

test('a stay is marked by its state, abroad by its country, and a night on the way by nothing', () => {
  expect(placeMark(STAY)).toBe('ME');
  expect(placeMark({ kind: 'away', place: 'Lisbon, Portugal' })).toBe('Portugal');
  expect(placeMark({ kind: 'away', place: null })).toBeNull();
  expect(placeMark({ kind: 'travelling', place: null })).toBeNull();
});

test('a mark that would run into the one before is left out, not the one after that', () => {
  const marks = [1, 3, 9].map((middle) => ({ text: 'ME', middle }));
  expect(marksWithRoom(marks).map(({ middle }) => middle)).toEqual([1, 9]);
});
