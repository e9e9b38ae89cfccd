import { expect, test } from 'vitest';
import { aGoogleUser, answerAtGoogle, locationOf, walkToGoogle } from '../../support/google';
import { canSignIn, isSignedIn, userOf, userRow } from '../../support/people';
import { anEmail, aSignedInClient, Client, PASSWORD, signedIn } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();
const visitor = () => new Client(worker());
const walk = (client: Client, user: string, query?: string) =>
  walkToGoogle(worker(), client, { user, query });

const CONNECT = '/api/auth/google/connect';

/** An account with a password, and somebody with its e-mail who has come back from Google. */
async function anAskedVisitor({
  domain = 'gmail.com',
  hd,
  emailVerified = false,
  query,
}: {
  domain?: string;
  hd?: string;
  emailVerified?: boolean;
  query?: string;
} = {}) {
  const person = await aSignedInClient(worker(), { email: anEmail(domain), emailVerified });
  const { email } = person.user;
  const { sub } = await aGoogleUser(worker(), { email, hd });
  const client = visitor();
  expect(await walk(client, email, query)).toBe('/auth/connect-google');
  return { person, email, sub, client };
}

test.each([
  ['Gmail', anEmail('gmail.com'), undefined],
  ['the domain Google runs', anEmail('studio.example'), 'Studio.example'],
])('a confirmed account of %s is connected by itself', async (_what, email, hd) => {
  const person = await aSignedInClient(worker(), { email, emailVerified: true });
  const { sub } = await aGoogleUser(worker(), { email, hd });
  const client = visitor();
  expect(await walk(client, email)).toBe('/');
  expect(await userOf(client)).toMatchObject({ id: person.user.id });
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: sub, google_email: email });
  expect(await isSignedIn(person), 'the other browser').toBe(true);
  expect(await canSignIn(worker(), email)).toBe(true);
});

test.each([
  ['is not confirmed here', { emailVerified: false }],
  ['is not Google’s to give', { domain: 'mailbox.example', emailVerified: true }],
  [
    'is of another domain',
    { domain: 'sub.studio.example', hd: 'studio.example', emailVerified: true },
  ],
])('an account whose address %s is asked for its password', async (_what, fields) => {
  const { client, email, person } = await anAskedVisitor(fields);
  expect(await isSignedIn(client)).toBe(false);
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: null });
  expect(await isSignedIn(person)).toBe(true);
});

test('an account that has another Google account is not given a second one by itself', async () => {
  const email = anEmail('gmail.com');
  await aSignedInClient(worker(), { email, emailVerified: true, googleSub: 'another' });
  await aGoogleUser(worker(), { email });
  expect(await walk(visitor(), email)).toBe('/auth/connect-google');
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: 'another' });
});

test('the right password connects the account, signs in and leads on', async () => {
  const { client, email, sub, person } = await anAskedVisitor({ query: '?redirect=/settings' });
  const response = await client.post(CONNECT, { password: PASSWORD });
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      isAuthenticated: true,
      user: expect.objectContaining({ id: person.user.id, emailVerified: true }),
      redirectUrl: '/settings',
    },
  ]);
  expect(await userOf(client)).toMatchObject({ id: person.user.id });
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: sub });
  expect(await isSignedIn(person), 'the other browser').toBe(true);
  expect(await walk(visitor(), email)).toBe('/');
});

test('a password proves nothing of an address that is not Google’s to give', async () => {
  const { client, email } = await anAskedVisitor({ domain: 'mailbox.example' });
  expect((await client.post(CONNECT, { password: PASSWORD })).status).toBe(200);
  expect(await userRow(worker(), email)).toMatchObject({ email_verified_at: null });
});

test('a wrong password connects nothing, and may be corrected', async () => {
  const { client, email } = await anAskedVisitor();
  const response = await client.post(CONNECT, { password: 'open sesam' });
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { code: 'invalid_credentials' },
  ]);
  expect(await isSignedIn(client)).toBe(false);
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: null });
  expect((await client.post(CONNECT, { password: PASSWORD })).status).toBe(200);
});

test('the question is answered once', async () => {
  const { client } = await anAskedVisitor();
  const response = await client.post(CONNECT, { password: PASSWORD });
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-gigbound_google_pending=; Max-Age=0/),
  );
  expect(await (await client.post(CONNECT, { password: PASSWORD })).json()).toMatchObject({
    code: 'expired',
  });
});

test('who owns the address takes the account over: old password and sessions are gone', async () => {
  const { client, email, sub, person } = await anAskedVisitor();
  const elsewhere = await signedIn(worker(), person.user.id);
  const response = await client.post(CONNECT, { takeOver: true });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { user: { id: person.user.id, emailVerified: true }, redirectUrl: '/' },
  ]);
  expect(await userRow(worker(), email)).toMatchObject({
    password_hash: null,
    google_sub: sub,
    google_email: email,
    email_verified_at: expect.any(String),
  });
  expect(await isSignedIn(client)).toBe(true);
  for (const old of [person, elsewhere]) expect(await isSignedIn(old)).toBe(false);
  expect(await canSignIn(worker(), email)).toBe(false);
});

test('a taken over account forgets the Google account it had before', async () => {
  const email = anEmail('gmail.com');
  await aGoogleUser(worker(), { email: anEmail('gmail.com'), sub: '999999999999999999991' });
  await aSignedInClient(worker(), { email, googleSub: '999999999999999999991' });
  const { sub } = await aGoogleUser(worker(), { email });
  const client = visitor();
  await walk(client, email);
  expect((await client.post(CONNECT, { takeOver: true })).status).toBe(200);
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: sub });
});

test('an address that is not Google’s to give is not taken over', async () => {
  const { client, email, person } = await anAskedVisitor({ domain: 'mailbox.example' });
  const before = await userRow(worker(), email);
  expect((await client.post(CONNECT, { takeOver: true })).status).toBe(401);
  expect(await userRow(worker(), email)).toEqual(before);
  expect([await isSignedIn(person), await isSignedIn(client)]).toEqual([true, false]);
});

test.each([{ password: PASSWORD }, { takeOver: true }])(
  'without having come from Google %j is rejected',
  async (proof) => {
    const response = await visitor().post(CONNECT, proof);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'expired' }]);
  },
);

test.each([{}, { takeOver: false }, { password: '' }])('%j is no proof', async (proof) => {
  const { client, email } = await anAskedVisitor();
  expect((await client.post(CONNECT, proof)).status).toBe(400);
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: null });
});

test.each([{ takeOver: true }, { password: PASSWORD }])(
  'a Google account connected elsewhere meanwhile is not connected again by %j',
  async (proof) => {
    const { client, email, sub } = await anAskedVisitor();
    await aSignedInClient(worker(), { googleSub: sub });
    const response = await client.post(CONNECT, proof);
    expect(response.status).toBe(401);
    expect(await userRow(worker(), email)).toMatchObject({
      google_sub: null,
      password_hash: expect.any(String),
    });
  },
);

test('a signed-in person connects a Google account, whatever its address', async () => {
  const person = await aSignedInClient(worker());
  const { email, sub } = await aGoogleUser(worker(), { email: anEmail('mailbox.example') });
  expect(await walk(person, email, '?connect')).toBe('/settings/account?google=connected');
  expect(await userRow(worker(), person.user.email)).toMatchObject({
    google_sub: sub,
    google_email: email,
  });
  const client = visitor();
  expect(await walk(client, email)).toBe('/');
  expect(await userOf(client)).toMatchObject({ id: person.user.id });
});

test('a Google account of somebody else is not connected', async () => {
  const { email, sub } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const owner = await aSignedInClient(worker(), { googleSub: sub });
  const person = await aSignedInClient(worker());
  expect(await walk(person, email, '?connect')).toBe('/settings/account?google=inUse');
  expect(await userRow(worker(), person.user.email)).toMatchObject({ google_sub: null });
  expect(await userRow(worker(), owner.user.email)).toMatchObject({ google_sub: sub });
});

test('connecting denied at Google leads back to the settings', async () => {
  const person = await aSignedInClient(worker());
  const { email: user } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const query = '?connect';
  expect(await walkToGoogle(worker(), person, { user, query, decision: 'deny' })).toBe(
    '/settings/account?google=denied',
  );
});

test('nobody connects without being signed in', async () => {
  const response = await visitor().get('/api/auth/google?connect');
  expect(response.headers.get('Location')).toBe('/auth?redirect=/settings/account');
});

test('if somebody else has signed in meanwhile, or nobody is, nothing is connected', async () => {
  const { email, sub } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  for (const change of [
    async (client: Client) => {
      await client.get('/api/auth/logout');
    },
    async (client: Client) => {
      const other = await aSignedInClient(worker());
      client.setCookie('__Host-gigbound_session', other.sessionCookie);
    },
  ]) {
    const person = await aSignedInClient(worker());
    const toGoogle = await person.get('/api/auth/google?connect');
    await change(person);
    const back = await answerAtGoogle(worker(), toGoogle, { user: email });
    expect(locationOf(await person.get(back))).toBe('/auth?google=expired');
  }
  const row = await worker()
    .db.prepare('SELECT id FROM users WHERE google_sub = ?')
    .bind(sub)
    .first();
  expect(row).toBeNull();
});

test('who has a password disconnects Google, and who has none does not', async () => {
  const { email, sub } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const person = await aSignedInClient(worker(), { googleSub: sub });
  expect((await person.delete('/api/user/google')).status).toBe(204);
  expect(await userRow(worker(), person.user.email)).toMatchObject({
    google_sub: null,
    google_email: null,
  });

  const client = visitor();
  await walk(client, email);
  const rejected = await client.delete('/api/user/google');
  expect([rejected.status, await rejected.json()]).toMatchObject([
    409,
    { code: 'password_needed' },
  ]);
  expect(await userRow(worker(), email)).toMatchObject({ google_sub: sub });
});
