import { expect, test } from 'vitest';
import { aWorld, day } from '../../../../support/calendar/world';

async function withShow(fields: Record<string, unknown> = {}, calendar = 'possible') {
  const world = await aWorld({ twoWay: true });
  const event = world.add(calendar, {
    summary: 'Show',
    location: 'Hall',
    ...day('2026-06-11'),
    ...fields,
  });
  await world.sync();
  const [gig] = world.gigs();
  if (!gig) throw new Error('no gig');
  return { world, event, gig };
}

test('41. a gig that becomes booked moves its event, which keeps its id', async () => {
  const { world, event, gig } = await withShow();
  await world.app.edit(gig.id, { type: 'booked' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes.map(({ operation }) => operation)).toEqual(['events.move']);
  expect(world.liveEvents('booked', 'possible')).toMatchObject([
    { calendar: 'booked', id: event.id },
  ]);
  expect(world.gigs()).toMatchObject([{ id: gig.id, type: 'booked' }]);
});

test('42. when the answer to a move is lost the event is found where it went', async () => {
  const { world, event, gig } = await withShow();
  await world.app.edit(gig.id, { type: 'booked' });
  let hit = false;
  world.hooks.response = (request, response) => {
    if (request.url.includes('/move') && !hit) {
      hit = true;
      throw new TypeError('lost');
    }
    return response;
  };
  await world.syncUntilQuiet();
  expect(world.writes().map(({ operation }) => operation)).not.toContain('events.delete');
  expect(world.writes().map(({ operation }) => operation)).not.toContain('events.insert');
  expect(world.liveEvents('booked', 'possible')).toMatchObject([
    { calendar: 'booked', id: event.id },
  ]);
});

test('43. an event moved at Google makes the same gig booked', async () => {
  const { world, event, gig } = await withShow();
  world.human({ op: 'move', calendar: 'possible', id: event.id, destination: 'booked' });
  await world.syncUntilQuiet();
  expect(world.allGigs()).toMatchObject([{ id: gig.id, type: 'booked', deleted_at: null }]);
});

test('44. of a move only the stub was listed: the event is looked up and the gig kept', async () => {
  const { world, event, gig } = await withShow({}, 'booked');
  let hit = false;
  // The calendars are listed in the order booked, possible; the stub is in the first list only.
  world.hooks.request = (request) => {
    const list = /calendars\/possible\/events\?/.test(request.url);
    if (!list || hit) return;
    hit = true;
    world.human({ op: 'move', calendar: 'possible', id: event.id, destination: 'booked' });
  };
  world.human({ op: 'move', calendar: 'booked', id: event.id, destination: 'possible' });
  await world.syncUntilQuiet();
  expect(world.allGigs()).toMatchObject([{ id: gig.id, deleted_at: null }]);
  expect(world.liveEvents('booked', 'possible')).toHaveLength(1);
});

test('44b. an event moved back to where its stub was just listed is found there', async () => {
  const { world, event, gig } = await withShow({}, 'booked');
  await world.app.edit(gig.id, { type: 'possible' });
  await world.sync();
  await world.app.edit(gig.id, { location: 'Club' });
  world.hooks.request = (request) => {
    if (!/calendars\/possible\/events\?/.test(request.url)) return;
    world.hooks.request = null;
    world.human({ op: 'move', calendar: 'possible', id: event.id, destination: 'booked' });
  };
  await world.syncUntilQuiet();
  expect(world.allGigs()).toMatchObject([{ id: gig.id, type: 'booked', location: 'Club' }]);
  expect(world.liveEvents('booked', 'possible')).toMatchObject([
    { calendar: 'booked', id: event.id },
  ]);
});

test('45. moved and edited at Google and edited here, all of it is merged', async () => {
  const { world, event, gig } = await withShow();
  await world.app.edit(gig.id, { title: 'Mine' });
  world.human({ op: 'patch', calendar: 'possible', id: event.id, event: { location: 'Arena' } });
  world.human({ op: 'move', calendar: 'possible', id: event.id, destination: 'booked' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([
    { id: gig.id, type: 'booked', title: 'Mine', location: 'Arena' },
  ]);
  expect(world.event('booked', event.id)?.fields).toMatchObject({
    summary: 'Mine',
    location: 'Arena',
  });
});

test('46. a type switched twice before a sync sends nothing', async () => {
  const { world, gig } = await withShow();
  await world.app.edit(gig.id, { type: 'booked' });
  await world.app.edit(gig.id, { type: 'possible' });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
});

test('47. an event with guests is not moved: the gig keeps its type and says why', async () => {
  const guests = { attendees: [{ email: 'guest@example.com' }] };
  const { world, event, gig } = await withShow(guests);
  await world.app.edit(gig.id, { type: 'booked', title: 'Renamed' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes.map(({ operation }) => operation)).toEqual(['events.patch']);
  expect(world.gigs()).toMatchObject([{ type: 'booked', title: 'Renamed' }]);
  expect(world.event('possible', event.id)?.fields.summary).toBe('Renamed');
  expect(world.links()).toMatchObject([{ type_held: 1 }]);
  expect(world.logs().map(({ kind }) => kind)).toEqual(['type_held']);
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
});

test('42b. moved on both sides and edited there, a gig is up to date when the sync is quiet', async () => {
  const { world, event, gig } = await withShow({}, 'booked');
  await world.app.edit(gig.id, { type: 'possible' });
  let isMoved = false;
  // Booked has been listed by then, so that only a push finds the event gone from there.
  world.hooks.request = (request) => {
    if (!/calendars\/possible\/events\?/.test(request.url) || isMoved) return;
    isMoved = true;
    world.human({ op: 'move', calendar: 'booked', id: event.id, destination: 'possible' });
    const fields = { summary: 'Theirs' };
    world.human({ op: 'patch', calendar: 'possible', id: event.id, event: fields });
  };
  world.human({ op: 'touch', calendar: 'booked', id: event.id });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gig.id, type: 'possible', title: 'Theirs' }]);
  expect(await world.writesOf(() => world.sync())).toEqual([]);
});

test('98. a copy with the same id in two calendars is one gig whose type stays', async () => {
  const world = await aWorld({ twoWay: true });
  for (const id of ['booked', 'possible'])
    world.add(id, { id: 'shared0001', summary: 'Show', ...day('2026-06-11') });
  for (let run = 0; run < 5; run++) {
    await world.sync();
    expect(world.gigs()).toMatchObject([{ type: 'booked' }]);
    for (const calendar of ['booked', 'possible'])
      world.human({ op: 'touch', calendar, id: 'shared0001' });
  }
  expect(world.writes()).toEqual([]);
});

test('a list that was read before a change arrived does not make that change look like Google’s', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('possible', { summary: 'First', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  await world.app.edit(gigId, { type: 'booked', title: 'Second' });
  world.hooks.request = async (request) => {
    if (request.method !== 'PATCH') return;
    // Its lease has run out, and another run lists one calendar before it fails.
    world.advance(130);
    world.hooks.request = (other) => {
      if (new URL(other.url).pathname.endsWith('/possible/events')) throw new TypeError('lost');
    };
    await world.sync();
    world.hooks.request = null;
    world.hooks.response = async () => {
      world.hooks.response = null;
      await world.app.edit(gigId, { title: 'Third' });
      throw new TypeError('lost');
    };
  };
  await world.sync();
  world.advance(8 * 3600);
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ type: 'booked', title: 'Third' }]);
  expect(world.event('booked', id)?.fields.summary).toBe('Third');
  expect(world.d1.rows('SELECT * FROM sync_log')).toEqual([]);
});

test('a calendar the event is moved back to is no echo of a write that was on its way before', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('booked', { summary: 'First', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  await world.app.edit(gigId, { title: 'Second' });
  // Sent to where the event no longer is.
  world.hooks.request = (request) => {
    if (request.method !== 'PATCH') return;
    world.hooks.request = null;
    world.human({ op: 'move', calendar: 'booked', id, destination: 'possible' });
    throw new TypeError('lost');
  };
  world.fault({ operation: 'events.patch' }, { dropBefore: true });
  await world.sync();
  world.store.faults.length = 0;
  world.advance(8 * 3600);
  world.services.google.limits.requests = 4;
  await world.sync();
  world.services.google.limits.requests = 1e6;
  world.human({ op: 'move', calendar: 'possible', id, destination: 'booked' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ type: 'booked', title: 'Second' }]);
  expect(world.event('booked', id)?.fields.summary).toBe('Second');
});
