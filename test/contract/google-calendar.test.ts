import { test as anyTest, expect } from 'vitest';
import { GoogleError, type GoogleErrorKind } from '~/domain/calendar/google-error';
import {
  ON_A_DAY,
  UNREACHABLE,
  withGoogleCalendarAccount,
} from '../support/calendar/google-calendar-account';
import { REAL } from '../support/vendors';

/* https://developers.google.com/workspace/calendar/api/guides/errors */

const google = withGoogleCalendarAccount();
const test = anyTest.skipIf(UNREACHABLE);
/** What only a control of the sandbox can bring about. */
const sandboxTest = anyTest.skipIf(REAL);

/** What our client takes a rejection for. */
async function kindOf(call: Promise<unknown>): Promise<GoogleErrorKind | 'ok'> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    return error.kind;
  }
}

/** An error as Google writes it: its status twice, its reason in a list. */
const rejection = (status: number, reason: string) => ({
  status,
  body: {
    error: {
      code: status,
      message: expect.any(String),
      errors: [{ domain: expect.any(String), reason, message: expect.any(String) }],
    },
  },
});

test('the calendars of the account come with the right to write and their zones', async () => {
  const calendars = await google.client().listCalendars(google.tokens.write);
  for (const id of [google.first, google.second]) {
    expect(calendars.find((calendar) => calendar.id === id)).toMatchObject({
      accessRole: 'owner',
      timeZone: expect.any(String),
    });
  }
});

test('a calendar that is made is in the list at once, takes events, and is deleted with them', async () => {
  const client = google.client();
  const { write } = google.tokens;
  const id = await client.insertCalendar(write, { summary: 'Contract', description: 'to delete' });
  const listed = async () =>
    (await client.listCalendars(write)).find((calendar) => calendar.id === id);
  expect(await listed()).toMatchObject({ description: 'to delete', accessRole: 'owner' });
  const body = { id: google.newId(), summary: 'Leave', ...ON_A_DAY };
  expect(await client.insertEvent(write, id, body)).toMatchObject({ live: true });
  await client.deleteCalendar(write, id);
  expect(await listed()).toBeUndefined();
  expect(await kindOf(client.deleteCalendar(write, id))).toBe('notFound');
  expect(await kindOf(client.insertEvent(write, id, body))).toBe('notFound');
});

sandboxTest('without the scope no calendar is made, and only one’s own is deleted', async () => {
  const client = google.client();
  const made = { summary: 'Contract', description: '' };
  expect(await kindOf(client.insertCalendar(google.tokens.read, made))).toBe('scopeMissing');
  const scopes = ['https://www.googleapis.com/auth/calendar.app.created'];
  await google.control('token', { token: 'contract-own', email: google.email, scopes });
  const id = await client.insertCalendar('contract-own', made);
  expect(await kindOf(client.deleteCalendar('contract-own', google.first))).toBe('scopeMissing');
  expect(await kindOf(client.deleteCalendar('contract-own', id))).toBe('ok');
});

test('an id of one’s own is taken once, also after its event was deleted', async () => {
  const client = google.client();
  const { write } = google.tokens;
  const body = { id: google.newId(), summary: 'Show', ...ON_A_DAY };
  const insert = () => client.insertEvent(write, google.first, body);
  const event = await insert();
  expect(event).toMatchObject({ id: body.id, live: true, summary: 'Show', eventType: 'default' });
  expect(await kindOf(insert())).toBe('duplicate');
  const place = { calendarId: google.first, eventId: body.id, etag: event.etag ?? '' };
  await client.deleteEvent(write, place);
  expect(await kindOf(insert())).toBe('duplicate');
  expect(await google.ask('POST', google.eventsOf(google.first), { body })).toMatchObject(
    rejection(409, 'duplicate'),
  );
});

test('a change by an old etag is rejected, and each change makes a new one', async () => {
  const client = google.client();
  const { write } = google.tokens;
  const { id, etag } = await google.insert();
  expect(etag).toMatch(/^".+"$/);
  const patch = (ifMatch: string, summary: string) =>
    client.patchEvent(write, { calendarId: google.first, eventId: id, etag: ifMatch }, { summary });
  const changed = await patch(etag, 'Renamed');
  expect(changed).toMatchObject({ summary: 'Renamed', start: ON_A_DAY.start });
  expect(changed.etag).not.toBe(etag);
  expect(await kindOf(patch(etag, 'Too late'))).toBe('changed');
  const late = { calendarId: google.first, eventId: id, etag };
  expect(await kindOf(client.deleteEvent(write, late))).toBe('changed');
  expect(await client.getEvent(write, late)).toMatchObject({ summary: 'Renamed', live: true });
});

test('an event is deleted with 204, then with 410, and one that never was with 404', async () => {
  const { id } = await google.insert();
  const path = google.eventsOf(google.first, id);
  expect(await google.ask('DELETE', path)).toEqual({ status: 204, body: null });
  expect(await google.ask('DELETE', path)).toMatchObject(rejection(410, 'deleted'));
  const unknown = google.eventsOf(google.first, google.newId());
  expect(await google.ask('DELETE', unknown)).toMatchObject(rejection(404, 'notFound'));
  const { write } = google.tokens;
  const remove = (eventId: string) =>
    google.client().deleteEvent(write, { calendarId: google.first, eventId, etag: '"any"' });
  expect(await kindOf(remove(id))).toBe('deleted');
  expect(await kindOf(remove(google.newId()))).toBe('notFound');
  const calendar = google.client().getEvent(write, { calendarId: 'no-such', eventId: id });
  expect(await kindOf(calendar)).toBe('notFound');
});

test('a list comes in pages, and only the last one has a sync token', async () => {
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await google.insert()).id);
  const { pages, events } = await google.list(google.first, null, 2);
  expect(pages.length).toBeGreaterThan(1);
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  for (const [n, page] of pages.entries()) {
    const isLast = n === pages.length - 1;
    expect([page.nextPageToken !== null, page.nextSyncToken !== null]).toEqual([!isLast, isLast]);
    expect(page).toMatchObject({ accessRole: 'owner', timeZone: expect.any(String) });
  }
});

test('a sync token lists what has changed since, deletions too', async () => {
  const kept = await google.insert();
  const deleted = await google.insert();
  const { token } = await google.list(google.first);
  expect((await google.list(google.first, token ?? '')).events).toEqual([]);
  const body = { summary: 'Changed' };
  await google.ask('PATCH', google.eventsOf(google.first, kept.id), { body });
  await google.ask('DELETE', google.eventsOf(google.first, deleted.id));
  const { events } = await google.list(google.first, token ?? '');
  const changes = events.map(({ id, live, summary }) => [id, live && summary]);
  expect(Object.fromEntries(changes)).toEqual({ [kept.id]: 'Changed', [deleted.id]: false });
});

test.each([
  ['q', 'show'],
  ['timeMin', '2026-01-01T00:00:00Z'],
  ['timeMax', '2031-01-01T00:00:00Z'],
  ['updatedMin', new Date(Date.now() - 86_400_000).toISOString()],
  ['orderBy', 'updated'],
  ['privateExtendedProperty', 'gigId=1'],
  ['showDeleted', 'false'],
])('%s is rejected beside a sync token', async (name, value) => {
  const { token } = await google.list(google.first);
  const query = { singleEvents: 'false', syncToken: token ?? '', [name]: value };
  const { status, body } = await google.ask('GET', google.eventsOf(google.first), { query });
  expect([status, body.error.code]).toEqual([400, 400]);
});

test('a sync token that Google never gave means a full list', async () => {
  expect(await kindOf(google.list(google.first, 'made-up'))).toBe('staleSyncToken');
});

sandboxTest('a sync token that is too old is answered with 410, in these words', async () => {
  const { token } = await google.list(google.first);
  await google.control('expire', { what: 'syncTokens', calendar: google.first });
  const query = { singleEvents: 'false', syncToken: token ?? '' };
  const message = 'Sync token is no longer valid, a full sync is required.';
  expect(await google.ask('GET', google.eventsOf(google.first), { query })).toEqual({
    status: 410,
    body: {
      error: {
        errors: [
          {
            domain: 'calendar',
            reason: 'fullSyncRequired',
            message,
            locationType: 'parameter',
            location: 'syncToken',
          },
        ],
        code: 410,
        message,
      },
    },
  });
  expect(await kindOf(google.list(google.first, token))).toBe('staleSyncToken');
});

test('a moved event keeps its id and leaves a cancelled one behind', async () => {
  const client = google.client();
  const { write } = google.tokens;
  const { id } = await google.insert();
  const { token } = await google.list(google.first);
  const place = { calendarId: google.first, eventId: id };
  expect(await client.moveEvent(write, place, google.second)).toMatchObject({ id, live: true });
  const { events } = await google.list(google.first, token ?? '');
  expect(events).toMatchObject([{ id, live: false, summary: '', start: null }]);
  const there = await client.getEvent(write, { ...place, calendarId: google.second });
  expect(there).toMatchObject({ id, live: true, summary: 'Contract' });
});

test('occurrences are named by their series and the start they have by its rule', async () => {
  const recurrence = ['RRULE:FREQ=WEEKLY;COUNT=3'];
  const timeZone = 'America/Chicago';
  const evening = {
    start: { dateTime: '2030-03-03T19:00:00', timeZone },
    end: { dateTime: '2030-03-03T21:00:00', timeZone },
  };
  const range = { from: '2030-01-01', to: '2031-01-01', pageToken: null };
  const idsOf = async (eventId: string) => {
    const place = { calendarId: google.first, eventId };
    const { events } = await google.client().listInstances(google.tokens.write, place, range);
    expect(events.every(({ masterId }) => masterId === eventId)).toBe(true);
    return events.map(({ id }) => id.replace(eventId, ''));
  };
  const whole = await google.insert({ recurrence });
  expect(await idsOf(whole.id)).toEqual(['_20300105', '_20300112', '_20300119']);
  // Summer time begins on the second one: the same wall time is an hour sooner in UTC.
  const timed = await google.insert({ recurrence, ...evening });
  expect(await idsOf(timed.id)).toEqual([
    '_20300304T010000Z',
    '_20300311T000000Z',
    '_20300318T000000Z',
  ]);
  const moved = await google.ask(
    'POST',
    `${google.eventsOf(google.first, whole.id)}_20300105/move`,
    {
      query: { destination: google.second },
    },
  );
  expect(moved).toMatchObject(rejection(400, 'cannotChangeOrganizerOfInstance'));
});

sandboxTest('what came from Gmail cannot be renamed or moved', async () => {
  const id = 'fromgmail1';
  const event = { id, summary: 'Flight', eventType: 'fromGmail', ...ON_A_DAY };
  await google.control('edit', {
    user: google.email,
    calendar: google.first,
    op: 'create',
    event,
  });
  const path = google.eventsOf(google.first, id);
  const renamed = await google.ask('PATCH', path, { body: { summary: 'Mine' } });
  expect(renamed).toMatchObject(rejection(400, 'eventTypeRestriction'));
  const place = { calendarId: google.first, eventId: id };
  const { write } = google.tokens;
  expect(await kindOf(google.client().moveEvent(write, place, google.second))).toBe('invalid');
});

test('a scope that only reads is rejected when it writes', async () => {
  const { read } = google.tokens;
  const body = { id: google.newId(), summary: 'Show', ...ON_A_DAY };
  const answer = await google.ask('POST', google.eventsOf(google.first), { body, token: read });
  expect(answer).toMatchObject(rejection(403, 'insufficientPermissions'));
  const client = google.client();
  expect(await kindOf(client.insertEvent(read, google.first, body))).toBe('scopeMissing');
  expect(await kindOf(client.listCalendars(read))).toBe('ok');
});

test('a token that is none is rejected with 401', async () => {
  const answer = await google.ask('GET', google.eventsOf(google.first), { token: 'none' });
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 401 } } });
  expect(await kindOf(google.client().listCalendars('none'))).toBe('unauthorized');
});

sandboxTest('a minute that is full is answered with 403, in these words', async () => {
  await google.control('settings', { perProjectPerMinute: 0 });
  const answer = await google.ask('GET', google.eventsOf(google.first));
  const kind = await kindOf(google.client().listCalendars(google.tokens.write));
  await google.control('settings', { perProjectPerMinute: null });
  const message = 'Rate Limit Exceeded';
  expect(answer).toEqual({
    status: 403,
    body: {
      error: {
        errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded', message }],
        code: 403,
        message,
      },
    },
  });
  expect(kind).toBe('rateLimited');
});

sandboxTest('a calendar that takes no writes for hours is read all the same', async () => {
  await google.control('quota', { calendar: google.second, exceeded: true });
  const { write } = google.tokens;
  const body = { id: google.newId(), summary: 'Show', ...ON_A_DAY };
  const inserted = await kindOf(google.client().insertEvent(write, google.second, body));
  const listed = await kindOf(google.list(google.second));
  await google.control('quota', { calendar: google.second, exceeded: false });
  expect([inserted, listed]).toEqual(['writeBlocked', 'ok']);
});
