import { expect, test } from 'vitest';
import { checkParsed } from '~/components/travel-detail/form/check-parsed';
import { legKeys } from '~/domain/travel/trip/leg-keys';
import { aParsedDetail } from '../../support/travel-details';

const leg = aParsedDetail({
  flightNumber: 'DL2215',
  confirmationNumber: 'HQ7T2P',
  departureLocation: 'ATL',
  arrivalLocation: 'PWM',
  departureDateTime: '2026-06-04T08:20',
  arrivalDateTime: '2026-06-04T11:07',
});

test('a leg is known again by its number, confirmation, places and moments', () => {
  const [known] = legKeys([leg]);
  expect(legKeys([{ ...leg, flightNumber: 'dl 2215', seatInfo: '18C' }])).toEqual([known]);
  for (const other of [
    { flightNumber: 'DL1820' },
    { departureDateTime: '2026-06-05T08:20' },
    { arrivalDateTime: null },
    { confirmationNumber: 'K7WMRD' },
    { confirmationNumber: null },
    { departureLocation: 'DFW' },
    { arrivalLocation: 'BOS' },
  ]) {
    expect(legKeys([{ ...leg, ...other }])).not.toEqual([known]);
  }
});

test('two legs alike in everything are two', () => {
  expect(new Set(legKeys([leg, leg])).size).toBe(2);
  expect(legKeys([leg, leg])[0]).toBe(legKeys([leg])[0]);
});

test('a stay and a rental of one name are two', () => {
  const [stay, rental] = (['hotel', 'car'] as const).map((type) =>
    aParsedDetail({ type, provider: 'Alamo', date: '2026-06-04' }),
  );
  if (!stay || !rental) throw new Error('two were made');
  expect(legKeys([stay])).not.toEqual(legKeys([rental]));
});

test('two stays of one chain over the same days are two by their place or confirmation', () => {
  const stay = aParsedDetail({
    type: 'hotel',
    provider: 'Courtyard',
    confirmationNumber: '90412277',
    location: '321 Commercial Street',
    checkInDate: '2026-06-04',
    checkOutDate: '2026-06-06',
  });
  for (const other of [{ location: '14 Main Street' }, { confirmationNumber: '90412278' }]) {
    expect(legKeys([{ ...stay, ...other }])).not.toEqual(legKeys([stay]));
  }
  expect(legKeys([{ ...stay, notes: 'Late arrival' }])).toEqual(legKeys([stay]));
});

test('what the server would reject is told before it is sent', () => {
  expect(checkParsed(leg)).toBeNull();
  expect(checkParsed({ ...leg, confirmationNumber: 'x'.repeat(61) })).toEqual({
    column: 'confirmationNumber',
    message: 'At most 60 characters',
  });
  expect(checkParsed({ ...leg, arrivalDateTime: '2026-06-01T11:07' })).toEqual({
    column: null,
    message: "The landing can't be before the departure",
  });
  const stay = aParsedDetail({
    type: 'hotel',
    checkInDate: '2026-06-06',
    checkOutDate: '2026-06-04',
  });
  expect(checkParsed(stay)?.message).toBe("Check-out can't be before check-in");
});
