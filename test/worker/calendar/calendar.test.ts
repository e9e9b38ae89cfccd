import { expect, test } from 'vitest';
import { aSignedInClient } from '../../support/worker/client';
import { startWorker } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const site = withSharedWorker();

test('before anything is connected the settings are empty and the rest says so', async () => {
  const client = await aSignedInClient(site());
  const settings = await client.get('/api/calendar/settings');
  expect(settings.status).toBe(200);
  expect(await settings.json()).toMatchObject({
    connected: false,
    bookedGigsCalendarId: null,
    twoWaySync: false,
    perCalendar: [],
  });
  for (const path of ['sync', 'disconnect']) {
    const response = await client.post(`/api/calendar/${path}`, {});
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'not_connected' });
  }
  expect((await client.get('/api/calendar/list')).status).toBe(409);
  expect(await (await client.get('/api/calendar/conflicts')).json()).toEqual([]);
});

test('the way to Google’s consent carries a state and a challenge', async () => {
  const client = await aSignedInClient(site());
  const { authUrl } = (await (await client.get('/api/calendar/auth-url')).json()) as {
    authUrl: string;
  };
  const url = new URL(authUrl);
  expect(url.pathname).toBe('/o/oauth2/v2/auth');
  expect(url.searchParams.get('state')).toBeTruthy();
  expect(url.searchParams.get('code_challenge')).toBeTruthy();
});

test('a callback with a made-up state connects nothing and leads to the settings', async () => {
  const client = await aSignedInClient(site());
  const response = await client.get('/api/calendar/callback?state=made-up&code=x');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/settings/calendar?calendarError=invalid_state');
});

test('one calendar for booked and possible gigs is invalid', async () => {
  const client = await aSignedInClient(site());
  const both = { bookedGigsCalendarId: 'a', possibleGigsCalendarId: 'a' };
  const response = await client.post('/api/calendar/settings', both);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid',
    fieldErrors: { possibleGigsCalendarId: [expect.any(String)] },
  });
});

test('a notification of nobody’s channel is answered and does nothing', async () => {
  const headers = {
    'X-Goog-Channel-ID': 'x',
    'X-Goog-Channel-Token': 'y',
    'X-Goog-Resource-State': 'exists',
  };
  const response = await site().fetch('/api/calendar/notifications', { method: 'POST', headers });
  expect(response.status).toBe(200);
});

test('signed out, the calendar is closed', async () => {
  expect((await site().fetch('/api/calendar/settings')).status).toBe(401);
});

test('without a Google client every calendar call says that it is not set up', async () => {
  const bare = await startWorker();
  try {
    const client = await aSignedInClient(bare);
    const responses = [
      ...['settings', 'list', 'auth-url', 'conflicts', 'callback'].map((path) =>
        client.get(`/api/calendar/${path}`),
      ),
      ...['sync', 'disconnect', 'review', 'settings'].map((path) =>
        client.post(`/api/calendar/${path}`, {}),
      ),
    ];
    for (const response of await Promise.all(responses)) {
      expect([response.url, response.status]).toEqual([response.url, 503]);
      expect(await response.json()).toMatchObject({ code: 'google_not_configured' });
    }
  } finally {
    await bare.stop();
  }
});
