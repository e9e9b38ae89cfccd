import { afterEach, beforeEach, expect, test } from 'vitest';
import { aFlight, aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type SignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker({ vars: { VENDOR_TIMEOUT_MS: '1000', SUGGESTIONS_TIMEOUT_MS: '1000' } });
beforeEach(() => worker().resetFaults());
// Nobody waits for a test that has ended.
afterEach(() => worker().resetFaults());

let places = 0;

/** A gig at a place that no other test has asked about: answers are kept for all. */
async function aPlacedGig(client: SignedInClient): Promise<string> {
  const place = { latitude: 44.1 + ++places / 10, longitude: -70.3, airport: 'PWM' };
  const response = await client.post(
    '/api/gigs',
    aGig({ location: 'Barn, Portland, ME', ...place }),
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function vendorsAsked(): Promise<(string | null)[]> {
  return [...new Set((await worker().requestLog()).map(({ vendor }) => vendor))];
}

test('pages and gigs ask no vendor, so that none is kept back when all of them hang', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await aPlacedGig(client);
  const flight = await client.post('/api/travel-details', aFlight(gigId));
  const { id: detailId } = (await flight.json()) as { id: string };
  const paths = [
    '/',
    '/?view=list',
    '/?view=calendar',
    `/?gig=${gigId}`,
    `/gigs/${gigId}`,
    '/settings',
    '/api/gigs',
    `/api/gigs/${gigId}`,
    `/api/gigs/${gigId}/travel-details`,
    `/api/travel-details/${detailId}`,
    `/api/gigs/${gigId}/travel-pricing`,
  ];
  await worker().injectFault({ vendor: '*', kind: 'hang' });
  const statusOf = async (path: string) => {
    const response = await client.get(path);
    await response.text();
    return response.status;
  };
  for (const path of paths) {
    expect([path, await statusOf(path), await vendorsAsked()]).toEqual([path, 200, []]);
  }

  const weather = statusOf(`/api/gigs/${gigId}/weather`);
  await eventually(vendorsAsked, (vendors) => vendors.includes('open-meteo'));
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 200));
  expect(await vendorsAsked(), 'only who waits for the weather').toEqual(['open-meteo']);
  expect(await weather).toBe(503);
});

test('a gig is created, changed and deleted with every vendor hanging', async () => {
  const client = await aSignedInClient(worker());
  await worker().injectFault({ vendor: '*', kind: 'hang' });
  const created = await client.post('/api/gigs', aGig({ location: 'Barn, 12 Elm St, Austin, TX' }));
  const gig = (await created.json()) as { id: string; location: string };
  expect(created.status).toBe(201);
  const changed = await client.put(`/api/gigs/${gig.id}`, {
    location: 'Hall, 9 Oak St, Boise, ID',
  });
  expect(changed.status).toBe(200);
  expect((await client.delete(`/api/gigs/${gig.id}`)).status).toBe(204);
});

test('with every vendor hanging each question has an answer of its own', async () => {
  const client = await aSignedInClient(worker());
  const gigId = await aPlacedGig(client);
  await worker().injectFault({ vendor: '*', kind: 'hang' });
  const ask = async (path: string) => {
    const response = await client.get(path);
    return { status: response.status, body: await response.json() };
  };
  const [weather, route, image, addresses, airport, prices] = await Promise.all([
    ask(`/api/gigs/${gigId}/weather`),
    ask(`/api/gigs/${gigId}/route`),
    ask('/api/city-image?city=Chattanooga, TN'),
    ask('/api/address-suggestions?query=chattan'),
    ask('/api/airports/nearest?location=Chattanooga, TN'),
    ask(`/api/gigs/${gigId}/travel-pricing`),
  ]);
  expect(weather).toEqual({
    status: 503,
    body: {
      message: 'Unable to load weather information for this location.',
      code: 'vendor_unavailable',
    },
  });
  expect(route).toMatchObject({ status: 200, body: { estimate: true } });
  expect(image.status).toBe(200);
  expect(image.body).toMatchObject({ imageUrl: expect.stringMatching(/^data:image\/svg/) });
  expect(addresses).toMatchObject({
    status: 200,
    body: {
      suggestions: expect.arrayContaining([expect.objectContaining({ label: 'Chattanooga, TN' })]),
    },
  });
  expect(airport).toMatchObject({ status: 200, body: { airport: 'CHA' } });
  expect(prices).toMatchObject({ status: 200, body: { flight: { estimate: true } } });
});
