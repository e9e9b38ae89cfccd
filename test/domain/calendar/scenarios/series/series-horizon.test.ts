import { expect, test } from 'vitest';
import { aWorld, timed, type World } from '../../../../support/calendar/world';

const DAY_SECONDS = 86_400;

async function withDaily(from: string, rule = 'FREQ=DAILY', options = {}) {
  const world = await aWorld(options);
  world.add('booked', {
    id: 'daily1',
    summary: 'Daily',
    ...timed(`${from}T10:00:00`, `${from}T11:00:00`, 'America/Chicago'),
    recurrence: [`RRULE:${rule}`],
  });
  await world.syncUntilQuiet();
  return world;
}

function today(world: World): string {
  return new Date(world.clock.now).toISOString().slice(0, 10);
}

function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_SECONDS * 1000)
    .toISOString()
    .slice(0, 10);
}

/** How many gigs each of the coming days has. */
function perDay(world: World, days: number): number[] {
  const counts = new Map<string, number>();
  for (const { date } of world.gigs()) counts.set(date, (counts.get(date) ?? 0) + 1);
  return Array.from({ length: days }, (_, n) => counts.get(later(today(world), n)) ?? 0);
}

function lastDate(world: World): string {
  return world.gigs().at(-1)?.date ?? '';
}

function lists(world: World): number {
  return world.store.requests.filter(({ operation }) => operation === 'events.instances').length;
}

for (const [when, from] of [
  ['recently', '2026-05-20'],
  ['long ago', '2025-01-01'],
] as const) {
  test(`63. a daily series that began ${when} reaches a year ahead, day by day`, async () => {
    const world = await withDaily(from);
    expect(world.gigs().length).toBeLessThanOrEqual(366);
    expect(perDay(world, 365)).toEqual(Array(365).fill(1));
    expect(lastDate(world)).toBe('2027-05-31');
    const first = world.gigs().map(({ id }) => id);
    const before = lists(world);
    for (let n = 0; n < 100; n++) {
      world.advance(DAY_SECONDS);
      expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: 0 } });
      expect(perDay(world, 330)).toEqual(Array(330).fill(1));
    }
    expect(lastDate(world) >= '2027-08-05').toBe(true);
    const all = world.gigs();
    expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
    expect(all.slice(0, first.length).map(({ id }) => id)).toEqual(first);
    // Once a month is often enough.
    expect(lists(world) - before).toBeLessThan(6);
  });
}

test('63b. a weekly series without an end grows as its horizon moves on', async () => {
  const world = await withDaily('2026-06-11', 'FREQ=WEEKLY');
  const first = world.gigs().length;
  world.advance(60 * DAY_SECONDS);
  await world.sync();
  expect(world.gigs().length).toBeGreaterThan(first + 6);
});

test('63c. of a series with more than the cap what comes first is there, and more as time goes by', async () => {
  const world = await withDaily('2025-01-01', 'FREQ=DAILY;BYHOUR=10,14,18');
  expect(world.gigs()).toHaveLength(366);
  expect(perDay(world, 121)).toEqual(Array(121).fill(3));
  const before = lists(world);
  for (let n = 0; n < 40; n++) {
    world.advance(DAY_SECONDS);
    expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { deleted: 0 } });
    expect(perDay(world, 110)).toEqual(Array(110).fill(3));
    // Nothing is listed twice a day.
    const listed = lists(world);
    await world.sync();
    expect(lists(world)).toBe(listed);
  }
  expect(lastDate(world) >= '2026-11-01').toBe(true);
  expect(lists(world) - before).toBeLessThan(10);
  expect(world.gigs().length).toBeGreaterThan(366 + 90);
});

test('63d. a renamed series renames all its gigs, also past ones beyond the cap', async () => {
  const world = await withDaily('2025-01-01');
  for (let n = 0; n < 3; n++) {
    world.advance(30 * DAY_SECONDS);
    await world.sync();
  }
  const ids = world.gigs().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(366);
  world.human({ op: 'patch', calendar: 'booked', id: 'daily1', event: { summary: 'Renamed' } });
  await world.syncUntilQuiet();
  expect(
    world
      .gigs()
      .map(({ id }) => id)
      .slice(0, ids.length),
  ).toEqual(ids);
  expect(new Set(world.gigs().map(({ title }) => title))).toEqual(new Set(['Renamed']));
});

test('63e. a series that is cut on the day it came loses its tail to the last day', async () => {
  for (const timeZone of ['America/Chicago', 'Pacific/Auckland']) {
    const world = await withDaily('2026-06-05', 'FREQ=DAILY', { timeZone });
    const before = '2026-06-15T00:00:00Z';
    world.human({ op: 'truncate', calendar: 'booked', id: 'daily1', before });
    await world.syncUntilQuiet();
    expect(lastDate(world)).toBe('2026-06-14');
  }
});

test('63f. an occurrence in a zone far east is not gone because its day begins before the window', async () => {
  const world = await aWorld({ timeZone: 'Asia/Tokyo' });
  world.add('booked', {
    id: 'early',
    summary: 'Early',
    ...timed('2025-05-01T02:00:00', '2025-05-01T04:00:00', 'Asia/Tokyo'),
    recurrence: ['RRULE:FREQ=DAILY;COUNT=60'],
  });
  await world.syncUntilQuiet();
  const dates = world.gigs().map(({ date }) => date);
  expect(dates[0]).toBe('2025-06-01');
  world.human({ op: 'patch', calendar: 'booked', id: 'early', event: { summary: 'Renamed' } });
  await world.syncUntilQuiet();
  expect(world.gigs().map(({ date }) => date)).toEqual(dates);
});
