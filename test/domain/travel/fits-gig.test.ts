import { expect, test } from 'vitest';
import { fitsGig, misfitNote } from '~/domain/travel/trip/fits-gig';
import { aParsedDetail } from '../../support/travel-details';

const gig = { date: '2026-06-05', endDate: null };
const festival = { date: '2026-06-05', endDate: '2026-06-07' };

const stay = (checkInDate: string | null, checkOutDate: string | null) =>
  aParsedDetail({ type: 'hotel', checkInDate, checkOutDate });
const flight = (departureDateTime: string | null, arrivalDateTime: string | null) =>
  aParsedDetail({ departureDateTime, arrivalDateTime });
const rental = (pickupDate: string | null, returnDate: string | null) =>
  aParsedDetail({ type: 'car', pickupDate, returnDate });

test.each([
  ['a stay around the show', stay('2026-06-04T15:00', '2026-06-06T11:00')],
  ['a stay that ends on the day of the show', stay('2026-06-03', '2026-06-05')],
  ['a stay that begins after the show, that night', stay('2026-06-05', '2026-06-06')],
  ['a stay of which only the first day is known', stay('2026-06-01', null)],
  ['a flight three days early', flight('2026-06-02T07:05', '2026-06-02T11:48')],
  ['a flight three days late', flight('2026-06-08T07:05', null)],
  ['a flight without days', flight(null, null)],
  ['a rental over the whole month', rental('2026-05-20', '2026-06-20')],
  ['a rental that ends on the day of the show', rental('2026-06-03', '2026-06-05')],
  ['a rental three days late', rental('2026-06-08', '2026-06-10')],
])('%s fits', (_name, detail) => {
  expect(fitsGig(detail, gig)).toBe(true);
  expect(misfitNote(detail, gig)).toBe('');
});

test.each([
  [stay('2026-05-28', '2026-05-30'), 'This stay ends 6 days before the gig. Add it anyway?'],
  [stay('2026-06-02', '2026-06-04'), 'This stay ends 1 day before the gig. Add it anyway?'],
  [stay('2026-06-06', null), 'This stay begins 1 day after the gig. Add it anyway?'],
  [
    flight('2026-06-01T22:00', '2026-06-01T23:40'),
    'This flight lands 4 days before the gig. Add it anyway?',
  ],
  [flight('2026-06-09T07:05', null), 'This flight leaves 4 days after the gig. Add it anyway?'],
  [
    rental('2026-05-20T09:00', '2026-05-31T09:00'),
    'This rental ends 5 days before the gig. Add it anyway?',
  ],
  [
    rental('2026-06-02T09:00', '2026-06-04T18:00'),
    'This rental ends 1 day before the gig. Add it anyway?',
  ],
  [rental('2026-06-15', '2026-06-16'), 'This rental begins 10 days after the gig. Add it anyway?'],
])('a booking that covers no part of the gig is asked about', (detail, note) => {
  expect(fitsGig(detail, gig)).toBe(false);
  expect(misfitNote(detail, gig)).toBe(note);
});

test('a gig of several days lasts until its last', () => {
  expect(fitsGig(stay('2026-06-07', '2026-06-08'), festival)).toBe(true);
  expect(fitsGig(stay('2026-06-08', '2026-06-09'), festival)).toBe(false);
});

test('an overnight flight counts with the day it lands', () => {
  expect(fitsGig(flight('2026-06-01T23:30', '2026-06-02T06:10'), gig)).toBe(true);
});

const leg = (from: string, to: string, day: string) =>
  aParsedDetail({
    departureLocation: from,
    arrivalLocation: to,
    departureDateTime: `${day}T07:05`,
    arrivalDateTime: `${day}T11:48`,
  });

test('a way back that lands before the gig is asked about, also the day before it', () => {
  const trip = [leg('DFW', 'PWM', '2026-06-01'), leg('PWM', 'dfw ', '2026-06-04')] as const;
  expect(trip.map((one) => misfitNote(one, gig, trip))).toEqual([
    'This flight lands 4 days before the gig. Add it anyway?',
    'This flight lands 1 day before the gig. Add it anyway?',
  ]);
  expect(fitsGig(trip[1], gig)).toBe(true);
});

test('every leg of a way back with a change is asked about', () => {
  const trip = [
    leg('DFW', 'ORD', '2026-06-02'),
    leg('ORD', 'PWM', '2026-06-02'),
    leg('PWM', 'ORD', '2026-06-04'),
    leg('ORD', 'DFW', '2026-06-04'),
  ];
  expect(trip.map((one) => fitsGig(one, gig, trip))).toEqual([true, true, false, false]);
});

test.each([
  ['on the day of the gig', [leg('DFW', 'PWM', '2026-06-04'), leg('PWM', 'DFW', '2026-06-05')]],
  ['after the gig', [leg('DFW', 'PWM', '2026-06-04'), leg('PWM', 'DFW', '2026-06-06')]],
  ['elsewhere', [leg('DFW', 'BOS', '2026-06-02'), leg('BOS', 'PWM', '2026-06-04')]],
  ['where the gig is', [leg('PWM', 'DFW', '2026-06-03'), leg('DFW', 'PWM', '2026-06-04')]],
  ['at no known place', [flight('2026-06-02T07:05', null), flight('2026-06-04T07:05', null)]],
])('a flight that lands %s is no way back too early', (_where, trip) => {
  const inPortland = { ...gig, airport: 'PWM' };
  expect(fitsGig(trip[1] ?? flight(null, null), inPortland, trip)).toBe(true);
});

test('a day that cannot be read is nothing to ask about', () => {
  expect(fitsGig(stay('soon', 'later'), gig)).toBe(true);
});

test.each([
  ['2026-06-04', '2026-06-05', ''],
  ['2026-06-01', '2026-06-01', 'This ride ends 4 days before the gig. Add it anyway?'],
  ['2026-06-10', null, 'This ride begins 5 days after the gig. Add it anyway?'],
])('a ride from %s to %s: "%s"', (departureDateTime, arrivalDateTime, note) => {
  const ride = aParsedDetail({ type: 'other', departureDateTime, arrivalDateTime });
  expect(misfitNote(ride, gig)).toBe(note);
});
