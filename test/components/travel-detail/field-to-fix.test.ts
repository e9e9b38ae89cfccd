import { expect, test } from 'vitest';
import { fieldToFix } from '~/components/travel-detail/update/field-to-fix';

test('what is wrong with a flight or a car is its time, with a stay its day', () => {
  expect(fieldToFix('flight', 'arrivalDateTime')).toBe('endsTime');
  expect(fieldToFix('flight', 'date')).toBe('startsDay');
  expect(fieldToFix('flight', 'arrivalLocation')).toBe('endsLocation');
  expect(fieldToFix('car', 'departureDateTime')).toBe('startsTime');
  expect(fieldToFix('hotel', 'arrivalDateTime')).toBe('startsDay');
  expect(fieldToFix('hotel', 'departureDateTime')).toBe('endsDay');
});
