import { expect, test } from 'vitest';
import type { ListedCalendar } from '~/domain/calendar/connection/listed-calendar';
import {
  canSync,
  chosenIds,
  toggled,
} from '~/routes/settings.($section)/calendar/choices/calendar-choices';
import {
  chosenFirst,
  matchingCalendars,
  pageOf,
} from '~/routes/settings.($section)/calendar/choices/calendar-pages';
import { readGoogleReturn } from '~/routes/settings.($section)/calendar/google-return';
import { newsWords, valueWords } from '~/routes/settings.($section)/calendar/review/conflict-words';

const NONE = { bookedGigsCalendarId: null, possibleGigsCalendarId: null, travelCalendarId: null };

function aCalendar(id: string, description: string | null = null): ListedCalendar {
  return {
    id,
    summary: id,
    description,
    primary: false,
    selected: true,
    color: null,
    readOnly: false,
  };
}

test.each([
  [9, 0, '1 to 4 of 9 calendars', false, true],
  [9, 1, '5 to 8 of 9 calendars', true, true],
  [9, 2, '9 of 9 calendars', true, false],
  [9, 7, '9 of 9 calendars', true, false],
  [1, 0, '1 of 1 calendar', false, false],
  [4, 0, '1 to 4 of 4 calendars', false, false],
])('%i calendars, page %i: %s', (count, wanted, words, hasPrevious, hasNext) => {
  const calendars = Array.from({ length: count }, (_, index) => aCalendar(String(index)));
  expect(pageOf(calendars, wanted)).toMatchObject({ words, hasPrevious, hasNext });
});

test('names and descriptions are searched, whatever their case', () => {
  const calendars = [aCalendar('Shows'), aCalendar('Trips', 'Flights and hotels')];
  const found = (query: string) => matchingCalendars(calendars, query).map(({ id }) => id);
  expect(found(' sHOW ')).toEqual(['Shows']);
  expect(found('hotel')).toEqual(['Trips']);
  expect(found('')).toEqual(['Shows', 'Trips']);
  expect(found('zebra')).toEqual([]);
});

test('calendars in use come first, the others stay in their order', () => {
  const calendars = ['a', 'b', 'c'].map((id) => aCalendar(id));
  expect(chosenFirst(calendars, new Set(['c'])).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a choice is made, moved and taken back; travel goes with either', () => {
  const booked = toggled(NONE, 'booked', 'a');
  expect(booked).toEqual({ ...NONE, bookedGigsCalendarId: 'a' });
  expect(toggled(booked, 'booked', 'b')).toEqual({ ...NONE, bookedGigsCalendarId: 'b' });
  expect(toggled(booked, 'booked', 'a')).toEqual(NONE);
  const both = toggled(booked, 'travel', 'a');
  expect(chosenIds(both)).toEqual(new Set(['a']));
  expect(canSync(both)).toBe(true);
  expect(canSync(toggled(NONE, 'travel', 'a'))).toBe(false);
});

test.each([
  ['?connected=1', true, null, ''],
  ['?code=4/x&state=y&tab=a', true, null, '?tab=a'],
  ['?calendarError=denied', false, 'You did not allow it at Google, so nothing has changed.', ''],
  [
    '?calendarError=toString',
    false,
    'Google could not be reached just now. Please try again in a minute.',
    '',
  ],
])('the way back %s is read', (search, connected, trouble, cleanSearch) => {
  expect(readGoogleReturn(search)).toEqual({ connected, trouble, cleanSearch });
});

test('an address without parameters is no way back', () => {
  expect(readGoogleReturn('?tab=a')).toBeNull();
});

test('values of a conflict are put in words', () => {
  expect(valueWords('type', 'booked')).toBe('Booked');
  expect(valueWords('title', '')).toBe('No title');
  expect(valueWords('location', '')).toBe('No location');
  expect(valueWords('dates', '2026-06-10/2026-06-12')).toBe('Jun 10–12, 2026');
  expect(valueWords('dates', '2026-06-10/')).toBe('Wed, Jun 10, 2026');
  const news = { id: '1', at: '', gigId: null, detail: {}, current: null };
  expect(newsWords({ ...news, kind: 'conflict' })).toBeNull();
  expect(newsWords({ ...news, kind: 'restored' })).toContain('It is back');
});
