import { expect, test } from 'vitest';
import { type BookedDetail, bookedDays } from '~/domain/travel/trip/booked-days';

const GIG = { date: '2026-06-05', endDate: null, startTime: '19:30', airport: 'PWM' };

type Ends = [startsLocation: string, starts: string, endsLocation: string, ends: string];

const detail =
  (detailType: BookedDetail['detailType']) =>
  (...[startsLocation, starts, endsLocation, ends]: Ends): BookedDetail => ({
    detailType,
    startsLocation,
    startsDateTime: `2026-06-${starts}`,
    endsLocation,
    endsDateTime: `2026-06-${ends}`,
  });
const flight = detail('flight');
const hotel = (checkIn: string, checkOut: string) =>
  detail('hotel')('Portland', checkIn, 'Portland', checkOut);
const car = (pickUp: string, back: string) => detail('car')('PWM', pickUp, 'PWM', back);

test.each<[fact: string, details: BookedDetail[], arrive: string | null, leave: string | null]>([
  ['nothing booked', [], null, null],
  [
    'there and back',
    [flight('DFW', '04T08:00', 'PWM', '04T13:00'), flight('PWM', '06T09:00', 'DFW', '06T13:00')],
    '04',
    '06',
  ],
  ['overnight, it lands the day after', [flight('SEA', '03T22:30', 'PWM', '04T09:00')], '04', null],
  [
    'with a stop, the last landing counts',
    [flight('SEA', '03T08:00', 'ORD', '03T14:00'), flight('ORD', '04T08:00', 'PWM', '04T12:00')],
    '04',
    null,
  ],
  ['home after the show', [flight('PWM', '05T22:30', 'DFW', '06T01:00')], null, '05'],
  ['in on the day of the show', [flight('DFW', '05T08:00', 'PWM', '05T13:00')], '05', null],
  ['in that day, late', [flight('DFW', '05T19:45', 'PWM', '05T23:00')], '05', null],
  ['a hotel alone', [hotel('04T15:00', '07T11:00')], '04', '07'],
  ['a car alone', [car('03T10:00', '06T10:00')], '03', '06'],
  ['a bed after the show', [hotel('05T15:00', '06T11:00')], '05', '06'],
  ['a bed that is given up before the show', [hotel('03T15:00', '04T11:00')], '03', null],
  ['a bed that comes too late', [hotel('06T15:00', '07T11:00')], null, '07'],
])('%s', (_fact, details, arrive, leave) => {
  const day = (number: string | null) => number && `2026-06-${number}`;
  expect(bookedDays(GIG, details)).toEqual({ arrive: day(arrive), leave: day(leave) });
});

test('of a show without a time, an afternoon flight from an airport nobody knows goes home', () => {
  const gig = { ...GIG, startTime: null, airport: null };
  const morning = flight('DFW', '05T08:00', 'PWM', '05T13:00');
  const evening = flight('PWM', '05T18:00', 'DFW', '05T22:00');
  expect(bookedDays(gig, [morning, evening])).toEqual({ arrive: GIG.date, leave: GIG.date });
});

test('a booking without days says nothing', () => {
  expect(bookedDays(GIG, [{ detailType: 'flight' }, { detailType: 'hotel' }])).toEqual({
    arrive: null,
    leave: null,
  });
});
