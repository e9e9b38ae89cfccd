import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { aGig } from '../../support/builders';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

async function aStoredGig(client: Client): Promise<Gig> {
  return (await (await client.post('/api/gigs', aGig())).json()) as Gig;
}

test.each([
  ['hotel', 'Connect your calendar first, then hotel bookings can be found in it.'],
  ['car', 'Connect your calendar first, then car rentals can be found in it.'],
])('without a calendar no %s bookings can be looked for', async (filterType, message) => {
  const client = await aSignedInClient(worker());
  const { id } = await aStoredGig(client);
  const response = await client.post(`/api/gigs/${id}/sync-travel`, { filterType });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ message, code: 'not_connected' });
});

test('what to look for may come as a form', async () => {
  const client = await aSignedInClient(worker());
  const { id } = await aStoredGig(client);
  const response = await client.submit(`/api/gigs/${id}/sync-travel`, { filterType: 'car' });
  expect(response.status).toBe(409);
});

test.each([[{}], [{ filterType: 'flight' }], [{ filterType: null }], [{ filterType: ['hotel'] }]])(
  '%j says not what to look for',
  async (body) => {
    const client = await aSignedInClient(worker());
    const { id } = await aStoredGig(client);
    const response = await client.post(`/api/gigs/${id}/sync-travel`, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'Choose hotel or car',
      code: 'invalid',
      fieldErrors: { filterType: ['Choose hotel or car'] },
    });
  },
);

test.each([['[]'], ['"hotel"'], ['not json']])('a body of %s is rejected', async (body) => {
  const client = await aSignedInClient(worker());
  const { id } = await aStoredGig(client);
  expect((await client.post(`/api/gigs/${id}/sync-travel`, body)).status).toBe(400);
});

test('somebody else’s gig, a deleted one and none at all are not there', async () => {
  const [owner, other] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const { id } = await aStoredGig(owner);
  const body = { filterType: 'hotel' };
  expect((await other.post(`/api/gigs/${id}/sync-travel`, body)).status).toBe(404);
  expect((await owner.post('/api/gigs/none/sync-travel', body)).status).toBe(404);
  await owner.delete(`/api/gigs/${id}`);
  const response = await owner.post(`/api/gigs/${id}/sync-travel`, body);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    message: 'This gig does not exist.',
    code: 'not_found',
  });
});

test('nobody looks without being signed in, nor from elsewhere, nor by another method', async () => {
  const client = await aSignedInClient(worker());
  const path = `/api/gigs/${(await aStoredGig(client)).id}/sync-travel`;
  const body = { filterType: 'hotel' };
  expect((await new Client(worker()).post(path, body)).status).toBe(401);
  expect((await client.post(path, body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  for (const answer of [await client.get(path), await client.put(path, body)]) {
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
  }
});
