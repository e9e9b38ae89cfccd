import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weatherLook } from '~/domain/weather/weather-code';

test.each([
  [0, 'Clear sky', '01'],
  [1, 'Mostly clear', '02'],
  [2, 'Partly cloudy', '03'],
  [3, 'Overcast', '04'],
  [45, 'Fog', '50'],
  [51, 'Light drizzle', '09'],
  [63, 'Rain', '10'],
  [67, 'Freezing rain', '13'],
  [75, 'Heavy snow', '13'],
  [80, 'Light showers', '09'],
  [86, 'Snow showers', '13'],
  [95, 'Thunderstorms', '11'],
  [99, 'Thunderstorms with heavy hail', '11'],
  [64, 'Rain', '10'],
  [72, 'Snow', '13'],
  [41, 'Fog', '50'],
  [30, 'Partly cloudy', '03'],
])('code %i reads "%s" and has icon %s', (code, description, icon) => {
  expect(weatherLook(code)).toMatchObject({ description, icon });
});

test('every code, known or not, has words and one of the nine icons', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 300 }), (code) => {
      const { description, icon } = weatherLook(code);
      expect(description).not.toBe('');
      expect(icon).toMatch(/^(01|02|03|04|09|10|11|13|50)$/);
    }),
  );
});
