import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { acquireLease, commit, LeaseLost } from '~/domain/calendar/connection/lease.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { createBudget, PAID_LIMITS } from '~/domain/calendar/pull/budget';
import { aWorld, CONNECTION, day, USER } from '../../../support/calendar/world';

test('84. of two syncs at once one works and the other says so', async () => {
  const world = await aWorld();
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  const outcomes = await Promise.all([world.sync(), world.sync()]);
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['busy', 'synced']);
  expect(world.gigs()).toHaveLength(1);
});

test('85. a run that outlived its lease cannot write', async () => {
  const world = await aWorld();
  const first = await acquireLease(world.services, CONNECTION);
  world.advance(121);
  await acquireLease(world.services, CONNECTION);
  const lease = { connectionId: CONNECTION, epoch: first?.connection.leaseEpoch ?? 0 };
  const budget = createBudget(PAID_LIMITS, () => 0);
  const write = sql`UPDATE calendar_connections SET last_error_code = 'zombie'`;
  await expect(commit(world.services, lease, [write], { budget })).rejects.toThrow(LeaseLost);
  expect(world.connection().last_error_code).toBeNull();
});

test('86. a message that comes twice has the result of one', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.app.create({ title: 'Mine' });
  await world.sync();
  await world.sync();
  expect(world.gigs()).toHaveLength(2);
  expect(world.liveEvents('booked')).toHaveLength(2);
});

test('97. a Worker whose clock is off by a day decides the same', async () => {
  const results = [];
  for (const workerAhead of [0, 86_400_000, -86_400_000]) {
    const world = await aWorld({ twoWay: true });
    world.clock.workerAhead = workerAhead;
    const event = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
    await world.sync();
    await world.app.edit(world.gigs()[0]?.id ?? '', { title: 'Mine' });
    world.human({ op: 'patch', calendar: 'booked', id: event.id, event: { location: 'Arena' } });
    await world.syncUntilQuiet();
    results.push([
      world.gigs().map(({ title, location, date }) => [title, location, date]),
      world.writes().map(({ operation, body }) => [operation, body]),
      world.connection().last_ok_at === Math.floor(world.clock.now / 1000),
    ]);
  }
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
});

test('99. 4,000 gigs are sent at two a second at most, over runs that go on from each other', {
  timeout: 120_000,
}, async () => {
  const world = await aWorld({ twoWay: true, limits: { requests: 1000, statements: 1000 } });
  await world.sync();
  const at = new Date(world.clock.now).toISOString();
  const gigs = Array.from({ length: 4000 }, (_, n) => ({ id: `gig-${n}`, title: `Show ${n}` }));
  world.d1.rows(
    `INSERT INTO gigs (id, user_id, title, type, date, location, place_status, created_at, updated_at)
     SELECT value ->> 'id', (SELECT id FROM users), value ->> 'title', 'booked', '2026-06-20', 'Hall',
       'unknown', ?2, ?2 FROM json_each(?1)`,
    JSON.stringify(gigs),
    at,
  );
  const left: number[] = [];
  const shown: number[] = [];
  for (let continuing = true; continuing; ) {
    const outcome = await world.sync();
    if (outcome.kind !== 'synced') throw new Error(JSON.stringify(outcome));
    continuing = outcome.continuing;
    left.push(4000 - world.liveEvents('booked').length);
    shown.push((await readCalendarSettings(world.services, USER)).pendingPush);
  }
  expect(left.length).toBeGreaterThan(3);
  expect(left).toEqual([...left].sort((a, b) => b - a));
  expect(left.at(-1)).toBe(0);
  // The settings count down along with it.
  expect(shown).toEqual(left);
  const times = world.writes().map(({ at: time }) => time);
  expect(times).toHaveLength(4000);
  const rates = times.slice(2).map((time, n) => time - (times[n] ?? 0));
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(1000);
});
