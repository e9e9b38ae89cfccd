import { expect, test } from 'vitest';
import { detailFacts } from '~/domain/travel/detail-facts';
import { gigMomentLabel, gigMomentParts } from '~/domain/travel/trip/gig-moment';
import { aDetail } from '../../support/travel-details';

const NEW_YORK = 'America/New_York';

function reading(fields: Parameters<typeof aDetail>[0]) {
  return detailFacts(aDetail(fields)).map(({ label, value, zone }) =>
    zone ? `${label}: ${value} ${zone}` : `${label}: ${value}`,
  );
}

test('a stay tells its address and both its moments in order', () => {
  expect(
    reading({
      detailType: 'hotel',
      provider: 'Courtyard Portland Downtown',
      arrivalLocation: '321 Commercial St, Portland, ME',
      arrivalDateTime: '2026-06-04T15:00',
      arrivalTimeZone: NEW_YORK,
      departureDateTime: '2026-06-06T00:00',
      departureTimeZone: NEW_YORK,
    }),
  ).toEqual([
    'Hotel: Courtyard Portland Downtown',
    'Address: 321 Commercial St, Portland, ME',
    'Check in: Thu, Jun 4, 2026, 3:00 PM EDT',
    'Check out: Sat, Jun 6, 2026',
  ]);
});

test('a flight names its airports', () => {
  expect(
    reading({
      flightNumber: 'AA2417',
      departureLocation: 'DFW',
      departureDateTime: '2026-06-04T07:05',
      departureTimeZone: 'America/Chicago',
      arrivalLocation: 'PWM',
      seatInfo: '14A',
    }),
  ).toEqual([
    'Flight number: AA2417',
    'Departs: Thu, Jun 4, 2026, 7:05 AM CDT',
    'From: DFW, Dallas',
    'To: PWM, Portland',
    'Seat: 14A',
  ]);
});

test('a detail without anything tells nothing', () => {
  expect(reading({ detailType: 'other' })).toEqual([]);
});

const gig = { date: '2026-06-05', endDate: null, startTime: '19:30', timeZone: NEW_YORK };

test.each([
  [gig, '2026-05-14', 'Fri, Jun 5, 7:30 PM', 'EDT'],
  [gig, '2025-12-30', 'Fri, Jun 5, 2026, 7:30 PM', 'EDT'],
  [{ ...gig, startTime: null }, '2026-05-14', 'Fri, Jun 5', ''],
  [{ ...gig, timeZone: null }, '2026-05-14', 'Fri, Jun 5, 7:30 PM', ''],
  [{ ...gig, endDate: '2026-06-07', startTime: null }, '2026-05-14', 'Jun 5–7, 2026', ''],
])('a gig is on %o, seen on %s: %s %s', (moment, today, label, zone) => {
  expect(gigMomentLabel(moment, today)).toEqual({ label, zone });
});

const evening = { ...gig, endTime: '21:00', loadInTime: null };

test.each([
  [evening, 'Fri, Jun 5, 2026', '7:30 PM – 9:00 PM', 'EDT'],
  [{ ...evening, endTime: '01:00' }, 'Fri, Jun 5, 2026', '7:30 PM – 1:00 AM', 'EDT'],
  [{ ...evening, endTime: null }, 'Fri, Jun 5, 2026', '7:30 PM', 'EDT'],
  [{ ...evening, startTime: null }, 'Fri, Jun 5, 2026', 'until 9:00 PM', 'EDT'],
  [{ ...evening, startTime: null, endTime: null }, 'Fri, Jun 5, 2026', '', ''],
  [{ ...evening, timeZone: null }, 'Fri, Jun 5, 2026', '7:30 PM – 9:00 PM', ''],
  [{ ...evening, endDate: '2026-06-07' }, 'Jun 5–7, 2026', '7:30 PM – 9:00 PM', 'EDT'],
])('all that is known of %o: %s, %s %s', (moment, days, times, zone) => {
  expect(gigMomentParts(moment)).toEqual({ days, times, zone, loadIn: '' });
});

test.each([
  [{ loadInTime: '16:00' }, 'Load-in 4:00 PM'],
  [{ loadInTime: '16:00', startTime: null }, 'Load-in 4:00 PM'],
  [{ loadInTime: '22:00', startTime: '01:00' }, 'Load-in Thu, Jun 4, 10:00 PM'],
  // Google moved the start, and nobody looked at the load-in.
  [{ loadInTime: '22:00', startTime: '19:30' }, ''],
])('with %o one is let in: %s', (times, loadIn) => {
  expect(gigMomentParts({ ...evening, ...times }).loadIn).toBe(loadIn);
});
