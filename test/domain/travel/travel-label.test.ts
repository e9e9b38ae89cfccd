import { expect, test } from 'vitest';
import {
  airportCode,
  airportLabel,
  durationLabel,
  flightCode,
  flightName,
  nightsLabel,
  placeName,
  rentalDaysLabel,
} from '~/domain/travel/travel-label';

test.each([
  [0, '0m'],
  [45, '45m'],
  [120, '2h'],
  [223, '3h 43m'],
  [1445, '24h 5m'],
])('%i minutes are "%s"', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label);
});

test('nights and rental days are counted by the calendar', () => {
  expect(nightsLabel('2026-06-04', '2026-06-06')).toBe('2 nights');
  expect(nightsLabel('2026-03-07', '2026-03-08')).toBe('1 night');
  expect(nightsLabel('2026-06-04', '2026-06-04')).toBe('');
  expect(rentalDaysLabel('2026-06-04', '2026-06-04')).toBe('1 day');
  expect(rentalDaysLabel('2026-06-04', '2026-06-06')).toBe('2 days');
});

test.each([
  ['DFW', 'DFW', 'Dallas'],
  ['Dallas/Fort Worth (DFW)', 'DFW', 'Dallas'],
  ['Portland, ME', null, 'Portland'],
  ['ZZZ', 'ZZZ', 'ZZZ'],
  ['Narita (NRT)', 'NRT', 'Narita'],
  [null, null, null],
])('%s is airport %s in %s', (location, code, name) => {
  expect(airportCode(location)).toBe(code);
  expect(placeName(location)).toBe(name);
});

test('an airport is named after its code where the city is known', () => {
  expect(airportLabel('PWM')).toBe('PWM, Portland');
  expect(airportLabel('ZZZ')).toBe('ZZZ');
  expect(airportLabel('Union Station')).toBe('Union Station');
});

test.each([
  ['American Airlines', 'AA2417', 'American 2417', 'AA 2417'],
  ['Delta Air Lines', 'DL0089', 'Delta 89', 'DL 89'],
  ['JetBlue Airways', 'B6 915', 'JetBlue 915', 'B6 915'],
  [null, 'WN512', 'WN 512', 'WN 512'],
  ['Spirit Airlines', null, 'Spirit Airlines', null],
  ['Charter', '77', 'Charter 77', '77'],
  [null, null, null, null],
])('%s with %s is "%s"', (provider, flightNumber, name, code) => {
  expect(flightName({ provider, flightNumber })).toBe(name);
  expect(flightCode(flightNumber)).toBe(code);
});
