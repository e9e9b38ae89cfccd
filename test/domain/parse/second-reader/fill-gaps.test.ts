import { expect, test } from 'vitest';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { fillGaps, placesOf } from '~/domain/parse/second-reader/fill-gaps';
import { missingFields } from '~/domain/parse/second-reader/missing-fields';
import { questionAbout } from '~/domain/parse/second-reader/question';
import { loadPlaces } from '~/domain/places/load-places.server';
import { aParsedDetail } from '../../../support/travel-details';

const TEXT = `Your journey ABC123
Delta DL 2215 on Thu, Jun 4, 2026
from Atlanta at 8:20 am into Portland Intl Jetport (PWM), on the ground by 11:07 am
then on Sat, Jun 6, 2026 at 1:20 pm home. Seat 18C. Issued on May 7, 2026.
Bring your loyalty card 88213377.`;

const FLIGHT = aParsedDetail({
  flightNumber: 'DL2215',
  departureLocation: 'ATL',
  departureDateTime: '2026-06-04T08:20',
  departureTimeZone: 'America/New_York',
  date: '2026-06-04',
  spans: {
    flightNumber: spansOf('DL 2215'),
    departureLocation: spansOf('Atlanta'),
    departureDateTime: [...spansOf('Thu, Jun 4, 2026'), ...spansOf('8:20 am')],
  },
});

function spansOf(words: string) {
  return [{ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length }];
}

interface Told {
  field: string;
  words?: string | null;
  time?: string | null;
}

async function filled(told: Told, detail: ParsedDetail = FLIGHT): Promise<ParsedDetail> {
  const gaps = [{ index: 0, detail, missing: missingFields(detail) }];
  const answers = [{ booking: 0, ...told }];
  const context = { text: TEXT, places: await loadPlaces(), today: '2026-05-14' };
  const [first] = fillGaps([detail], gaps, { answers }, context);
  if (!first) throw new Error('the detail is gone');
  return first;
}

test.each<[string, Told, Partial<ParsedDetail>]>([
  [
    'a reference',
    { field: 'confirmationNumber', words: 'ABC123' },
    { confirmationNumber: 'ABC123' },
  ],
  [
    'an airport by its code',
    { field: 'arrivalLocation', words: 'PWM' },
    { arrivalLocation: 'PWM', arrivalTimeZone: 'America/New_York' },
  ],
  ['an airline', { field: 'provider', words: 'Delta' }, { provider: 'Delta' }],
  ['a seat', { field: 'seatInfo', words: '18C' }, { seatInfo: '18C' }],
  [
    'a time on the day of the start',
    { field: 'arrivalDateTime', time: '11:07 am' },
    { arrivalDateTime: '2026-06-04T11:07' },
  ],
  [
    'a day and a time',
    { field: 'arrivalDateTime', words: 'Thu, Jun 4, 2026', time: '11:07 am' },
    { arrivalDateTime: '2026-06-04T11:07' },
  ],
  [
    'a day',
    { field: 'arrivalDateTime', words: 'Thu, Jun 4, 2026' },
    { arrivalDateTime: '2026-06-04' },
  ],
])('%s is taken', async (_what, told, fields) => {
  const detail = await filled(told);
  expect(detail).toMatchObject({ ...fields, readByAi: [told.field] });
  expect(detail.confidences?.[told.field]).toBeLessThan(0.6);
});

test.each<[string, Told]>([
  ['words that are not there', { field: 'confirmationNumber', words: 'XYZ987' }],
  ['a part of a word', { field: 'confirmationNumber', words: 'ABC12' }],
  ['words in other letters', { field: 'confirmationNumber', words: 'abc123' }],
  ['words from two places', { field: 'provider', words: 'Delta Atlanta' }],
  ['a plain word for a reference', { field: 'confirmationNumber', words: 'journey' }],
  ['a sentence for a reference', { field: 'confirmationNumber', words: 'Your journey ABC123' }],
  ['what another field was read from', { field: 'confirmationNumber', words: 'DL 2215' }],
  ['what is known already', { field: 'departureLocation', words: 'PWM' }],
  ['the place of departure', { field: 'arrivalLocation', words: 'Atlanta' }],
  ['a word that is no airport', { field: 'arrivalLocation', words: 'home' }],
  ['three letters that are no airport', { field: 'arrivalLocation', words: 'Jun' }],
  ['a date of another kind', { field: 'arrivalDateTime', words: 'May 7, 2026' }],
  ['words that are no date', { field: 'arrivalDateTime', words: 'Your journey' }],
  ['a time that is not there', { field: 'arrivalDateTime', time: '11:09 am' }],
  ['the time of the departure', { field: 'arrivalDateTime', time: '8:20 am' }],
  [
    'a date with a time that is not there',
    { field: 'arrivalDateTime', words: 'Thu, Jun 4, 2026', time: '2:00 pm' },
  ],
  ['nothing', { field: 'confirmationNumber', words: null }],
  ['blanks', { field: 'confirmationNumber', words: '  ' }],
  ['a field of another kind', { field: 'roomInfo', words: 'Portland' }],
  ['a field that there is not', { field: '__proto__', words: 'Portland' }],
])('%s is dropped', async (_what, told) => {
  expect(await filled(told)).toEqual(FLIGHT);
});

test('a landing before the departure is dropped', async () => {
  const late = { ...FLIGHT, departureDateTime: '2026-06-06T13:20', spans: {} };
  expect(await filled({ field: 'arrivalDateTime', words: 'Thu, Jun 4, 2026' }, late)).toEqual(late);
});

test('the day that the rules have read keeps its place beside a time', async () => {
  const dayOnly = {
    ...FLIGHT,
    arrivalLocation: 'PWM',
    arrivalTimeZone: 'America/New_York',
    arrivalDateTime: '2026-06-04',
  };
  expect(await filled({ field: 'arrivalDateTime', time: '11:07 am' }, dayOnly)).toMatchObject({
    arrivalDateTime: '2026-06-04T11:07',
  });
  const other = { field: 'arrivalDateTime', words: 'Sat, Jun 6, 2026', time: '1:20 pm' };
  expect(await filled(other, dayOnly)).toEqual(dayOnly);
});

test('only what a full confirmation tells is worth a question', () => {
  const full = {
    ...FLIGHT,
    confirmationNumber: 'ABC123',
    arrivalLocation: 'PWM',
    arrivalDateTime: '2026-06-04T11:07',
  };
  expect(missingFields(full)).toEqual([]);
  expect(missingFields({ ...full, confirmationNumber: null })).toEqual([
    'confirmationNumber',
    'provider',
    'seatInfo',
  ]);
});

test('what the person is asked is not asked of a model', () => {
  const ambiguities = [
    { field: 'arrivalLocation', question: 'Which one?', choices: [], words: 'X' },
  ];
  expect(missingFields({ ...FLIGHT, ambiguities })).not.toContain('arrivalLocation');
});

test('the question has what is known and missing, and of a long text the beginning', () => {
  const gap = { index: 0, detail: FLIGHT, missing: missingFields(FLIGHT) };
  const { text, instructions } = questionAbout('x'.repeat(100_000), [gap]);
  expect(text.length).toBeLessThan(26_000);
  expect(text).toContain('"missing":{"confirmationNumber"');
  expect(instructions).toContain('letter for letter');
});

test.each([
  ['one two', 'a one\n  two b', [[2, 11]]],
  ['a.b', 'axb a.b', [[4, 7]]],
  ['(x)', 'y (x) z', [[2, 5]]],
  ['QX-7', 'QX-7, QX-77', [[0, 4]]],
  ['', 'anything', []],
])('%j stands in %j at %j', (words, text, places) => {
  expect(placesOf(words, text).map(({ start, end }) => [start, end])).toEqual(places);
});
