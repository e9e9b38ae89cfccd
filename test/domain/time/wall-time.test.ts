import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockLabel,
  dayIn,
  instantOf,
  isClock,
  splitWallTime,
  timeZoneNamed,
  wallTimeAt,
  zoneLetters,
} from '~/domain/time/wall-time';

const ZONES = [
  'America/Chicago',
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
];

test.each([
  ['2026-12-04', '2026-12-04', null],
  ['2026-12-04T07:05', '2026-12-04', '07:05'],
  ['2026-12-04 07:05', '2026-12-04', '07:05'],
  ['2026-12-04T07:05:59', '2026-12-04', '07:05'],
  ['2026-12-04T07:05:59.123Z', '2026-12-04', '07:05'],
  ['2026-12-04T07:05-06:00', '2026-12-04', '07:05'],
  ['2026-12-04T23:59+0530', '2026-12-04', '23:59'],
  [' 2028-02-29 ', '2028-02-29', null],
  ['1900-01-01', '1900-01-01', null],
  ['2200-12-31', '2200-12-31', null],
])('%s is taken apart as it is written', (text, day, time) => {
  expect(splitWallTime(text)).toEqual({ day, time });
});

test.each([
  '',
  'soon',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-6-5',
  '2026-12-04T24:00',
  '2026-12-04T7:05',
  '20261204',
  '0000-01-01',
  '1899-12-31',
  '2201-01-01',
  '9998-12-31T10:00',
  '9999-12-31',
  '2026-12-04T07:05 EST',
])('%j is no wall time', (text) => {
  expect(splitWallTime(text)).toBeNull();
});

test.each([
  ['2026-06-04T07:05', 'America/Chicago', '2026-06-04T12:05Z'],
  ['2026-12-04T07:05', 'America/Chicago', '2026-12-04T13:05Z'],
  ['2026-06-04T07:05', 'Asia/Tokyo', '2026-06-03T22:05Z'],
  ['2026-06-04', 'America/New_York', '2026-06-04T04:00Z'],
  // 2:30 does not exist on the night clocks go forward: it counts as 3:30.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
  // 1:30 comes twice on the night they go back: the first is meant.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
  ['2026-11-01T02:30', 'America/New_York', '2026-11-01T07:30Z'],
  ['2026-06-04T12:00', 'Pacific/Kiritimati', '2026-06-03T22:00Z'],
])('%s in %s is %s', (wallTime, zone, utc) => {
  expect(new Date(instantOf(wallTime, zone)).toISOString()).toBe(new Date(utc).toISOString());
});

test.each([
  ['2026-10-31T20:00', 'America/Vancouver', '2026-11-01T03:00Z', 'PDT'],
  ['2026-11-01T01:30', 'America/Vancouver', '2026-11-01T08:30Z', 'PDT'],
  ['2026-11-01T02:30', 'America/Vancouver', '2026-11-01T09:30Z', 'MST'],
  ['2026-12-04T07:05', 'America/Vancouver', '2026-12-04T14:05Z', 'MST'],
  ['2027-07-04T07:05', 'America/Vancouver', '2027-07-04T14:05Z', 'MST'],
  ['2026-01-04T07:05', 'America/Vancouver', '2026-01-04T15:05Z', 'PST'],
  ['2026-12-04T07:05', 'America/Los_Angeles', '2026-12-04T15:05Z', 'PST'],
  ['2026-11-01T01:30', 'America/Edmonton', '2026-11-01T07:30Z', 'MDT'],
  ['2026-12-04T07:05', 'America/Edmonton', '2026-12-04T13:05Z', 'CST'],
  ['2027-07-04T07:05', 'America/Edmonton', '2027-07-04T13:05Z', 'CST'],
  ['2026-01-04T07:05', 'America/Edmonton', '2026-01-04T14:05Z', 'MST'],
])(
  'British Columbia and Alberta stay on summer time: %s in %s is %s',
  (wall, zone, utc, letters) => {
    const instant = instantOf(wall, zone);
    expect(new Date(instant).toISOString()).toBe(new Date(utc).toISOString());
    expect(wallTimeAt(instant, zone)).toBe(wall);
    expect(zoneLetters(wall, zone)).toBe(letters);
  },
);

test('the day in Vancouver begins by its summer clock in winter too', () => {
  expect(dayIn('America/Vancouver', new Date('2026-12-04T07:30:00Z'))).toBe('2026-12-04');
  expect(dayIn('America/Los_Angeles', new Date('2026-12-04T07:30:00Z'))).toBe('2026-12-03');
  expect(dayIn('America/Vancouver', new Date('2026-02-04T07:30:00Z'))).toBe('2026-02-03');
});

test('a wall time that exists reads the same on a clock in its zone', () => {
  const wallTimes = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16));
  fc.assert(
    fc.property(wallTimes, fc.constantFrom(...ZONES), (wallTime, zone) => {
      const instant = new Date(instantOf(wallTime, zone));
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(instant);
      const skipped = shown !== wallTime.replace('T', ' ');
      if (!skipped) return;
      // Only a spring change may move it, and only forward within two hours.
      const moved = Date.parse(`${shown.replace(' ', 'T')}Z`) - Date.parse(`${wallTime}Z`);
      expect(moved).toBeGreaterThan(0);
      expect(moved).toBeLessThanOrEqual(2 * 60 * 60 * 1000);
    }),
    { numRuns: 500 },
  );
});

test('the day is the one in the zone', () => {
  const instant = new Date('2026-05-14T16:00:00Z');
  expect(dayIn('America/Chicago', instant)).toBe('2026-05-14');
  expect(dayIn('Pacific/Auckland', instant)).toBe('2026-05-15');
  expect(dayIn('Pacific/Honolulu', new Date('2026-05-14T03:00:00Z'))).toBe('2026-05-13');
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['07:05', '7:05 AM'],
  ['12:00', '12:00 PM'],
  ['13:20', '1:20 PM'],
  ['23:59', '11:59 PM'],
])('%s reads %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});

test('a zone’s letters are those of the day', () => {
  expect(zoneLetters('2026-06-05T19:30', 'America/New_York')).toBe('EDT');
  expect(zoneLetters('2026-12-05T19:30', 'America/New_York')).toBe('EST');
});

test('a clock has 24 hours and a zone has to exist', () => {
  expect(['00:00', '23:59'].every(isClock)).toBe(true);
  expect(['24:00', '7:05', '12:60', ''].some(isClock)).toBe(false);
  expect(timeZoneNamed('america/chicago')).toBe('America/Chicago');
  expect(['Mars/Olympus', '+05:00', '', ' '].map(timeZoneNamed)).toEqual([null, null, null, null]);
});

test('wall time and instant go both ways across a clock change', () => {
  for (const wall of [
    '2026-03-08T01:30',
    '2026-03-08T03:30',
    '2026-11-01T04:00',
    '2026-07-04T12:00',
  ]) {
    expect(wallTimeAt(instantOf(wall, 'America/New_York'), 'America/New_York')).toBe(wall);
  }
});
