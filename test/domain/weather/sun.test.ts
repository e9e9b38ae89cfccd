import { expect, test } from 'vitest';
import { instantOf } from '~/domain/time/wall-time';
import { clearSkyUv, isDark, sunTimes } from '~/domain/weather/sun';

const AUSTIN = { latitude: 30.27, longitude: -97.74, timeZone: 'America/Chicago' };
const HONOLULU = { latitude: 21.31, longitude: -157.86, timeZone: 'Pacific/Honolulu' };
const NEW_YORK = { latitude: 40.71, longitude: -74.01, timeZone: 'America/New_York' };
const FAIRBANKS = { latitude: 64.84, longitude: -147.72, timeZone: 'America/Anchorage' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
const AUCKLAND = { latitude: -36.85, longitude: 174.76, timeZone: 'Pacific/Auckland' };

function minutes(time: string | null) {
  if (time === null) throw new Error('no time');
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

// Almanac times (NOAA's calculator, timeanddate.com); they agree with one another to a minute or two.
test.each([
  ['New York in midsummer', NEW_YORK, '2025-06-21', '05:25', '20:31'],
  ['New York in midwinter', NEW_YORK, '2025-12-21', '07:17', '16:32'],
  ['New York the day before clocks go back', NEW_YORK, '2025-11-01', '07:25', '17:52'],
  ['New York the day clocks go back', NEW_YORK, '2025-11-02', '06:27', '16:51'],
  ['Honolulu in midsummer', HONOLULU, '2025-06-21', '05:50', '19:16'],
  ['Auckland in midsummer', AUCKLAND, '2025-12-21', '05:58', '20:40'],
])('the sun of %s', (_where, place, day, sunrise, sunset) => {
  const times = sunTimes(day, place);
  expect(Math.abs(minutes(times.sunrise) - minutes(sunrise))).toBeLessThanOrEqual(3);
  expect(Math.abs(minutes(times.sunset) - minutes(sunset))).toBeLessThanOrEqual(3);
});

test('in Fairbanks the midsummer sun sets after midnight', () => {
  expect(sunTimes('2026-06-21', FAIRBANKS).sunset).toMatch(/^00:4/);
});

test('where the sun does not set or rise it has no times', () => {
  expect(sunTimes('2026-06-21', TROMSO)).toEqual({ sunrise: null, sunset: null });
  expect(sunTimes('2026-12-21', TROMSO)).toEqual({ sunrise: null, sunset: null });
});

test.each([
  ['early afternoon in Austin', AUSTIN, '2026-12-15T14:00', false],
  ['a winter evening in Austin', AUSTIN, '2026-12-15T19:30', true],
  ['the same hour in summer', AUSTIN, '2026-06-15T19:30', false],
  ['before dawn in Austin', AUSTIN, '2026-06-15T05:00', true],
  ['late in Honolulu', HONOLULU, '2026-05-16T23:30', true],
  ['midnight in Tromsø’s summer', TROMSO, '2026-06-21T00:00', false],
  ['noon in Tromsø’s winter', TROMSO, '2026-12-21T12:00', true],
])('it is dark or light: %s', (_when, place, wallTime, dark) => {
  expect(isDark(instantOf(wallTime, place.timeZone), place)).toBe(dark);
});

test('a clear sky’s ultraviolet is high in summer, low in winter, none in the polar night', () => {
  expect(Math.round(clearSkyUv('2026-06-21', AUSTIN))).toBeGreaterThanOrEqual(11);
  expect(Math.round(clearSkyUv('2026-12-21', NEW_YORK))).toBeLessThanOrEqual(2);
  expect(clearSkyUv('2026-12-21', TROMSO)).toBe(0);
});
