import { expect, test } from 'vitest';
import type { CalendarMessage } from '~/domain/calendar/calendar-message';
import { CalendarSettingsInput } from '~/domain/calendar/connection/calendar-settings';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { listCalendars } from '~/domain/calendar/connection/list-calendars.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { listConflicts } from '~/domain/calendar/links/conflicts.server';
import { reviewDeletes } from '~/domain/calendar/links/review-deletes.server';
import { queueDueConnections } from '~/domain/calendar/pull/due/claim-due.server';
import { nextSyncIn } from '~/domain/calendar/pull/due/due';
import { syncNow } from '~/domain/calendar/sync-now.server';
import { sha256Hex } from '~/domain/calendar/tokens/sha256';
import { createTokenCipher } from '~/domain/calendar/tokens/token-cipher';
import { acceptNotification } from '~/domain/calendar/watch.server';
import { createCalendarQueue } from '~/providers/calendar-queue.server';
import { aWorld, day, KEYS, SCOPES, USER, type World } from '../../../support/calendar/world';

const BOB = '01900000-0000-7000-8000-000000000002';

function addBob(world: World) {
  world.d1.rows(
    `INSERT INTO users (id, email, display_name, created_at) VALUES (?, 'bob@example.com', 'Bob', '2026')`,
    BOB,
  );
}

async function consent(world: World, userId = USER) {
  const url = new URL(await startConnecting(world.services, userId));
  return { url, state: url.searchParams.get('state') ?? '' };
}

async function connect(world: World, userId = USER) {
  const { state } = await consent(world, userId);
  return finishConnecting(world.services, userId, { state, code: 'code', error: null });
}

const save = (world: World, input: Record<string, unknown>, userId = USER) =>
  saveCalendarSettings(world.services, userId, CalendarSettingsInput.parse(input));

test('80. with the calendar scope unticked nothing is connected, and the reason is told', async () => {
  const world = await aWorld({ connected: false });
  world.oauth.scopes = 'openid https://www.googleapis.com/auth/userinfo.email';
  expect(await connect(world)).toBe('scope_missing');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ connected: false });
});

test('consent is asked for with PKCE, offline, and a screen that is always shown', async () => {
  const world = await aWorld();
  const { url } = await consent(world);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    code_challenge_method: 'S256',
    login_hint: 'ann@example.com',
    redirect_uri: 'http://localhost:8787/api/calendar/callback',
  });
});

test('81. without the scope to write, two-way sync is refused with the way to allow it', async () => {
  const world = await aWorld();
  const scopes = SCOPES.replace('calendar.events', 'calendar.events.readonly');
  world.d1.rows('UPDATE calendar_connections SET scopes = ?', scopes);
  expect(await save(world, { twoWaySync: true, confirm: true })).toMatchObject({
    ok: false,
    error: { reason: 'scope_needed', authUrl: expect.stringContaining('accounts.google.test') },
  });
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ twoWaySync: false });
});

test('82. a refusal, and a state that is bad, used, expired or another’s, connect nothing', async () => {
  const world = await aWorld({ connected: false });
  addBob(world);
  const { services } = world;
  const none = { code: 'code', error: null };
  const { state } = await consent(world);
  const denied = await finishConnecting(services, USER, {
    state,
    code: null,
    error: 'access_denied',
  });
  expect(denied).toBe('denied');
  // Used by the rejection.
  expect(await finishConnecting(services, USER, { state, ...none })).toBe('invalid_state');
  expect(await finishConnecting(services, USER, { state: 'made up', ...none })).toBe(
    'invalid_state',
  );
  expect(await finishConnecting(services, USER, { state: null, ...none })).toBe('invalid_state');
  const another = await consent(world);
  expect(await finishConnecting(services, BOB, { state: another.state, ...none })).toBe(
    'invalid_state',
  );
  const late = await consent(world);
  world.advance(601);
  expect(await finishConnecting(services, USER, { state: late.state, ...none })).toBe(
    'invalid_state',
  );
  expect(world.connection()).toEqual({});
});

test('83. a second connection without a refresh token keeps the old one', async () => {
  const world = await aWorld();
  const before = world.connection().refresh_token_enc;
  world.oauth.exchange = { refresh_token: undefined };
  expect(await connect(world)).toBe('connected');
  expect(world.connection().refresh_token_enc).toBe(before);
});

test('a first connection without a refresh token is none', async () => {
  const world = await aWorld({ connected: false });
  world.oauth.exchange = { refresh_token: undefined };
  expect(await connect(world)).toBe('no_refresh_token');
});

test('87. disconnecting revokes, wipes tokens and settings, and keeps gigs and events', async () => {
  for (const fails of [false, true]) {
    const world = await aWorld({ twoWay: true });
    world.add('booked', { summary: 'Show', ...day('2026-06-11') });
    await world.sync();
    if (fails) {
      world.hooks.request = () => {
        throw new TypeError('down');
      };
    }
    expect(await disconnect(world.services, USER)).toBe(true);
    expect(world.oauth.revoked).toEqual(fails ? [] : ['refresh-1']);
    expect(world.connection()).toMatchObject({
      refresh_token_enc: null,
      access_token_enc: null,
      booked_calendar_id: null,
      two_way: 0,
      status: 'disconnected',
    });
    expect(world.gigs()).toHaveLength(1);
    expect(world.liveEvents('booked')).toHaveLength(1);
    expect(world.links()).toMatchObject([{ state: 'detached' }]);
    expect(await syncNow(world.services, USER)).toMatchObject({
      ok: false,
      error: { reason: 'not_connected' },
    });
  }
});

test('87b. a channel Google no longer knows, or a token it refuses, does not keep the grant alive', async () => {
  for (const cause of ['unknown channel', 'rejected token'] as const) {
    const world = await aWorld({ twoWay: true });
    world.services.google.origin = 'https://gigbound.example';
    await world.sync();
    expect(world.state('booked').watch_id).toBeTruthy();
    const [first] = world.store.channels.keys();
    if (cause === 'unknown channel') world.store.channels.delete(first ?? '');
    else {
      world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
      world.oauth.rejection = 'invalid_grant';
    }
    expect(await disconnect(world.services, USER)).toBe(true);
    expect(world.oauth.revoked).toEqual(['refresh-1']);
    // The channel after the unknown one is stopped all the same.
    if (cause === 'unknown channel') expect(world.store.channels.size).toBe(0);
  }
});

test('88. connected again with the same account, links are taken up and nothing is doubled', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.app.create({ title: 'Mine' });
  await world.syncUntilQuiet();
  await disconnect(world.services, USER);
  expect(await connect(world)).toBe('connected');
  await save(world, { bookedGigsCalendarId: 'booked', possibleGigsCalendarId: 'possible' });
  world.setTwoWay(true);
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(2);
  expect(world.liveEvents('booked', 'possible')).toHaveLength(2);
  expect(world.links().map(({ state }) => state)).toEqual(['linked', 'linked']);
});

test('89. connected with another account, nothing is sent until calendars are chosen', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  world.oauth.sub = 'sub-other';
  expect(await connect(world)).toBe('connected');
  const before = world.store.requests.length;
  await world.app.edit(world.gigs()[0]?.id ?? '', { title: 'Edited' });
  await world.sync();
  expect(world.writes(before)).toEqual([]);
  expect(world.links()).toMatchObject([{ state: 'detached' }]);
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    connected: true,
    bookedGigsCalendarId: null,
    twoWaySync: false,
    nextStep: 'choose_calendars',
  });
});

test('90. turning two-way on shows what it would do, and pulls before it sends', async () => {
  const world = await aWorld();
  const kept = world.add('booked', { summary: 'Kept', ...day('2026-06-11') });
  world.add('booked', { summary: 'Goes', ...day('2026-06-12') });
  await world.sync();
  const [first, second] = world.gigs();
  await world.app.edit(first?.id ?? '', { title: 'Edited' });
  await world.app.create({ title: 'New' });
  await world.app.delete(second?.id ?? '');
  world.human({ op: 'patch', calendar: 'booked', id: kept.id, event: { location: 'Arena' } });
  const asked = await save(world, { twoWaySync: true });
  expect(asked).toMatchObject({
    preview: { adds: 1, changes: 1, deletes: 1 },
    items: [
      { action: 'create', title: 'New' },
      { action: 'change', title: 'Edited', fields: ['title'] },
      { action: 'delete', title: 'Goes' },
    ],
  });
  expect(world.connection().two_way).toBe(0);
  const confirmToken = 'confirmToken' in asked ? asked.confirmToken : '';
  expect(await save(world, { twoWaySync: true, confirm: true, confirmToken })).toMatchObject({
    settings: { twoWaySync: true, pendingPush: 3 },
  });
  await world.syncUntilQuiet();
  expect(
    world
      .writes()
      .map(({ operation }) => operation)
      .sort(),
  ).toEqual(['events.delete', 'events.insert', 'events.patch']);
  expect(world.event('booked', kept.id)?.fields).toMatchObject({
    summary: 'Edited',
    location: 'Arena',
  });
});

test('an edit that was taken back, and a gig that is over, are not part of what two-way would do', async () => {
  const world = await aWorld();
  world.add('booked', { summary: 'Kept', ...day('2026-06-11') });
  await world.sync();
  const [gig] = world.gigs();
  await world.app.edit(gig?.id ?? '', { title: 'Edited' });
  await world.app.edit(gig?.id ?? '', { title: 'Kept' });
  await world.app.create({ title: 'Over', date: '2020-01-01' });
  expect(await save(world, { twoWaySync: true })).toMatchObject({
    preview: { adds: 0, changes: 0, deletes: 0 },
    items: [],
  });
});

test('of each action fifty are named, and the counts are of all', async () => {
  const world = await aWorld();
  for (let n = 0; n < 60; n++) await world.app.create({ title: `Gig ${n}` });
  const asked = await save(world, { twoWaySync: true });
  expect(asked).toMatchObject({ preview: { adds: 60, changes: 0, deletes: 0 } });
  expect('items' in asked && asked.items.length).toBe(50);
});

test('91. with another booked calendar the old one’s events and gigs stay, and nothing is copied', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  expect(await save(world, { bookedGigsCalendarId: 'other' })).toMatchObject({ ok: true });
  const before = world.store.requests.length;
  await world.syncUntilQuiet();
  expect(world.writes(before)).toEqual([]);
  expect(world.liveEvents('booked')).toHaveLength(1);
  expect(world.liveEvents('other')).toHaveLength(0);
  expect(world.gigs()).toHaveLength(1);
});

test('booked and possible calendars that change places change their gigs’ types', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.add('possible', { summary: 'Maybe', ...day('2026-06-12') });
  await world.syncUntilQuiet();
  await save(world, { bookedGigsCalendarId: 'possible', possibleGigsCalendarId: 'booked' });
  const before = world.store.requests.length;
  await world.syncUntilQuiet();
  expect(world.gigs().map(({ title, type }) => [title, type])).toEqual([
    ['Show', 'possible'],
    ['Maybe', 'booked'],
  ]);
  expect(world.writes(before)).toEqual([]);
});

test('92. one calendar for booked and possible gigs is not taken', async () => {
  const world = await aWorld();
  const both = { bookedGigsCalendarId: 'other', possibleGigsCalendarId: 'other' };
  expect(CalendarSettingsInput.safeParse(both).success).toBe(false);
  expect(await save(world, { bookedGigsCalendarId: 'possible' })).toMatchObject({
    error: { reason: 'invalid', field: 'possibleGigsCalendarId' },
  });
});

test('93. 100,000 due connections are claimed once each and sent in hundreds, spread over time', async () => {
  const world = await aWorld({ twoWay: true });
  const many = 100_000;
  world.d1.rows(
    `INSERT INTO users (id, email, display_name, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     SELECT 'u' || n, 'u' || n || '@example.com', 'U', '2026' FROM numbers`,
    many,
  );
  world.d1.rows(
    `INSERT INTO calendar_connections (id, user_id, google_sub, two_way, next_sync_at)
     SELECT 'c' || id, id, 's' || id, 1, 1 FROM users WHERE id LIKE 'u%'`,
  );
  const batches: { connectionId: string }[][] = [];
  world.services.calendarQueue = createCalendarQueue({
    async sendBatch(messages: { body: CalendarMessage }[]) {
      batches.push(messages.map(({ body }) => body));
    },
  } as unknown as Queue);
  expect(await queueDueConnections(world.services, world.services.now)).toBe(many + 1);
  const ids = batches.flat().map(({ connectionId }) => connectionId);
  expect([ids.length, new Set(ids).size]).toEqual([many + 1, many + 1]);
  expect(Math.max(...batches.map(({ length }) => length))).toBe(100);
  expect(await queueDueConnections(world.services, world.services.now)).toBe(0);
  const [spread] = world.d1.rows<{ seconds: number }>(
    'SELECT count(DISTINCT next_sync_at) AS seconds FROM calendar_connections',
  );
  expect(spread?.seconds).toBeGreaterThan(100);
});

test('94. after a change of keys old tokens are read and written anew; a spoilt one asks to reconnect', async () => {
  const world = await aWorld();
  const keys = { ...KEYS, k2: btoa('fedcba9876543210fedcba9876543210') };
  world.services.google.tokens = createTokenCipher({ keys, current: 'k2' });
  world.d1.rows('UPDATE calendar_connections SET access_expires_at = 0');
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(String(world.connection().refresh_token_enc)).toMatch(/^v1\.k2\./);
  const spoilt = `${String(world.connection().refresh_token_enc).slice(0, -4)}AAA=`;
  world.d1.rows(
    'UPDATE calendar_connections SET access_expires_at = 0, refresh_token_enc = ?',
    spoilt,
  );
  expect(await world.sync()).toEqual({ kind: 'reconnect' });
  expect(world.connection().status).toBe('reconnect_needed');
});

test('95. a notification with the right token asks for one sync, any other for none', async () => {
  const world = await aWorld({ twoWay: true });
  world.d1.rows(
    "UPDATE calendar_sync_state SET watch_id = 'ch1', watch_token_hash = ? WHERE calendar_id = 'booked'",
    await sha256Hex('right'),
  );
  const send = (id: string, token: string, state = 'exists') =>
    acceptNotification(world.services, { id, token, state });
  expect(await send('ch1', 'wrong')).toBe(false);
  expect(await send('ch2', 'right')).toBe(false);
  expect(await send('ch1', 'right', 'sync')).toBe(false);
  expect(world.queued).toEqual([]);
  expect(await send('ch1', 'right')).toBe(true);
  expect(world.queued).toMatchObject([{ reason: 'notification' }]);
});

test('a two-way connection on https is watched, and its channels are renewed before they end', async () => {
  const world = await aWorld({ twoWay: true });
  world.services.google.origin = 'https://gigbound.example';
  await world.sync();
  const first = world.state('booked').watch_id;
  expect(first).toBeTruthy();
  await world.sync();
  expect(world.state('booked').watch_id).toBe(first);
  world.advance(6.5 * 86_400);
  await world.sync();
  expect(world.state('booked').watch_id).not.toBe(first);
});

test('a channel is renewed by the last sync of a dormant connection before it ends', async () => {
  const world = await aWorld({ twoWay: true });
  world.services.google.origin = 'https://gigbound.example';
  await world.sync();
  // Nearly the longest: the fifth sync comes 25 hours before a week is over, the sixth after it.
  const wait = nextSyncIn('dormant', () => 0.95);
  for (let day = 0; day < 20; day++) {
    world.advance(wait);
    expect(Number(world.state('booked').watch_expires_at)).toBeGreaterThan(world.clock.now / 1000);
    await world.sync();
  }
});

test('once two-way sync is off notifications cause no sync, and the next one ends the channels', async () => {
  const world = await aWorld({ twoWay: true });
  world.services.google.origin = 'https://gigbound.example';
  await world.sync();
  const [channel] = world.store.channels.values();
  expect(await save(world, { twoWaySync: false })).toMatchObject({ ok: true });
  world.queued.length = 0;
  const { id = '', token = '' } = channel ?? {};
  expect(await acceptNotification(world.services, { id, token, state: 'exists' })).toBe(false);
  expect(world.queued).toEqual([]);
  expect(await world.sync()).toMatchObject({ kind: 'synced' });
  expect(world.store.channels.size).toBe(0);
  expect(world.state('booked')).toMatchObject({ watch_id: null, watch_expires_at: null });
  world.setTwoWay(true);
  await world.sync();
  expect(world.state('booked').watch_id).toBeTruthy();
});

test('96. another person’s calendars and conflicts are out of reach', async () => {
  const world = await aWorld({ twoWay: true });
  addBob(world);
  expect(await listCalendars(world.services, BOB)).toMatchObject({
    error: { reason: 'not_connected' },
  });
  expect(await save(world, { bookedGigsCalendarId: 'booked' }, BOB)).toMatchObject({
    error: { reason: 'not_connected' },
  });
  expect(await save(world, { travelCalendarId: 'bobs-private' })).toMatchObject({
    error: { reason: 'not_found' },
  });
  expect(await reviewDeletes(world.services, BOB, 'apply')).toBeNull();
  expect(await listConflicts(world.services, BOB)).toEqual([]);
  expect(await disconnect(world.services, BOB)).toBe(false);
});

test('held-back deletions stay until the person applies or keeps them', async () => {
  for (const action of ['apply', 'keep'] as const) {
    const world = await aWorld({ twoWay: true });
    for (let n = 0; n < 10; n++)
      world.add('booked', { id: `show${n}00`, summary: `S ${n}`, ...day('2026-06-11') });
    await world.syncUntilQuiet();
    for (let n = 0; n < 10; n++)
      world.human({ op: 'delete', calendar: 'booked', id: `show${n}00` });
    for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
    await world.syncUntilQuiet();
    await world.app.edit(world.gigs()[0]?.id ?? '', { title: 'Edited' });
    await world.syncUntilQuiet();
    expect(await readCalendarSettings(world.services, USER)).toMatchObject({
      reviewDeletes: 10,
      nextStep: 'review_deletes',
    });
    expect(world.gigs()).toHaveLength(10);
    expect(await reviewDeletes(world.services, USER, action)).toEqual({ reviewed: 10 });
    await world.syncUntilQuiet();
    // The edited one outweighs its deletion.
    expect(world.gigs()).toHaveLength(action === 'apply' ? 1 : 10);
    expect(world.liveEvents('booked')).toHaveLength(action === 'apply' ? 1 : 0);
    expect(await readCalendarSettings(world.services, USER)).toMatchObject({
      reviewDeletes: 0,
      nextStep: null,
    });
  }
});

async function withHeldDeletions() {
  const world = await aWorld({ twoWay: true });
  const ids = Array.from({ length: 10 }, (_, n) => `show${n}00`);
  for (const id of ids) world.add('booked', { id, summary: id, ...day('2026-06-11') });
  await world.syncUntilQuiet();
  for (const id of ids) world.human({ op: 'delete', calendar: 'booked', id });
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
  await world.syncUntilQuiet();
  return { world, ids };
}

test('when all that had disappeared is there again, nothing is asked any more', async () => {
  const { world, ids } = await withHeldDeletions();
  const settings = () => readCalendarSettings(world.services, USER);
  expect(await settings()).toMatchObject({ reviewDeletes: 10, nextStep: 'review_deletes' });
  const [first, ...others] = world.gigs();
  await world.app.delete(first?.id ?? '');
  expect(await settings()).toMatchObject({ reviewDeletes: 9 });
  await world.app.restore(first?.id ?? '');
  for (const id of ids) world.human({ op: 'undelete', calendar: 'booked', id });
  await world.syncUntilQuiet();
  expect(await settings()).toMatchObject({ reviewDeletes: 0, nextStep: null });
  expect(world.gigs()).toHaveLength(others.length + 1);
});

test('held-back deletions are decided one by one', async () => {
  const { world } = await withHeldDeletions();
  const settings = () => readCalendarSettings(world.services, USER);
  const [kept, removed] = world.gigs().map(({ id }) => id);
  expect(await reviewDeletes(world.services, USER, 'keep', kept)).toEqual({ reviewed: 1 });
  expect(await reviewDeletes(world.services, USER, 'keep', kept)).toEqual({ reviewed: 0 });
  expect(await reviewDeletes(world.services, USER, 'apply', removed)).toEqual({ reviewed: 1 });
  expect(await settings()).toMatchObject({ reviewDeletes: 8, nextStep: 'review_deletes' });
  await world.syncUntilQuiet();
  expect(await settings()).toMatchObject({ reviewDeletes: 8, nextStep: 'review_deletes' });
  const left = world.gigs().map(({ id }) => id);
  expect([left.length, left.includes(kept ?? ''), left.includes(removed ?? '')]).toEqual([
    9,
    true,
    false,
  ]);
});

test('a calendar that is given up takes its held-back deletions along', async () => {
  const { world } = await withHeldDeletions();
  await disconnect(world.services, USER);
  await connect(world);
  await save(world, { bookedGigsCalendarId: 'booked' });
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ reviewDeletes: 0 });
  expect(world.gigs()).toHaveLength(10);
});

test('deleting an account removes every row of its calendar', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  await consent(world);
  world.d1.rows('DELETE FROM users');
  for (const table of [
    'calendar_connections',
    'calendar_sync_state',
    'event_links',
    'sync_inbox',
    'recurring_masters',
    'sync_log',
    'oauth_states',
  ]) {
    expect(world.d1.rows(`SELECT * FROM ${table}`), table).toEqual([]);
  }
});
