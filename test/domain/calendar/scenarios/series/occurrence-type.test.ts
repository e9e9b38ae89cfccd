import { expect, test } from 'vitest';
import { aWorld, timed } from '../../../../support/calendar/world';

/** Thursdays at 19:00 in Chicago; the second one is the gig that becomes possible. */
const SECOND = 'weekly1_20260619T000000Z';

async function withTypeChange(fields: Record<string, unknown> = {}) {
  const world = await aWorld({ twoWay: true });
  world.add('booked', {
    id: 'weekly1',
    summary: 'Residency',
    description: 'Load in at 16:00',
    ...timed('2026-06-11T19:00:00', '2026-06-11T21:00:00', 'America/Chicago'),
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
    ...fields,
  });
  await world.sync();
  const gig = world.gigs()[1];
  if (!gig) throw new Error('no gig');
  await world.app.edit(gig.id, { type: 'possible' });
  const live = () =>
    world
      .liveEvents('booked', 'possible')
      .filter(({ event }) => !event.recurrence)
      .map(({ calendar, event }) => [calendar, event.fields.summary]);
  const isCancelled = () => world.event('booked', SECOND)?.status === 'cancelled';
  return { world, gig, live, isCancelled };
}

test('an occurrence of another type is copied to its calendar and then cancelled', async () => {
  const { world, gig, live, isCancelled } = await withTypeChange();
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes.map(({ operation, calendar }) => [operation, calendar])).toEqual([
    ['events.insert', 'possible'],
    ['events.delete', 'booked'],
  ]);
  expect(writes[1]).toMatchObject({ event: SECOND, ifMatch: expect.any(String) });
  expect(live()).toEqual([['possible', 'Residency']]);
  expect(isCancelled()).toBe(true);
  expect(world.liveEvents('possible')).toMatchObject([
    {
      event: {
        start: { instant: Date.UTC(2026, 5, 19, 0), timeZone: 'America/Chicago' },
        end: { instant: Date.UTC(2026, 5, 19, 2) },
        fields: { description: 'Load in at 16:00' },
      },
    },
  ]);
  expect(world.gigs()).toHaveLength(4);
  expect(world.gigs()[1]).toMatchObject({ id: gig.id, type: 'possible', date: '2026-06-18' });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
});

test('whichever answer is lost on the way, there is one copy and the gig stays the same', async () => {
  for (const lost of ['insert', 'delete', 'look-up']) {
    const { world, gig, live, isCancelled } = await withTypeChange();
    let isLost = false;
    world.hooks.response = (request, response) => {
      const isIt = {
        insert: request.method === 'POST',
        delete: request.method === 'DELETE',
        'look-up': request.method === 'GET' && request.url.includes(SECOND),
      }[lost];
      if (!isIt || isLost) return response;
      isLost = true;
      throw new TypeError('lost');
    };
    await world.syncUntilQuiet();
    expect([isLost, live(), isCancelled()]).toEqual([true, [['possible', 'Residency']], true]);
    expect(world.allGigs()).toHaveLength(4);
    expect(world.gigs()[1]?.id).toBe(gig.id);
  }
});

test('a run that is killed before any of its commits is taken up by the next', async () => {
  for (let commit = 1; commit < 14; commit++) {
    const { world, gig, live, isCancelled } = await withTypeChange();
    let count = 0;
    world.d1.beforeCommit = () => {
      if (++count === commit) throw new Error('killed');
    };
    await world.sync().catch(() => {});
    world.d1.beforeCommit = null;
    world.advance(130);
    await world.syncUntilQuiet();
    expect([commit, live(), isCancelled()]).toEqual([commit, [['possible', 'Residency']], true]);
    expect(world.allGigs()).toHaveLength(4);
    expect(world.gigs()[1]?.id).toBe(gig.id);
  }
});

test('an edit at Google between copy and cancellation goes to the gig and its copy', async () => {
  const { world, gig, live, isCancelled } = await withTypeChange();
  world.hooks.request = (request) => {
    if (request.method !== 'DELETE') return;
    world.hooks.request = null;
    const event = { location: 'Arena' };
    world.human({ op: 'patch', calendar: 'booked', id: SECOND, event });
  };
  await world.syncUntilQuiet();
  expect(live()).toEqual([['possible', 'Residency']]);
  expect(isCancelled()).toBe(true);
  expect(world.gigs()[1]).toMatchObject({ id: gig.id, location: 'Arena', type: 'possible' });
  expect(world.liveEvents('possible')[0]?.event.fields.location).toBe('Arena');
});

test('a series that is deleted meanwhile leaves the gig with its copy', async () => {
  const { world, gig } = await withTypeChange();
  world.hooks.request = (request) => {
    if (request.method !== 'DELETE') return;
    world.hooks.request = null;
    world.human({ op: 'delete', calendar: 'booked', id: 'weekly1' });
  };
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gig.id, type: 'possible' }]);
  expect(world.liveEvents('booked', 'possible')).toMatchObject([{ calendar: 'possible' }]);
});

test('a type that is changed back before the copy is there ends as one event', async () => {
  const { world, gig } = await withTypeChange();
  world.hooks.request = async (request) => {
    if (request.method !== 'POST') return;
    world.hooks.request = null;
    await world.app.edit(gig.id, { type: 'booked' });
  };
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(4);
  expect(world.gigs().map(({ type }) => type)).toEqual(Array(4).fill('booked'));
  expect(world.liveEvents('possible')).toEqual([]);
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
});

test('a gig deleted while its occurrence is being replaced takes both events along', async () => {
  const { world, gig } = await withTypeChange();
  world.hooks.request = async (request) => {
    if (request.method !== 'POST') return;
    world.hooks.request = null;
    await world.app.delete(gig.id);
  };
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(3);
  expect(world.liveEvents('possible')).toEqual([]);
  expect(world.event('booked', SECOND)?.status).toBe('cancelled');
});

test('an occurrence with guests stays in its calendar and the gig says why', async () => {
  const { world, live } = await withTypeChange({ attendees: [{ email: 'guest@example.com' }] });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
  expect(live()).toEqual([]);
  expect(world.gigs()[1]?.type).toBe('possible');
  expect(world.logs().map(({ kind }) => kind)).toEqual(['type_held']);
});

test('an occurrence moved to another day and type keeps its time of day', async () => {
  const { world, gig } = await withTypeChange();
  await world.app.edit(gig.id, { date: '2026-06-20', title: 'Special' });
  await world.syncUntilQuiet();
  expect(world.liveEvents('possible')).toMatchObject([
    {
      event: { start: { instant: Date.UTC(2026, 5, 21, 0) }, fields: { summary: 'Special' } },
    },
  ]);
});
