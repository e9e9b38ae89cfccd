import { expect, test } from 'vitest';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import {
  aTripWorld,
  grant,
  madeCalendars,
  moveFlight,
  turn,
} from '../../../../support/calendar/leave-by';
import { SCOPES, USER, type World } from '../../../../support/calendar/world';

const TO_SHOW = '2026-06-05T19:55 Leave for Harbor Lights';
const TO_FLIGHT = '2026-06-06T14:50 Leave for PWM (AA 1186)';
const TO_LATER_FLIGHT = '2026-06-06T16:50 Leave for PWM (AA 1186)';

/** Turned on, and all times are in the calendar. */
async function aWorldWithBlocks() {
  const trip = await aTripWorld();
  await turn(trip.world, true);
  await trip.world.sync('cron');
  expect(madeCalendars(trip.world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  return trip;
}

async function connect(world: World) {
  const state = new URL(await startConnecting(world.services, USER)).searchParams.get('state');
  const answer = { state, code: 'code', error: null };
  expect(await finishConnecting(world.services, USER, answer)).toBe('connected');
}

const calendarIds = (world: World) =>
  [...world.store.calendars.values()].flatMap(({ id, isAppCreated }) => (isAppCreated ? [id] : []));

/** The calendar that Google still has from before holds nothing out of date, and nothing twice. */
async function expectNoDoubles(world: World, back: string) {
  await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
  expect(await turn(world, true)).toMatchObject({ ok: true });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_LATER_FLIGHT]]);
  await moveFlight(world, back, '2026-06-06T13:20', '2026-06-06T16:40');
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  expect(calendarIds(world)).toEqual([world.connection().leave_by_calendar_id]);
}

test('connected anew after Google could not delete it, there is no event twice', async () => {
  const { world, back } = await aWorldWithBlocks();
  world.oauth.rejection = 'invalid_grant';
  world.oauth.accessToken = 'ended';
  await disconnect(world.services, USER);
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  world.oauth.rejection = null;
  await connect(world);
  await expectNoDoubles(world, back);
});

test('nor after the calendar was left as Google did not let us delete it', async () => {
  const { world, back } = await aWorldWithBlocks();
  world.oauth.scopes = SCOPES;
  await turn(world, false);
  await world.sync('cron');
  expect(madeCalendars(world)).toHaveLength(1);
  grant(world);
  await expectNoDoubles(world, back);
});

test('nor after another account and back', async () => {
  const { world, back } = await aWorldWithBlocks();
  const { sub } = world.oauth;
  world.fault({ operation: 'calendars.delete', times: 4 }, { status: 503 });
  world.oauth.sub = 'sub-other';
  await connect(world);
  world.oauth.sub = sub;
  await connect(world);
  world.store.faults.length = 0;
  expect(madeCalendars(world)).toHaveLength(1);
  await expectNoDoubles(world, back);
});

test('turned on while a run deletes the calendar, a new one is made', async () => {
  const { world, back } = await aWorldWithBlocks();
  await turn(world, false);
  world.hooks.response = async (request, response) => {
    if (request.method === 'DELETE') {
      world.hooks.response = null;
      expect(await turn(world, true)).toMatchObject({ ok: true });
    }
    return response;
  };
  expect(await world.sync('leave-by')).toMatchObject({ kind: 'busy' });
  expect(madeCalendars(world)).toEqual([]);
  await world.sync('leave-by');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    leaveByTimes: true,
    leaveByError: null,
  });
  await expectNoDoubles(world, back);
});

test('a run that has lost its lease does not delete the calendar of the next one', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  world.hooks.request = async (request) => {
    if (!request.url.includes('calendarList')) return;
    world.hooks.request = null;
    // Saved meanwhile: another run begins, and is done before this one is answered.
    await turn(world, false);
    await turn(world, true);
    await world.sync('leave-by');
  };
  expect(await world.sync('cron')).toMatchObject({ kind: 'busy' });
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({ leaveByError: null });
});

test.each([0, 9])(
  'one made by a run that has lost its lease is deleted at once, or when turned off: %i faults',
  async (times) => {
    const { world } = await aTripWorld();
    await turn(world, true);
    world.hooks.request = async (request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/calendars')) return;
      world.hooks.request = null;
      await turn(world, false);
      await turn(world, true);
      await world.sync('leave-by');
    };
    if (times > 0) world.fault({ operation: 'calendars.delete', times }, { status: 503 });
    expect(await world.sync('cron')).toMatchObject({ kind: 'busy' });
    world.store.faults.length = 0;
    expect(calendarIds(world)).toHaveLength(times === 0 ? 1 : 2);
    await turn(world, false);
    await world.sync('leave-by');
    expect(madeCalendars(world)).toEqual([]);
  },
);
