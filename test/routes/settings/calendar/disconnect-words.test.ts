import { expect, test } from 'vitest';
import { disconnectWords } from '~/routes/settings.($section)/calendar/disconnect-words';

test.each([
  [false, 'active', 'Your gigs stay. The chosen calendars are forgotten.'],
  [
    true,
    'active',
    'Your gigs stay. The chosen calendars are forgotten, and the calendar of leave-by times is deleted.',
  ],
  [
    true,
    'reconnect_needed',
    'Your gigs stay. The chosen calendars are forgotten. You can delete “Gigbound leave-by times” in Google Calendar.',
  ],
] as const)('with leave-by times %s, %s', (leaveByTimes, status, words) => {
  expect(disconnectWords({ leaveByTimes, status })).toBe(words);
});
