import { aFlight, aHotel } from '../builders';
import type { Client } from '../worker/client';
import { aStoredGig } from './gig-steps';

export const PORTLAND = {
  latitude: 43.6591,
  longitude: -70.2568,
  startTime: '19:30',
  endTime: '21:30',
};

export const BACK = {
  departureLocation: 'PWM',
  departureDateTime: '2026-06-06T13:20',
  arrivalLocation: 'DFW',
  arrivalDateTime: '2026-06-06T16:40',
};

/** A flight that lands half an hour before the show, and the flight home. */
export async function aLateTrip(person: Client) {
  const gig = await aStoredGig(person, { type: 'booked', location: 'Portland, ME', ...PORTLAND });
  const late = { departureDateTime: '2026-06-05T14:05', arrivalDateTime: '2026-06-05T18:55' };
  for (const detail of [aFlight(gig.id, late), aFlight(gig.id, BACK)]) {
    await person.post('/api/travel-details', detail);
  }
  return gig;
}

/** The same with a bed for the night: nothing but the landing is wrong. */
export async function aLateTripWithHotel(person: Client) {
  const gig = await aLateTrip(person);
  await person.post('/api/travel-details', aHotel(gig.id, { arrivalDateTime: '2026-06-05T15:00' }));
  return gig;
}
