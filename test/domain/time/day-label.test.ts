import { expect, test } from 'vitest';
import { dayHeading, dayText, wallTimeLabel } from '~/domain/time/day-label';

test.each([
  ['2026-06-04', 'day', '4'],
  ['2026-06-04', 'weekday', 'Thu'],
  ['2026-06-04', 'month', 'Jun'],
  ['2026-06-04', 'longMonth', 'June'],
  ['2026-06-04', 'monthDay', 'Jun 4'],
  ['2026-06-04', 'monthDayYear', 'Jun 4, 2026'],
  ['2026-06-04', 'weekdayMonthDay', 'Thu, Jun 4'],
  ['2026-06-04', 'weekdayMonthDayYear', 'Thu, Jun 4, 2026'],
  ['2026-06', 'longMonthYear', 'June 2026'],
  ['2028-02-29', 'weekdayMonthDay', 'Tue, Feb 29'],
] as const)('%s as %s is "%s"', (day, words, text) => {
  expect(dayText(day, words)).toBe(text);
});

test.each([
  ['2026-06-04T15:00', false, 'Thu, Jun 4, 3:00 PM'],
  ['2026-06-04T00:05', false, 'Thu, Jun 4, 12:05 AM'],
  ['2026-09-18T07:05', true, 'Fri, Sep 18, 2026, 7:05 AM'],
  ['2026-06-04', false, 'Thu, Jun 4'],
  ['2026-02-30', false, ''],
])('%s reads "%s"', (wallTime, withYear, label) => {
  expect(wallTimeLabel(wallTime, withYear)).toBe(label);
});

test('today is called so, and another year is named', () => {
  expect(dayHeading('2026-06-04', '2026-06-04')).toBe('Today, Thu Jun 4');
  expect(dayHeading('2026-06-05', '2026-06-04')).toBe('Fri Jun 5');
  expect(dayHeading('2027-01-02', '2026-12-30')).toBe('Sat Jan 2, 2027');
});
