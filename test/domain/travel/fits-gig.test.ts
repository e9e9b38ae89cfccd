import { expect, test } from 'vitest';
import { fitsGig, misfitNote } from '~/domain/travel/fits-gig';
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

test('a day that cannot be read is nothing to ask about', () => {
  expect(fitsGig(stay('soon', 'later'), gig)).toBe(true);
});
