import { expect, test } from 'vitest';
import { CalendarSettingsInput } from '~/domain/calendar/connection/calendar-settings';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { readGig } from '~/domain/gigs/list-gigs.server';
import { aWorld, day, USER, type World } from '../../../../support/calendar/world';

const INVITED = { organizer: { email: 'promoter@example.com' } };

const settings = (world: World) => readCalendarSettings(world.services, USER);
const stateOf = async (world: World, gigId: string) =>
  (await readGig(world.services, USER, gigId))?.calendarState;

function expireTokens(world: World) {
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
}

test.each([
  [400, 'invalid'],
  [403, 'forbidden'],
  [403, 'forbiddenForNonOrganizer'],
])(
  'a new gig that Google rejects with %i %s stays here, and is sent again once it is changed',
  async (status, reason) => {
    const world = await aWorld({ twoWay: true });
    await world.syncUntilQuiet();
    const { id } = await world.app.create({ title: 'New' });
    world.fault({ operation: 'events.insert', times: 1 }, { status, reason });
    await world.syncUntilQuiet();
    expireTokens(world);
    await world.syncUntilQuiet();
    expect(world.gigs()).toMatchObject([{ title: 'New' }]);
    expect(await settings(world)).toMatchObject({ pendingPush: 0 });
    expect(world.liveEvents('booked')).toEqual([]);

    await world.app.edit(id, { title: 'New again' });
    await world.syncUntilQuiet();
    expect(world.liveEvents('booked').map(({ event }) => event.fields.summary)).toEqual([
      'New again',
    ]);
    expect(await stateOf(world, id)).toBe('in_step');
  },
);

test('a change that Google rejects is told, kept, and sent with the next one', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  await world.app.edit(gigId, { title: 'Rejected' });
  world.fault({ operation: 'events.patch', times: 1 }, { status: 400, reason: 'invalid' });
  await world.syncUntilQuiet();
  expect(await stateOf(world, gigId)).toBe('rejected');
  expect(await settings(world)).toMatchObject({ pendingPush: 0 });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);

  await world.app.edit(gigId, { location: 'Arena' });
  await world.syncUntilQuiet();
  expect(world.event('booked', id)?.fields).toMatchObject({
    summary: 'Rejected',
    location: 'Arena',
  });
  expect(await stateOf(world, gigId)).toBe('in_step');
});

test('a change that Google rejected outweighs the deletion of its event', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.syncUntilQuiet();
  await world.app.edit(world.gigs()[0]?.id ?? '', { title: 'Rejected' });
  world.fault({ operation: 'events.patch', times: 1 }, { status: 400, reason: 'invalid' });
  await world.syncUntilQuiet();
  world.human({ op: 'delete', calendar: 'booked', id });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ title: 'Rejected' }]);
});

test('an event that alone may not be changed is asked once and does not hold up the others', async () => {
  const world = await aWorld({ twoWay: true });
  const closed = world.add('booked', { summary: 'Closed', ...day('2026-06-11') });
  const open = world.add('booked', { summary: 'Open', ...day('2026-06-12') });
  await world.syncUntilQuiet();
  for (const gig of world.gigs()) await world.app.edit(gig.id, { location: 'Arena' });
  world.fault({ operation: 'events.patch', path: closed.id }, { status: 403, reason: 'forbidden' });
  await world.syncUntilQuiet();
  expect(world.writes().filter(({ path }) => path.includes(closed.id))).toHaveLength(1);
  expect(world.event('booked', open.id)?.fields.location).toBe('Arena');
  expect(world.state('booked').health).toBe('ok');
});

test('an id that is taken by an event nobody finds does not keep the sync busy', async () => {
  const world = await aWorld({ twoWay: true });
  await world.syncUntilQuiet();
  await world.app.create({ title: 'New' });
  world.fault({ operation: 'events.insert' }, { status: 409, reason: 'duplicate' });
  expect(await world.syncUntilQuiet()).toBeLessThanOrEqual(2);
  expect(world.gigs()).toHaveLength(1);
});

test('deleting the gig of somebody else’s invitation leaves the invitation alone', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('booked', { summary: 'Invited', ...day('2026-06-11'), ...INVITED });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  await world.app.delete(gigId);
  await world.syncUntilQuiet();
  expect(world.event('booked', id)).toMatchObject({ status: 'confirmed' });
  expect(world.writes()).toEqual([]);
  world.human({ op: 'patch', calendar: 'booked', id, event: { summary: 'Changed' } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toEqual([]);

  await world.app.restore(gigId);
  await world.syncUntilQuiet();
  world.human({ op: 'patch', calendar: 'booked', id, event: { summary: 'Changed again' } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ id: gigId, title: 'Changed again' }]);
});

test('a gig that is only read and was deleted here stays deleted when its event changes', async () => {
  const world = await aWorld({ twoWay: true });
  const { id } = world.add('booked', { summary: 'Invited', ...day('2026-06-11'), ...INVITED });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  await world.app.edit(gigId, { title: 'Mine' });
  await world.syncUntilQuiet();
  expect(world.links()).toMatchObject([{ state: 'pull_only' }]);
  await world.app.delete(gigId);
  await world.syncUntilQuiet();
  world.human({ op: 'patch', calendar: 'booked', id, event: { location: 'Arena' } });
  await world.syncUntilQuiet();
  expect(world.gigs()).toEqual([]);
  expect(world.event('booked', id)).toMatchObject({ status: 'confirmed' });
});

for (const arrived of [true, false]) {
  test(`a new gig whose calendar is given up while it is sent ${arrived ? 'stays in that one' : 'goes to the next'}`, async () => {
    const world = await aWorld({ twoWay: true });
    await world.syncUntilQuiet();
    await world.app.create({ title: 'New' });
    const lost = arrived ? { dropAfter: true } : { dropBefore: true };
    world.fault({ operation: 'events.insert' }, lost);
    await world.sync();
    world.store.faults.length = 0;
    expect(world.links()).toMatchObject([{ state: 'inserting' }]);
    const input = CalendarSettingsInput.parse({ bookedGigsCalendarId: 'other' });
    await saveCalendarSettings(world.services, USER, input);
    world.advance(8 * 3600);
    await world.syncUntilQuiet();
    const there = (calendar: string) => world.liveEvents(calendar).length;
    expect([there('booked'), there('other')]).toEqual(arrived ? [1, 0] : [0, 1]);
    expect(await settings(world)).toMatchObject({ pendingPush: 0 });
  });
}
