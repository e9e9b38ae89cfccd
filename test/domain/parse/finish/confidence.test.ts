import { expect, test } from 'vitest';
import { PASTE_EXAMPLES } from '~/domain/parse/examples';
import { maxConfidenceOf, rivalFlights } from '~/domain/parse/finish/confidence-of-booking';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { loadPlaces } from '~/domain/places/load-places.server';
import { aParsedDetail } from '../../../support/travel-details';

const FLIGHT = aParsedDetail({
  flightNumber: 'DL1432',
  confirmationNumber: 'PQ8ZTR',
  departureLocation: 'DFW',
  arrivalLocation: 'LGA',
  departureDateTime: '2026-09-18T07:05',
  arrivalDateTime: '2026-09-18T11:40',
  departureTimeZone: 'America/Chicago',
  arrivalTimeZone: 'America/New_York',
});
const STAY = aParsedDetail({
  type: 'hotel',
  confirmationNumber: '88213467',
  location: '12 Commercial Street, Portland',
  checkInDate: '2026-09-18T15:00',
});

function maxConfidence(
  detail: ParsedDetail,
  others: ParsedDetail[] = [],
  confirms = true,
  length = 400,
) {
  const details = [detail, ...others];
  return maxConfidenceOf(detail, {
    structured: false,
    text: '.'.repeat(length),
    count: details.length,
    rivals: rivalFlights(details),
    confirms,
  });
}

test('a whole flight and a whole stay may be sure', () => {
  expect(maxConfidence(FLIGHT)).toBe(1);
  expect(maxConfidence(STAY)).toBe(1);
});

test.each([
  ['its reference', { confirmationNumber: null }],
  ['a clock', { arrivalDateTime: '2026-09-18' }],
  ['an airport', { arrivalLocation: null }],
])('of a flight without %s nothing is certain', (_, missing) => {
  expect(maxConfidence({ ...FLIGHT, ...missing })).toBeLessThan(0.8);
});

test('an airport that is asked with its choices is no missing one', () => {
  const choices = [{ value: 'LGA', label: 'LaGuardia' }];
  const asked = { field: 'arrivalLocation', question: 'Which one?', choices, words: 'NEW YORK' };
  expect(maxConfidence({ ...FLIGHT, arrivalLocation: null, ambiguities: [asked] })).toBe(1);
});

test.each([
  ['in the air at one time', { departureLocation: 'ORD', departureDateTime: '2026-09-18T09:00' }],
  ['of one way the day after', { departureDateTime: '2026-09-19T07:05' }],
])('of two flights %s neither is certain', (_, fields) => {
  const other = { ...FLIGHT, ...fields, arrivalDateTime: '2026-09-19T12:00' };
  expect(maxConfidence(FLIGHT, [other])).toBeLessThan(0.8);
  expect(maxConfidence(other, [FLIGHT])).toBeLessThan(0.8);
});

test.each([
  [
    'onward',
    {
      departureLocation: 'LGA',
      arrivalLocation: 'BOS',
      departureDateTime: '2026-09-18T12:30',
      arrivalDateTime: '2026-09-18T14:00',
    },
  ],
  [
    'back',
    {
      departureLocation: 'LGA',
      arrivalLocation: 'DFW',
      departureDateTime: '2026-09-20T12:30',
      arrivalDateTime: '2026-09-20T16:00',
    },
  ],
  [
    'of one way a week later',
    { departureDateTime: '2026-09-25T07:05', arrivalDateTime: '2026-09-25T11:40' },
  ],
])('a flight %s leaves the first one sure', (_, fields) => {
  expect(maxConfidence(FLIGHT, [{ ...FLIGHT, ...fields }])).toBe(1);
});

test('back within few days, both cities still asked, is no second flight of one way', () => {
  const asked = { departureLocation: null, arrivalLocation: null };
  const choices = [{ value: 'LHR', label: 'Heathrow' }];
  const ambiguities = ['departureLocation', 'arrivalLocation'].map((field) => ({
    field,
    question: 'Which one?',
    choices,
    words: 'LONDON',
  }));
  const there = { ...FLIGHT, ...asked, ambiguities };
  const back = {
    ...there,
    departureDateTime: '2026-09-20T09:00',
    arrivalDateTime: '2026-09-20T12:00',
  };
  expect(maxConfidence(there, [back])).toBe(1);
});

test('across the date line one lands before one left, and flies on', () => {
  const zones = { departureTimeZone: 'Asia/Taipei', arrivalTimeZone: 'Asia/Tokyo' };
  const first = {
    ...FLIGHT,
    ...zones,
    departureDateTime: '2026-09-18T09:00',
    arrivalDateTime: '2026-09-18T13:30',
  };
  const last = {
    ...FLIGHT,
    departureLocation: 'SFO',
    arrivalLocation: 'LAX',
    departureTimeZone: 'America/Los_Angeles',
    arrivalTimeZone: 'America/Los_Angeles',
    departureDateTime: '2026-09-18T11:45',
    arrivalDateTime: '2026-09-18T13:15',
  };
  expect(maxConfidence(first, [last])).toBe(1);
});

test('what nowhere says that it confirms anything is less sure, a long text with little in it least', () => {
  expect(maxConfidence(FLIGHT, [], false)).toBeLessThan(0.9);
  expect(maxConfidence(FLIGHT, [], false)).toBeGreaterThan(0.8);
  expect(maxConfidence(FLIGHT, [], false, 1_500)).toBeLessThan(0.8);
  expect(maxConfidence(STAY, [], false)).toBeLessThan(0.8);
});

for (const example of PASTE_EXAMPLES) {
  test(`no line of the ${example.label} example is to be checked`, async () => {
    const places = await loadPlaces();
    const context = { travelType: 'auto', places, today: '2026-03-01' } as const;
    const { details } = await parseConfirmation(example.text('2026-12-31'), context);
    for (const detail of details)
      expect(Math.min(...Object.values(detail.confidences ?? {}))).toBeGreaterThan(0.8);
  });
}
