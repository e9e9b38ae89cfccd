import { expect, test } from 'vitest';
import { universalMoment } from '~/domain/parse/structured/universal-times';

const PRAGUE = 'Europe/Prague';

test.each([
  [
    'the clock of the place where the words print it',
    'Arrival 10/2/2026 3:00 PM',
    '2026-10-02T15:00',
  ],
  [
    'the clock as written where the words print that',
    'Check-in 2 Oct 2026, 13:00',
    '2026-10-02T13:00',
  ],
  ['the day alone where they print neither clock', 'Arrival: 2 October 2026', '2026-10-02'],
  ['the day alone where there are no words', '', '2026-10-02'],
])('13:00Z in Prague is %s', (_, words, moment) => {
  expect(universalMoment('2026-10-02T13:00', PRAGUE, words)).toBe(moment);
});

test('an hour before midnight is the next day where that is printed', () => {
  const words = 'Check in Fri 02 Oct 2026, check out Mon 05 Oct 2026';
  expect(universalMoment('2026-10-01T14:00', 'Australia/Melbourne', words)).toBe('2026-10-02');
});

test('midnight as written is the day of it', () => {
  expect(universalMoment('2026-09-25T00:00', 'Europe/Warsaw', 'Check in Fri 25 Sep 2026')).toBe(
    '2026-09-25',
  );
});

test('where it is UTC the clock is as written', () => {
  expect(universalMoment('2026-12-02T15:00', 'Europe/London', '')).toBe('2026-12-02T15:00');
});

test('at a place nobody knows a clock counts that is printed', () => {
  expect(universalMoment('2026-10-02T13:00', null, 'from 13:00 on 2 October 2026')).toBe(
    '2026-10-02T13:00',
  );
  expect(universalMoment('2026-10-02T13:00', null, 'on 2 October 2026')).toBe('2026-10-02');
});
