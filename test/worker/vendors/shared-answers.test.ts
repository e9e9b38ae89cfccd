import { beforeEach, expect, test } from 'vitest';
import { aGig } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { aSignedInClient, type SignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

const worker = withWorker();
beforeEach(() => worker().resetFaults());

let places = 0;

/** Two people with a gig at the same place, about which nobody has asked yet. */
async function twoAtOnePlace() {
  const place = { latitude: 45.1 + ++places / 10, longitude: -70.3, airport: 'PWM' };
  const gig = aGig({ location: 'Barn, Portland, ME', ...place });
  const clients = [await aSignedInClient(worker()), await aSignedInClient(worker())] as const;
  const paths = await Promise.all(
    clients.map(async (client) => {
      const response = await client.post('/api/gigs', gig);
      return `/api/gigs/${((await response.json()) as { id: string }).id}/route`;
    }),
  );
  return { clients, paths: paths as [string, string] };
}

async function asked() {
  return (await worker().requestLog()).filter(({ vendor }) => vendor === 'osrm').length;
}

async function routeOf(client: SignedInClient, path: string) {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as { estimate: boolean; distanceMeters: number };
}

test('people who ask the same at the same time share one answer', async () => {
  const { clients, paths } = await twoAtOnePlace();
  const [one, other] = await Promise.all(
    clients.map((client, index) => routeOf(client, paths[index] ?? '')),
  );
  expect(one?.estimate).toBe(false);
  expect(other?.distanceMeters).toBe(one?.distanceMeters);
  expect(await asked()).toBe(1);
});

test('people who share a failure each get the answer without the vendor', async () => {
  const { clients, paths } = await twoAtOnePlace();
  await worker().injectFault({ vendor: 'osrm', kind: 'hang', times: 1 });
  const first = routeOf(clients[0], paths[0]);
  await eventually(asked, (count) => count === 1);
  const second = routeOf(clients[1], paths[1]);
  expect([(await first).estimate, (await second).estimate]).toEqual([true, true]);
  expect(await asked()).toBe(1);
  expect((await routeOf(clients[1], paths[1])).estimate).toBe(false);
});

test('who asked first may go away: the others still get their answer', async () => {
  const { clients, paths } = await twoAtOnePlace();
  await worker().injectFault({ vendor: 'osrm', kind: 'hang', times: 1 });
  const leaving = new AbortController();
  const first = worker().fetch(paths[0], {
    headers: { Cookie: clients[0].cookieHeader('https:') },
    signal: leaving.signal,
  });
  await eventually(asked, (count) => count === 1);
  const second = routeOf(clients[1], paths[1]);
  leaving.abort();
  await expect(first).rejects.toThrow();
  expect((await second).estimate).toBe(true);
  expect(await asked(), 'the first question went on').toBe(1);
  expect((await routeOf(clients[1], paths[1])).estimate).toBe(false);
});
