import { expect, test } from 'vitest';
import { aWorld, day } from '../../../support/calendar/world';

test('1. three events of the booked calendar become three booked gigs', async () => {
  const world = await aWorld();
  for (const n of [1, 2, 3]) world.add('booked', { summary: `Show ${n}`, ...day(`2026-06-1${n}`) });
  const outcome = await world.sync();
  expect(outcome).toEqual({
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

test('32. a new gig becomes one event in the calendar of its type, marked with its id', async () => {
  const world = await aWorld({ twoWay: true });
  const gig = await world.app.create({ title: 'New', type: 'possible', date: '2026-06-20' });
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
