import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { GIG_FIELDS, packGigs, unpackGigs } from '~/domain/gigs/packed-gigs';

const orNull = fc.option(fc.string(), { nil: null });
const need = fc.constantFrom('confirmed', 'notNeeded', 'needed');

const gig = fc.record<Gig>({
  id: fc.uuid(),
  title: fc.string(),
  type: fc.constantFrom('booked', 'possible'),
  date: fc.string(),
  endDate: orNull,
  startTime: orNull,
  endTime: orNull,
  loadInTime: orNull,
  timeZone: orNull,
  location: fc.string(),
  latitude: orNull,
  longitude: orNull,
  airport: orNull,
  contactName: orNull,
  contactEmail: orNull,
  contactPhone: orNull,
  contactOrganization: orNull,
  flightBooked: fc.boolean(),
  hotelBooked: fc.boolean(),
  carBooked: fc.boolean(),
  travelNotNeeded: fc.boolean(),
  googleEventId: orNull,
  additionalInfo: orNull,
  createdAt: fc.string(),
  geocoding: fc.boolean(),
  approximate: fc.boolean(),
  tags: fc.array(fc.record({ id: fc.string(), name: fc.string(), color: fc.string() })),
  needs: fc.record({ flight: need, hotel: need, car: need }),
  calendarState: fc.constantFrom(undefined, 'in_step', 'waiting'),
});

const valuesOf = (gig: Gig) => GIG_FIELDS.map((field) => gig[field] ?? null);

test('packed gigs are the same gigs again', () => {
  fc.assert(
    fc.property(fc.array(gig), (gigs) => {
      expect(unpackGigs(packGigs(gigs.map(valuesOf)))).toEqual(gigs);
    }),
  );
});

test('what several gigs have alike is the same object once', () => {
  const [one] = fc.sample(gig, { numRuns: 1, seed: 3 });
  if (!one) throw new Error('no gig');
  const copy = structuredClone({ ...one, id: 'another' });
  const [first, second] = unpackGigs(packGigs([one, copy].map(valuesOf)));
  expect(second?.needs).toBe(first?.needs);
  expect(second?.tags).toBe(first?.tags);
});
