import { expect, test } from 'vitest';
import { quoteOf, REVIEW_ROWS, rowValue } from '~/components/smart-paste/review-rows';
import { aParsedDetail } from '../../support/travel-details';

function rowOf(type: keyof typeof REVIEW_ROWS, label: string) {
  const row = REVIEW_ROWS[type].find((one) => one.label === label);
  if (!row) throw new Error(`no row "${label}"`);
  return row;
}

const leg = aParsedDetail({
  provider: 'Delta Air Lines',
  flightNumber: 'DL1432',
  departureLocation: 'DFW',
  departureDateTime: '2026-09-18T07:05',
  departureTimeZone: 'America/Chicago',
  arrivalDateTime: '2026-09-18',
  sources: {
    flightNumber: 'DELTA  1432',
    provider: 'DELTA  1432',
    departureDateTime: '2026-09-18T07:05',
  },
  spans: { flightNumber: [{ start: 0, end: 11 }], provider: [{ start: 0, end: 11 }] },
  ambiguities: [
    { field: 'arrivalLocation', question: 'Which one?', choices: [], words: 'NEW YORK' },
  ],
});

test.each([
  ['Flight', 'Delta 1432', ''],
  ['From', 'DFW, Dallas', ''],
  ['Departs', 'Fri, Sep 18, 2026, 7:05 AM', 'CDT'],
  ['Arrives', 'Fri, Sep 18, 2026', ''],
  ['Seat', '', ''],
])('%s reads "%s %s"', (label, value, zone) => {
  expect(rowValue(leg, rowOf('flight', label))).toEqual({ value, zone });
});

test.each([
  ['What it is', 'Downeaster 682', ''],
  ['From', 'Boston, MA - North Station', ''],
  ['Starts', 'Fri, Sep 18, 2026, 9:05 AM', 'EDT'],
  ['Ends', 'Fri, Sep 18, 2026', ''],
])('a ride’s %s reads "%s %s"', (label, value, zone) => {
  const ride = aParsedDetail({
    type: 'other',
    title: 'Downeaster 682',
    departureLocation: 'Boston, MA - North Station',
    departureDateTime: '2026-09-18T09:05',
    departureTimeZone: 'America/New_York',
    arrivalDateTime: '2026-09-18',
  });
  expect(rowValue(ride, rowOf('other', label))).toEqual({ value, zone });
});

test.each([
  ['hotel', 'Check in', { checkInDate: '2026-09-18T15:00' }, 'EDT'],
  ['hotel', 'Check out', { checkOutDate: '2026-09-20T11:00' }, 'EDT'],
  ['car', 'Pick up', { pickupDate: '2026-09-18T10:00' }, 'CDT'],
  ['car', 'Return', { returnDate: '2026-09-20T10:00' }, 'EDT'],
] as const)('a %s’s %s has the letters of its zone', (type, label, when, zone) => {
  const departureTimeZone = type === 'car' ? 'America/Chicago' : 'America/New_York';
  const found = aParsedDetail({ type, departureTimeZone, arrivalTimeZone: 'America/New_York' });
  expect(rowValue(Object.assign(found, when), rowOf(type, label)).zone).toBe(zone);
});

test('a place nobody knows has the gig’s zone, a flight’s none', () => {
  const hotel = aParsedDetail({ type: 'hotel', checkInDate: '2026-09-18T15:00' });
  expect(rowValue(hotel, rowOf('hotel', 'Check in'), 'America/Denver').zone).toBe('MDT');
  const flight = aParsedDetail({ departureDateTime: '2026-09-18T15:00' });
  expect(rowValue(flight, rowOf('flight', 'Departs'), 'America/Denver').zone).toBe('');
});

test('the words of a row are quoted once, in one line and not at length', () => {
  expect(quoteOf(leg, rowOf('flight', 'Flight'))).toBe('DELTA 1432');
  expect(quoteOf(leg, rowOf('flight', 'Seat'))).toBeNull();
  const long = aParsedDetail({
    type: 'hotel',
    sources: { location: 'street '.repeat(40) },
    spans: { location: [{ start: 0, end: 280 }] },
  });
  const quote = quoteOf(long, rowOf('hotel', 'Address'));
  expect(quote).toMatch(/^street street/);
  expect(quote?.length).toBeLessThanOrEqual(90);
});

test('what markup tells is no quote, for nobody reads it', () => {
  expect(quoteOf(leg, rowOf('flight', 'Departs'))).toBeNull();
});
