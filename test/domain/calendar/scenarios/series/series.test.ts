import { expect, test } from 'vitest';
import { aWorld, timed, type World } from '../../../../support/calendar/world';

const WEEKLY = {
  id: 'weekly1',
  summary: 'Residency',
  ...timed('2026-06-11T19:00:00', '2026-06-11T21:00:00', 'America/Chicago'),
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=10'],
};

/** The id of the occurrence that many weeks after the first; 19:00 in Chicago is midnight UTC. */
function occurrence(week: number): string {
  const at = new Date(Date.UTC(2026, 5, 12) + week * 7 * 86_400_000).toISOString();
  return `weekly1_${at.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

async function withSeries(
  options: Parameters<typeof aWorld>[0] = {},
  prepare?: (world: World) => void,
) {
  const world = await aWorld({ twoWay: true, ...options });
  world.add('booked', WEEKLY);
  prepare?.(world);
  await world.sync();
  return world;
}

test('58. a weekly series of ten becomes ten gigs that share their series', async () => {
  const world = await withSeries();
  expect(world.gigs()).toHaveLength(10);
  expect(new Set(world.links().map((link) => link.recurring_event_id))).toEqual(
    new Set(['weekly1']),
  );
  expect(await world.writesOf(() => world.sync())).toEqual([]);
});

test('59. an occurrence cancelled before the first sync is no gig', async () => {
  const world = await withSeries({}, (early) =>
    early.human({ op: 'delete', calendar: 'booked', id: occurrence(2) }),
  );
  expect(world.gigs()).toHaveLength(9);
});

test('60. of one occurrence that is moved only its gig has another date', async () => {
  const world = await withSeries();
  const before = world.gigs();
  world.human({
    op: 'patch',
    calendar: 'booked',
    id: occurrence(2),
    event: timed('2026-06-26T19:00:00', '2026-06-26T21:00:00', 'America/Chicago'),
  });
  await world.syncUntilQuiet();
  const after = world.gigs();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.filter((gig, n) => gig.date !== before[n]?.date)).toMatchObject([
    { date: '2026-06-26' },
  ]);
});

test('61. a series that is deleted takes all its unedited gigs along', async () => {
  const world = await withSeries();
  world.human({ op: 'delete', calendar: 'booked', id: 'weekly1' });
  expect(await world.sync()).toMatchObject({ counts: { deleted: 10 } });
  expect(world.gigs()).toEqual([]);
});

test('62. of a series that is cut or split the tail goes, and the new one comes once', async () => {
  const cut = await withSeries();
  cut.human({ op: 'truncate', calendar: 'booked', id: 'weekly1', before: '2026-07-10T00:00:00Z' });
  await cut.syncUntilQuiet();
  expect(cut.gigs()).toHaveLength(4);

  const split = await withSeries();
  split.human({
    op: 'split',
    calendar: 'booked',
    id: 'weekly1',
    at: '2026-07-10T00:00:00Z',
    event: {
      summary: 'Second half',
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'],
    },
  });
  await split.syncUntilQuiet();
  expect(split.gigs().filter(({ title }) => title === 'Residency')).toHaveLength(4);
  expect(split.gigs().filter(({ title }) => title === 'Second half')).toHaveLength(6);
});

test('64. a renamed occurrence is sent to that occurrence alone', async () => {
  const world = await withSeries();
  const gig = world.gigs()[3];
  await world.app.edit(gig?.id ?? '', { title: 'Special' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes).toMatchObject([
    { operation: 'events.patch', event: occurrence(3), body: { summary: 'Special' } },
  ]);
  expect(world.gigs().filter(({ title }) => title === 'Special')).toHaveLength(1);
});
