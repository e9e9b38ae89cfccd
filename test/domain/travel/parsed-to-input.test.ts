import { expect, test } from 'vitest';
import { newId } from '~/domain/new-id';
import {
  cutSource,
  foundLabel,
  parsedSummary,
  parsedToInput,
  withField,
} from '~/domain/travel/parsed-to-input';
import { NewTravelDetailInput } from '~/domain/travel/travel-detail-input';
import { aParsedDetail } from '../../support/travel-details';

test('a flight is saved with both ends, their zones and its number', () => {
  const parsed = aParsedDetail({
    provider: 'Delta Air Lines',
    confirmationNumber: 'K7WMRD',
    flightNumber: 'DL1432',
    departureLocation: 'DFW',
    departureDateTime: '2026-09-18T07:05',
    departureTimeZone: 'America/Chicago',
    arrivalLocation: 'LGA',
    arrivalDateTime: '2026-09-18T11:41',
    arrivalTimeZone: 'America/New_York',
    seatInfo: '22C',
  });
  expect(parsedToInput(parsed, 'gig', 'DELTA 1432')).toMatchObject({
    gigId: 'gig',
    detailType: 'flight',
    flightNumber: 'DL1432',
    departureDateTime: '2026-09-18T07:05',
    arrivalLocation: 'LGA',
    arrivalTimeZone: 'America/New_York',
    seatInfo: '22C',
    sourceText: 'DELTA 1432',
  });
});

test('a stay begins with its arrival', () => {
  const parsed = aParsedDetail({
    type: 'hotel',
    provider: 'Courtyard Portland Downtown',
    location: '321 Commercial St, Portland, ME',
    checkInDate: '2026-06-04T15:00',
    checkOutDate: '2026-06-06',
    roomInfo: 'King',
  });
  expect(parsedToInput(parsed, 'gig', 'text')).toMatchObject({
    detailType: 'hotel',
    provider: 'Courtyard Portland Downtown',
    arrivalLocation: '321 Commercial St, Portland, ME',
    arrivalDateTime: '2026-06-04T15:00',
    departureDateTime: '2026-06-06',
    roomInfo: 'King',
  });
});

test('a rental departs where it is picked up', () => {
  const parsed = aParsedDetail({
    type: 'car',
    provider: 'Alamo',
    location: 'PWM',
    returnLocation: 'BOS',
    pickupDate: '2026-06-04T12:30',
    returnDate: '2026-06-06T12:00',
    carType: 'Compact',
  });
  expect(parsedToInput(parsed, 'gig', 'text')).toMatchObject({
    departureLocation: 'PWM',
    departureDateTime: '2026-06-04T12:30',
    arrivalLocation: 'BOS',
    arrivalDateTime: '2026-06-06T12:00',
    carType: 'Compact',
  });
});

test('a ride is saved under its title, and without an end nobody told', () => {
  const parsed = aParsedDetail({
    type: 'other',
    title: 'Downeaster 682',
    provider: 'Amtrak',
    departureLocation: 'Boston, MA - North Station',
    departureDateTime: '2026-06-04T09:05',
    arrivalLocation: 'Portland, ME',
    seatInfo: 'Seat 14A',
    date: '2026-06-04',
    endDate: '2026-06-04',
  });
  expect(parsedToInput(parsed, 'gig', 'text')).toMatchObject({
    detailType: 'other',
    title: 'Downeaster 682',
    provider: 'Amtrak',
    departureLocation: 'Boston, MA - North Station',
    departureDateTime: '2026-06-04T09:05',
    arrivalLocation: 'Portland, ME',
    arrivalDateTime: null,
    seatInfo: 'Seat 14A',
  });
  expect(parsedSummary(parsed)).toBe('Downeaster 682, Thu, Jun 4');
});

test('first and last day stand in for a moment that was not read', () => {
  const parsed = aParsedDetail({ type: 'hotel', date: '2026-06-04', endDate: '2026-06-06' });
  expect(parsedToInput(parsed, 'gig', 'text')).toMatchObject({
    arrivalDateTime: '2026-06-04',
    departureDateTime: '2026-06-06',
  });
});

test('what is sent is what the API accepts', () => {
  for (const type of ['flight', 'hotel', 'car'] as const) {
    const body = parsedToInput(aParsedDetail({ type, date: '2026-06-04' }), 'gig', 'text');
    expect(NewTravelDetailInput.safeParse(body).success).toBe(true);
  }
});

test('a corrected airport drops the zone of the old one', () => {
  const parsed = aParsedDetail({
    departureLocation: 'DFW',
    departureTimeZone: 'America/Chicago',
    arrivalTimeZone: 'America/New_York',
  });
  expect(withField(parsed, 'departureLocation', ' DEN ')).toMatchObject({
    departureLocation: 'DEN',
    departureTimeZone: null,
    arrivalTimeZone: 'America/New_York',
  });
  expect(withField(parsed, 'departureLocation', 'DFW')).toBe(parsed);
  expect(withField(parsed, 'departureLocation', ' ').departureLocation).toBeNull();
});

test('a long text is cut to what the API takes, also in bytes', () => {
  expect(cutSource('x'.repeat(70_000), {})?.length).toBeLessThan(57_000);
  const japanese = cutSource('便'.repeat(40_000), {}) ?? '';
  expect(new TextEncoder().encode(JSON.stringify(japanese)).length).toBeLessThanOrEqual(56_000);
  expect(cutSource('\n'.repeat(60_000), {})?.length).toBeLessThan(28_001);
  expect(cutSource('🎸'.repeat(20_000), {})?.endsWith('🎸')).toBe(true);
  expect(cutSource('short', {})).toBe('short');
  expect(cutSource('', {})).toBeNull();
});

test.each([
  ['the longest notes', '便'.repeat(8000)],
  ['quotes that are written twice as long', '"'.repeat(8000)],
])('with %s the body still fits into what the API takes', (_what, notes) => {
  const parsed = aParsedDetail({ notes, additionalDetails: notes, provider: 'Delta' });
  const body = parsedToInput(parsed, newId(new Date()), '\n'.repeat(60_000));
  const sent = { ...body, idempotencyKey: newId(new Date()) };
  expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(64 * 1024);
  expect(body.sourceText?.length ?? 0).toBeGreaterThan(1000);
});

test('where nothing is left beside the rest, no source is kept', () => {
  expect(cutSource('long ago', { notes: 'x'.repeat(70_000) })).toBeNull();
});

test('several details are told apart by one line each', () => {
  expect(
    parsedSummary(
      aParsedDetail({
        departureLocation: 'DFW',
        arrivalLocation: 'PWM',
        departureDateTime: '2026-06-04T07:05',
      }),
    ),
  ).toBe('DFW to PWM, Thu, Jun 4');
  expect(parsedSummary(aParsedDetail({ type: 'car', provider: 'Alamo' }))).toBe('Alamo');
});

test('what was found is counted by its kind', () => {
  expect(foundLabel([{ type: 'flight' }])).toBe('1 flight detail');
  expect(foundLabel([{ type: 'flight' }, { type: 'flight' }])).toBe('2 flight details');
  expect(foundLabel([{ type: 'flight' }, { type: 'hotel' }])).toBe('2 travel details');
  expect(foundLabel([{ type: 'other' }])).toBe('1 travel detail');
});
