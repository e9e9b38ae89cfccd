import { expect, test } from 'vitest';
import {
  clockOf,
  fallingFact,
  fallingWords,
  uvWords,
  windWords,
} from '~/components/gig/weather/weather-words';

const falling = (fields: Partial<Parameters<typeof fallingFact>[0]>) =>
  fallingFact({ precipitationChance: 20, precipitationInches: 0, snowfallInches: 0, ...fields });

test('what may fall is said with its chance', () => {
  expect(falling({})).toEqual({ label: 'Chance of rain', value: '20%' });
  expect(falling({ precipitationChance: 0 })).toEqual({ label: 'Chance of rain', value: '0%' });
  expect(falling({ snowfallInches: 1.2 })).toEqual({ label: 'Chance of snow', value: '20%' });
});

test('what has fallen is said in inches', () => {
  const over = { precipitationChance: null };
  expect(falling({ ...over, precipitationInches: 0.12 })).toEqual({
    label: 'Rain',
    value: '0.12 in',
  });
  expect(falling({ ...over, precipitationInches: 0.3, snowfallInches: 2.5 })).toEqual({
    label: 'Snow',
    value: '2.5 in',
  });
  expect(falling(over)).toEqual({ label: 'Rain', value: 'None' });
});

test.each([
  [{ precipitationChance: 20, precipitationInches: 0, snowfallInches: 0 }, 'Rain 20%'],
  [{ precipitationChance: 20, precipitationInches: 0, snowfallInches: 1 }, 'Snow 20%'],
  [{ precipitationChance: null, precipitationInches: 0.12, snowfallInches: 0 }, 'Rain 0.12 in'],
  [{ precipitationChance: null, precipitationInches: 0.3, snowfallInches: 2.5 }, 'Snow 2.5 in'],
  [{ precipitationChance: null, precipitationInches: 0, snowfallInches: 0 }, 'No rain'],
])('of a day in a row, %o reads "%s"', (day, words) => {
  expect(fallingWords(day)).toBe(words);
});

test('gusts are named when they are stronger than the wind', () => {
  expect(windWords({ windMph: 12, gustMph: 25 })).toBe('12 mph, gusts 25');
  expect(windWords({ windMph: 12, gustMph: 16 })).toBe('12 mph');
  expect(windWords({ windMph: 12, gustMph: null })).toBe('12 mph');
});

test.each([
  [0, '0, low'],
  [2, '2, low'],
  [3, '3, moderate'],
  [5, '5, moderate'],
  [6, '6, high'],
  [7, '7, high'],
  [8, '8, very high'],
  [10, '10, very high'],
  [11, '11, extreme'],
])('ultraviolet %i reads "%s"', (index, words) => {
  expect(uvWords(index)).toBe(words);
});

test('the sun rises by the clock of the place', () => {
  expect(clockOf('2026-06-05', '05:01', 'America/New_York')).toEqual({
    clock: '5:01 AM',
    zone: 'EDT',
  });
  expect(clockOf('2026-12-05', '07:01', 'America/New_York').zone).toBe('EST');
});
