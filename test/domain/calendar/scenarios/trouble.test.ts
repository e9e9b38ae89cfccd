import { expect, test, vi } from 'vitest';
import { listCalendars } from '~/domain/calendar/connection/list-calendars.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { queueDueConnections } from '~/domain/calendar/pull/due/claim-due.server';
import { syncNow } from '~/domain/calendar/sync-now.server';
import {
  removeCalendar,
  setRole,
} from '../../../../workers/sandbox/google/calendar/control/controls';
import { aWorld, day, USER } from '../../../support/calendar/world';

async function withShow(options: Parameters<typeof aWorld>[0] = {}) {
  const world = await aWorld({ twoWay: true, ...options });
  const event = world.add('booked', { summary: 'Show', location: 'Hall', ...day('2026-06-11') });
  await world.sync();
  const [gig] = world.gigs();
  if (!gig) throw new Error('no gig');
  return { world, event, gig };
}

function googleError(status: number, reason: string) {
  const error = { errors: [{ domain: 'global', reason, message: 'No' }], code: status };
  return Response.json({ error: { ...error, message: 'No' } }, { status });
}

test('70. when access drops to reading, the calendar is read and edits stay here', async () => {
  const { world, event, gig } = await withShow();
  setRole(world.store, 'ann@example.com', 'booked', 'reader');
  await world.app.edit(gig.id, { title: 'Mine' });
  world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { location: 'Arena' } });
  await world.syncUntilQuiet();
  expect(world.state('booked').health).toBe('read_only');
  expect(world.gigs()).toMatchObject([{ title: 'Mine', location: 'Arena' }]);
  expect(world.event('booked', event.id)?.fields.summary).toBe('Show');
  setRole(world.store, 'ann@example.com', 'booked', 'owner');
  await world.syncUntilQuiet();
  expect(world.event('booked', event.id)?.fields.summary).toBe('Mine');
});

test('71. when the calendar is deleted its gigs stay and the person is asked', async () => {
  const { world } = await withShow();
  removeCalendar(world.store, 'booked');
  await world.syncUntilQuiet();
  expect(world.state('booked').health).toBe('gone');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    nextStep: 'choose_another',
  });
  expect(world.gigs()).toHaveLength(1);
});

test('a 403 that is a web page, a used-up day or unheard of says nothing about the calendar', async () => {
  const answers = [
    () => new Response('<!DOCTYPE html><title>Sorry</title>', { status: 403 }),
    () => googleError(403, 'dailyLimitExceeded'),
    () => googleError(403, 'domainPolicy'),
  ];
  for (const answer of answers) {
    const { world } = await withShow();
    world.hooks.request = ({ url }) => (url.includes('/events?') ? answer() : null);
    expect(await world.sync()).toMatchObject({ kind: 'delayed' });
    expect(world.state('booked').health).toBe('ok');
    expect(await readCalendarSettings(world.services, USER)).toMatchObject({ nextStep: null });
    world.hooks.request = null;
    world.advance(3600);
    expect(await world.sync()).toMatchObject({ kind: 'synced' });
  }
});

test('an event that may not be looked up is not taken for deleted', async () => {
  const { world, event } = await withShow();
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  world.fault({ operation: 'events.get' }, { status: 403, reason: 'domainPolicy' });
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  expect(world.gigs()).toHaveLength(1);
});

test('a calendar that may not be read any more does not hold up the other one, and comes back', async () => {
  const { world } = await withShow();
  world.add('possible', { summary: 'Hold', ...day('2026-06-12') });
  world.fault({ operation: 'events.list', path: 'booked' }, { status: 403, reason: 'forbidden' });
  await world.syncUntilQuiet();
  expect(world.state('booked').health).toBe('gone');
  expect(world.gigs().map(({ title }) => title)).toEqual(['Show', 'Hold']);
  world.store.faults.length = 0;
  await world.syncUntilQuiet();
  expect(world.state('booked').health).toBe('ok');
});

test('72. an event of another organizer is only read from then on, never made anew', async () => {
  const { world, gig } = await withShow();
  await world.app.edit(gig.id, { title: 'Mine' });
  world.fault({ operation: 'events.patch' }, { status: 403, reason: 'forbiddenForNonOrganizer' });
  await world.syncUntilQuiet();
  expect(world.links()).toMatchObject([{ state: 'pull_only' }]);
  expect(world.writes().map(({ operation }) => operation)).toEqual(['events.patch']);
  expect(world.gigs()).toMatchObject([{ title: 'Mine' }]);
});

test('73. 429 with Retry-After 30 is waited out by the queue', async () => {
  const { world } = await withShow();
  world.fault({ operation: 'events.list', times: 1 }, { status: 429, retryAfter: 30 });
  const before = world.store.requests.length;
  expect(await world.sync()).toEqual({ kind: 'delayed', seconds: 30 });
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  expect(world.store.requests.length).toBe(before + 1);
  expect(world.connection().last_error_code).toBe('rate_limited');
  world.advance(31);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
});

test('74. 403 quotaExceeded stops writing for six hours and not reading', async () => {
  const { world, event, gig } = await withShow();
  const calendar = world.store.calendars.get('booked');
  if (calendar) calendar.isQuotaExceeded = true;
  await world.app.edit(gig.id, { title: 'Mine' });
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  const blocked = Number(world.connection().push_blocked_until) - world.clock.now / 1000;
  expect(blocked).toBeGreaterThan(5.9 * 3600);
  world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { location: 'Arena' } });
  expect(await world.writesOf(() => world.sync())).toEqual([]);
  expect(world.gigs()).toMatchObject([{ location: 'Arena' }]);
  if (calendar) calendar.isQuotaExceeded = false;
  world.advance(6 * 3600 + 60);
  await world.syncUntilQuiet();
  expect(world.event('booked', event.id)?.fields.summary).toBe('Mine');
});

test('75. after three 503s the fourth try works, each wait longer; broken bodies count as 503', async () => {
  for (const act of [{ status: 503 }, { html502: true }, { truncate: true }]) {
    const { world } = await withShow();
    world.waits.length = 0;
    world.fault({ operation: 'events.list', times: 3 }, act);
    expect(await world.sync()).toMatchObject({ kind: 'synced' });
    const [first = 0, second = 0, third = 0] = world.waits;
    expect([first >= 1000 && first < 2000, second >= 2000, third >= 4000]).toEqual([
      true,
      true,
      true,
    ]);
    expect(new Set(world.waits.map((wait) => wait % 1000)).size).toBeGreaterThan(1);
  }
});

test('76. an access token that is not taken is renewed once and the call repeated', async () => {
  const { world } = await withShow();
  world.oauth.accessToken = 'another';
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.oauth.refreshes).toBe(1);
  expect(world.connection().token_version).toBe(1);
});

test('77. of two runs that renew at once one stores its token and both use it', async () => {
  const { world } = await withShow();
  world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
  let raced = false;
  world.hooks.response = async (request, response) => {
    if (request.url.includes('/token') && !raced) {
      raced = true;
      // The other one was quicker.
      const { tokens } = world.services.google;
      const id = String(world.connection().id);
      const enc = await tokens.encrypt('access-2', `calendar_connections|access_token_enc|${id}`);
      world.d1.rows(
        'UPDATE calendar_connections SET token_version = token_version + 1, access_token_enc = ?, access_expires_at = ?',
        enc,
        Math.floor(world.clock.now / 1000) + 3600,
      );
    }
    return response;
  };
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.connection().token_version).toBe(1);
});

test('78. a grant that is refused twice, 15 minutes apart, needs a new connection', async () => {
  const { world } = await withShow();
  world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
  world.oauth.rejection = 'invalid_grant';
  expect(await world.sync()).toEqual({ kind: 'delayed', seconds: 900 });
  expect(world.connection().status).toBe('auth_suspect');
  world.d1.rows('UPDATE calendar_connections SET next_sync_at = 0');
  expect(await queueDueConnections(world.services, world.services.now)).toBe(1);
  world.advance(60);
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  expect(world.connection().status).toBe('auth_suspect');
  world.advance(900);
  expect(await world.sync()).toEqual({ kind: 'reconnect' });
  expect(world.connection().status).toBe('reconnect_needed');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ nextStep: 'reconnect' });
  world.d1.rows('UPDATE calendar_connections SET next_sync_at = 0');
  expect(await queueDueConnections(world.services, world.services.now)).toBe(0);
  expect(world.gigs()).toHaveLength(1);
});

test('78b. a grant that works again after one refusal stays connected', async () => {
  const { world } = await withShow();
  world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
  world.oauth.rejection = 'invalid_grant';
  await world.sync();
  world.oauth.rejection = null;
  world.advance(901);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.connection().status).toBe('active');
});

test('a scope that is missing in the middle of a sync asks to reconnect, and deletes nothing', async () => {
  for (const operation of ['events.list', 'events.patch'] as const) {
    const { world, gig } = await withShow();
    await world.app.edit(gig.id, { title: 'Mine' });
    world.fault({ operation }, { status: 403, reason: 'insufficientPermissions' });
    expect(await syncNow(world.services, USER)).toMatchObject({
      error: { reason: 'reconnect_needed' },
    });
    expect(world.connection()).toMatchObject({
      status: 'reconnect_needed',
      last_error_code: 'scope_missing',
      lease_until: 0,
    });
    expect(await readCalendarSettings(world.services, USER)).toMatchObject({
      nextStep: 'reconnect',
    });
    world.d1.rows('UPDATE calendar_connections SET next_sync_at = 0');
    expect(await queueDueConnections(world.services, world.services.now)).toBe(0);
    expect(world.gigs()).toMatchObject([{ title: 'Mine' }]);
    expect(world.liveEvents('booked')).toHaveLength(1);
  }
});

test('calendars that may not be listed ask to reconnect', async () => {
  const { world } = await withShow();
  world.fault(
    { operation: 'calendarList.list' },
    { status: 403, reason: 'insufficientPermissions' },
  );
  expect(await listCalendars(world.services, USER)).toMatchObject({
    error: { reason: 'reconnect_needed' },
  });
});

test('a token that is renewed after Google stopped writes does not let them go on', async () => {
  const { world, gig } = await withShow();
  const calendar = world.store.calendars.get('booked');
  if (calendar) calendar.isQuotaExceeded = true;
  world.services.google.origin = 'https://gigbound.example';
  await world.app.edit(gig.id, { title: 'Mine' });
  world.hooks.response = (request, response) => {
    // From the rejected write on the access token is not taken any more.
    if (request.method === 'PATCH') world.oauth.accessToken = 'another';
    return response;
  };
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.oauth.refreshes).toBe(1);
  const blocked = Number(world.connection().push_blocked_until) - world.clock.now / 1000;
  expect(blocked).toBeGreaterThan(5.9 * 3600);
});

test('79. invalid_client troubles whoever runs the site and nobody else', async () => {
  const { world } = await withShow();
  world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
  world.oauth.rejection = 'invalid_client';
  expect(await world.sync()).toEqual({ kind: 'misconfigured' });
  expect(world.connection().status).toBe('active');
  expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
  vi.mocked(console.error).mockClear();
});
