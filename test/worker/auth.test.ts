import { expect, test } from 'vitest';
import { aRegisteredClient } from '../support/people';
import {
  anEmail,
  aSignedInClient,
  Client,
  SESSION_COOKIE,
  sessionCookiesOf,
} from '../support/worker/client';
import { NOW } from '../support/worker/start-worker';
import { withWorker } from '../support/worker/with-worker';
import { LIMIT_TEST_MS, withinOneMinute } from '../support/worker/within-one-minute';

// Every attempt takes a password hash: fifty from one address would take half a minute.
const ADDRESS_LIMIT = 12;
const worker = withWorker({ limits: { SIGN_IN_ADDRESS_LIMIT: ADDRESS_LIMIT } });
const visitor = () => new Client(worker());

const registration = (fields: Record<string, unknown> = {}) => ({
  username: 'Robin Vale',
  displayName: 'Robin Vale',
  password: 'open sesame',
  email: 'robin@example.com',
  ...fields,
});

test('a new account is signed in at once and told where to go', async () => {
  const client = visitor();
  const response = await client.post(
    '/api/auth/register',
    registration({ email: ' New@Example.com ' }),
  );
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    isAuthenticated: true,
    user: {
      id: expect.any(String),
      displayName: 'Robin Vale',
      email: 'new@example.com',
      profilePicture: null,
      emailVerified: false,
      calendarNeeds: null,
    },
    redirectUrl: '/?newUser=true',
  });
  const me = await client.get('/api/auth/user?t=1');
  expect(await me.json()).toMatchObject({
    isAuthenticated: true,
    user: { email: 'new@example.com' },
  });
});

test.each([null, '', undefined])(
  'without a display name (%j) the name is shown',
  async (displayName) => {
    const client = visitor();
    const email = `nameless${displayName}@example.com`;
    const response = await client.post('/api/auth/register', registration({ email, displayName }));
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ user: { displayName: 'Robin Vale' } });
  },
);

test('the session cookie is signed, for this site, out of reach of scripts, and Secure on https', async () => {
  const client = visitor();
  const response = await client.post(
    '/api/auth/register',
    registration({ email: 'cookie@example.com' }),
  );
  const [cookie = ''] = sessionCookiesOf(response);
  expect(cookie).toMatch(
    /^__Host-gigbound_session=[\w%.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );

  const plain = await worker().fetch('http://localhost:8787/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'cookie@example.com', password: 'open sesame' }),
  });
  expect(sessionCookiesOf(plain)).toEqual([expect.not.stringContaining('Secure')]);
});

test.each([
  ['another signature', (cookie: string) => cookie.replace(/\.[^.]{4}/, '.AAAA')],
  ['a cut signature', (cookie: string) => cookie.slice(0, -2)],
  ['a signature that is no base64', (cookie: string) => `${cookie}*`],
  ['nothing but noise', () => '%E0%A4%A'],
])('a session cookie with %s signs nobody in', async (_what, tamper) => {
  const client = await aSignedInClient(worker());
  client.setCookie(SESSION_COOKIE.https, tamper(client.sessionCookie));
  const response = await client.get('/api/auth/user');
  expect(await response.json()).toEqual({ isAuthenticated: false, user: null });
  expect((await client.get('/')).headers.get('Location')).toBe('/auth');
});

test('nobody is signed in without a session', async () => {
  const response = await visitor().get('/api/auth/user');
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.json()).toEqual({ isAuthenticated: false, user: null });
});

test('an e-mail registers once, whatever its case', async () => {
  await visitor().post('/api/auth/register', registration({ email: 'once@example.com' }));
  const response = await visitor().post(
    '/api/auth/register',
    registration({ email: 'ONCE@example.com' }),
  );
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    code: 'already_registered',
    message: 'This email address is already registered. Please use a different email or login.',
  });
});

test('two people may share a name', async () => {
  await visitor().post('/api/auth/register', registration({ email: 'name1@example.com' }));
  const response = await visitor().post(
    '/api/auth/register',
    registration({ email: 'name2@example.com' }),
  );
  expect(response.status).toBe(201);
});

test.each([
  ['username', { username: 'Al' }, 'Username must be at least 3 characters'],
  ['password', { password: 'short' }, 'Password must be at least 6 characters'],
  ['password', { password: 'x'.repeat(1025) }, 'Password must be at most 1,024 characters'],
  ['password', { password: 'open\0sesame' }, 'Password must not contain a NUL character'],
  ['email', { email: 'nobody' }, 'Please enter a valid email address'],
  ['email', { email: undefined }, 'Please enter a valid email address'],
  ['email', { email: 'a\u202eb@c.d' }, 'Please enter a valid email address'],
  ['username', { username: 'Ro\u200bbin' }, 'Username must not contain invisible characters'],
])('registration rejects a bad %s: %j', async (field, fields, message) => {
  const response = await visitor().post('/api/auth/register', registration(fields));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 'invalid',
    message,
    fieldErrors: { [field]: [message] },
  });
});

test('a password of 1,024 characters with spaces at its ends works, and only so', async () => {
  const password = ` ${'p'.repeat(1022)} `;
  await visitor().post('/api/auth/register', registration({ email: 'long@example.com', password }));
  const signIn = (attempt: string) =>
    visitor().post('/api/auth/login', { username: 'long@example.com', password: attempt });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn(password.trim())).status).toBe(401);
});

test('a registered person signs in with JSON or a form', async () => {
  await visitor().post('/api/auth/register', registration({ email: 'form@example.com' }));
  const asJson = await visitor().post('/api/auth/login', {
    username: ' Form@example.com',
    password: 'open sesame',
  });
  expect(asJson.status).toBe(200);
  expect(await asJson.json()).toMatchObject({
    isAuthenticated: true,
    user: { email: 'form@example.com' },
  });

  const asForm = await visitor().submit('/api/auth/login', {
    username: 'form@example.com',
    password: 'open sesame',
  });
  expect(asForm.status).toBe(200);
});

test.each([
  ['a wrong password', { username: 'form@example.com', password: 'wrong one' }],
  ['an unknown e-mail', { username: 'nobody@example.com', password: 'open sesame' }],
])('%s is rejected in the same words', async (_what, credentials) => {
  const response = await visitor().post('/api/auth/login', credentials);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    code: 'invalid_credentials',
    message: 'Invalid username or password',
  });
});

test('signing in gives a new session and ends the one the browser came with', async () => {
  const client = await aSignedInClient(worker(), { email: 'rotate@example.com' });
  const before = client.sessionCookie;
  await client.post('/api/auth/login', { username: 'rotate@example.com', password: 'open sesame' });
  expect(client.sessionCookie).not.toBe(before);

  const old = visitor().setCookie(SESSION_COOKIE.https, before);
  expect(await (await old.get('/api/auth/user')).json()).toMatchObject({ isAuthenticated: false });
});

test('signing out ends the session and leads to sign-in', async () => {
  const client = await aSignedInClient(worker());
  const before = client.sessionCookie;
  const response = await client.get('/api/auth/logout');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/auth');
  const stolen = visitor().setCookie(SESSION_COOKIE.https, before);
  expect(await (await stolen.get('/api/auth/user')).json()).toMatchObject({
    isAuthenticated: false,
  });
});

test.each(['cross-site', 'same-site'])('a %s page cannot sign anybody out', async (site) => {
  const client = await aSignedInClient(worker());
  const response = await client.get('/api/auth/logout', { 'Sec-Fetch-Site': site });
  expect(response.status).toBe(403);
  expect(await (await client.get('/api/auth/user')).json()).toMatchObject({
    isAuthenticated: true,
  });
});

test('a write that another site made the browser send is rejected', async () => {
  const client = await aSignedInClient(worker());
  const gig = { title: 'T', location: 'Austin, TX', date: '2026-06-01' };
  const foreign = await client.post('/api/gigs', gig, { Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: 'foreign_origin' });
  const own = await client.post('/api/gigs', gig, { Origin: 'https://gigbound.example' });
  expect(own.status).toBe(201);
});

test('a write without a browser’s headers passes', async () => {
  const client = await aSignedInClient(worker());
  const response = await worker().fetch('/api/gigs', {
    method: 'POST',
    headers: {
      Cookie: client.cookieHeader('https:'),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ title: 'T', location: 'Austin, TX', date: '2026-06-01' }),
  });
  expect(response.status).toBe(201);
});

test(
  'the eleventh sign-in of an account within a minute waits, even with the right password',
  {
    timeout: LIMIT_TEST_MS,
  },
  withinOneMinute(async () => {
    const username = anEmail();
    const client = await aSignedInClient(worker(), { email: username });
    for (let attempt = 0; attempt < 10; attempt++) {
      await visitor().post('/api/auth/login', { username, password: 'wrong' });
    }
    const response = await visitor().post('/api/auth/login', {
      username,
      password: 'open sesame',
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({ code: 'too_many' });
    expect(await (await client.get('/api/auth/user')).json()).toMatchObject({
      isAuthenticated: true,
    });
  }),
);

test(
  'an address past its limit uses up nobody’s account',
  {
    timeout: LIMIT_TEST_MS,
  },
  withinOneMinute(async () => {
    const known = anEmail();
    await aSignedInClient(worker(), { email: known });
    const attacker = visitor();
    const attempt = (username: string) =>
      attacker.post('/api/auth/login', { username, password: 'x' });
    await Promise.all(
      Array.from({ length: ADDRESS_LIMIT }, (_, index) => attempt(`n${index}@example.com`)),
    );
    for (let count = 0; count < 12; count++) {
      expect((await attempt(known)).status).toBe(429);
    }
    const bystander = await visitor().post('/api/auth/login', {
      username: known,
      password: 'open sesame',
    });
    expect(bystander.status).toBe(200);
  }),
);

test('asking what signing out would do signs nobody out', async () => {
  const client = await aSignedInClient(worker());
  await client.send('HEAD', '/api/auth/logout');
  expect(await (await client.get('/api/auth/user')).json()).toMatchObject({
    isAuthenticated: true,
  });
});

test('a session ends after thirty days, and reading moves its end on once a day', async () => {
  const client = await aSignedInClient(worker());
  const moveEnd = (expiresAt: string) =>
    worker()
      .db.prepare('UPDATE sessions SET expires_at = ? WHERE user_id = ?')
      .bind(expiresAt, client.user.id)
      .run();

  expect((await client.get('/api/auth/user')).headers.get('Set-Cookie')).toBeNull();

  await moveEnd('2026-05-20T00:00:00.000Z');
  const slid = await client.get('/api/gigs');
  expect(slid.headers.get('Set-Cookie')).toContain('Max-Age=2592000');
  const row = await worker()
    .db.prepare('SELECT expires_at FROM sessions WHERE user_id = ?')
    .bind(client.user.id)
    .first<{ expires_at: string }>();
  expect(row?.expires_at).toBe('2026-06-13T16:00:00.000Z');

  await moveEnd(NOW);
  expect((await client.get('/api/gigs')).status).toBe(401);
});

test('no password stands in the database', async () => {
  await aRegisteredClient(worker(), 'hashed@example.com');
  const row = await worker()
    .db.prepare("SELECT password_hash FROM users WHERE email = 'hashed@example.com'")
    .first<{ password_hash: string }>();
  expect(row?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
});
