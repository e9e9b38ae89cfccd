import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveByOfTrips } from '~/domain/fit/check-trip';
import { loadPlaces } from '~/domain/places/load-places.server';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { instantOf } from '~/domain/time/wall-time';
import { later, type SensibleTrip, sensibleTrip } from '../../../support/fit/sensible-trips';

const places = await loadPlaces();
const now = new Date('2026-05-14T12:00:00Z');
const RUNS = { numRuns: 100, seed: 20260514 };

function leaveByOf({ home, gigs, details }: SensibleTrip, homeAddress: string | null = null) {
  const preferences = { homeAirport: home, homeAddress, arrivalLeadMinutes: 180 };
  const found = leaveByOfTrips({ gigs, details, preferences, places, now });
  return [...found.values()].flat().sort((a, b) => a.leavesAt - b.leavesAt);
}

/** Away from any change of the clocks, on the same days of the week. */
function inSummer(trip: SensibleTrip): SensibleTrip {
  const days = daysBetween(trip.gigs[0]?.date ?? '2027-06-10', '2027-06-10');
  return later(trip, Math.round(days / 7) * 7);
}

test('on sensible trips there is something to be said, in the order of the trip', () => {
  let count = 0;
  fc.assert(
    fc.property(sensibleTrip(places), (trip) => {
      for (const one of leaveByOf(trip)) {
        count++;
        expect(one.driveMinutes).toBeGreaterThanOrEqual(25);
        expect(instantOf(one.leaveAt, one.timeZone)).toBe(one.leavesAt);
        expect(one.from).not.toBe('home');
      }
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns);
});

test('a week later it is the same but for the date', () => {
  fc.assert(
    fc.property(sensibleTrip(places), (trip) => {
      const summer = inSummer(trip);
      const moved = leaveByOf(later(summer, 7), 'Dallas, TX');
      const back = moved.map(({ leaveAt, sentence: _, leavesAt: __, ...one }) => ({
        ...one,
        leaveAt: shiftDay(leaveAt.slice(0, 10), -7) + leaveAt.slice(10),
      }));
      const first = leaveByOf(summer, 'Dallas, TX').map(
        ({ sentence: _, leavesAt: __, ...one }) => one,
      );
      expect(back).toEqual(first);
    }),
    RUNS,
  );
});

test('in other zones it is the same but for the zone', () => {
  const inZone = (trip: SensibleTrip, zone: string): SensibleTrip => ({
    ...trip,
    gigs: trip.gigs.map((gig) => ({ ...gig, timeZone: zone })),
    details: trip.details.map((one) => ({ ...one, startsTimeZone: zone, endsTimeZone: zone })),
  });
  const zones = fc.constantFrom('America/Phoenix', 'Asia/Kolkata', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(sensibleTrip(places), zones, zones, (trip, one, other) => {
      const [here, there] = [one, other].map((zone) =>
        leaveByOf(inZone(inSummer(trip), zone)).map(({ leaveAt, sentence }) => [leaveAt, sentence]),
      );
      expect(there).toEqual(here);
    }),
    RUNS,
  );
});

test('a later show is not left for earlier from the same place', () => {
  fc.assert(
    fc.property(sensibleTrip(places), fc.integer({ min: 1, max: 90 }), (trip, minutes) => {
      const shows = (start: number) => {
        const clock = new Date(start * 60_000).toISOString().slice(11, 16);
        const gigs = trip.gigs.map((gig) => ({ ...gig, startTime: clock, endTime: null }));
        return leaveByOf({ ...trip, gigs }).filter((one) => one.for === 'show');
      };
      const after = shows(18 * 60 + minutes);
      for (const before of shows(18 * 60)) {
        const same = after.find(
          ({ gigId, from }) => gigId === before.gigId && from === before.from,
        );
        if (same) expect(same.leavesAt).toBeGreaterThanOrEqual(before.leavesAt);
      }
    }),
    RUNS,
  );
});

test('what nobody knows is left out, never made up', () => {
  fc.assert(
    fc.property(sensibleTrip(places), fc.nat(), (trip, at) => {
      const chosen = trip.details[at % (trip.details.length || 1)];
      const details = trip.details.map((one) =>
        one === chosen ? { ...one, startsLocation: null, endsLocation: null } : one,
      );
      const known = leaveByOf(trip).map(({ sentence, leaveAt }) => `${leaveAt} ${sentence}`);
      for (const one of leaveByOf({ ...trip, details })) {
        // From the venue or the airport where the hotel is unknown, else the same.
        const isFromHotel = one.from.startsWith('Inn');
        if (isFromHotel) expect(known).toContain(`${one.leaveAt} ${one.sentence}`);
      }
    }),
    RUNS,
  );
});
