import { expect, test } from 'vitest';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { readCalendarSettings } from '~/domain/calendar/connection/read-settings.server';
import { canWrite } from '~/domain/calendar/connection/scopes';
import { removeCalendar } from '../../../../../workers/sandbox/google/calendar/control/controls';
import {
  aTripWorld,
  grant,
  madeCalendars,
  moveFlight,
  turn,
} from '../../../../support/calendar/leave-by';
import { day, SCOPES, USER, type World } from '../../../../support/calendar/world';

const TO_SHOW = '2026-06-05T19:55 Leave for Harbor Lights';
const TO_FLIGHT = '2026-06-06T14:50 Leave for PWM (AA 1186)';

const errorOf = async (world: World) =>
  (await readCalendarSettings(world.services, USER)).leaveByError;
const scopesOf = (url: string) => new URL(url).searchParams.get('scope')?.split(' ') ?? [];
const APP_CREATED = 'https://www.googleapis.com/auth/calendar.app.created';

test('without leave to make calendars it stays off, with the way to allow it', async () => {
  const { world } = await aTripWorld({ granted: false });
  const outcome = await turn(world, true);
  expect(outcome).toMatchObject({ ok: false, error: { reason: 'scope_needed' } });
  const authUrl = outcome.ok ? '' : (outcome.error.authUrl ?? '');
  expect(scopesOf(authUrl)).toContain(APP_CREATED);
  expect(scopesOf(await startConnecting(world.services, USER))).not.toContain(APP_CREATED);

  grant(world);
  const state = new URL(authUrl).searchParams.get('state');
  const answer = { state, code: 'code', error: null };
  expect(await finishConnecting(world.services, USER, answer)).toBe('connected');
  expect(await turn(world, true)).toMatchObject({ ok: true });
  // Who connects anew is asked for all that is in use.
  expect(scopesOf(await startConnecting(world.services, USER))).toContain(APP_CREATED);
});

test('leave that was taken back is told, and the other calendars are synced all the same', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  world.oauth.scopes = SCOPES;
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  expect(await world.sync()).toMatchObject({ kind: 'synced', counts: { imported: 1 } });
  expect(await errorOf(world)).toBe('scope_missing');
  grant(world);
  await world.sync('cron');
  expect(await errorOf(world)).toBeNull();
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
});

test('where Google rejects what was granted, turning it off and on asks for consent again', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  world.oauth.scopes = SCOPES;
  await world.sync('cron');
  expect(await errorOf(world)).toBe('scope_missing');
  await turn(world, false);
  const outcome = await turn(world, true);
  expect(outcome).toMatchObject({ ok: false, error: { reason: 'scope_needed' } });
  expect(scopesOf(outcome.ok ? '' : (outcome.error.authUrl ?? ''))).toContain(APP_CREATED);
  // What two-way sync needs is still there.
  expect(canWrite(String(world.connection().scopes))).toBe(true);
});

test('so does turning it on after Google did not let us delete the calendar', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  world.oauth.scopes = SCOPES;
  await turn(world, false);
  await world.sync('cron');
  expect(await turn(world, true)).toMatchObject({ ok: false, error: { reason: 'scope_needed' } });
});

test.each([
  ['the answer to the new calendar is lost', 'calendars.insert', { dropAfter: true }],
  ['the new calendar is not made', 'calendars.insert', { status: 503 }],
  ['the answer to an event is lost', 'events.insert', { dropAfter: true }],
  ['an event is not made', 'events.insert', { dropBefore: true }],
  ['Google asks to wait', 'events.insert', { status: 429, retryAfter: 60 }],
] as const)(
  'when %s, the next runs repair it without a second one',
  async (_what, operation, act) => {
    const { world } = await aTripWorld();
    await turn(world, true);
    for (const nth of [1, 2]) world.fault({ operation, nth, times: 5 }, act);
    for (let run = 0; run < 4; run++) await world.sync('cron');
    world.store.faults.length = 0;
    await world.sync('cron');
    expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
    expect(await errorOf(world)).toBeNull();
  },
);

/** After so many calls to Google the run is gone: it can note nothing of what it did. */
function killAfter(world: World, most: number) {
  const { google } = world.services;
  const { calendar } = google;
  let calls = 0;
  google.calendar = new Proxy(calendar, {
    get:
      (target, name) =>
      async (...given: never[]) => {
        const answer = await target[name as 'insertEvent'](
          ...(given as unknown as [never, never, never]),
        );
        if (++calls === most) {
          world.d1.rows('UPDATE calendar_connections SET lease_epoch = lease_epoch + 1');
          throw new Error('killed');
        }
        return answer;
      },
  });
  return () => {
    google.calendar = calendar;
    world.d1.rows('UPDATE calendar_connections SET lease_until = 0');
  };
}

test('a run that is killed after each of its calls leaves one calendar and one event each', async () => {
  for (let kill = 1; kill <= 8; kill++) {
    const { world, back } = await aTripWorld();
    await turn(world, true);
    const revive = killAfter(world, kill);
    await world.sync('cron').catch(() => {});
    revive();
    await world.sync('cron');
    await world.sync('cron');
    expect(madeCalendars(world), `killed after ${kill}`).toEqual([[TO_SHOW, TO_FLIGHT]]);
    await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
    await world.sync('cron');
    expect(madeCalendars(world)[0]).toHaveLength(2);
  }
});

test('a change that is not taken is made by the next run', async () => {
  const { world, back } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
  world.fault({ operation: 'events.patch', times: 4 }, { status: 503 });
  await world.sync('cron');
  expect(await errorOf(world)).toBe('unavailable');
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, '2026-06-06T16:50 Leave for PWM (AA 1186)']]);
  expect(await errorOf(world)).toBeNull();
});

test('an event that was moved by hand is put right once its time changes; one deleted comes back then', async () => {
  const { world, back } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  const calendar = String(world.connection().leave_by_calendar_id);
  const [event] = world
    .liveEvents(calendar)
    .filter(({ event }) => String(event.fields.summary).includes('PWM'));
  world.human({ op: 'patch', calendar, id: event?.id ?? '', event: { summary: 'Mine' } });
  await world.sync('cron');
  expect(madeCalendars(world)[0]).toContainEqual(expect.stringContaining('Mine'));
  await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
  await world.sync('cron');
  expect(madeCalendars(world)[0]).not.toContainEqual(expect.stringContaining('Mine'));

  world.human({ op: 'delete', calendar, id: event?.id ?? '' });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW]]);
  await moveFlight(world, back, '2026-06-06T13:20', '2026-06-06T16:40');
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
});

test('who deletes the calendar in Google has turned it off', async () => {
  const { world, back } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  removeCalendar(world.store, String(world.connection().leave_by_calendar_id));
  await moveFlight(world, back, '2026-06-06T15:20', '2026-06-06T18:40');
  await world.sync('cron');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    leaveByTimes: false,
    leaveByError: 'calendar_deleted',
  });
  await turn(world, true);
  await world.sync('cron');
  expect(madeCalendars(world)[0]).toHaveLength(2);
});

test('a new calendar that Google does not find at once is written to by the next run', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  world.fault({ operation: 'events.insert', times: 1 }, { status: 404 });
  await world.sync('cron');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    leaveByTimes: true,
    leaveByError: 'unavailable',
  });
  await world.sync('cron');
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
  expect(await errorOf(world)).toBeNull();
});

test('a calendar that Google no longer lets us delete is left, and the person is told', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  world.oauth.scopes = SCOPES;
  await turn(world, false);
  await world.sync('cron');
  expect(await readCalendarSettings(world.services, USER)).toMatchObject({
    leaveByTimes: false,
    leaveByError: 'calendar_left',
  });
});

test('disconnecting does not wait for a Google that is down', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  world.fault({}, { status: 503 });
  expect(await disconnect(world.services, USER)).toBe(true);
  expect(world.connection()).toMatchObject({ status: 'disconnected', leave_by: 'off' });
});

test('with little room a run stops, and others go on', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  world.services.google.limits = { ...world.services.google.limits, requests: 7, statements: 40 };
  for (let run = 0; run < 6; run++) {
    world.queued.length = 0;
    await world.sync('cron');
    if (world.queued.length === 0) break;
  }
  expect(madeCalendars(world)).toEqual([[TO_SHOW, TO_FLIGHT]]);
});

test('another account gets a calendar of its own, and the old one is deleted', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  await world.sync('cron');
  const state = new URL(await startConnecting(world.services, USER)).searchParams.get('state');
  world.oauth.sub = 'sub-other';
  await finishConnecting(world.services, USER, { state, code: 'code', error: null });
  expect(madeCalendars(world)).toEqual([]);
  expect(world.connection()).toMatchObject({ leave_by: 'off', leave_by_calendar_id: null });
});
