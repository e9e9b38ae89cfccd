import { expect, test } from 'vitest';
import type { CalendarDay, DayGig } from '~/domain/gigs/views/year-calendar';
import { crowdedCounts, roomInWeek } from '~/routes/_index/calendar/day-room';

/** Seven days by how many gigs begin on each: "0020010". */
function roomsOf(week: string) {
  return roomInWeek([...week].map((count) => aDay(Number(count))));
}

function aDay(count: number, isToday = false): CalendarDay {
  const gigs = Array.from({ length: count }, () => ({ day: 1 }) as DayGig);
  return { date: '2026-06-01', dayOfMonth: 1, isToday, gigs, bars: [] };
}

test.each([
  ['0002000', 3, 'both', true],
  ['0012000', 3, 'right', true],
  ['0002100', 3, 'left', true],
  ['0002010', 3, 'both', true],
  ['0012010', 3, 'right', false],
  ['0012100', 3, 'none', false],
  ['2000000', 0, 'right', true],
  ['0000002', 6, 'left', true],
  ['2100000', 0, 'none', false],
  ['0000012', 6, 'right', false],
])('in a week %s the circles of day %i lean %s', (week, day, side, more) => {
  expect(roomsOf(week)[day]).toEqual({ side, more });
});

test('two busy days do not lean over the same neighbour', () => {
  expect(roomsOf('0120210').map(({ side }) => side)).toEqual([
    'both',
    'both',
    'right',
    'both',
    'none',
    'both',
    'both',
  ]);
});

test('a week at the edge of a month has room in the empty cells', () => {
  expect(roomInWeek([null, null, aDay(2), aDay(1), null, null, null])[2]?.side).toBe('left');
});

test('counts on neighbouring days leave the side of their numbers, a count by itself stays', () => {
  const week = [...'2012230'].map((count) => aDay(Number(count)));
  expect(crowdedCounts(week)).toEqual([false, false, false, true, true, true, false]);
});

test('the count of today leaves the pill, wherever it is', () => {
  expect(crowdedCounts([null, aDay(2, true), aDay(1, true)])).toEqual([false, true, false]);
});
