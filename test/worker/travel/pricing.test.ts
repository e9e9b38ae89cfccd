import { expect, test } from 'vitest';
import type { TravelPricing } from '~/domain/travel/pricing/pricing';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, Client, type SignedInClient } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const PORTLAND = { latitude: 43.6591, longitude: -70.2568, airport: 'PWM' };

async function newGig(client: SignedInClient, fields: Record<string, unknown> = {}) {
  const response = await client.post('/api/gigs', aGig({ ...PORTLAND, ...fields }));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function pricesOf(client: SignedInClient, id: string) {
  const response = await client.get(`/api/gigs/${id}/travel-pricing`);
  expect(response.status).toBe(200);
  return (await response.json()) as TravelPricing;
}

function livesNear(client: SignedInClient, homeAirport: string, fields = {}) {
  return client.put('/api/user/travel-preferences', {
    homeAirport,
    homeAddress: '500 Chicon St',
    preferredAirlines: 'Delta',
    preferredHotel: 'Hilton',
    preferredCarRental: 'Hertz',
    ...fields,
  });
}

test('what is booked tells the days of the rest', async () => {
  const client = await aSignedInClient(worker());
  const id = await newGig(client);
  const fly = (from: string, to: string, departureDateTime: string) =>
    client.post('/api/travel-details', {
      gigId: id,
      detailType: 'flight',
      departureLocation: from,
      arrivalLocation: to,
      departureDateTime,
    });
  await fly('DFW', 'PWM', '2026-06-03T09:00');
  await fly('PWM', 'DFW', '2026-06-06T09:00');
  const { hotel, car } = await pricesOf(client, id);
  expect([hotel?.nights, car?.days]).toEqual([3, 3]);
  expect(car?.url).toContain('/2026-06-03/2026-06-06');
});

test('a trip is estimated from the default home, as published, with searches filled in', async () => {
  const client = await aSignedInClient(worker());
  expect(await pricesOf(client, await newGig(client))).toEqual({
    flight: {
      price: 470,
      currency: 'USD',
      estimate: true,
      url: 'https://www.google.com/travel/flights?q=Flights+from+DFW+to+PWM+on+2026-06-04+through+2026-06-06&curr=USD',
    },
    hotel: {
      price: 390,
      currency: 'USD',
      estimate: true,
      nights: 2,
      url: 'https://www.booking.com/searchresults.html?ss=Courtyard+Marriott%2C+Portland%2C+ME&checkin=2026-06-04&checkout=2026-06-06&group_adults=1&no_rooms=1&group_children=0',
    },
    car: {
      price: 145,
      currency: 'USD',
      estimate: true,
      days: 2,
      url: 'https://www.kayak.com/cars/PWM/2026-06-04/2026-06-06?sort=rank_a&fs=caragency%3D%7Ealamo',
    },
  });
});

test('an edited date, time, place or airport shows at once', async () => {
  const client = await aSignedInClient(worker());
  const id = await newGig(client);
  const first = await pricesOf(client, id);

  await client.put(`/api/gigs/${id}`, { date: '2026-05-18' });
  const sooner = await pricesOf(client, id);
  expect(sooner.flight?.price).toBeGreaterThan(first.flight?.price ?? 0);
  expect(sooner.flight?.url).toContain('2026-05-17');

  await client.put(`/api/gigs/${id}`, { date: '2026-06-05', startTime: '20:00' });
  expect((await pricesOf(client, id)).hotel?.nights).toBe(1);

  await client.put(`/api/gigs/${id}`, {
    location: 'Austin, TX',
    latitude: 30.2672,
    longitude: -97.7431,
    airport: 'AUS',
  });
  const nearer = await pricesOf(client, id);
  expect(nearer.flight?.price).toBeLessThan(first.flight?.price ?? 0);
  expect(nearer.hotel?.url).toContain('Austin%2C+TX');
});

test('the person’s home, hotel and rental company count', async () => {
  const client = await aSignedInClient(worker());
  const id = await newGig(client);
  const first = await pricesOf(client, id);
  await livesNear(client, 'BOS');
  const { flight, hotel, car } = await pricesOf(client, id);
  expect(flight?.price).toBeLessThan(first.flight?.price ?? 0);
  expect(flight?.url).toContain('from+BOS+to+PWM');
  expect(hotel?.url).toContain('ss=Hilton%2C+Portland');
  expect(car?.url).toContain('%7Ehertz');
});

test.each([
  ['at the home airport', 'PWM', {}],
  [
    'an hour’s drive from home',
    'AUS',
    { location: 'San Marcos, TX', latitude: 29.88, longitude: -97.94, airport: 'SAT' },
  ],
  ['whose home airport nobody knows', 'QQQ', {}],
])('nobody flies to a gig %s, but may stay and drive', async (_where, home, place) => {
  const client = await aSignedInClient(worker());
  await livesNear(client, home);
  const prices = await pricesOf(client, await newGig(client, place));
  expect(prices.flight).toBeNull();
  expect(prices.hotel?.price).toBeGreaterThan(0);
  expect(prices.car?.price).toBeGreaterThan(0);
});

test('a past gig, and one that has begun, has no prices', async () => {
  const client = await aSignedInClient(worker());
  const nothing = { flight: null, hotel: null, car: null };
  expect(await pricesOf(client, await newGig(client, { date: '2026-05-13' }))).toEqual(nothing);
  const festival = { date: '2026-05-13', endDate: '2026-05-16' };
  expect(await pricesOf(client, await newGig(client, festival))).toEqual(nothing);
});

test('today is the person’s own day', async () => {
  const client = await aSignedInClient(worker());
  const id = await newGig(client, { date: '2026-05-14' });
  expect((await pricesOf(client, id)).hotel).not.toBeNull();
  client.setCookie('timeZone', 'Pacific/Kiritimati');
  expect((await pricesOf(client, id)).hotel).toBeNull();
});

test('without coordinates a gig is where the place tables or its airport say', async () => {
  const client = await aSignedInClient(worker());
  const unplaced = { latitude: null, longitude: null };
  const chosen = { ...unplaced, location: 'To be announced', airport: 'LHR' };
  const { flight, hotel } = await pricesOf(client, await newGig(client, chosen));
  expect(flight?.url).toContain('to+LHR');
  expect(hotel?.price).toBeGreaterThan(0);
  const nowhere = { ...unplaced, location: 'To be announced', airport: null };
  expect(await pricesOf(client, await newGig(client, nowhere))).toEqual({
    flight: null,
    hotel: null,
    car: null,
  });
});

test('a place beside a border is priced from its own country', async () => {
  const client = await aSignedInClient(worker());
  const sanLuis = {
    location: 'San Luis, AZ',
    latitude: 32.487,
    longitude: -114.7822,
    airport: null,
  };
  const id = await newGig(client, sanLuis);
  const read = async () =>
    (await client.get(`/api/gigs/${id}`)).json() as Promise<{ airport: unknown }>;
  await eventually(read, ({ airport }) => airport !== null);
  await worker().db.prepare('UPDATE gigs SET airport = NULL WHERE id = ?').bind(id).run();
  const { flight } = await pricesOf(client, id);
  expect(flight?.url).toContain('YUM');
});

test('the numbers are kept under no word of the person’s', async () => {
  const client = await aSignedInClient(worker());
  const id = await newGig(client, { location: 'Secret Barn, Portland, ME' });
  const first = await pricesOf(client, id);
  const { kv: store } = worker();
  const keys = await eventually(
    async () => (await store.list({ prefix: `prices:v1:${client.user.id}:${id}:` })).keys,
    (found) => found.length > 0,
  );
  expect(keys).toHaveLength(1);
  const key = keys[0]?.name ?? '';
  expect(key).not.toContain('Barn');
  expect(keys[0]?.expiration).toBeDefined();
  // What is kept is what is shown: another number in its place shows up.
  const kept = (await store.get(key, 'json')) as { storedAt: number; value: { flight: number } };
  const changed = { ...kept, value: { ...kept.value, flight: 12_345 } };
  await store.put(key, JSON.stringify(changed));
  expect((await pricesOf(client, id)).flight?.price).toBe(12_345);
  const old = { ...changed, storedAt: kept.storedAt - 15 * 60 * 1000 - 1_000 };
  await store.put(key, JSON.stringify(old));
  expect((await pricesOf(client, id)).flight?.price).toBe(first.flight?.price);
});

test('a gig of somebody else, a deleted one and none have no prices', async () => {
  const [client, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const id = await newGig(client);
  const gone = await newGig(other);
  await other.delete(`/api/gigs/${gone}`);
  for (const gig of [id, gone, 'none']) {
    expect((await other.get(`/api/gigs/${gig}/travel-pricing`)).status).toBe(404);
  }
});

test('prices are for who is signed in, and only to be read', async () => {
  expect((await new Client(worker()).get('/api/gigs/any/travel-pricing')).status).toBe(401);
  const client = await aSignedInClient(worker());
  const response = await client.put('/api/gigs/any/travel-pricing', {});
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET');
});
