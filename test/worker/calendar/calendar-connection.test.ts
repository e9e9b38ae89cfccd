import { expect, test } from 'vitest';
import { locationOf } from '../../support/google';
import {
  aCalendarAccount,
  aConnectedClient,
  callbackFor,
  choose,
  connect,
} from '../../support/pages/site-calendar';
import { aSignedInClient, type Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const site = withSharedWorker();

const INVALID = '/settings/calendar?calendarError=invalid_state';

const titles = async (client: Client) =>
  ((await (await client.get('/api/gigs')).json()) as { title: string }[])
    .map(({ title }) => title)
    .sort();

test('through Google’s consent a calendar is connected, and the settings say whose', async () => {
  const client = await aSignedInClient(site());
  const account = await aCalendarAccount(site());
  expect(await connect(site(), client, account)).toBe('/settings/calendar?connected=1');
  expect(await (await client.get('/api/calendar/settings')).json()).toMatchObject({
    connected: true,
    connectedAccount: account.email,
    status: 'active',
    twoWaySync: false,
    bookedGigsCalendarId: null,
  });
});

test('a state serves once, for its own person and for ten minutes', async () => {
  const [ann, bob] = [await aSignedInClient(site()), await aSignedInClient(site())];
  const { email } = await aCalendarAccount(site());
  const callback = await callbackFor(site(), ann, email);
  expect(locationOf(await bob.get(callback))).toBe(INVALID);
  expect(locationOf(await ann.get(callback))).toBe('/settings/calendar?connected=1');
  expect(locationOf(await ann.get(callback))).toBe(INVALID);

  const late = await callbackFor(site(), bob, email);
  const expire = 'UPDATE oauth_states SET expires_at = unixepoch() - 1 WHERE user_id = ?';
  await site().db.prepare(expire).bind(bob.user.id).run();
  expect(locationOf(await bob.get(late))).toBe(INVALID);
  expect(await (await bob.get('/api/calendar/settings')).json()).toMatchObject({
    connected: false,
  });
});

test('whoever says no at Google has connected nothing', async () => {
  const client = await aSignedInClient(site());
  const { email } = await aCalendarAccount(site());
  const callback = await callbackFor(site(), client, email, 'deny');
  expect(locationOf(await client.get(callback))).toBe('/settings/calendar?calendarError=denied');
});

test('signed out, the way back from Google leads to the sign-in', async () => {
  const client = await aSignedInClient(site());
  const { email } = await aCalendarAccount(site());
  const callback = await callbackFor(site(), client, email);
  const response = await site().fetch(callback);
  expect(locationOf(response)).toBe('/auth?redirect=%2Fsettings%2Fcalendar');
});

test('the list of calendars is asked of Google once a minute', async () => {
  const { client, account } = await aConnectedClient(site());
  const before = (await account.requests('calendarList.list')).length;
  const list = await (await client.get('/api/calendar/list')).json();
  expect(list).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: account.booked, primary: false })]),
  );
  expect(await (await client.get('/api/calendar/list')).json()).toEqual(list);
  expect(await account.requests('calendarList.list')).toHaveLength(before);
});

test('somebody else’s calendar cannot be chosen', async () => {
  const { client, account } = await aConnectedClient(site());
  const other = await aCalendarAccount(site());
  const response = await client.post('/api/calendar/settings', {
    bookedGigsCalendarId: other.booked,
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
  expect(await (await client.get('/api/calendar/settings')).json()).toMatchObject({
    bookedGigsCalendarId: account.booked,
  });
});

test('disconnecting wipes the tokens, and reconnecting doubles nothing', async () => {
  const { client, account, sync } = await aConnectedClient(site(), { twoWay: true });
  await account.addShow('First night');
  await account.addShow('Second night', 11);
  await sync();
  const response = await client.post('/api/calendar/disconnect', {});
  expect([response.status, await response.json()]).toEqual([200, { connected: false }]);
  const row = await site()
    .db.prepare('SELECT * FROM calendar_connections WHERE user_id = ?')
    .bind(client.user.id)
    .first();
  expect(row).toMatchObject({
    status: 'disconnected',
    refresh_token_enc: null,
    access_token_enc: null,
    booked_calendar_id: null,
  });
  expect((await sync()).status).toBe(409);
  expect(await titles(client)).toEqual(['First night', 'Second night']);

  expect(await connect(site(), client, account)).toBe('/settings/calendar?connected=1');
  await choose(site(), client, account, true);
  expect(await (await sync()).json()).toMatchObject({ imported: 0 });
  expect(await titles(client)).toEqual(['First night', 'Second night']);
  expect(await account.events()).toEqual(['First night', 'Second night']);
});

test('turning two-way sync on first says what it would do', async () => {
  const { client, sync } = await aConnectedClient(site());
  await sync();
  const first = await client.post('/api/calendar/settings', { twoWaySync: true });
  const { preview, confirmToken } = (await first.json()) as Record<string, unknown>;
  expect(preview).toEqual({ adds: 0, changes: 0, deletes: 0 });
  expect(await (await client.get('/api/calendar/settings')).json()).toMatchObject({
    twoWaySync: false,
  });
  const agreed = { twoWaySync: true, confirm: true, confirmToken };
  expect(await (await client.post('/api/calendar/settings', agreed)).json()).toMatchObject({
    twoWaySync: true,
  });
});
