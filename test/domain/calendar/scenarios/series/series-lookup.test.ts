import { expect, test, vi } from 'vitest';
import { aWorld, day, type World } from '../../../../support/calendar/world';

const WEEKS = 50;

async function withSeries(count: number, options: Parameters<typeof aWorld>[0] = {}) {
  const world = await aWorld(options);
  for (let n = 0; n < count; n++) {
    world.add('booked', {
      id: `series${n}`,
      summary: `Series ${n}`,
      ...day(`2026-06-1${n}`),
      recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${WEEKS}`],
    });
  }
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(count * WEEKS);
  return world;
}

function expireTokens(world: World) {
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
}

/** The next full list of the calendar comes back without its events. */
function emptyNextList(world: World, calendar: string) {
  world.hooks.response = async (request, response) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith(`/${calendar}/events`) || url.searchParams.has('syncToken')) {
      return response;
    }
    world.hooks.response = null;
    return Response.json({ ...((await response.json()) as object), items: [] });
  };
}

function lookUps(world: World, from: number) {
  return world.store.requests.slice(from).filter(({ operation }) => operation === 'events.get');
}

test('13b. series that a full list leaves out are looked up, and stay when they are there', async () => {
  const world = await withSeries(5);
  const before = world.allGigs();
  expireTokens(world);
  emptyNextList(world, 'booked');
  const from = world.store.requests.length;
  expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: 0 } });
  expect(world.allGigs()).toEqual(before);
  expect(world.state('booked').health).toBe('ok');
  expect(lookUps(world, from)).toHaveLength(5);

  world.human({ op: 'delete', calendar: 'booked', id: 'series1' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(4 * WEEKS);
});

test('13c. a few series that were deleted before a 410 go, each counted as one', async () => {
  const world = await withSeries(5);
  for (let n = 0; n < 5; n++) world.human({ op: 'delete', calendar: 'booked', id: `series${n}` });
  expireTokens(world);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 5 * WEEKS } });
  expect(world.gigs()).toEqual([]);
  expect(world.state('booked').health).toBe('ok');
});

test('13d. many series that are gone at once wait for the person', async () => {
  const world = await withSeries(6, { limits: { pageSize: 250 } });
  // Of few links six are more than the guard lets pass.
  for (let n = 0; n < 6; n++) {
    world.human({ op: 'truncate', calendar: 'booked', id: `series${n}`, before: '2026-06-20' });
  }
  await world.syncUntilQuiet();
  const left = world.gigs().length;
  for (let n = 0; n < 6; n++) world.human({ op: 'delete', calendar: 'booked', id: `series${n}` });
  expireTokens(world);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 0 } });
  expect(world.gigs()).toHaveLength(left);
  expect(world.state('booked').health).toBe('review_deletes');
});

test('13e. the lookups of many series go on from run to run', async () => {
  const world = await withSeries(9);
  world.services.google.limits = { ...world.services.google.limits, requests: 8, statements: 60 };
  expireTokens(world);
  emptyNextList(world, 'booked');
  let runs = 0;
  for (let continuing = true; continuing; runs++) {
    const outcome = await world.sync();
    if (outcome.kind !== 'synced') throw new Error(outcome.kind);
    expect(outcome.counts.deleted).toBe(0);
    continuing = outcome.continuing;
  }
  expect(runs).toBeGreaterThan(2);
  expect(world.gigs()).toHaveLength(9 * WEEKS);
});

test('13f. a series that moved to the other calendar before a 410 takes its gigs along', async () => {
  const world = await withSeries(1);
  const ids = world.gigs().map(({ id }) => id);
  world.human({ op: 'move', calendar: 'booked', id: 'series0', destination: 'possible' });
  expireTokens(world);
  // Its new calendar was listed before it was there.
  emptyNextList(world, 'possible');
  await world.syncUntilQuiet();
  expect(world.allGigs().map(({ id, type, deleted_at }) => [id, type, deleted_at])).toEqual(
    ids.map((id) => [id, 'possible', null]),
  );
});

test('61b. of a series that moved only the stub was listed: it is looked up and its gigs stay', async () => {
  const world = await withSeries(1);
  world.hooks.request = (request) => {
    if (!/calendars\/possible\/events\?/.test(request.url)) return;
    world.hooks.request = null;
    // Listed before the series was in it.
    world.hooks.response = async (_request, response) => {
      world.hooks.response = null;
      return Response.json({ ...((await response.json()) as object), items: [] });
    };
  };
  world.human({ op: 'move', calendar: 'booked', id: 'series0', destination: 'possible' });
  expect(await world.sync()).toMatchObject({ counts: { deleted: 0 } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(WEEKS);
  expect(new Set(world.gigs().map(({ type }) => type))).toEqual(new Set(['possible']));
});

for (const [status, reason] of [
  [404, 'notFound'],
  [410, 'deleted'],
] as const) {
  test(`61c. a ${status} for the occurrences of a series that is there deletes none`, async () => {
    const world = await withSeries(2);
    world.human({ op: 'patch', calendar: 'booked', id: 'series0', event: { summary: 'Renamed' } });
    world.fault({ operation: 'events.instances', nth: 1 }, { status, reason });
    expect(await world.sync()).toMatchObject({ kind: 'delayed' });
    expect(world.gigs()).toHaveLength(2 * WEEKS);
    world.advance(3600);
    await world.syncUntilQuiet();
    expect(world.gigs().filter(({ title }) => title === 'Renamed')).toHaveLength(WEEKS);
  });
}

test('61d. a series that Google keeps failing to list is left as it is and does not hold up the rest', async () => {
  for (const [status, reason, failures] of [
    [400, 'invalid', 0],
    [404, 'notFound', 3],
  ] as const) {
    const world = await withSeries(2);
    const rename = (id: string) =>
      world.human({ op: 'patch', calendar: 'booked', id, event: { summary: 'Renamed' } });
    rename('series0');
    rename('series1');
    const broken = { path: 'series0/instances' };
    world.fault(broken, { status, reason });
    for (let n = 0; n < failures; n++) {
      expect(await world.sync()).toMatchObject({ kind: 'delayed' });
      world.advance(3600);
    }
    world.add('booked', { summary: 'Show', ...day('2026-06-11') });
    await world.syncUntilQuiet();
    const titles = () => world.gigs().map(({ title }) => title);
    expect(titles().filter((title) => title === 'Renamed')).toHaveLength(WEEKS);
    expect(titles().filter((title) => title === 'Series 0')).toHaveLength(WEEKS);
    expect(titles()).toContain('Show');
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
    vi.mocked(console.error).mockClear();

    // It is tried again, but not with each sync.
    const from = world.store.requests.length;
    await world.syncUntilQuiet();
    expect(
      world.store.requests.slice(from).filter(({ operation }) => operation === 'events.instances'),
    ).toEqual([]);
    world.store.faults.length = 0;
    world.advance(86_400);
    await world.syncUntilQuiet();
    expect(titles().filter((title) => title === 'Renamed')).toHaveLength(2 * WEEKS);
  }
});

test('61e. a series that was deleted while its occurrences were being listed takes its gigs along', async () => {
  const world = await withSeries(1);
  world.human({ op: 'patch', calendar: 'booked', id: 'series0', event: { summary: 'Renamed' } });
  world.fault({ operation: 'events.instances', nth: 1 }, { status: 404, reason: 'notFound' });
  world.hooks.request = (request) => {
    if (!request.url.includes('/instances')) return;
    world.hooks.request = null;
    world.human({ op: 'delete', calendar: 'booked', id: 'series0' });
  };
  expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: WEEKS } });
});

test('61f. an empty list of the occurrences of a series that is there deletes none', async () => {
  const world = await withSeries(1);
  world.human({ op: 'patch', calendar: 'booked', id: 'series0', event: { summary: 'Renamed' } });
  world.hooks.response = async (request, response) => {
    if (!request.url.includes('/instances')) return response;
    return Response.json({ ...((await response.json()) as object), items: [] });
  };
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  expect(world.gigs()).toHaveLength(WEEKS);
  world.hooks.response = null;
  world.advance(3600);
  await world.syncUntilQuiet();
  expect(world.gigs().filter(({ title }) => title === 'Renamed')).toHaveLength(WEEKS);
});

test('61g. a series of which each occurrence was deleted by itself has no gigs', async () => {
  const world = await withSeries(1);
  for (const { event_id: id } of world.links()) {
    world.human({ op: 'delete', calendar: 'booked', id });
  }
  world.human({ op: 'touch', calendar: 'booked', id: 'series0' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toEqual([]);
});

test('71b. the series of a calendar that is gone keep their gigs, also when their horizon moves', async () => {
  const world = await aWorld();
  world.add('booked', {
    id: 'endless',
    summary: 'Endless',
    ...day('2026-06-10'),
    recurrence: ['RRULE:FREQ=WEEKLY'],
  });
  await world.syncUntilQuiet();
  const gigs = world.allGigs();
  world.store.calendars.delete('booked');
  world.advance(70 * 86_400);
  await world.syncUntilQuiet();
  expect(world.state('booked').health).toBe('gone');
  expect(world.allGigs()).toEqual(gigs);
});

test('an invitation to one occurrence of a series that is not there is looked up itself', async () => {
  const world = await aWorld();
  const event = world.add('booked', { summary: 'Guest spot', ...day('2026-06-11') });
  Object.assign(event, { recurringEventId: 'elsewhere', originalStart: event.start });
  await world.syncUntilQuiet();
  expect(world.links()).toMatchObject([{ recurring_event_id: 'elsewhere' }]);
  expireTokens(world);
  emptyNextList(world, 'booked');
  expect(await world.sync()).toMatchObject({ counts: { deleted: 0 } });
  expect(world.gigs()).toHaveLength(1);
});
