import { expect, test } from 'vitest';
import { aWorld, day, type World } from '../../../../support/calendar/world';

/** Google keeps the insert, the app hears nothing of it. */
function loseInsertAnswers(world: World, times = 1) {
  let lost = 0;
  world.hooks.response = (request, response) => {
    if (request.method === 'POST' && response.ok && lost < times) {
      lost++;
      // Further tries of this run do not get through either.
      world.fault({ operation: 'events.insert' }, { dropBefore: true });
      world.fault({ operation: 'events.get' }, { dropBefore: true });
      throw new TypeError('lost');
    }
    return response;
  };
}

async function afterLostInsert() {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  const gig = await world.app.create({ title: 'Show' });
  loseInsertAnswers(world);
  await world.sync();
  world.store.faults.length = 0;
  world.hooks.response = null;
  world.advance(3600);
  const [found] = world.liveEvents('booked');
  if (!found) throw new Error('not inserted');
  expect(world.links()).toMatchObject([{ state: 'inserting' }]);
  return { world, gig, event: found.event };
}

test('32. a new gig becomes one event in the calendar of its type, marked with its id', async () => {
  const world = await aWorld({ twoWay: true });
  const gig = await world.app.create({ title: 'New', type: 'possible' });
  await world.syncUntilQuiet();
  const [found, ...rest] = world.liveEvents('booked', 'possible');
  expect(rest).toEqual([]);
  expect(found?.calendar).toBe('possible');
  expect(found?.event.fields).toMatchObject({
    summary: 'New',
    location: 'Hall',
    extendedProperties: { private: { gigId: gig.id } },
  });
});

test('33. when the answer to an insert is lost there is one event, and the link adopts it', async () => {
  const { world, event } = await afterLostInsert();
  await world.syncUntilQuiet();
  expect(world.liveEvents('booked').map(({ id }) => id)).toEqual([event.id]);
  expect(world.links()).toMatchObject([{ state: 'linked', event_id: event.id }]);
});

test('34. an edit at Google before the retry is kept', async () => {
  const { world, event } = await afterLostInsert();
  world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { summary: 'Theirs' } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ title: 'Theirs' }]);
  expect(world.liveEvents('booked')).toHaveLength(1);
});

test('35. deleted at Google before the retry, the gig goes and no event is made again', async () => {
  const { world, event } = await afterLostInsert();
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  await world.syncUntilQuiet();
  expect(world.gigs()).toEqual([]);
  expect(world.allGigs()).toMatchObject([{ deleted_by: 'google' }]);
  expect(world.liveEvents('booked')).toEqual([]);
});

/** The answer to an insert is lost, the event is deleted, and then the insert is tried again. */
async function withRetryAfterDelete(meanwhile: (world: World, gigId: string) => Promise<void>) {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  const gig = await world.app.create({ title: 'Show' });
  world.hooks.response = async (request, response) => {
    if (request.method !== 'POST') return response;
    world.hooks.response = null;
    const id = world.liveEvents('booked')[0]?.id ?? '';
    world.human({ op: 'delete', calendar: 'booked', id });
    await meanwhile(world, gig.id);
    throw new TypeError('lost');
  };
  const from = world.store.requests.length;
  const outcome = await world.sync();
  const calls = world.store.requests
    .slice(from)
    .filter(({ operation }) => operation !== 'events.list')
    .map(({ operation, status }) => `${operation} ${status}`);
  return { world, gig, outcome, calls };
}

test('35b. the same when the list did not tell: the retry is answered 409 and the event is cancelled', async () => {
  const { world, gig, outcome, calls } = await withRetryAfterDelete(async () => {});
  expect(calls.slice(0, 3)).toEqual(['events.insert 200', 'events.insert 409', 'events.get 200']);
  expect(outcome).toMatchObject({ counts: { deleted: 1 } });
  expect(world.allGigs()).toMatchObject([{ id: gig.id, deleted_by: 'google' }]);
  expect(world.links()).toMatchObject([{ state: 'gone', gone_reason: 'deleted' }]);
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
  expect(world.liveEvents('booked', 'possible')).toEqual([]);
});

test('35c. a gig edited meanwhile outweighs that and gets an event with another id', async () => {
  const { world, gig } = await withRetryAfterDelete((early, id) =>
    early.app.edit(id, { title: 'Edited' }),
  );
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gig.id, title: 'Edited' }]);
  const [again, ...rest] = world.liveEvents('booked', 'possible');
  expect(rest).toEqual([]);
  expect(again?.event.fields.summary).toBe('Edited');
  expect(new Set(world.links().map(({ event_id }) => event_id)).size).toBe(2);
});

test('36. edited here before the retry, the frozen body goes first and then the change', async () => {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  const gig = await world.app.create({ title: 'Show' });
  world.fault({ operation: 'events.insert' }, { dropBefore: true });
  await world.sync();
  world.store.faults.length = 0;
  world.advance(3600);
  await world.app.edit(gig.id, { title: 'Later' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes.map(({ operation }) => operation)).toEqual(['events.insert', 'events.patch']);
  expect(writes[0]?.body).toMatchObject({ summary: 'Show' });
  expect(writes[1]?.body).toEqual({ summary: 'Later' });
});

test('37. after a lost answer to a patch the newer value wins without a conflict', async () => {
  const world = await aWorld({ twoWay: true });
  const event = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.sync();
  const [gig] = world.gigs();
  await world.app.edit(gig?.id ?? '', { title: 'First' });
  world.hooks.response = (request, response) => {
    if (request.method === 'PATCH') {
      world.fault({ operation: 'events.patch' }, { dropBefore: true });
      throw new TypeError('lost');
    }
    return response;
  };
  await world.sync();
  world.hooks.response = null;
  world.store.faults.length = 0;
  expect(world.event('booked', event.id)?.fields.summary).toBe('First');
  await world.app.edit(gig?.id ?? '', { title: 'Second' });
  world.advance(3600);
  await world.syncUntilQuiet();
  expect(world.event('booked', event.id)?.fields.summary).toBe('Second');
  expect(world.gigs()).toMatchObject([{ title: 'Second' }]);
  expect(world.logs()).toEqual([]);
});

test('38. an edit made while a push is on its way is still pending after it', async () => {
  const world = await aWorld({ twoWay: true });
  const event = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.sync();
  const id = world.gigs()[0]?.id ?? '';
  await world.app.edit(id, { title: 'First' });
  let hit = false;
  world.hooks.response = async (request, response) => {
    if (request.method === 'PATCH' && !hit) {
      hit = true;
      await world.app.edit(id, { title: 'Second' });
    }
    return response;
  };
  await world.sync();
  expect(world.event('booked', event.id)?.fields.summary).toBe('First');
  expect(world.gigs()).toMatchObject([{ title: 'Second' }]);
  await world.syncUntilQuiet();
  expect(world.event('booked', event.id)?.fields.summary).toBe('Second');
});

test('39. after a failure in the middle of 20 pushes the rest is pushed, none twice', async () => {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  for (let n = 0; n < 20; n++) await world.app.create({ title: `Show ${n}` });
  world.fault({ operation: 'events.insert', nth: 11, times: 9 }, { dropBefore: true });
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  world.store.faults.length = 0;
  world.advance(3600);
  await world.syncUntilQuiet();
  const titles = world.liveEvents('booked').map(({ event }) => event.fields.summary);
  expect(titles).toHaveLength(20);
  expect(new Set(titles).size).toBe(20);
});

test('40. a crash between the write to Google and the commit here leaves no duplicate', async () => {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  await world.app.create({ title: 'Show' });
  world.hooks.response = (request, response) => {
    if (request.method === 'POST') {
      world.d1.beforeCommit = () => {
        throw new Error('crashed');
      };
    }
    return response;
  };
  await expect(world.sync()).rejects.toThrow();
  world.d1.beforeCommit = null;
  world.hooks.response = null;
  // Nobody gave the lease back.
  expect(await world.sync()).toEqual({ kind: 'busy' });
  world.advance(121);
  await world.syncUntilQuiet();
  expect(world.liveEvents('booked')).toHaveLength(1);
  expect(world.gigs()).toHaveLength(1);
});

test('33b. an event that was moved before its insert is tried again is no deleted one', async () => {
  const world = await aWorld({ twoWay: true });
  await world.sync();
  const gig = await world.app.create();
  world.hooks.response = async (request, response) => {
    if (request.method !== 'POST') return response;
    world.hooks.response = null;
    const [event] = world.liveEvents('booked');
    const id = event?.id ?? '';
    world.human({ op: 'move', calendar: 'booked', id, destination: 'possible' });
    await world.app.edit(gig.id, { location: 'Club' });
    throw new TypeError('lost');
  };
  await world.syncUntilQuiet();
  expect(world.liveEvents('booked', 'possible')).toMatchObject([
    { calendar: 'possible', event: { fields: { location: 'Club' } } },
  ]);
  expect(world.allGigs()).toMatchObject([{ id: gig.id, type: 'possible', location: 'Club' }]);
});
