import { expect, test } from 'vitest';
import { lastMailTo, linkIn, mailsTo, tokenIn } from '../../support/mails';
import { aRegisteredClient, isSignedIn, userOf } from '../../support/people';
import { anEmail, aSignedInClient, Client, hashOf } from '../../support/worker/client';
import { ACCOUNT_VARS, NOW, startWorker } from '../../support/worker/start-worker';
import { withWorker } from '../../support/worker/with-worker';
import { LIMIT_TEST_MS, withinOneMinute } from '../../support/worker/within-one-minute';

const worker = withWorker({ vars: ACCOUNT_VARS });
const visitor = () => new Client(worker());
const verify = (token: string) => visitor().post('/api/auth/verify-email', { token });

async function aToken(person: Client & { user: { email: string } }, count = 1) {
  expect((await person.post('/api/user/verification', {})).status).toBe(202);
  return tokenIn(await lastMailTo(worker(), person.user.email, count));
}

test('who registers is sent a link, and is unconfirmed until it is used', async () => {
  const person = await aRegisteredClient(worker());
  expect(await userOf(person)).toMatchObject({ emailVerified: false });
  const mail = await lastMailTo(worker(), person.user.email);
  expect(mail.subject).toBe('Confirm your e-mail address for Gigbound');
  expect(linkIn(mail).pathname).toBe('/auth/verify');
  const response = await verify(tokenIn(mail));
  expect([response.status, await response.json()]).toEqual([200, { emailVerified: true }]);
  expect(await userOf(person)).toMatchObject({ emailVerified: true });
});

test('the link works where nobody is signed in, and signs nobody in', async () => {
  const token = await aToken(await aSignedInClient(worker()));
  const client = visitor();
  expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
  expect(await isSignedIn(client)).toBe(false);
});

test('reading the link’s address uses nothing up: mail programs look ahead', async () => {
  const token = await aToken(await aSignedInClient(worker()));
  expect((await visitor().get(`/api/auth/verify-email?token=${token}`)).status).toBe(405);
  expect((await verify(token)).status).toBe(200);
});

test('the link works once, and a newer one takes its place', async () => {
  const person = await aSignedInClient(worker());
  const older = await aToken(person);
  const newer = await aToken(person, 2);
  const statuses = [];
  for (const token of [older, newer, newer, 'made-up']) statuses.push((await verify(token)).status);
  expect(statuses).toEqual([400, 200, 400, 400]);
});

test('the link works for thirty minutes', async () => {
  const person = await aSignedInClient(worker());
  const token = await aToken(person);
  await worker()
    .db.prepare('UPDATE email_tokens SET expires_at = ? WHERE token_hash = ?')
    .bind(NOW, hashOf(token))
    .run();
  const response = await verify(token);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'link_over' }]);
  expect(await userOf(person)).toMatchObject({ emailVerified: false });
});

test('a link says nothing of an address the account has by now', async () => {
  const person = await aSignedInClient(worker());
  const token = await aToken(person);
  const changed = 'UPDATE users SET email = ? WHERE id = ?';
  await worker().db.prepare(changed).bind(anEmail(), person.user.id).run();
  await verify(token);
  expect(await userOf(person)).toMatchObject({ emailVerified: false });
});

test('a link for a new password confirms nothing by itself', async () => {
  const person = await aSignedInClient(worker());
  await visitor().post('/api/auth/forgot-password', { email: person.user.email });
  expect((await verify(tokenIn(await lastMailTo(worker(), person.user.email)))).status).toBe(400);
});

test('a link sets aside none of another purpose', async () => {
  const person = await aSignedInClient(worker());
  const token = await aToken(person);
  await visitor().post('/api/auth/forgot-password', { email: person.user.email });
  await lastMailTo(worker(), person.user.email, 2);
  expect((await verify(token)).status).toBe(200);
});

test('who is confirmed is sent no link', async () => {
  const person = await aSignedInClient(worker(), { emailVerified: true });
  const response = await person.post('/api/user/verification', {});
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { code: 'already_verified' },
  ]);
  expect(await mailsTo(worker(), person.user.email)).toEqual([]);
});

test('signed out nobody asks for a link', async () => {
  expect((await visitor().post('/api/user/verification', {})).status).toBe(401);
});

test(
  'a fourth link within a minute waits',
  { timeout: LIMIT_TEST_MS },
  withinOneMinute(async () => {
    const person = await aSignedInClient(worker());
    for (let count = 1; count <= 3; count++) await aToken(person, count);
    const response = await person.post('/api/user/verification', {});
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  }),
);

test('a mail vendor that is down is said to be', async () => {
  const person = await aSignedInClient(worker());
  await worker().injectFault({ vendor: 'mail', kind: 'status', status: 500, times: 2 });
  const response = await person.post('/api/user/verification', {});
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { code: 'vendor_unavailable' },
  ]);
});

test('registering works while the mail vendor is down, or missing', async () => {
  await worker().injectFault({ vendor: 'mail', kind: 'status', status: 422, times: 1 });
  const person = await aRegisteredClient(worker());
  expect(await isSignedIn(person)).toBe(true);
  await expect.poll(() => worker().errors.join('')).toContain('background work failed');
  expect(worker().errors.splice(0).join('')).not.toContain(person.user.email);

  const plain = await startWorker();
  try {
    const other = await aRegisteredClient(plain);
    const response = await other.post('/api/user/verification', {});
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { code: 'mail_unavailable' },
    ]);
  } finally {
    await plain.stop();
  }
});
