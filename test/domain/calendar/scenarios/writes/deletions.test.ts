import { expect, test } from 'vitest';
import { aWorld, day } from '../../../../support/calendar/world';

async function withShow(options: Parameters<typeof aWorld>[0] = {}) {
  const world = await aWorld(options);
  const event = world.add('booked', { summary: 'Show', location: 'Hall', ...day('2026-06-11') });
  await world.sync();
  const [gig] = world.gigs();
  if (!gig) throw new Error('no gig');
  return { world, event, gig };
}

test('16. an event cancelled at Google takes its unedited gig along, restorable', async () => {
  const { world, event, gig } = await withShow();
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  expect(await world.sync()).toMatchObject({ counts: { deleted: 1 } });
  expect(world.allGigs()).toMatchObject([{ deleted_by: 'google' }]);
  await world.app.restore(gig.id);
  expect(world.gigs()).toHaveLength(1);
});

test('17. a gig edited since its event was cancelled stays and gets a new event', async () => {
  const { world, event, gig } = await withShow({ twoWay: true });
  await world.app.edit(gig.id, { title: 'Edited' });
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gig.id, title: 'Edited' }]);
  const [again, ...rest] = world.liveEvents('booked');
  expect(rest).toEqual([]);
  expect(again?.id).not.toBe(event.id);
  expect(again?.event.fields.summary).toBe('Edited');
});

test('18. one-way such a gig stays and its link is detached', async () => {
  const { world, event, gig } = await withShow();
  await world.app.edit(gig.id, { title: 'Edited' });
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  await world.sync();
  expect(world.gigs()).toMatchObject([{ title: 'Edited' }]);
  expect(world.links()).toMatchObject([{ state: 'detached' }]);
});

test('19. a gig deleted here deletes its event with If-Match', async () => {
  const { world, event, gig } = await withShow({ twoWay: true });
  await world.app.delete(gig.id);
  const writes = await world.writesOf(() => world.sync());
  expect(writes).toMatchObject([
    { operation: 'events.delete', ifMatch: event.etag, query: { sendUpdates: 'none' } },
  ]);
  expect(world.liveEvents('booked')).toEqual([]);
});

test('20. a gig deleted here comes back with what was edited at Google since', async () => {
  const { world, event, gig } = await withShow({ twoWay: true });
  await world.app.delete(gig.id);
  world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { summary: 'Newer' } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gig.id, title: 'Newer' }]);
  expect(world.logs().map(({ kind }) => kind)).toContain('restored');
});

test('21. one-way a gig deleted here is not imported again and its event stays', async () => {
  const { world, event, gig } = await withShow();
  await world.app.delete(gig.id);
  await world.sync();
  world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { summary: 'Newer' } });
  await world.sync();
  await world.sync();
  expect(world.gigs()).toEqual([]);
  expect(world.writes()).toEqual([]);
  expect(world.links()).toMatchObject([{ state: 'ignored' }]);
});

test('22. deleted on both sides, a link goes without an error', async () => {
  const { world, event, gig } = await withShow({ twoWay: true });
  await world.app.delete(gig.id);
  world.human({ op: 'delete', calendar: 'booked', id: event.id });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
  expect(world.links()).toMatchObject([{ state: 'gone' }]);
});

test('23. a delete that is answered 404 or 410 is done', async () => {
  for (const [status, reason] of [
    [404, 'notFound'],
    [410, 'deleted'],
  ] as const) {
    const { world, event, gig } = await withShow({ twoWay: true });
    await world.app.delete(gig.id);
    let hit = false;
    world.hooks.request = (request) => {
      if (request.method !== 'DELETE' || hit) return;
      hit = true;
      world.human({ op: 'delete', calendar: 'booked', id: event.id });
    };
    world.fault({ operation: 'events.delete', nth: 1 }, { status, reason });
    await world.syncUntilQuiet();
    expect(world.links()).toMatchObject([{ state: 'gone' }]);
    expect(world.gigs()).toEqual([]);
  }
});
