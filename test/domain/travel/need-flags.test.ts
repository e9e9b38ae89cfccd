import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { baseFlags, needPatch, withDetails, withFlags } from '~/domain/travel/need-flags';

const flags = {
  flightBooked: false,
  hotelBooked: false,
  carBooked: false,
  travelNotNeeded: false,
};
const gig = {
  ...flags,
  needs: { flight: 'confirmed', hotel: 'needed', car: 'needed' },
} as Gig;

test('a flag settles its own kind and leaves a booking confirmed', () => {
  expect(withFlags(gig, { carBooked: true, flightBooked: true }).needs).toEqual({
    flight: 'confirmed',
    hotel: 'needed',
    car: 'notNeeded',
  });
  expect(withFlags(gig, {}).needs).toEqual(gig.needs);
});

test('the bookings that were just read outrank what the gig said', () => {
  expect(withDetails(gig, [{ detailType: 'hotel' }, { detailType: 'other' }]).needs).toEqual({
    flight: 'needed',
    hotel: 'confirmed',
    car: 'needed',
  });
});

test('one kind is set alone', () => {
  expect(needPatch(flags, 'car', true)).toEqual({ carBooked: true });
  expect(needPatch({ ...flags, carBooked: true }, 'car', false)).toEqual({ carBooked: false });
});

test('taking one kind out of "no travel needed" keeps the others as they are', () => {
  expect(needPatch({ ...flags, travelNotNeeded: true }, 'hotel', false)).toEqual({
    travelNotNeeded: false,
    flightBooked: true,
    hotelBooked: false,
    carBooked: true,
  });
});

test('a change of flags says what it was made from: its own, and "no travel needed"', () => {
  const seen = { ...flags, hotelBooked: true };
  expect(baseFlags(seen, { hotelBooked: false })).toEqual({
    hotelBooked: true,
    travelNotNeeded: false,
  });
  const all = needPatch({ ...flags, travelNotNeeded: true }, 'car', false);
  expect(baseFlags({ ...flags, travelNotNeeded: true }, all)).toEqual({
    ...flags,
    travelNotNeeded: true,
  });
});
