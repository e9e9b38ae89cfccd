import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTrips } from '~/domain/fit/check-trip';
import { loadPlaces } from '~/domain/places/load-places.server';
import { later, type SensibleTrip, sensibleTrip } from '../../support/fit/sensible-trips';

const places = await loadPlaces();
const now = new Date('2026-05-14T12:00:00Z');
const SEED = 20260514;
const RUNS = { numRuns: 200, seed: SEED };
const NOTES = new Set(['border', 'clock-change', 'late-finish', 'no-car', 'gig-unreachable']);

function check({ home, homeStated, gigs, details }: SensibleTrip) {
  const preferences = {
    homeAirport: homeStated ? home : null,
    homeAddress: null,
    arrivalLeadMinutes: 180,
  };
  return checkTrips({ gigs, details, preferences, places, now });
}

const findingsOf = (trip: SensibleTrip) =>
  [...check(trip).values()].flatMap(({ findings }) => findings);

test('of two hundred sensible trips there is nothing to be said but notes that are due', () => {
  fc.assert(
    fc.property(sensibleTrip(places), (trip) => {
      const found = findingsOf(trip).map(({ severity, rule, sentence }) => [
        severity,
        rule,
        sentence,
      ]);
      expect(
        found.filter(([severity, rule = '']) => severity !== 'note' || !NOTES.has(rule)),
      ).toEqual([]);
    }),
    RUNS,
  );
});

/** The trip with one booking or time of it spoiled, so that there is something to find. */
const spoiled = fc
  .tuple(sensibleTrip(places), fc.nat(), fc.constantFrom('drop', 'early', 'late', 'year'))
  .map(([trip, pick, how]) => {
    const details = [...trip.details];
    const at = details.length > 0 ? pick % details.length : 0;
    const detail = details[at];
    if (!detail) return trip;
    const days = { drop: 0, early: -1, late: 1, year: 365 }[how];
    const [moved] = later({ ...trip, details: [detail] }, days).details;
    details.splice(at, 1, ...(how === 'drop' || !moved ? [] : [moved]));
    return { ...trip, details };
  });

const rulesOf = (trip: SensibleTrip) =>
  findingsOf(trip)
    .filter(({ severity }) => severity !== 'note')
    .map(({ rule, travelDetailIds, facts }) => [rule, travelDetailIds, facts.driveMinutes ?? null]);

/** Far from now and from any change of clocks. */
function inSummer(trip: SensibleTrip): SensibleTrip {
  const first = trip.gigs[0]?.date ?? '2027-06-10';
  const days = Math.round((Date.parse('2027-06-10') - Date.parse(first)) / 86_400_000);
  return later(trip, days);
}

test('a week later, away from changes of the clocks, the same is found', () => {
  fc.assert(
    fc.property(spoiled, (trip) => {
      const summer = inSummer(trip);
      expect(rulesOf(later(summer, 7))).toEqual(rulesOf(summer));
    }),
    RUNS,
  );
});

test('in other zones that are as far apart the same is found', () => {
  const zones = ['America/Phoenix', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Kiritimati'] as const;
  const inZone = (trip: SensibleTrip, zone: string): SensibleTrip => ({
    ...trip,
    gigs: trip.gigs.map((gig) => ({ ...gig, timeZone: zone })),
    details: trip.details.map((one) => ({ ...one, startsTimeZone: zone, endsTimeZone: zone })),
  });
  fc.assert(
    fc.property(
      spoiled,
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      (trip, one, other) => {
        const summer = inSummer(trip);
        expect(rulesOf(inZone(summer, one))).toEqual(rulesOf(inZone(summer, other)));
      },
    ),
    RUNS,
  );
});

test('what is found does not depend on the order of the rows', () => {
  fc.assert(
    fc.property(spoiled, (trip) => {
      const reversed = {
        ...trip,
        gigs: trip.gigs.toReversed(),
        details: trip.details.toReversed(),
      };
      const ids = (one: SensibleTrip) =>
        findingsOf(one)
          .map(({ id }) => id)
          .toSorted();
      expect(ids(reversed)).toEqual(ids(trip));
    }),
    RUNS,
  );
});

const FORGET: ((trip: SensibleTrip, at: number) => SensibleTrip)[] = [
  (trip, at) => withGig(trip, at, { startTime: null, endTime: null }),
  (trip, at) => withGig(trip, at, { timeZone: null }),
  (trip, at) =>
    withGig(trip, at, { latitude: null, longitude: null, timeZone: null, airport: null }),
  (trip, at) =>
    withDetail(trip, at, ({ startsDateTime }) => ({ startsDateTime: dayAlone(startsDateTime) })),
  (trip, at) =>
    withDetail(trip, at, ({ endsDateTime }) => ({ endsDateTime: dayAlone(endsDateTime) })),
  (trip, at) => withDetail(trip, at, () => ({ endsDateTime: null })),
  (trip, at) => withDetail(trip, at, () => ({ startsDateTime: null })),
  (trip, at) => withDetail(trip, at, () => ({ startsDateTime: null, endsDateTime: null })),
  (trip, at) => withDetail(trip, at, () => ({ startsTimeZone: null, endsTimeZone: null })),
  (trip, at) => withDetail(trip, at, () => ({ startsLocation: 'The airfield' })),
  (trip, at) => withDetail(trip, at, () => ({ endsLocation: null })),
  (trip, at) => withDetail(trip, at, () => ({ startsLocation: null, endsLocation: null })),
];

const dayAlone = (wallTime: string | null) => wallTime && `${wallTime.slice(0, 10)}T00:00`;

function withGig(trip: SensibleTrip, at: number, fields: object): SensibleTrip {
  const chosen = trip.gigs[at % (trip.gigs.length || 1)];
  return { ...trip, gigs: trip.gigs.map((one) => (one === chosen ? { ...one, ...fields } : one)) };
}

function withDetail(
  trip: SensibleTrip,
  at: number,
  fields: (detail: SensibleTrip['details'][number]) => object,
): SensibleTrip {
  const chosen = trip.details[at % (trip.details.length || 1)];
  const details = trip.details.map((one) => (one === chosen ? { ...one, ...fields(one) } : one));
  return { ...trip, details };
}

test('what nobody knows is never found fault with', () => {
  const forgetful = fc
    .tuple(
      sensibleTrip(places),
      fc.array(fc.tuple(fc.constantFrom(...FORGET), fc.nat()), { minLength: 1, maxLength: 4 }),
    )
    .map(([trip, forgotten]) => forgotten.reduce((left, [forget, at]) => forget(left, at), trip));
  fc.assert(
    fc.property(forgetful, (trip) => {
      const found = findingsOf(trip).map(({ severity, sentence }) => [severity, sentence]);
      expect(found.filter(([severity]) => severity !== 'note')).toEqual([]);
    }),
    { ...RUNS, numRuns: 1_000 },
  );
});
