import { expect, test } from 'vitest';
import {
  asChecked,
  countFields,
  fieldsToCheck,
  isUncertainThroughout,
} from '~/components/smart-paste/review-marks';
import { aParsedDetail } from '../../support/travel-details';

const leg = aParsedDetail({
  provider: 'Delta Air Lines',
  flightNumber: 'DL1432',
  departureLocation: 'DFW',
  departureDateTime: '2026-09-18T07:05',
  arrivalDateTime: '2026-09-18',
  ambiguities: [
    { field: 'arrivalLocation', question: 'Which one?', choices: [], words: 'NEW YORK' },
  ],
});

test('an unanswered question is counted apart from what was read', () => {
  const none = { byAi: 0, uncertain: 0 };
  expect(countFields([leg])).toEqual({ ...none, read: 4, open: 1 });
  const answered = { ...leg, arrivalLocation: 'LGA' };
  expect(countFields([answered])).toEqual({ ...none, read: 5, open: 0 });
});

test('what a model has read is counted until the person has looked at it', () => {
  const read = { ...leg, readByAi: ['departureLocation', 'provider'] };
  expect(countFields([read]).byAi).toBe(2);
  const checked = asChecked(read, ['provider', 'flightNumber']);
  expect(checked.readByAi).toEqual(['departureLocation']);
  expect(countFields([checked]).byAi).toBe(1);
});

test.each([
  [0.79, 1],
  [0.8, 0],
  [0.99, 0],
])('a departure of confidence %d makes %d rows uncertain', (confidence, uncertain) => {
  const read = { ...leg, confidences: { departureDateTime: confidence } };
  expect(countFields([read]).uncertain).toBe(uncertain);
  expect(fieldsToCheck(read)).toEqual(uncertain ? ['departureDateTime'] : []);
});

test('a row of two fields is one to check, and certain once both were confirmed', () => {
  const read = {
    ...leg,
    confidences: { provider: 0.65, flightNumber: 0.65, arrivalDateTime: 0.7 },
  };
  expect(countFields([read]).uncertain).toBe(2);
  const checked = asChecked(read, ['provider', 'flightNumber']);
  expect(countFields([checked]).uncertain).toBe(1);
  expect(checked.confidences).toEqual({ arrivalDateTime: 0.7 });
});

test('what is not filled in, or was read by a model, is not uncertain as well', () => {
  const read = { ...leg, readByAi: ['provider'], confidences: { provider: 0.5, seatInfo: 0.5 } };
  expect(countFields([read])).toMatchObject({ byAi: 1, uncertain: 0 });
  expect(fieldsToCheck(read)).toEqual(['provider']);
});

test('a booking is uncertain throughout where no line of it is certain', () => {
  const half = {
    provider: 0.65,
    flightNumber: 0.65,
    departureLocation: 0.65,
    departureDateTime: 0.65,
    arrivalDateTime: 0.65,
  };
  expect(isUncertainThroughout({ ...leg, confidences: half })).toBe(true);
  expect(isUncertainThroughout({ ...leg, confidences: { ...half, provider: 0.9 } })).toBe(true);
  expect(isUncertainThroughout({ ...leg, confidences: { ...half, departureLocation: 0.9 } })).toBe(
    false,
  );
  const bare = aParsedDetail({ provider: 'Delta Air Lines', confidences: { provider: 0.65 } });
  expect(isUncertainThroughout(bare)).toBe(false);
});
