import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually';
import { aConnectedClient } from '../../support/pages/site-calendar';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

// The sync goes by the database's clock, which nobody can pin.
const site = withWorker({ accounts: true, now: null });

const titles = async (client: Client) =>
  ((await (await client.get('/api/gigs')).json()) as { title: string }[])
    .map(({ title }) => title)
    .sort();

async function connectionOf(userId: string) {
  const row = await site()
    .db.prepare('SELECT * FROM calendar_connections WHERE user_id = ?')
    .bind(userId)
    .first<{ id: string; lease_epoch: number; lease_until: number; next_sync_at: number }>();
  if (!row) throw new Error('not connected');
  return row;
}

const change = (userId: string, columns: string) =>
  site()
    .db.prepare(`UPDATE calendar_connections SET ${columns} WHERE user_id = ?`)
    .bind(userId)
    .run();

test('a sync answers what it did, in exactly these words', async () => {
  const { client, account, sync } = await aConnectedClient(site());
  for (const n of [10, 11, 12]) await account.addShow(`Show ${n}`, n);
  const first = await sync();
  expect([first.status, await first.json()]).toEqual([
    200,
    { imported: 3, total: 3, deleted: 0, travelEventsImported: 0 },
  ]);
  const second = await sync();
  expect(await second.json()).toEqual({
    imported: 0,
    total: 0,
    deleted: 0,
    travelEventsImported: 0,
  });
  expect(await titles(client)).toEqual(['Show 10', 'Show 11', 'Show 12']);
});

test('a sync that meets another one says so', async () => {
  const { client, sync } = await aConnectedClient(site());
  await change(client.user.id, 'lease_until = unixepoch() + 100');
  const response = await sync();
  expect(response.status).toBe(409);
  const settings = (await (await client.get('/api/calendar/settings')).json()) as object;
  expect(settings).toMatchObject({ syncing: true });
  // The clock may have gone on between the two.
  expect(await response.json()).toMatchObject({
    code: 'already_syncing',
    current: { ...settings, now: expect.any(String) },
  });
});

test('when Google asks for half a minute, so does the site, and asks nothing meanwhile', async () => {
  const { account, sync } = await aConnectedClient(site());
  await account.injectFault({ status: 429, reason: 'rateLimitExceeded', retryAfter: 30 });
  const response = await sync();
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(await response.json()).toMatchObject({ code: 'delayed' });
  const before = (await account.requests('events.list')).length;
  const again = await sync();
  expect(again.status).toBe(503);
  expect(Number(again.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  expect(await account.requests('events.list')).toHaveLength(before);
});

test('one person’s sync, settings and review never reach another’s', async () => {
  const { client, account, sync } = await aConnectedClient(site());
  await account.addShow('Private show');
  await sync();
  const other = await aSignedInClient(site());
  for (const [path, body] of [
    ['sync', {}],
    ['disconnect', {}],
    ['review', { action: 'apply' }],
    ['settings', { bookedGigsCalendarId: account.booked }],
  ] as const) {
    const response = await other.post(`/api/calendar/${path}`, body);
    expect([path, response.status]).toEqual([path, 409]);
  }
  const [gig] = (await (await client.get('/api/gigs')).json()) as { id: string }[];
  const travel = await other.post(`/api/gigs/${gig?.id}/sync-travel`, { filterType: 'car' });
  expect(travel.status).toBe(404);
  expect(await titles(other)).toEqual([]);
});

test('the cron asks for the two-way connections that are due, and the queue syncs them', async () => {
  const { client, account, sync } = await aConnectedClient(site(), { twoWay: true });
  const oneWay = await aConnectedClient(site());
  await sync();
  await account.addShow('Found by the cron');
  await oneWay.account.addShow('Not asked for');
  await change(client.user.id, 'next_sync_at = unixepoch() - 1');
  await change(oneWay.client.user.id, 'next_sync_at = unixepoch() - 1');
  await site().runCron('*/5 * * * *');
  await eventually(
    () => titles(client),
    (found) => found.includes('Found by the cron'),
  );
  const { next_sync_at } = await connectionOf(client.user.id);
  // Somebody was here today: in a quarter of an hour and up to a fifth of that more.
  expect(next_sync_at - Date.now() / 1000).toBeGreaterThan(14 * 60);
  expect(next_sync_at - Date.now() / 1000).toBeLessThan(19 * 60);
  expect(await titles(oneWay.client)).toEqual([]);
});

test('a message that comes twice does the same as once', async () => {
  const { client, account } = await aConnectedClient(site(), { twoWay: true });
  await account.addShow('Once');
  const { id, lease_epoch: before } = await connectionOf(client.user.id);
  const message = { v: 1, connectionId: id, reason: 'notification' };
  await site().sendToCalendarQueue(message);
  await site().sendToCalendarQueue(message);
  await eventually(
    () => connectionOf(client.user.id),
    ({ lease_epoch, lease_until }) => lease_epoch >= before + 2 && lease_until === 0,
  );
  expect(await titles(client)).toEqual(['Once']);
  expect(await account.events()).toEqual(['Once']);
});

test('a message of another shape is logged and dropped', async () => {
  await site().sendToCalendarQueue({ v: 9 });
  await eventually(
    async () => site().errors.join(),
    (logged) => logged.includes('calendar message dropped'),
  );
  site().errors.length = 0;
});

test('a notification syncs only with the token of a channel that is known', async () => {
  const { client, account, sync } = await aConnectedClient(site(), { twoWay: true });
  await sync();
  const { id } = await connectionOf(client.user.id);
  const hash = createHash('sha256').update('channel-token').digest('hex');
  await site()
    .db.prepare(
      `UPDATE calendar_sync_state SET watch_id = ?, watch_token_hash = ?
       WHERE connection_id = ? AND calendar_id = ?`,
    )
    .bind(`channel-${id}`, hash, id, account.booked)
    .run();
  await account.addShow('Announced');
  const quiet = await settled(client.user.id);
  const notify = (channel: string, token: string, state = 'exists') =>
    site().fetch('/api/calendar/notifications', {
      method: 'POST',
      headers: {
        'X-Goog-Channel-ID': channel,
        'X-Goog-Channel-Token': token,
        'X-Goog-Resource-State': state,
      },
    });
  for (const [channel, token, state] of [
    [`channel-${id}`, 'wrong', 'exists'],
    ['unknown', 'channel-token', 'exists'],
    [`channel-${id}`, 'channel-token', 'sync'],
  ] as const) {
    expect((await notify(channel, token, state)).status).toBe(200);
  }
  // The queue is in order: what comes of these has been dealt with when the next one has.
  expect((await notify(`channel-${id}`, 'channel-token')).status).toBe(200);
  await eventually(
    () => titles(client),
    (found) => found.includes('Announced'),
  );
  expect((await settled(client.user.id)) - quiet).toBe(1);
});

/** How often the connection was synced, once nothing is under way. */
async function settled(userId: string): Promise<number> {
  const row = await eventually(
    () => connectionOf(userId),
    ({ lease_until }) => lease_until === 0,
  );
  return row.lease_epoch;
}
