import { expect, test } from 'vitest';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { listConflicts } from '~/domain/calendar/links/conflicts.server';
import { resolveConflict } from '~/domain/calendar/links/resolve-conflict.server';
import { readGig } from '~/domain/gigs/list-gigs.server';
import { setRole } from '../../../../../workers/sandbox/google/calendar/control/controls';
import { ANN, aWorld, day, USER, type World } from '../../../../support/calendar/world';

const BOB = '01900000-0000-7000-8000-000000000002';

/** One gig whose title, place and days were changed on both sides. */
async function aConflict({ twoWay = true } = {}) {
  const world = await aWorld({ twoWay });
  const event = world.add('booked', { summary: 'Show', location: 'Hall', ...day('2026-06-20') });
  await world.syncUntilQuiet();
  const [gig] = world.gigs();
  const gigId = gig?.id ?? '';
  await world.app.edit(gigId, { title: 'Mine', location: 'My Hall', date: '2026-06-22' });
  world.human({
    op: 'patch',
    calendar: 'booked',
    id: event.id,
    event: { summary: 'Google', location: '', ...day('2026-06-21', '2026-06-23') },
  });
  await world.syncUntilQuiet();
  return { world, gigId, eventId: event.id };
}

async function conflictOf(world: World, field: string) {
  const found = (await listConflicts(world.services, USER)).find(
    ({ detail }) => detail.field === field,
  );
  if (!found) throw new Error(`no conflict of ${field}`);
  return found;
}

test('a conflict is listed with both values and what the gig has now', async () => {
  const { world, gigId } = await aConflict();
  expect(await conflictOf(world, 'title')).toMatchObject({
    kind: 'conflict',
    gigId,
    detail: { kept: 'Google', lost: 'Mine' },
    current: 'Google',
  });
  expect(await conflictOf(world, 'dates')).toMatchObject({
    detail: { kept: '2026-06-21/2026-06-22', lost: '2026-06-22/' },
    current: '2026-06-21/2026-06-22',
  });
  expect(await readGig(world.services, USER, gigId)).toMatchObject({ calendarState: 'conflict' });
});

test('keeping Google’s value changes nothing and takes the conflict off the list', async () => {
  const { world, gigId } = await aConflict();
  for (const { id } of await listConflicts(world.services, USER)) {
    expect(await resolveConflict(world.services, USER, id, 'keep')).toEqual({ ok: true });
  }
  expect(await listConflicts(world.services, USER)).toEqual([]);
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ conflicts: 0 });
  expect(world.gigs()).toMatchObject([{ title: 'Google' }]);
  expect(await readGig(world.services, USER, gigId)).toMatchObject({ calendarState: 'in_step' });
});

test('each field takes the value that lost, and two-way sync writes it to Google', async () => {
  const { world, eventId } = await aConflict();
  for (const field of ['title', 'location', 'dates']) {
    const { id } = await conflictOf(world, field);
    expect(await resolveConflict(world.services, USER, id, 'mine')).toEqual({ ok: true });
  }
  expect(world.gigs()).toMatchObject([
    { title: 'Mine', location: 'My Hall', date: '2026-06-22', end_date: null },
  ]);
  expect(world.queued).toMatchObject([{}, {}, { reason: 'settings' }]);
  await world.syncUntilQuiet();
  expect(world.event('booked', eventId)?.fields).toMatchObject({
    summary: 'Mine',
    location: 'My Hall',
  });
  expect(await listConflicts(world.services, USER)).toEqual([]);
});

test('a value that was changed again since is not overwritten', async () => {
  const { world, gigId } = await aConflict();
  await world.app.edit(gigId, { title: 'Third' });
  const { id, current } = await conflictOf(world, 'title');
  expect(current).toBe('Third');
  expect(await resolveConflict(world.services, USER, id, 'mine')).toMatchObject({
    ok: false,
    error: { reason: 'conflict', current: { title: 'Third' } },
  });
  expect(world.gigs()).toMatchObject([{ title: 'Third' }]);
});

test('a conflict is settled once, and by nobody else', async () => {
  const { world } = await aConflict();
  const { id } = await conflictOf(world, 'title');
  expect(await resolveConflict(world.services, BOB, id, 'mine')).toMatchObject({
    error: { reason: 'not_found' },
  });
  expect(await resolveConflict(world.services, USER, id, 'keep')).toEqual({ ok: true });
  expect(await resolveConflict(world.services, USER, id, 'mine')).toMatchObject({
    error: { reason: 'not_found' },
  });
});

test('the conflict of a deleted gig can only be put away', async () => {
  const { world, gigId } = await aConflict();
  await world.app.delete(gigId);
  const { id, current } = await conflictOf(world, 'title');
  expect(current).toBeNull();
  expect(await resolveConflict(world.services, USER, id, 'mine')).toMatchObject({
    error: { reason: 'not_found' },
  });
  expect(await resolveConflict(world.services, USER, id, 'keep')).toEqual({ ok: true });
});

test('a gig says how it stands beside its calendar', async () => {
  const world = await aWorld({ twoWay: true });
  world.add('booked', { summary: 'Show', ...day('2026-06-20') });
  await world.syncUntilQuiet();
  const gigId = world.gigs()[0]?.id ?? '';
  const state = async () => (await readGig(world.services, USER, gigId))?.calendarState;
  expect(await state()).toBe('in_step');

  await world.app.edit(gigId, { title: 'Edited' });
  expect(await state()).toBe('waiting');
  world.setTwoWay(false);
  expect(await state()).toBe('one_way');
  world.setTwoWay(true);
  await world.syncUntilQuiet();
  expect(await state()).toBe('in_step');

  setRole(world.store, ANN, 'booked', 'reader');
  await world.app.edit(gigId, { title: 'Edited again' });
  await world.sync();
  expect(await state()).toBe('read_only');
});

test('a gig that is to get its first event waits, and one that gets none says nothing', async () => {
  const world = await aWorld({ twoWay: true });
  await world.syncUntilQuiet();
  const { id, calendarState } = await world.app.create({ title: 'New' });
  expect(calendarState).toBe('waiting');
  const over = await world.app.create({ title: 'Over', date: '2020-01-01' });
  const state = async (gigId: string) =>
    (await readGig(world.services, USER, gigId))?.calendarState;
  expect(await state(id)).toBe('waiting');
  expect(await state(over.id)).toBeUndefined();
  world.setTwoWay(false);
  expect(await state(id)).toBeUndefined();
  world.setTwoWay(true);
  await world.syncUntilQuiet();
  expect(await state(id)).toBe('in_step');
});
