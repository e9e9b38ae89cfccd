import { expect, test } from 'vitest';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import type { GigFitWithLeaveBy } from '~/domain/fit/fit';
import { aFlight, aGig, aHotel } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { answerAtGoogle } from '../../support/google';
import { aConnectedClient } from '../../support/pages/site-calendar';
import { aSignedInClient, type SignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

// The sync goes by the database's clock, which nobody can pin.
const site = withWorker({ accounts: true, now: null });

const SETTINGS = '/api/calendar/settings';
const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

async function make(client: SignedInClient, path: string, body: unknown): Promise<string> {
  const response = await client.post(path, body);
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

/** A gig in ten days, a bed around it and the flight home. */
async function aTrip(client: SignedInClient) {
  const gigId = await make(
    client,
    '/api/gigs',
    aGig({
      title: 'Harbor Lights',
      type: 'booked',
      date: day(10),
      location: 'Portland, ME',
      latitude: 43.6591,
      longitude: -70.2568,
      startTime: '19:30',
    }),
  );
  const hotel = { arrivalDateTime: `${day(9)}T15:00`, departureDateTime: `${day(11)}T11:00` };
  await make(client, '/api/travel-details', aHotel(gigId, hotel));
  const flight = aFlight(gigId, {
    flightNumber: 'AA1186',
    departureLocation: 'PWM',
    departureDateTime: `${day(11)}T13:20`,
    arrivalLocation: 'DFW',
    arrivalDateTime: `${day(11)}T16:40`,
  });
  const flightId = await make(client, '/api/travel-details', flight);
  // Its zone is found in the background.
  await eventually(
    async () => (await client.get(`/api/gigs/${gigId}/fit`)).json() as Promise<GigFitWithLeaveBy>,
    ({ leaveBy }) => leaveBy.length === 2,
  );
  return { gigId, flightId };
}

/** Turns it on, by way of Google's consent. */
async function turnOn(client: SignedInClient, user: string) {
  const asked = await client.post(SETTINGS, { leaveByTimes: true });
  expect(asked.status).toBe(403);
  const { authUrl } = (await asked.json()) as { authUrl: string };
  const toGoogle = new Response(null, { status: 302, headers: { Location: authUrl } });
  await client.get(await answerAtGoogle(site(), toGoogle, { user }));
  const answer = await client.post(SETTINGS, { leaveByTimes: true });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ leaveByTimes: true, leaveByError: null });
}

async function ownCalendar(client: SignedInClient): Promise<string | null> {
  const row = await site()
    .db.prepare('SELECT leave_by_calendar_id AS id FROM calendar_connections WHERE user_id = ?')
    .bind(client.user.id)
    .first<{ id: string | null }>();
  return row?.id ?? null;
}

test('turned on, changed, deleted and turned off: the calendar at Google follows', async () => {
  const { client, account, sync } = await aConnectedClient(site());
  const { gigId, flightId } = await aTrip(client);
  await turnOn(client, account.email);
  const calendar = await eventually(
    () => ownCalendar(client),
    (id) => id !== null,
  );
  const events = async () => (await account.events(calendar ?? '')).sort();
  const both = ['Leave for Harbor Lights', 'Leave for PWM (AA 1186)'];
  await eventually(events, (found) => found.length === 2);
  await eventually(
    async () => (await (await client.get(SETTINGS)).json()) as CalendarSettings,
    ({ syncing }) => !syncing,
  );
  expect(await events()).toEqual(both);

  // Nothing more is written, nothing comes in as a gig, and nobody can choose it.
  const inserted = (await account.requests('events.insert')).length;
  expect((await sync()).status).toBe(200);
  expect(await account.requests('events.insert')).toHaveLength(inserted);
  expect(await events()).toEqual(both);
  expect(await (await client.get('/api/gigs')).json()).toHaveLength(1);
  const listed = (await (await client.get('/api/calendar/list')).json()) as { id: string }[];
  expect(JSON.stringify(listed)).not.toContain(calendar);
  const chosen = await client.post(SETTINGS, { travelCalendarId: calendar });
  expect(chosen.status).toBe(404);

  const renamed = await client.patch(`/api/travel-details/${flightId}`, { flightNumber: 'AA2' });
  expect(renamed.status).toBe(200);
  await sync();
  expect(await events()).toEqual(['Leave for Harbor Lights', 'Leave for PWM (AA 2)']);

  await client.delete(`/api/gigs/${gigId}`);
  await sync();
  expect(await events()).toEqual([]);

  const off = await client.post(SETTINGS, { leaveByTimes: false });
  expect((await off.json()) as CalendarSettings).toMatchObject({ leaveByTimes: false });
  await eventually(
    () => ownCalendar(client),
    (id) => id === null,
  );
  expect(await account.requests('calendars.delete')).toHaveLength(1);
});

test('nobody turns it on without a connection, or for another', async () => {
  const { client } = await aConnectedClient(site());
  const other = await aSignedInClient(site());
  expect((await other.post(SETTINGS, { leaveByTimes: true })).status).toBe(409);
  expect(await (await client.get(SETTINGS)).json()).toMatchObject({ leaveByTimes: false });
  expect((await client.post(SETTINGS, { leaveByTimes: 'yes' })).status).toBe(400);
});
