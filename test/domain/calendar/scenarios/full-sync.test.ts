import { expect, test } from 'vitest';
import { aWorld, day, type World } from '../../../support/calendar/world';

function expireTokens(world: World) {
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
}

async function withShows(count: number) {
  const world = await aWorld({ possible: false, limits: { pageSize: 10 } });
  for (let n = 0; n < count; n++) {
    world.add('booked', {
      id: `show${String(n).padStart(5, '0')}`,
      summary: `S ${n}`,
      ...day('2026-06-11'),
    });
  }
  await world.sync();
  return world;
}

test('9. after 410 everything is listed anew and no gig is cleared first', async () => {
  const world = await withShows(3);
  expireTokens(world);
  world.hooks.request = () => {
    expect(world.gigs()).toHaveLength(3);
  };
  const rows = world.allGigs();
  expect(await world.sync()).toMatchObject({ counts: { imported: 0, deleted: 0 } });
  expect(world.allGigs()).toEqual(rows);
});

test('9b. 410 to a sync token means a full list, whatever reason it gives', async () => {
  for (const reason of ['gone', 'deleted', null]) {
    const world = await withShows(25);
    world.human({ op: 'delete', calendar: 'booked', id: 'show00001' });
    const body = reason && JSON.stringify({ error: { errors: [{ reason }], code: 410 } });
    world.hooks.request = ({ url }) =>
      url.includes('syncToken=') ? new Response(body, { status: 410 }) : null;
    expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: 1 } });
    expect(world.gigs()).toHaveLength(24);
  }
});

test('10. an event deleted in the gap before a 410 takes its gig along', async () => {
  const world = await withShows(3);
  world.human({ op: 'delete', calendar: 'booked', id: 'show00001' });
  expireTokens(world);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 1 } });
  expect(world.gigs().map(({ title }) => title)).toEqual(['S 0', 'S 2']);
});

test('11. a full list that fails on page 2 removes no gig and is tried again', async () => {
  const world = await withShows(25);
  world.human({ op: 'delete', calendar: 'booked', id: 'show00001' });
  expireTokens(world);
  world.fault({ operation: 'events.list', nth: 3, times: 10 }, { status: 503 });
  expect(await world.sync()).toMatchObject({ kind: 'delayed' });
  expect(world.gigs()).toHaveLength(25);
  expect(world.connection().paused_until).toBeGreaterThan(world.clock.now / 1000);
  world.store.faults.length = 0;
  world.advance(3600);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 1 } });
});

test('12. 400 "Invalid sync token value." is a stale token', async () => {
  const world = await withShows(2);
  world.human({ op: 'delete', calendar: 'booked', id: 'show00001' });
  world.fault(
    { operation: 'events.list', nth: 1 },
    { status: 400, reason: 'invalid', message: 'Invalid sync token value.' },
  );
  expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: 1 } });
});

test('13. a full list that is suddenly empty deletes nothing and asks for a review', async () => {
  const world = await withShows(40);
  for (let n = 0; n < 40; n++) {
    world.human({ op: 'delete', calendar: 'booked', id: `show${String(n).padStart(5, '0')}` });
  }
  expireTokens(world);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 0 } });
  expect(world.gigs()).toHaveLength(40);
  expect(world.state('booked').health).toBe('review_deletes');
});

test('14. a gig older than the window is not swept', async () => {
  const world = await withShows(1);
  world.add('booked', { summary: 'Old', ...day('2025-06-20') });
  await world.sync();
  world.advance(60 * 86_400);
  expireTokens(world);
  expect(await world.sync()).toMatchObject({ counts: { deleted: 0 } });
  expect(world.gigs().map(({ title }) => title)).toContain('Old');
});

test('15. an event on its way to Google is not swept', async () => {
  const world = await aWorld({ twoWay: true, possible: false });
  await world.sync();
  await world.app.create();
  world.fault({ operation: 'events.insert' }, { dropBefore: true });
  await world.sync();
  expect(world.links()).toMatchObject([{ state: 'inserting' }]);
  expireTokens(world);
  world.store.faults.length = 0;
  world.advance(3600);
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(1);
  expect(world.liveEvents('booked')).toHaveLength(1);
});
