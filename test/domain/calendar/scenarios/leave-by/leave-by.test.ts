import { expect, test } from 'vitest';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { listCalendars } from '~/domain/calendar/connection/list-calendars.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { queueDueConnections } from '~/domain/calendar/pull/due/claim-due.server';
import { aFlight } from '../../../../support/builders';
import {
  addDetail,
  aTripWorld,
  inNewYork,
  madeCalendars,
  moveFlight,
  removeDetail,
  turn,
} from '../../../../support/calendar/leave-by';
import { day, USER, type World } from '../../../../support/calendar/world';

const TO_SHOW = '2026-06-05T19:55 Leave for Harbor Lights';
const TO_FLIGHT = '2026-06-06T14:50 Leave for PWM (AA 1186)';

async function aWorldWithBlocks(options: { twoWay?: boolean } = {}) {
  const trip = await aTripWorld(options);
  await turn(trip.world, true);
  await trip.world.sync('leave-by');
  return trip;
}

const leaveByWrites = (world: World, from: number) =>
  world.store.requests
    .slice(from)
    .map(({ operation }) => operation ?? '')
    .filter((operation) => /insert|patch|delete|update/.test(operation));

test('turned on, the times stand in a calendar of their own, each until one is there', async () => {
  const { world } = await aTripWorld();
  expect(madeCalendars(world)).toEqual([]);
  expect(await turn(world, true)).toMatchObject({ ok: true, settings: { leaveByTimes: true } });
  expect(world.queued).toMatchObject([{ reason: 'leave-by' }]);
  expect(await world.sync('leave-by')).toMatchObject({ kind: 'synced' });
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  const [made] = [...world.store.calendars.values()].filter(({ isAppCreated }) => isAppCreated);
  expect(made?.summary).toBe('Gigbound leave-by times');
  const [event] = world
    .liveEvents(made?.id ?? '')
    .filter(({ event }) => String(event.fields.summary).includes('PWM'));
  expect(event?.event.end).toMatchObject({ timeZone: 'America/New_York' });
  expect(event?.event.fields.description).toBe(
    'Leave Courtyard by 10:50 AM: about 30 min from central Portland to PWM, 2 h at the airport.',
  );
});

test('synced again nothing is written', async () => {
  const { world } = await aWorldWithBlocks();
  const before = world.store.requests.length;
  await world.sync('cron');
  await world.sync();
  expect(leaveByWrites(world, before)).toEqual([]);
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
});

test('the times are no gigs, and their calendar cannot be chosen', async () => {
  const { world } = await aWorldWithBlocks({ twoWay: true });
  await world.syncUntilQuiet();
  expect(world.gigs().map(({ title }) => title)).toEqual(['Harbor Lights']);
  const listed = await listCalendars(world.services, USER);
  expect(listed.ok && listed.calendars.map(({ summary }) => summary)).not.toContain(
    'Gigbound leave-by times',
  );
  const id = String(world.connection().leave_by_calendar_id);
  for (const role of ['booked', 'possible', 'travel']) {
    expect(
      await saveCalendarSettings(world.services, USER, {
        [role === 'travel' ? 'travelCalendarId' : `${role}GigsCalendarId`]: id,
      }),
    ).toMatchObject({ ok: false, error: { reason: 'not_found' } });
  }
});

test('without two-way sync nothing but the times is synced by itself', async () => {
  const { world } = await aWorldWithBlocks();
  world.add('booked', { summary: 'Not asked for', ...day('2026-06-11') });
  world.d1.rows('UPDATE calendar_connections SET next_sync_at = unixepoch() - 1');
  expect(await queueDueConnections(world.services, world.services.now)).toBe(1);
  const before = world.store.requests.length;
  await world.sync('cron');
  expect(world.store.requests.slice(before)).toEqual([]);
  expect(world.gigs().map(({ title }) => title)).toEqual(['Harbor Lights']);
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ lastSyncedAt: null });
});

test('a flight that moves takes its time along, in the same event', async () => {
  const { world, back } = await aWorldWithBlocks();
  const ids = () => world.d1.rows('SELECT subject, event_id FROM leave_by_events ORDER BY subject');
  const before = ids();
  await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, '2026-06-06T16:50 Leave for PWM (AA 1186)']]);
  expect(ids()).toEqual(before);
});

test('what is deleted here is deleted there: a flight, then the gig', async () => {
  const { world, back, gigId } = await aWorldWithBlocks();
  await removeDetail(world, back);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW]]);
  await world.app.delete(gigId);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[]]);
  await world.app.restore(gigId);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW]]);
});

test('times that are past stay until their gig is deleted', async () => {
  const { world, gigId } = await aWorldWithBlocks();
  world.advance(10 * 86_400);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  await world.app.delete(gigId);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[]]);
});

test('possible gigs and what is further ahead than 90 days have none', async () => {
  const { world, gigId } = await aWorldWithBlocks();
  await world.app.edit(gigId, { date: '2026-10-05' });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[]]);
  await world.app.edit(gigId, { date: '2026-06-05' });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  await world.app.edit(gigId, { type: 'possible' });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[]]);
});

test('a flight that was saved with two gigs is left for once', async () => {
  const { world, gigId } = await aTripWorld();
  const other = await world.app.create({
    title: 'Matinee',
    location: 'Portland, ME',
    latitude: 43.6591,
    longitude: -70.2568,
    date: '2026-06-06',
    startTime: '08:00',
    endTime: '09:00',
  });
  inNewYork(world);
  const flight = {
    flightNumber: 'AA1186',
    departureLocation: 'PWM',
    departureDateTime: '2026-06-06T13:20',
    arrivalLocation: 'DFW',
    arrivalDateTime: '2026-06-06T16:40',
  };
  await addDetail(world, aFlight(other.id, flight));
  await turn(world, true);
  await world.sync('leave-by');
  const toAirport = () => madeCalendars(world)[0]?.filter((event) => event.includes('PWM'));
  expect(toAirport()).toEqual([TO_FLIGHT]);
  await world.app.delete(gigId);
  await world.sync('cron');
  // Without the hotel one comes from the matinee.
  expect(toAirport()).toEqual(['2026-06-06T14:50 Leave for PWM (AA 1186)']);
});

test('turned off, the calendar is deleted with all that is in it', async () => {
  const { world } = await aWorldWithBlocks();
  expect(await turn(world, false)).toMatchObject({ ok: true, settings: { leaveByTimes: false } });
  world.fault({ operation: 'calendars.delete', times: 4 }, { status: 503 });
  await world.sync('leave-by');
  expect(madeCalendars(world)).toHaveLength(1);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([]);
  expect(world.connection()).toMatchObject({ leave_by: 'off', leave_by_calendar_id: null });
  expect(world.d1.rows('SELECT * FROM leave_by_events')).toEqual([]);
  world.d1.rows('UPDATE calendar_connections SET next_sync_at = unixepoch() - 1');
  expect(await queueDueConnections(world.services, world.services.now)).toBe(0);
});

test('turned off and on again there is one calendar', async () => {
  const { world } = await aWorldWithBlocks();
  await turn(world, false);
  await turn(world, true);
  await world.sync('leave-by');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  await turn(world, false);
  await world.sync('leave-by');
  await turn(world, true);
  await world.sync('leave-by');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
});

test('disconnected, the calendar is deleted before the grant is given back', async () => {
  const { world } = await aWorldWithBlocks();
  await disconnect(world.services, USER);
  expect(madeCalendars(world)).toEqual([]);
  expect(world.oauth.revoked).toHaveLength(1);
  expect(world.d1.rows('SELECT * FROM leave_by_events')).toEqual([]);
  expect(world.connection()).toMatchObject({ leave_by: 'off', leave_by_calendar_id: null });
});
