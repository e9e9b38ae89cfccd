import { expect, test } from 'vitest';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { aWorld, day, USER } from '../../../support/calendar/world';

test('1. three events of the booked calendar become three booked gigs', async () => {
  const world = await aWorld();
  for (const n of [1, 2, 3]) world.add('booked', { summary: `Show ${n}`, ...day(`2026-06-1${n}`) });
  expect(await world.sync()).toEqual({
    kind: 'synced',
    continuing: false,
    counts: { imported: 3, total: 3, deleted: 0, travelEventsImported: 0 },
  });
  expect(world.gigs().map(({ type, title }) => [type, title])).toEqual([
    ['booked', 'Show 1'],
    ['booked', 'Show 2'],
    ['booked', 'Show 3'],
  ]);
});

test('2. a second sync writes nothing to Google and changes nothing here', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.sync();
  const before = world.allGigs();
  expect(await world.writesOf(() => world.sync())).toEqual([]);
  expect(world.allGigs()).toEqual(before);
});

test('3. events of the possible calendar become possible gigs', async () => {
  const world = await aWorld();
  world.add('possible', { summary: 'Maybe', ...day('2026-06-11') });
  await world.sync();
  expect(world.gigs().map(({ type }) => type)).toEqual(['possible']);
});

test('4. of 251 events every page is read and the token stored once', async () => {
  const world = await aWorld({ possible: false });
  for (let n = 0; n < 251; n++) world.add('booked', { summary: `Show ${n}`, ...day('2026-06-11') });
  await world.sync();
  expect(world.gigs()).toHaveLength(251);
  expect(world.store.requests.filter(({ operation }) => operation === 'events.list')).toHaveLength(
    2,
  );
  expect(world.state('booked')).toMatchObject({ mode: 'idle', next_sync_token: null });
  expect(world.state('booked').sync_token).toBeTruthy();
});

test('5. an empty first page with a next one does not end the list', async () => {
  const world = await aWorld({ possible: false });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.fault({ operation: 'events.list', nth: 1 }, { emptyPage: true });
  await world.sync();
  expect(world.gigs()).toHaveLength(1);
  expect(world.store.requests.length).toBeGreaterThan(1);
});

test('6. 5,000 events on the free plan take several runs and end without duplicates', async () => {
  const limits = { requests: 50, statements: 50, pageSize: 100 };
  const world = await aWorld({ possible: false, limits });
  for (let n = 0; n < 5000; n++) world.add('booked', { summary: `S ${n}`, ...day('2026-06-11') });
  const tokens = new Set<unknown>();
  let runs = 0;
  let imported = 0;
  for (let continuing = true; continuing; runs++) {
    world.d1.queries = 0;
    const outcome = await world.sync();
    if (outcome.kind !== 'synced') throw new Error(outcome.kind);
    expect(world.d1.queries).toBeLessThanOrEqual(50);
    continuing = outcome.continuing;
    imported += outcome.counts.imported;
    const shown = await readCalendarSettings(world.services, USER);
    expect([shown.continuing, shown.lastSync?.imported]).toEqual([continuing, imported]);
    // The last one asks for another too, for what happened while it went on.
    expect(world.queued.splice(0)).toHaveLength(1);
    if (world.state('booked').sync_token) tokens.add(world.state('booked').sync_token);
  }
  // All its runs together are what the person is told, also once the next one has found nothing.
  await world.sync('continue');
  expect((await readCalendarSettings(world.services, USER)).lastSync).toMatchObject({
    imported: 5000,
    total: 5000,
  });
  expect(await world.syncUntilQuiet()).toBe(1);
  expect((await readCalendarSettings(world.services, USER)).lastSync?.imported).toBe(0);
  expect(runs).toBeGreaterThan(2);
  expect(imported).toBe(5000);
  expect(world.gigs()).toHaveLength(5000);
  expect(tokens.size).toBe(1);
});

test('7. a run killed after page 2 of 5 goes on from the last page that was stored', async () => {
  for (const rejected of [false, true]) {
    const world = await aWorld({ possible: false, limits: { pageSize: 2 } });
    for (let n = 0; n < 10; n++) world.add('booked', { summary: `S ${n}`, ...day('2026-06-11') });
    let pages = 0;
    world.hooks.request = () => {
      if (++pages < 3) return;
      // From here on nothing is stored, the end of the lease included.
      world.d1.beforeCommit = () => {
        throw new Error('killed');
      };
    };
    await expect(world.sync()).rejects.toThrow('killed');
    world.d1.beforeCommit = null;
    world.hooks.request = null;
    const { page_token: token } = world.state('booked');
    expect(token).toBeTruthy();
    expect(world.gigs()).toHaveLength(0);
    expect(await world.sync()).toEqual({ kind: 'busy' });

    if (rejected) world.store.pages.clear();
    world.advance(121);
    const from = world.store.requests.length;
    await world.sync();
    const asked = world.store.requests.slice(from).map(({ query }) => query.pageToken ?? null);
    expect(asked[0]).toBe(token);
    // Not taken any more: the list begins anew.
    expect(asked.slice(0, 2).includes(null)).toBe(rejected);
    expect(asked).toHaveLength(rejected ? 6 : 3);
    await world.syncUntilQuiet();
    expect(world.gigs().map(({ title }) => title)).toHaveLength(10);
  }
});

test('8. a request with a sync token has no window, search, order or showDeleted', async () => {
  const world = await aWorld({ possible: false });
  await world.sync();
  await world.sync();
  const last = world.store.requests.at(-1);
  expect(last?.query.syncToken).toBeTruthy();
  for (const name of ['timeMin', 'timeMax', 'q', 'orderBy', 'showDeleted', 'updatedMin']) {
    expect(last?.query).not.toHaveProperty(name);
  }
});

test('69. an event that is listed twice in one page becomes one gig', async () => {
  const world = await aWorld({ possible: false });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.fault({ operation: 'events.list' }, { duplicateItem: true });
  await world.sync();
  expect(world.gigs()).toHaveLength(1);
});
