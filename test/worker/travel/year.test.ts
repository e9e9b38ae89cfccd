import { expect, test } from 'vitest';
import type { YearAtAGlance } from '~/domain/year/year-at-a-glance';
import { aFlight, aGig } from '../../support/builders';
import { aSignedInClient, type SignedInClient } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const PORTLAND = { location: 'Portland, ME', latitude: 43.6591, longitude: -70.2568 };

async function yearOf(client: SignedInClient, year = 2026): Promise<YearAtAGlance> {
  return (await (await client.get(`/api/years/${year}`)).json()) as YearAtAGlance;
}

test('a year says where its nights are spent, and what its travel adds up to', async () => {
  const client = await aSignedInClient(worker());
  const gig = await client.post(
    '/api/gigs',
    aGig({ ...PORTLAND, type: 'booked', date: '2026-06-05' }),
  );
  const { id } = (await gig.json()) as { id: string };
  await client.post('/api/travel-details', aFlight(id));
  await client.post(
    '/api/travel-details',
    aFlight(id, {
      departureLocation: 'PWM',
      departureDateTime: '2026-06-06T13:20',
      arrivalLocation: 'DFW',
      arrivalDateTime: '2026-06-06T16:40',
    }),
  );
  const { nightsAway, months, total, homeKnown } = await yearOf(client);
  expect(nightsAway).toEqual([
    {
      kind: 'away',
      place: 'Portland, ME',
      first: '2026-06-04',
      last: '2026-06-05',
      nights: 2,
      gigIds: [id],
    },
  ]);
  expect(total).toEqual({ gigs: 1, nightsAway: 2, miles: expect.any(Number), flights: 2 });
  expect(total.miles).toBeGreaterThan(3_000);
  expect([months.length, months[5], homeKnown]).toEqual([12, total, true]);
  expect((await yearOf(client, 2027)).total).toEqual({
    gigs: 0,
    nightsAway: 0,
    miles: 0,
    flights: 0,
  });

  const stranger = await aSignedInClient(worker());
  expect((await yearOf(stranger)).total.gigs).toBe(0);
});

test.each(['1899', '2201', 'soon', '2026.5', '20260'])(
  '%s is no year of the calendar',
  async (year) => {
    const client = await aSignedInClient(worker());
    const response = await client.get(`/api/years/${year}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: 'There is no such year in the calendar.',
    });
  },
);
