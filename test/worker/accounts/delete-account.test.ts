import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { aRegisteredClient, canSignIn, isSignedIn } from '../../support/people';
import {
  aSignedInClient,
  Client,
  type SignedInClient,
  sessionCookiesOf,
  signedIn,
} from '../../support/worker/client';
import {
  countRows,
  fillTables,
  findText,
  ownerCondition,
  TABLES,
} from '../../support/worker/fill-tables';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

/** Tables without a user, and why none of their rows is anybody's. */
const NOBODYS: Record<string, string> = {
  vendor_turns: 'says when a vendor may be asked again, for all people together',
};

const deleteAccount = (person: SignedInClient, confirm: unknown = person.user.email) =>
  person.send('DELETE', '/api/user', { confirm });

test('every table says whose its rows are, or is known to be nobody’s', () => {
  const tables = TABLES.map((table) => ({
    name: getTableConfig(table).name,
    owner: ownerCondition(table),
  }));
  const without = tables.filter(({ owner }) => owner === null).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(NOBODYS).sort());
});

test('every table of the database is in the schema', async () => {
  const { results } = await worker()
    .db.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  const names = TABLES.map((table) => getTableConfig(table).name);
  expect(results.map(({ name }) => name).sort()).toEqual(names.sort());
});

test('deleting an account leaves no row of it in any table, and all of everybody else’s', async () => {
  const { db } = worker();
  const [person, stranger] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  for (const { user } of [person, stranger]) await fillTables(db, user.id);
  const before = await countRows(db, stranger.user.id);
  const counts = Object.entries(await countRows(db, person.user.id));
  for (const [table, count] of counts) expect(count, table).toBeGreaterThan(0);

  expect(await findText(db, person.user.id)).toContain('sessions.user_id');

  const response = await deleteAccount(person);
  expect(response.status).toBe(204);
  for (const [table, count] of Object.entries(await countRows(db, person.user.id))) {
    expect(count, table).toBe(0);
  }
  for (const text of [person.user.id, person.user.email])
    expect(await findText(db, text)).toEqual([]);
  expect(await countRows(db, stranger.user.id)).toEqual(before);
  expect(await isSignedIn(stranger)).toBe(true);
});

test('all sessions end, and the cookie is emptied', async () => {
  const person = await aSignedInClient(worker());
  const elsewhere = await signedIn(worker(), person.user.id);
  const cookie = person.sessionCookie;
  const response = await deleteAccount(person);
  expect(sessionCookiesOf(response)).toEqual([
    expect.stringMatching(/^__Host-gigbound_session=; .*1970/),
  ]);
  const stolen = new Client(worker()).setCookie('__Host-gigbound_session', cookie);
  for (const client of [person, elsewhere, stolen]) expect(await isSignedIn(client)).toBe(false);
  expect((await stolen.get('/api/gigs')).status).toBe(401);
});

test('the cookie is emptied although the session’s end was to be moved on', async () => {
  const person = await aSignedInClient(worker());
  await worker()
    .db.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
    .bind('2026-05-20T00:00:00.000Z', person.user.id)
    .run();
  expect(sessionCookiesOf(await deleteAccount(person))).toEqual([
    expect.stringMatching(/^__Host-gigbound_session=; .*1970/),
  ]);
});

test('the address is free again, for an account without the old one’s gigs', async () => {
  const person = await aSignedInClient(worker());
  await fillTables(worker().db, person.user.id);
  await deleteAccount(person);
  expect(await canSignIn(worker(), person.user.email)).toBe(false);
  const again = await aRegisteredClient(worker(), person.user.email);
  expect(again.user.id).not.toBe(person.user.id);
  for (const path of ['/api/gigs', '/api/tags']) {
    expect(await (await again.get(path)).json()).toEqual([]);
  }
});

test.each([' %s ', '%S'])('the address may be typed as %j', async (pattern) => {
  const person = await aSignedInClient(worker());
  const { email } = person.user;
  const typed = pattern.replace('%s', email).replace('%S', email.toUpperCase());
  expect((await deleteAccount(person, typed)).status).toBe(204);
});

test.each([
  ['another address', 'somebody@example.com', 'This is not the e-mail address of your account'],
  ['nothing', '', 'This is not the e-mail address of your account'],
  ['no confirmation', null, 'Please type your e-mail address'],
  ['yes', true, 'Please type your e-mail address'],
])('with %s typed nothing is deleted', async (_what, typed, message) => {
  const person = await aSignedInClient(worker());
  await fillTables(worker().db, person.user.id);
  const before = await countRows(worker().db, person.user.id);
  const response = await deleteAccount(person, typed);
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'invalid', message, fieldErrors: { confirm: [message] } },
  ]);
  expect(await countRows(worker().db, person.user.id)).toEqual(before);
  expect(await isSignedIn(person)).toBe(true);
});

test('somebody else’s address deletes nobody', async () => {
  const [person, stranger] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  expect((await deleteAccount(person, stranger.user.email)).status).toBe(400);
  for (const client of [person, stranger]) expect(await isSignedIn(client)).toBe(true);
});

test('without a body, signed out, or from another site nothing is deleted', async () => {
  const person = await aSignedInClient(worker());
  const answers = [
    await person.delete('/api/user'),
    await new Client(worker()).send('DELETE', '/api/user', { confirm: person.user.email }),
    await person.send(
      'DELETE',
      '/api/user',
      { confirm: person.user.email },
      { 'Sec-Fetch-Site': 'cross-site' },
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 401, 403]);
  expect(await isSignedIn(person)).toBe(true);
});
