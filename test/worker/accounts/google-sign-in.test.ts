import { expect, test } from 'vitest';
import { aGoogleUser, answerAtGoogle, locationOf, walkToGoogle } from '../../support/google';
import { isSignedIn, userOf, userRow } from '../../support/people';
import { anEmail, aSignedInClient, Client, SESSION_COOKIE } from '../../support/worker/client';
import { ACCOUNT_VARS, startWorker } from '../../support/worker/start-worker';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();
const visitor = () => new Client(worker());
const walk = (client: Client, user: string, query?: string) =>
  walkToGoogle(worker(), client, { user, query });

const FLOW_COOKIE = '__Host-gigbound_google';

test('signing in with Google asks for the identity alone, with state and PKCE', async () => {
  const response = await visitor().get('/api/auth/google');
  expect(response.status).toBe(302);
  const { origin, pathname, searchParams } = new URL(locationOf(response));
  expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'sandbox-client',
    scope: 'openid email profile',
    redirect_uri: 'https://gigbound.example/api/auth/google/callback',
    state: expect.stringMatching(/.{20}/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Host-gigbound_google=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('two ways to Google share neither state nor challenge', async () => {
  const read = async () =>
    new URL(locationOf(await visitor().get('/api/auth/google'))).searchParams;
  const [one, other] = [await read(), await read()];
  for (const name of ['state', 'code_challenge']) expect(one.get(name)).not.toBe(other.get(name));
});

test('the way back is this site’s, whatever host a proxy header names', async () => {
  const response = await visitor().get('/api/auth/google', {
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'host=evil.example',
  });
  expect(new URL(locationOf(response)).searchParams.get('redirect_uri')).toBe(
    'https://gigbound.example/api/auth/google/callback',
  );
});

test('another site cannot send the browser to Google', async () => {
  const response = await visitor().get('/api/auth/google', { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
});

test('who is new gets an account whose address is confirmed', async () => {
  const email = 'New.Person@gmail.com';
  await aGoogleUser(worker(), { email, name: 'Sam\u200b Okoro' });
  const client = visitor();
  expect(await walk(client, email)).toBe('/?newUser=true');
  expect(await userOf(client)).toMatchObject({
    email: 'new.person@gmail.com',
    displayName: 'Sam Okoro',
    emailVerified: true,
  });
  expect(await userRow(worker(), 'new.person@gmail.com')).toMatchObject({
    password_hash: null,
    google_email: 'new.person@gmail.com',
  });
});

test('who is new and came for a page is led to it', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  expect(await walk(visitor(), email, '?redirect=/settings')).toBe('/settings');
});

test('a known Google account is signed in under a fresh session', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  await walk(client, email);
  const before = { user: await userOf(client), cookie: client.sessionCookie };
  await client.get('/api/auth/logout');
  expect(await walk(client, email)).toBe('/');
  expect(await userOf(client)).toEqual(before.user);
  expect(client.sessionCookie).not.toBe(before.cookie);
});

test('a session that was forced on the browser beforehand is not the one signed in', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  const toGoogle = await client.get('/api/auth/google');
  const back = await answerAtGoogle(worker(), toGoogle, { user: email });
  const stranger = await aSignedInClient(worker());
  client.setCookie(SESSION_COOKIE.https, stranger.sessionCookie);
  await client.get(back);
  expect(await userOf(client)).toMatchObject({ email });
  expect(client.sessionCookie).not.toBe(stranger.sessionCookie);
  expect(await isSignedIn(stranger)).toBe(false);
});

test('an e-mail changed at Google leaves the account and its address as they are', async () => {
  const { email, sub } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  await walk(client, email);
  const before = await userOf(client);
  const changed = await aGoogleUser(worker(), { sub, email: anEmail('gmail.com') });
  const later = visitor();
  await walk(later, changed.email);
  expect(await userOf(later)).toEqual(before);
});

test('denying at Google leads back to sign-in and says so', async () => {
  const { email: user } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  const deny = (query?: string) =>
    walkToGoogle(worker(), client, { user, query, decision: 'deny' });
  expect(await deny()).toBe('/auth?google=denied');
  expect(await deny('?redirect=/settings')).toBe('/auth?google=denied&redirect=%2Fsettings');
  expect(await isSignedIn(client)).toBe(false);
  expect(await userRow(worker(), user)).toBeNull();
});

test.each([
  ['denied', 'You did not allow it at Google'],
  ['expired', 'took too long, or was begun in another window'],
  ['unverified', 'has not confirmed the e-mail address'],
  ['unavailable', 'Google could not be reached just now'],
])('at sign-in %s is told in words, and the e-mail still signs in', async (name, words) => {
  const response = await visitor().get(`/auth?google=${name}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(words);
  expect(html).toMatch(/<input [^>]*name="(email|username)"/);
});

test('coming back ends the flow: the same address again signs nobody in', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  const toGoogle = await client.get('/api/auth/google');
  const flow = client.cookie(FLOW_COOKIE) ?? '';
  const back = await answerAtGoogle(worker(), toGoogle, { user: email });
  const response = await client.get(back);
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-gigbound_google=; Max-Age=0/),
  );
  await client.get('/api/auth/logout');

  expect(locationOf(await client.get(back))).toBe('/auth?google=expired');
  // A copy of the cookie does not help either: Google exchanges a code once.
  client.setCookie(FLOW_COOKIE, flow);
  expect(locationOf(await client.get(back))).toBe('/auth?google=expired');
  expect(await isSignedIn(client)).toBe(false);
});

test.each([
  ['another state', (back: URL) => back.searchParams.set('state', 'made-up')],
  ['no state', (back: URL) => back.searchParams.delete('state')],
  ['no code', (back: URL) => back.searchParams.delete('code')],
  ['a made-up code', (back: URL) => back.searchParams.set('code', '4/made-up')],
])('coming back with %s signs nobody in', async (_what, change) => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  const toGoogle = await client.get('/api/auth/google');
  const back = new URL(
    await answerAtGoogle(worker(), toGoogle, { user: email }),
    'https://gigbound.example',
  );
  change(back);
  expect(locationOf(await client.get(back.href))).toBe('/auth?google=expired');
  expect(await isSignedIn(client)).toBe(false);
});

test('the way back works only in the browser that set out', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const attacker = visitor();
  const toGoogle = await attacker.get('/api/auth/google');
  const back = await answerAtGoogle(worker(), toGoogle, { user: email });
  const [withoutFlow, withOwnFlow] = [visitor(), visitor()];
  await withOwnFlow.get('/api/auth/google');
  for (const victim of [withoutFlow, withOwnFlow]) {
    expect(locationOf(await victim.get(back))).toBe('/auth?google=expired');
    expect(await isSignedIn(victim)).toBe(false);
  }
});

test.each([
  ['another signature', (cookie: string) => cookie.replace(/\.[^.]{4}/, '.AAAA')],
  ['other contents', (cookie: string) => `A${cookie.slice(1)}`],
  ['a cut end', (cookie: string) => cookie.slice(0, -2)],
  ['nothing but noise', () => '%E0%A4%A'],
])('a flow cookie with %s is none', async (_what, tamper) => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const client = visitor();
  const toGoogle = await client.get('/api/auth/google');
  const back = await answerAtGoogle(worker(), toGoogle, { user: email });
  client.setCookie(FLOW_COOKIE, tamper(client.cookie(FLOW_COOKIE) ?? ''));
  expect(locationOf(await client.get(back))).toBe('/auth?google=expired');
});

test('neither state nor verifier can be read from the flow cookie', async () => {
  const client = visitor();
  const { searchParams } = new URL(locationOf(await client.get('/api/auth/google')));
  const cookie = decodeURIComponent(client.cookie(FLOW_COOKIE) ?? '');
  const contents = Buffer.from(cookie.split('.')[0] ?? '', 'base64').toString();
  expect(contents).not.toContain(searchParams.get('state'));
  expect(contents).not.toContain('codeVerifier');
});

test('a flow is over after eleven minutes', async () => {
  const client = visitor();
  await client.get('/api/auth/google');
  const denied = '/api/auth/google/callback?error=access_denied';
  const cookie = `${FLOW_COOKIE}=${client.cookie(FLOW_COOKIE)}`;
  const later = await startWorker({ now: '2026-05-14T16:11:00.000Z', vars: ACCOUNT_VARS });
  try {
    const response = await later.fetch(denied, { headers: { Cookie: cookie } });
    expect(locationOf(response)).toBe('/auth?google=expired');
  } finally {
    await later.stop();
  }
  expect(locationOf(await client.get(denied))).toBe('/auth?google=denied');
});

test('an address Google has not confirmed makes no account', async () => {
  const email = anEmail('gmail.com');
  await aGoogleUser(worker(), { email, email_verified: false });
  const client = visitor();
  expect(await walk(client, email)).toBe('/auth?google=unverified');
  expect(await isSignedIn(client)).toBe(false);
  expect(await userRow(worker(), email)).toBeNull();
});

test('an address Google has not confirmed is connected to no account', async () => {
  const { user } = await aSignedInClient(worker(), {
    email: anEmail('gmail.com'),
    emailVerified: true,
  });
  await aGoogleUser(worker(), { email: user.email, email_verified: false });
  const client = visitor();
  expect(await walk(client, user.email, '?redirect=/settings')).toBe(
    '/auth?google=unverified&redirect=%2Fsettings',
  );
  expect(await userRow(worker(), user.email)).toMatchObject({ google_sub: null });
});

test('who is signed in already is led on without Google', async () => {
  const person = await aSignedInClient(worker());
  const response = await person.get('/api/auth/google?redirect=/settings');
  expect(locationOf(response)).toBe('/settings');
});

test.each([
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/logout', '/'],
])('%s is not where signing in with Google leads', async (target, path) => {
  const query = `?redirect=${encodeURIComponent(target)}`;
  const person = await aSignedInClient(worker(), {
    email: anEmail('gmail.com'),
    emailVerified: true,
  });
  expect(locationOf(await person.get(`/api/auth/google${query}`))).toBe(path);
  await aGoogleUser(worker(), { email: person.user.email });
  expect(await walk(visitor(), person.user.email, query)).toBe(path);
});

test('only a picture from Google’s own address is taken over', async () => {
  const own = { email: anEmail('gmail.com'), picture: '/a/marlo=s96-c' };
  const foreign = { email: anEmail('gmail.com'), picture: 'https://evil.example/x.png' };
  for (const fields of [own, foreign]) {
    await aGoogleUser(worker(), fields);
    await walk(visitor(), fields.email);
  }
  const picture = async ({ email }: { email: string }) =>
    (await userRow(worker(), email))?.profile_picture;
  expect(await picture(own)).toMatch(/^https:\/\/lh3\.googleusercontent\.com\//);
  expect(await picture(foreign)).toBeNull();
});

test('two browsers that come with a new address at once share one account', async () => {
  const { email } = await aGoogleUser(worker(), { email: anEmail('gmail.com') });
  const clients = [visitor(), visitor()];
  await Promise.all(clients.map((client) => walk(client, email)));
  const [one, other] = await Promise.all(clients.map(userOf));
  expect(one).toMatchObject({ email });
  expect(other).toEqual(one);
});

test('without a flow the callback only leads to sign-in', async () => {
  const response = await visitor().get('/api/auth/google/callback?code=x&state=y');
  expect(locationOf(response)).toBe('/auth?google=expired');
});

test('where Google has not been set up, its paths say so', async () => {
  const plain = await startWorker();
  try {
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x']) {
      const response = await plain.fetch(path);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { code: 'google_not_configured' },
      ]);
    }
  } finally {
    await plain.stop();
  }
});

test('in production the way back is the configured address', async () => {
  const production = await startWorker({
    now: null,
    vars: { ...ACCOUNT_VARS, ENVIRONMENT: 'production', APP_ORIGIN: 'https://gigs.example/' },
  });
  try {
    const response = await production.fetch('https://evil.example/api/auth/google');
    expect(new URL(locationOf(response)).searchParams.get('redirect_uri')).toBe(
      'https://gigs.example/api/auth/google/callback',
    );
  } finally {
    await production.stop();
  }
});
