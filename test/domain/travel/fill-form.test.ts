import { expect, test } from 'vitest';
import { formOf } from '~/components/travel-detail/form/detail-form';
import { closestTo, fillForm } from '~/components/travel-detail/form/fill-form';
import { aDetail, aParsedDetail } from '../../support/travel-details';

const flight = aDetail({
  flightNumber: 'DL1432',
  departureLocation: 'DFW',
  departureDateTime: '2026-06-04T07:05',
  arrivalLocation: 'PWM',
  arrivalDateTime: '2026-06-04T11:48',
  seatInfo: '14A',
  notes: 'Ask for the aisle',
});

test('a newer text changes what it mentions and nothing else', () => {
  const found = aParsedDetail({ departureDateTime: '2026-06-04T09:30', seatInfo: '18C' });
  expect(fillForm(formOf(flight), found)).toEqual({
    ...formOf(flight),
    startsTime: '09:30',
    seatInfo: '18C',
  });
});

test('a day without its time keeps the time of the same day and forgets that of another', () => {
  const sameDay = aParsedDetail({ departureDateTime: '2026-06-04' });
  expect(fillForm(formOf(flight), sameDay)).toEqual(formOf(flight));
  const otherDay = aParsedDetail({ departureDateTime: '2026-06-05' });
  expect(fillForm(formOf(flight), otherDay)).toMatchObject({
    startsDay: '2026-06-05',
    startsTime: '',
  });
});

test('a person’s own notes stay, with the new ones under them, once', () => {
  const found = aParsedDetail({ notes: 'Bags 35 USD' });
  const once = fillForm(formOf(flight), found);
  expect(once.notes).toBe('Ask for the aisle\nBags 35 USD');
  expect(fillForm(once, found).notes).toBe(once.notes);
});

test('of two legs the stored one is found, by its number or by its places', () => {
  const out = aParsedDetail({
    flightNumber: 'DL9',
    departureLocation: 'DFW',
    arrivalLocation: 'PWM',
  });
  const back = aParsedDetail({ departureLocation: 'PWM', arrivalLocation: 'DFW' });
  const numbered = aParsedDetail({ flightNumber: 'DL1432' });
  expect(closestTo(flight, [back, out])).toBe(1);
  expect(closestTo(flight, [out, back])).toBe(0);
  expect(closestTo(flight, [back, numbered])).toBe(1);
  expect(closestTo(flight, [aParsedDetail(), aParsedDetail()])).toBe(0);
});

test('of two rides the stored one is found by its title', () => {
  const train = aDetail({ detailType: 'other', title: 'Downeaster 682' });
  const ride = (title: string) => aParsedDetail({ type: 'other', title });
  expect(closestTo(train, [ride('Downeaster 681'), ride('Downeaster 682')])).toBe(1);
});
