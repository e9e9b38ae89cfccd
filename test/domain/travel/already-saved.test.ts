import { expect, test } from 'vitest';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { matchSaved } from '~/domain/travel/trip/already-saved';
import { aDetail, aParsedDetail } from '../../support/travel-details';

const OUT = {
  flightNumber: 'DL2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'ATL',
  arrivalLocation: 'PWM',
  departureDateTime: '2026-06-04T08:20',
};
const BACK = {
  flightNumber: 'DL1820',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'PWM',
  arrivalLocation: 'ATL',
  departureDateTime: '2026-06-06T13:20',
};

/** Whether one found booking is taken for one saved booking, and for surely the same. */
function match(found: Partial<ParsedDetail>, saved: Partial<DetailAnswer>) {
  const [first] = matchSaved([aParsedDetail(found)], [aDetail(saved)]);
  return first && (first.sameBooking ? 'same' : 'alike');
}

test.each<[string, Partial<ParsedDetail>, Partial<DetailAnswer>, 'same' | 'alike' | null]>([
  ['the same leg', OUT, OUT, 'same'],
  ['its time has moved', { ...OUT, departureDateTime: '2026-06-04T09:55' }, OUT, 'same'],
  ['its day alone is known', { ...OUT, departureDateTime: '2026-06-04' }, OUT, 'same'],
  ['it is another day', { ...OUT, departureDateTime: '2026-06-05T08:20' }, OUT, 'same'],
  ['no reference is known', { ...OUT, confirmationNumber: null }, OUT, 'same'],
  ['the number is written apart', OUT, { ...OUT, flightNumber: 'DL 2215' }, 'same'],
  ['the number has noughts', OUT, { ...OUT, flightNumber: 'DL02215' }, 'same'],
  ['another traveller on it', { ...OUT, confirmationNumber: 'QQ1X8Z' }, OUT, 'alike'],
  ['another number on the same way', { ...OUT, flightNumber: 'DL99' }, OUT, 'same'],
  ['the airport is printed in words', OUT, { ...OUT, departureLocation: 'Atlanta (ATL)' }, 'same'],
  ['rerouted on its day', { ...OUT, flightNumber: 'DL99', arrivalLocation: 'BOS' }, OUT, 'same'],
  ['only the reference was entered', OUT, { confirmationNumber: 'hq7t2p' }, 'same'],
  ['the way back', BACK, OUT, null],
  [
    'another leg of the same day',
    { ...OUT, flightNumber: 'DL7', departureLocation: 'DFW', arrivalLocation: 'ATL' },
    OUT,
    null,
  ],
  [
    'the same flight in another week',
    { ...OUT, confirmationNumber: null, departureDateTime: '2026-06-11T08:20' },
    OUT,
    null,
  ],
  [
    'the same way with another airline',
    { ...OUT, flightNumber: 'UA7', confirmationNumber: 'ZZ9ZZ9' },
    OUT,
    null,
  ],
  ['nothing but the kind', {}, {}, null],
  ['nothing in common', OUT, { flightNumber: 'UA12' }, null],
])('a flight: %s', (_what, found, saved, expected) => {
  expect(match(found, saved)).toBe(expected);
});

const HOTEL_FOUND = {
  type: 'hotel',
  provider: 'Courtyard Portland Downtown/Waterfront',
  confirmationNumber: '90412277',
  checkInDate: '2026-06-04T15:00',
} as const;
const HOTEL_SAVED = {
  detailType: 'hotel',
  provider: 'Courtyard Portland Downtown/Waterfront',
  confirmationNumber: '90412277',
  arrivalDateTime: '2026-06-04T15:00',
} as const;

test.each<[string, Partial<ParsedDetail>, Partial<DetailAnswer>, 'same' | 'alike' | null]>([
  ['the same', HOTEL_FOUND, HOTEL_SAVED, 'same'],
  ['moved by a day', { ...HOTEL_FOUND, checkInDate: '2026-06-05' }, HOTEL_SAVED, 'same'],
  ['a shorter name', { ...HOTEL_FOUND, provider: 'Courtyard Portland' }, HOTEL_SAVED, 'same'],
  ['no reference was saved', HOTEL_FOUND, { ...HOTEL_SAVED, confirmationNumber: null }, 'same'],
  ['a second room', { ...HOTEL_FOUND, confirmationNumber: '90412278' }, HOTEL_SAVED, 'alike'],
  [
    'the reference is printed with blanks',
    { ...HOTEL_FOUND, confirmationNumber: '9041 2277' },
    HOTEL_SAVED,
    'same',
  ],
  [
    'the same house on another stay',
    { ...HOTEL_FOUND, confirmationNumber: null, checkInDate: '2026-08-01' },
    HOTEL_SAVED,
    null,
  ],
  [
    'another house of one itinerary',
    { ...HOTEL_FOUND, provider: 'Westin Boston', checkInDate: '2026-06-06' },
    HOTEL_SAVED,
    null,
  ],
  [
    'another house on the same day',
    { ...HOTEL_FOUND, provider: 'Westin', confirmationNumber: null },
    HOTEL_SAVED,
    null,
  ],
  ['a flight with its reference', { ...OUT, confirmationNumber: '90412277' }, HOTEL_SAVED, null],
])('a hotel: %s', (_what, found, saved, expected) => {
  expect(match(found, saved)).toBe(expected);
});

test('a rental is known by its company and pick-up day, a train by its name and day', () => {
  const hertz = { provider: 'Hertz', pickupDate: '2026-06-04T12:00' };
  expect(
    match(
      { type: 'car', ...hertz },
      { detailType: 'car', provider: 'Hertz', departureDateTime: '2026-06-04T11:00' },
    ),
  ).toBe('same');
  expect(
    match(
      { type: 'car', ...hertz },
      { detailType: 'car', provider: 'Avis', departureDateTime: '2026-06-04T11:00' },
    ),
  ).toBe(null);
  const train = { title: 'Downeaster 682', departureDateTime: '2026-06-04T09:05' };
  expect(match({ type: 'other', ...train }, { detailType: 'other', ...train })).toBe('same');
});

test('a train back under the same reference is another one', () => {
  const there = {
    confirmationNumber: '7B41F2',
    departureLocation: 'Boston',
    arrivalLocation: 'Portland',
  };
  const back = {
    confirmationNumber: '7B41F2',
    departureLocation: 'Portland',
    arrivalLocation: 'Boston',
  };
  expect(match({ type: 'other', ...back }, { detailType: 'other', ...there })).toBe(null);
  expect(match({ type: 'other', ...there }, { detailType: 'other', ...there })).toBe('same');
});

test('a ride back on the day of the ride there is another one, whatever they are called', () => {
  const there = {
    title: 'Casco Bay Lines',
    provider: 'Casco Bay Lines',
    departureLocation: 'Portland',
    arrivalLocation: 'Peaks Island',
    departureDateTime: '2026-06-05T09:00',
  };
  const back = {
    title: 'Casco Bay Lines to Portland',
    provider: 'Casco Bay Lines',
    departureLocation: 'Peaks Island',
    arrivalLocation: 'Portland',
    departureDateTime: '2026-06-05T23:00',
  };
  const reference = { confirmationNumber: '3001' };
  const saved = { detailType: 'other', ...there } as const;
  expect(match({ type: 'other', ...back }, saved)).toBe(null);
  expect(match({ type: 'other', ...back, ...reference }, { ...saved, ...reference })).toBe(null);
  expect(match({ type: 'other', ...there }, saved)).toBe('same');
});

test('each leg of a journey finds its own, and no saved one is taken twice', () => {
  const [back, out] = [aDetail(BACK), aDetail(OUT)];
  const found = [aParsedDetail(OUT), aParsedDetail(BACK), aParsedDetail(OUT)];
  const matches = matchSaved(found, [back, out]);
  expect(matches.map((one) => one?.saved.id ?? null)).toEqual([out.id, back.id, null]);
});

test('of two that may be meant the one with the same reference is', () => {
  const one = aDetail({ ...HOTEL_SAVED, confirmationNumber: '1111' });
  const two = aDetail(HOTEL_SAVED);
  const [found] = matchSaved([aParsedDetail(HOTEL_FOUND)], [one, two]);
  expect(found?.saved.id).toBe(two.id);
});
