import { expect, test } from 'vitest';
import { shiftDay } from '~/domain/time/calendar-day';
import type { DayWeather } from '~/domain/weather/day-weather';
import { dayLabel } from '~/domain/weather/outlook';
import { pastWeeks, typicalDay } from '~/domain/weather/typical';

const TODAY = '2026-05-14';

function aDay(date: string, fields: Partial<DayWeather> = {}): DayWeather {
  return {
    date,
    kind: 'recorded',
    source: 'open-meteo',
    years: null,
    code: 1,
    temperatureMax: 70,
    temperatureMin: 50,
    feelsLikeMax: 70,
    feelsLikeMin: 50,
    humidity: 60,
    precipitationChance: null,
    precipitationInches: 0,
    snowfallInches: 0,
    windMph: 10,
    gustMph: 15,
    uvIndex: null,
    hours: [{ hour: 20, temperature: 60, feelsLike: 58, humidity: 55 }],
    ...fields,
  };
}

function weekAround(day: string, fields: Partial<DayWeather> = {}) {
  return [-3, -2, -1, 0, 1, 2, 3].map((days) => aDay(shiftDay(day, days), fields));
}

test('the last five years’ weeks are read, one range each', () => {
  expect(pastWeeks(['2026-12-15'], TODAY)).toEqual([
    { from: '2021-12-12', to: '2021-12-18' },
    { from: '2022-12-12', to: '2022-12-18' },
    { from: '2023-12-12', to: '2023-12-18' },
    { from: '2024-12-12', to: '2024-12-18' },
    { from: '2025-12-12', to: '2025-12-18' },
  ]);
});

test('a stay is one range a year, around all of its days', () => {
  expect(pastWeeks(['2026-12-14', '2026-12-15', '2026-12-16'], TODAY).at(-1)).toEqual({
    from: '2025-12-11',
    to: '2025-12-19',
  });
});

test('a stay over New Year reads over New Year', () => {
  const weeks = pastWeeks(['2026-12-31', '2027-01-01'], TODAY);
  expect(weeks.at(-1)).toEqual({ from: '2025-12-28', to: '2026-01-04' });
  expect(weeks[0]).toEqual({ from: '2021-12-28', to: '2022-01-04' });
});

test('29 February is 28 February in other years', () => {
  const weeks = pastWeeks(['2028-02-29'], TODAY);
  expect(weeks.map(({ from }) => from)).toEqual([
    '2022-02-25',
    '2023-02-25',
    '2024-02-26',
    '2025-02-25',
    '2026-02-25',
  ]);
  expect(weeks.map(({ to }) => to)).toEqual([
    '2022-03-03',
    '2023-03-03',
    '2024-03-03',
    '2025-03-03',
    '2026-03-03',
  ]);
});

test.each([
  ['2027-05-05', 2026, 'a week that the archive has'],
  ['2027-05-06', 2025, 'a week whose last day it has not yet'],
  ['2027-05-20', 2025, 'a week that is still ahead'],
  ['2126-05-05', 2026, 'a gig a hundred years on'],
])('for %s the newest year is %i: %s', (day, newest) => {
  const weeks = pastWeeks([day], TODAY);
  expect(weeks).toHaveLength(5);
  expect(Number(weeks.at(-1)?.to.slice(0, 4))).toBe(newest);
});

test('a typical day is the mean of its days, and no others', () => {
  const past = [
    ...weekAround('2024-12-15', { temperatureMax: 40 }),
    ...weekAround('2025-12-15', { temperatureMax: 50 }),
    aDay('2025-12-19', { temperatureMax: 100 }),
    aDay('2025-12-11', { temperatureMax: 100 }),
  ];
  expect(typicalDay('2026-12-15', past)).toMatchObject({
    date: '2026-12-15',
    kind: 'typical',
    years: [2024, 2025],
    temperatureMax: 45,
    temperatureMin: 50,
    humidity: 60,
    uvIndex: null,
    hours: [{ hour: 20, temperature: 60, feelsLike: 58, humidity: 55 }],
  });
});

test('the chance of rain is the share of wet days, and names the sky', () => {
  const dry = weekAround('2025-12-15', { code: 3 });
  const wet = weekAround('2024-12-15', { code: 61, precipitationInches: 0.04 });
  const damp = weekAround('2023-12-15', { code: 3, precipitationInches: 0.03 });
  expect(typicalDay('2026-12-15', [...dry, ...wet])).toMatchObject({
    precipitationChance: 50,
    code: 61,
    precipitationInches: expect.closeTo(0.02),
  });
  const mostlyDry = typicalDay('2026-12-15', [...dry, ...wet, ...damp]);
  expect(mostlyDry).toMatchObject({ code: 3 });
  expect(Math.round(mostlyDry?.precipitationChance ?? 0)).toBe(33);
});

test('what is not known of a day does not count as nothing', () => {
  const [first, ...rest] = weekAround('2025-12-15', { humidity: null, gustMph: null });
  if (!first) throw new Error('no day');
  const past = [{ ...first, humidity: 80, gustMph: 30 }, ...rest];
  expect(typicalDay('2026-12-15', past)).toMatchObject({ humidity: 80, gustMph: 30 });
});

test('around New Year a day counts for the year of its week', () => {
  expect(typicalDay('2026-12-31', weekAround('2025-12-31'))?.years).toEqual([2025, 2025]);
  expect(typicalDay('2027-01-01', weekAround('2026-01-01'))?.years).toEqual([2026, 2026]);
});

test('29 February has a typical day', () => {
  const past = [...weekAround('2025-02-28'), ...weekAround('2024-02-29')];
  expect(typicalDay('2028-02-29', past)?.years).toEqual([2024, 2025]);
});

test('without days there is no typical day', () => {
  expect(typicalDay('2026-12-15', [])).toBeNull();
  expect(typicalDay('2026-12-15', weekAround('2025-06-15'))).toBeNull();
});

test.each([
  ['forecast', '2026-05-15', null, 'Forecast for Fri, May 15'],
  ['recorded', '2026-05-02', null, 'Recorded on May 2, 2026'],
  ['typical', '2026-12-10', [2021, 2025], 'Typical for early December, from 2021–2025'],
  ['typical', '2026-12-11', [2021, 2025], 'Typical for mid-December, from 2021–2025'],
  ['typical', '2026-12-20', [2021, 2025], 'Typical for mid-December, from 2021–2025'],
  ['typical', '2026-12-21', [2021, 2025], 'Typical for late December, from 2021–2025'],
] as const)('a %s day is labelled so (%s)', (kind, date, years, label) => {
  expect(dayLabel({ kind, date, years: years ? [...years] : null })).toBe(label);
});
