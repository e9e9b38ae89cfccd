import { expect, test } from 'vitest';
import { savedChanges } from '~/components/smart-paste/already-saved/saved-changes';
import { savedWords } from '~/components/smart-paste/already-saved/saved-words';
import { aDetail, aParsedDetail } from '../../support/travel-details';

const SAVED = aDetail({
  provider: 'Delta',
  flightNumber: 'DL 2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'Atlanta (ATL)',
  arrivalLocation: 'PWM',
  departureDateTime: '2026-06-04T08:20',
  notes: 'Ask for the aisle',
});
const FOUND = aParsedDetail({
  provider: 'Delta',
  flightNumber: 'DL2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'ATL',
  arrivalLocation: 'PWM',
  departureDateTime: '2026-06-04T08:20',
});

test('the same booking in other letters changes nothing', () => {
  expect(savedChanges(SAVED, FOUND)).toEqual({ columns: {}, changes: [] });
});

test('what a text says otherwise is changed, and shown with what it was', () => {
  const found = {
    ...FOUND,
    departureDateTime: '2026-06-04T09:55',
    seatInfo: '18C',
    arrivalLocation: 'BOS',
  };
  expect(savedChanges(SAVED, found)).toEqual({
    columns: { startsDateTime: '2026-06-04T09:55', seatInfo: '18C', endsLocation: 'BOS' },
    changes: expect.arrayContaining([
      {
        column: 'startsDateTime',
        label: 'Departure',
        before: 'Thu, Jun 4, 2026, 8:20 AM',
        after: 'Thu, Jun 4, 2026, 9:55 AM',
      },
      { column: 'seatInfo', label: 'Seat', before: 'nothing', after: '18C' },
      { column: 'endsLocation', label: 'To', before: 'PWM', after: 'BOS' },
    ]),
  });
});

test('what a text does not mention stays, and notes are added to', () => {
  const { columns } = savedChanges(SAVED, { ...FOUND, provider: null, notes: 'Two bags' });
  expect(columns).toEqual({ notes: 'Ask for the aisle\nTwo bags' });
});

const change = { column: 'seatInfo', label: 'Seat', before: 'nothing', after: '18C' } as const;

test.each([
  [[null], 'Found 1 flight detail. Added to your gig!'],
  [[null, null], 'Found 2 flight details. Added to your gig!'],
  [[[change]], '1 booking updated.'],
  [[[change], [change], null], '2 bookings updated, 1 booking added.'],
  [[[], null], '1 booking added.'],
  [[[], []], 'Your gig has all of this already.'],
])('what was saved is said in words: %#', (legs, words) => {
  const saved = legs.map((changes) => ({
    detail: FOUND,
    updates: changes && { changes: [...changes] },
  }));
  expect(savedWords(saved)).toBe(words);
});
