import { expect, test } from 'vitest';
import { lastMailTo, linkIn } from '../../support/mails';
import { canSignIn, isSignedIn, userRow } from '../../support/people';
import {
  aSignedInClient,
  Client,
  PASSWORD,
  SESSION_COOKIE,
  type SignedInClient,
  sessionCookiesOf,
  signedIn,
} from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';
import { LIMIT_TEST_MS, withinOneMinute } from '../../support/worker/within-one-minute';

const worker = withSharedWorker();

const change = (person: Client, fields: Record<string, unknown> = {}) =>
  person.put('/api/user/password', {
    currentPassword: PASSWORD,
    newPassword: 'another sesame',
    ...fields,
  });

async function isUnchanged({ user }: SignedInClient, before: Awaited<ReturnType<typeof userRow>>) {
  expect(await userRow(worker(), user.email)).toEqual(before);
}

test('the new password signs in, and the old one no more', async () => {
  const person = await aSignedInClient(worker());
  const response = await change(person);
  expect([response.status, await response.json()]).toMatchObject([200, { id: person.user.id }]);
  expect(await canSignIn(worker(), person.user.email, 'another sesame')).toBe(true);
  expect(await canSignIn(worker(), person.user.email)).toBe(false);
});

test('other devices are signed out, and this one gets a new session', async () => {
  const person = await aSignedInClient(worker());
  const elsewhere = await signedIn(worker(), person.user.id);
  const bystander = await aSignedInClient(worker());
  const before = person.sessionCookie;
  await change(person);
  expect(await isSignedIn(person)).toBe(true);
  expect(person.sessionCookie).not.toBe(before);
  const stolen = new Client(worker()).setCookie(SESSION_COOKIE.https, before);
  for (const old of [stolen, elsewhere]) expect(await isSignedIn(old)).toBe(false);
  expect(await isSignedIn(bystander)).toBe(true);
});

test('a session whose end is moved on by the same request is replaced all the same', async () => {
  const person = await aSignedInClient(worker());
  await worker()
    .db.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
    .bind('2026-05-20T00:00:00.000Z', person.user.id)
    .run();
  const response = await change(person);
  expect(sessionCookiesOf(response)).toHaveLength(1);
  expect(await isSignedIn(person)).toBe(true);
});

test('the owner is told by mail', async () => {
  const person = await aSignedInClient(worker());
  await change(person);
  const mail = await lastMailTo(worker(), person.user.email);
  expect(mail.subject).toBe('Your Gigbound password was changed');
  expect(linkIn(mail).href).toBe('https://gigbound.example/settings/account');
});

test.each([
  ['currentPassword', { currentPassword: 'open sesam' }, 'This is not your current password'],
  ['currentPassword', { currentPassword: '' }, 'Please enter your current password'],
  ['newPassword', { newPassword: 'short' }, 'Password must be at least 6 characters'],
  ['newPassword', { newPassword: 'x'.repeat(1025) }, 'Password must be at most 1,024 characters'],
])('a bad %s (%j) changes nothing', async (field, fields, message) => {
  const person = await aSignedInClient(worker());
  const before = await userRow(worker(), person.user.email);
  const elsewhere = await signedIn(worker(), person.user.id);
  const response = await change(person, fields);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message, fieldErrors: { [field]: [message] } },
  ]);
  await isUnchanged(person, before);
  for (const client of [person, elsewhere]) expect(await isSignedIn(client)).toBe(true);
});

test.each(['', PASSWORD, 'null'])(
  'an account without a password is given none by the old one %j',
  async (currentPassword) => {
    const person = await aSignedInClient(worker(), {
      password: null,
      googleSub: `sub-${currentPassword}`,
    });
    const before = await userRow(worker(), person.user.email);
    expect((await change(person, { currentPassword })).status).toBe(400);
    await isUnchanged(person, before);
  },
);

test('of two changes at once one is made', async () => {
  const person = await aSignedInClient(worker());
  const other = await signedIn(worker(), person.user.id);
  const answers = await Promise.all([
    change(person, { newPassword: 'first sesame' }),
    change(other, { newPassword: 'second sesame' }),
  ]);
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const index = answers.findIndex(({ status }) => status === 200);
  const [password, loser] = index === 0 ? ['first sesame', other] : ['second sesame', person];
  expect(await canSignIn(worker(), person.user.email, password)).toBe(true);
  expect(await isSignedIn(loser)).toBe(false);
});

test(
  'guessing the old password is limited like signing in',
  {
    timeout: LIMIT_TEST_MS,
  },
  withinOneMinute(async () => {
    const person = await aSignedInClient(worker());
    for (let attempt = 0; attempt < 10; attempt++) {
      await change(person, { currentPassword: `wrong ${attempt}` });
    }
    expect((await change(person)).status).toBe(429);
  }),
);

test('signed out nobody changes a password', async () => {
  expect((await change(new Client(worker()))).status).toBe(401);
});
