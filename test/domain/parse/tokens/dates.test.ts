import { expect, test } from 'vitest';
import { findDates } from '~/domain/parse/tokens/dates/dates';
import { findTimes } from '~/domain/parse/tokens/dates/times';

const dateOf = (text: string) =>
  findDates(text).map(({ year, month, day, weekday }) =>
    [year, month, day, weekday].map((part) => part ?? '-').join(' '),
  );

test.for([
  ['Thursday, June 4, 2026', '2026 6 4 4'],
  ['Thu, 04 Jun, 2026', '2026 6 4 4'],
  ['Tue, 14OCT', '- 10 14 2'],
  ['14OCT25', '2025 10 14 -'],
  ['02MAY2026', '2026 5 2 -'],
  ['Jan-05-2026', '2026 1 5 -'],
  ['05-Jan-2026', '2026 1 5 -'],
  ['2026-06-04', '2026 6 4 -'],
  ['Sat, 04/18/2026', '2026 4 18 6'],
  ['Fri, 9/12', '- 9 12 5'],
  ['4th of June 2026', '2026 6 4 -'],
  ['Sept. 12, 2026', '2026 9 12 -'],
  ['Freitag, 2. Oktober 2026', '2026 10 2 5'],
  ['mardi 15 septembre 2026', '2026 9 15 2'],
  ['4 de junio de 2026', '2026 6 4 -'],
  ['za 7 mrt. 2026', '2026 3 7 6'],
  ['3 mei 2026', '2026 5 3 -'],
  ['Mo 14.09.', '- 9 14 1'],
  ['vineri, 20 noiembrie 2026', '2026 11 20 5'],
  ['Σάββατο 10 Οκτωβρίου 2026', '2026 10 10 6'],
  ['ven 4 dic', '- 12 4 5'],
  ['mar, 01 dic 26', '2026 12 1 2'],
  ['sáb, 12 ago', '- 8 12 6'],
  ['pt. 12 lis', '- 11 12 5'],
])('"%s" is one date', ([printed, expected]) => {
  expect(dateOf(printed ?? '')).toEqual([expected]);
});

test.for([
  ['14.-16.09.2026', ['2026 9 14 -', '2026 9 16 -']],
  ['14. - 16.09.', ['- 9 14 -', '- 9 16 -']],
  ['28.08.-02.09.2026', ['2026 8 28 -', '2026 9 2 -']],
  ['28.12.-02.01.2027', ['2026 12 28 -', '2027 1 2 -']],
  ['version 2.-3.1.4', []],
  ['so 14.09.', []],
] as const)('"%s" is a range of days, or none', ([printed, expected]) => {
  expect(dateOf(printed)).toEqual(expected);
});

test.for([
  ['Jun 4 – 7, 2026'.replace('–', '-'), ['2026 6 4 -', '2026 6 7 -']],
  ['Jun 30 - Jul 2, 2026', ['2026 6 30 -', '2026 7 2 -']],
  ['Dec 30 - Jan 2, 2027', ['2026 12 30 -', '2027 1 2 -']],
  ['4 - 7 June 2026', ['2026 6 4 -', '2026 6 7 -']],
] as const)('"%s" is a range of two dates', ([printed, expected]) => {
  expect(dateOf(printed)).toEqual(expected);
});

test.for([
  'you may 2 of them',
  'May I help',
  'June gloom',
  'Fri 3 set list',
  'Sat 2 may rain',
  '1-800-252-7522',
  '99/99/2026',
  '$12.50 total',
])('"%s" is no date', (printed) => {
  expect(dateOf(printed)).toEqual([]);
});

const timesOf = (text: string) =>
  findTimes(text).map(
    ({ minutes, plusDays }) =>
      `${Math.floor(minutes / 60)}:${minutes % 60}${plusDays ? `+${plusDays}` : ''}`,
  );

test.for([
  ['7:05 AM', '7:5'],
  ['12:50 AM+', '0:50+1'],
  ['6:05 AM +1', '6:5+1'],
  ['06:10PM', '18:10'],
  ['9:15am', '9:15'],
  ['3 pm', '15:0'],
  ['3:00 p.m.', '15:0'],
  ['21h40', '21:40'],
  ['15:00 Uhr', '15:0'],
  ['12 noon', '12:0'],
  ['midnight', '0:0'],
  ['7:05a', '7:5'],
  ['705a', '7:5'],
  ['640A', '6:40'],
  ['1148a', '11:48'],
  ['1210p', '12:10'],
  ['1210am', '0:10'],
  ['arr 1148', '11:48'],
  ['12 PM', '12:0'],
  ['12:00 midnight', '0:0'],
  ['12:00 Midnight (next day)', '0:0+1'],
  ['12midnight', '0:0'],
  ['12:00 AM (midnight)', '0:0'],
  ['midnight (12:00 AM)', '0:0'],
  ['24:00 midnight', '0:0'],
  ['12:00 noon', '12:0'],
  ['12:00NOON', '12:0'],
  ['12.00 Noon', '12:0'],
  ['12:00 PM (noon)', '12:0'],
  ['12 Uhr mittag', '12:0'],
  ['午後3時30分', '15:30'],
  ['14時00分', '14:0'],
  ['午前9時半', '9:30'],
  ['下午 3:30', '15:30'],
  ['上午12點', '0:0'],
  ['오후 3시', '15:0'],
  ['오전 12시 10분', '0:10'],
  ['15시 30분', '15:30'],
  ['3:30 μ.μ.', '15:30'],
  ['10:00 π.μ.', '10:0'],
  ['le 14 septembre 2026, 10h', '10:0'],
  ['10:25\nPřílet', '10:25'],
])('"%s" is a time', ([printed, expected]) => {
  expect(timesOf(printed ?? '')).toEqual([expected]);
});

test.for([
  ['9 AM–noon', ['9:0', '12:0']],
  ['12 PM-midnight', ['12:0', '0:0']],
  ['12:00 noon - 1:00 PM', ['12:0', '13:0']],
  ['07h00\tNice\n01h35\n08h35\tParis', ['7:0', '8:35']],
  ['07h00\n08h35', ['7:0', '8:35']],
] as const)('"%s" is a span of two times', ([printed, expected]) => {
  expect(timesOf(printed)).toEqual(expected);
});

test.for([
  'Duration: 2:15',
  '2h 15m',
  'Boarding 6:19 AM',
  '$7:05',
  'GMT+01:00',
  '3 passengers',
  '12 a day',
  'Room 412P',
  '1210A Main Street',
  'at 1148x',
  '1360a',
  '17 Oct 2026, 3h 30m',
  '出発の24時間前から60分前まで',
  '飛行時間 3時間30分',
  '3시간 20분',
  '20分钟',
  'Umsteigezeit 2:25 h',
  'Temps de trajet : 03h35',
  '09:35\tGate dicht',
  '09:10 Sluiting bagage-inname',
  '08:20 Ankunft am Flughafen empfohlen',
])('"%s" is no time of the trip', (printed) => {
  expect(timesOf(printed)).toEqual([]);
});

test.for([
  ['New Orleans, LA Mar 17, 2027', ['2027 3 17 -']],
  ['BOM-DEL Mar 17, 2027', ['2027 3 17 -']],
  ['Carrer de la Mar 17, 07590 Cala Ratjada', []],
  ['Calle del Mar 8', []],
] as const)('"%s" names a month or the sea', ([printed, expected]) => {
  expect(dateOf(printed)).toEqual(expected);
});

test.for([
  ['02/03 13:20\nVoo 4849\n02/03   14:35', 2],
  ['Bag 1/2 06:20\nBag 2/2 06:25', 0],
  ['1/2 06:20', 0],
  ['02/03 13:20 Economy\n02/03 14:35 Economy', 0],
] as const)('of "%s" %d are days by the clocks behind them', ([printed, count]) => {
  expect(dateOf(printed)).toHaveLength(count);
});
