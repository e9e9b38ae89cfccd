import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { aGig } from '../support/builders';
import { eventually } from '../support/eventually';
import { aSignedInClient, type Client } from '../support/worker/client';
import { withWorker } from '../support/worker/with-worker';

const worker = withWorker();

async function aPlacedGig(client: Client) {
  const { id } = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  return readUntil(client, id, (gig) => !gig.geocoding);
}

/** As if the gig had never been looked up. */
const forgetPlace = (gigId: string) =>
  worker()
    .db.prepare(
      "UPDATE gigs SET place_status = 'pending', latitude = NULL, longitude = NULL, airport = NULL WHERE id = ?",
    )
    .bind(gigId)
    .run();

const readUntil = (client: Client, id: string, isThere: (gig: Gig) => boolean) =>
  eventually(async () => (await (await client.get(`/api/gigs/${id}`)).json()) as Gig, isThere);

test('a message about a place the gig has left changes nothing', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  await forgetPlace(gig.id);
  await worker().sendToQueue({
    v: 1,
    userId: client.user.id,
    gigId: gig.id,
    location: 'Denver, CO',
  });
  // The queue is in order: once a later gig is placed, the message has been dealt with.
  await aPlacedGig(client);
  expect(await (await client.get(`/api/gigs/${gig.id}`)).json()).toMatchObject({
    latitude: null,
    airport: null,
    geocoding: true,
  });
});

test('a message that comes twice does the same as once', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  const message = { v: 1, userId: client.user.id, gigId: gig.id, location: gig.location };
  await worker().sendToQueue(message);
  await worker().sendToQueue(message);
  await aPlacedGig(client);
  expect(await (await client.get(`/api/gigs/${gig.id}`)).json()).toEqual(gig);
});

test.each([[{ v: 2, gigId: 'x' }], ['text'], [null]])(
  'a malformed message (%j) is logged and dropped',
  async (body) => {
    await worker().sendToQueue(body);
    await eventually(
      async () => worker().errors,
      (errors) => errors.some((text) => text.includes('geocode message dropped')),
    );
    worker().errors.length = 0;
  },
);

test('a gig deleted before its place was found is placed when it comes back', async () => {
  const client = await aSignedInClient(worker());
  const { id } = (await (await client.post('/api/gigs', aGig())).json()) as Gig;
  await client.delete(`/api/gigs/${id}`);
  await aPlacedGig(client);
  await client.post(`/api/gigs/${id}/restore`, {});
  expect(await readUntil(client, id, (gig) => !gig.geocoding)).toMatchObject({ airport: 'PWM' });
});

test('a place that fails to be stored is tried again', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  await forgetPlace(gig.id);
  const { db } = worker();
  await db.prepare('ALTER TABLE gigs RENAME TO gigs_away').run();
  await worker().sendToQueue({
    v: 1,
    userId: client.user.id,
    gigId: gig.id,
    location: gig.location,
  });
  await eventually(
    async () => worker().errors.join(''),
    (errors) => errors.includes('geocode failed'),
  );
  await db.prepare('ALTER TABLE gigs_away RENAME TO gigs').run();
  expect(worker().errors.join('')).not.toContain(gig.location);
  worker().errors.length = 0;
  await readUntil(client, gig.id, ({ geocoding }) => !geocoding);
});

test('the nightly round asks again for gigs whose lookup was lost', async () => {
  const client = await aSignedInClient(worker());
  const gig = await aPlacedGig(client);
  await forgetPlace(gig.id);
  await worker().runCron();
  expect(await readUntil(client, gig.id, ({ geocoding }) => !geocoding)).toMatchObject({
    latitude: gig.latitude,
  });
});

test('the nightly round removes what was deleted over thirty days ago, and its bookings', async () => {
  const client = await aSignedInClient(worker());
  const [old, recent] = [await aPlacedGig(client), await aPlacedGig(client)];
  const setDeleted = (id: string, at: string) =>
    worker().db.prepare('UPDATE gigs SET deleted_at = ? WHERE id = ?').bind(at, id).run();
  await client.post('/api/travel-details', { gigId: old.id, detailType: 'other', title: 'Train' });
  await setDeleted(old.id, '2026-04-14T15:00:00.000Z');
  await setDeleted(recent.id, '2026-04-20T15:00:00.000Z');

  expect((await client.post(`/api/gigs/${old.id}/restore`, {})).status).toBe(404);
  await worker().runCron();
  const left = await worker()
    .db.prepare('SELECT id FROM gigs WHERE user_id = ?')
    .bind(client.user.id)
    .all<{ id: string }>();
  expect(left.results.map(({ id }) => id)).toEqual([recent.id]);
  const details = await worker()
    .db.prepare('SELECT count(*) AS n FROM travel_details WHERE gig_id = ?')
    .bind(old.id)
    .first<{ n: number }>();
  expect(details?.n).toBe(0);
  expect((await client.post(`/api/gigs/${recent.id}/restore`, {})).status).toBe(200);
});

test('the nightly round forgets sessions that are over', async () => {
  const client = await aSignedInClient(worker());
  const sessions = () =>
    worker()
      .db.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ?')
      .bind(client.user.id)
      .first<{ n: number }>();
  await worker().runCron();
  expect((await sessions())?.n).toBe(1);
  await worker()
    .db.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
    .bind('2026-05-01T00:00:00.000Z', client.user.id)
    .run();
  await worker().runCron();
  expect((await sessions())?.n).toBe(0);
});
