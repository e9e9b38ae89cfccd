import { expect, test } from 'vitest';
import {
  AUTH,
  CHALLENGE,
  EVENTS,
  invalidGrant,
  OFFLINE,
  outcome,
  REDIRECT,
  type Tokens,
  VERIFIER,
  withGoogleSandbox,
} from '../support/worker/google-sandbox';

const google = withGoogleSandbox();

test('a code is exchanged for an access token and an id_token', async () => {
  const tokens = await google.signIn();
  expect(tokens).toEqual({
    access_token: expect.stringMatching(/^ya29\./),
    expires_in: 3599,
    scope: `openid ${AUTH}userinfo.email ${AUTH}userinfo.profile`,
    token_type: 'Bearer',
    id_token: expect.any(String),
  });
});

test('client credentials are taken from a Basic header too', async () => {
  const credentials = Buffer.from('gigbound:sandbox-secret').toString('base64');
  const form = {
    grant_type: 'authorization_code',
    code: await google.issueCode(),
    redirect_uri: REDIRECT,
  };
  const response = await google.requestToken(form, { Authorization: `Basic ${credentials}` });
  expect(response.status).toBe(200);
});

test('a wrong secret in the body is an invalid client', async () => {
  expect(
    await outcome(await google.exchange(await google.issueCode(), { client_secret: 'guess' })),
  ).toEqual([401, { error: 'invalid_client', error_description: 'Unauthorized' }]);
});

test('a wrong secret in a Basic header is an invalid client', async () => {
  const credentials = Buffer.from('gigbound:guess').toString('base64');
  const form = { grant_type: 'authorization_code', code: 'any', redirect_uri: REDIRECT };
  const response = await google.requestToken(form, { Authorization: `Basic ${credentials}` });
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { error: 'invalid_client' },
  ]);
});

test.each([
  ['no client id', { client_id: undefined }, 'Could not determine client ID from request.'],
  ['no secret', { client_secret: undefined }, 'client_secret is missing.'],
  ['no grant type', { grant_type: undefined }, 'Missing required parameter: grant_type'],
  ['no code', { code: undefined }, 'Missing required parameter: code'],
  ['no redirect', { redirect_uri: undefined }, 'Missing required parameter: redirect_uri'],
])('a token request with %s is invalid', async (_what, form, error_description) => {
  expect(await outcome(await google.exchange(await google.issueCode(), form))).toEqual([
    400,
    { error: 'invalid_request', error_description },
  ]);
});

test('an unknown grant type is not supported', async () => {
  const response = await google.exchange(await google.issueCode(), { grant_type: 'password' });
  expect(await outcome(response)).toEqual([
    400,
    { error: 'unsupported_grant_type', error_description: 'Invalid grant_type: password' },
  ]);
});

test('an unknown code is malformed', async () => {
  expect(await outcome(await google.exchange('4/made-up'))).toEqual(
    invalidGrant('Malformed auth code.'),
  );
});

test('a code is no good at another redirect address, and still good at its own', async () => {
  const code = await google.issueCode();
  expect(await outcome(await google.exchange(code, { redirect_uri: `${REDIRECT}/` }))).toEqual([
    400,
    { error: 'redirect_uri_mismatch', error_description: 'Bad Request' },
  ]);
  expect((await google.exchange(code)).status).toBe(200);
});

test('a code is no good for another client', async () => {
  const response = await google.exchange(await google.issueCode(), { client_id: 'another' });
  expect(await outcome(response)).toEqual(invalidGrant('Bad Request'));
});

test('a code with a challenge needs its verifier', async () => {
  const code = await google.issueCode({ code_challenge: CHALLENGE, code_challenge_method: 'S256' });
  expect(await outcome(await google.exchange(code))).toEqual(
    invalidGrant('Missing code verifier.'),
  );
  expect(await outcome(await google.exchange(code, { code_verifier: `${VERIFIER}x` }))).toEqual(
    invalidGrant('Invalid code verifier.'),
  );
  expect((await google.exchange(code, { code_verifier: VERIFIER })).status).toBe(200);
});

test('a verifier without a challenge is rejected', async () => {
  const response = await google.exchange(await google.issueCode(), { code_verifier: VERIFIER });
  expect(await outcome(response)).toEqual(invalidGrant('code_verifier or verifier is not needed.'));
});

test('a code used twice is invalid, and what it was exchanged for is revoked', async () => {
  const code = await google.issueCode(OFFLINE);
  const tokens = (await (await google.exchange(code)).json()) as Tokens;
  expect(await outcome(await google.exchange(code))).toEqual(invalidGrant('Bad Request'));
  expect((await google.userinfo(tokens.access_token)).status).toBe(401);
  expect((await google.refresh(tokens.refresh_token ?? '')).status).toBe(400);
});

test('a code used twice leaves the tokens of other codes alone', async () => {
  const other = await google.signIn();
  const code = await google.issueCode();
  await google.exchange(code);
  await google.exchange(code);
  expect((await google.userinfo(other.access_token)).status).toBe(200);
});

test('of two exchanges at once only one succeeds', async () => {
  const code = await google.issueCode({ code_challenge: CHALLENGE, code_challenge_method: 'S256' });
  const both = await Promise.all(
    [1, 2].map(() =>
      google.exchange(code, { code_verifier: VERIFIER }).then(({ status }) => status),
    ),
  );
  expect(both.sort()).toEqual([200, 400]);
});

test('a code that has expired is invalid', async () => {
  const code = await google.issueCode();
  await google.control('expire', { what: 'codes' });
  expect(await outcome(await google.exchange(code))).toEqual(invalidGrant('Bad Request'));
});

test.each([
  ['online access has none', { prompt: 'consent' }, { prompt: 'consent' }, [false, false]],
  ['the first offline grant has one', OFFLINE, undefined, [true]],
  ['a second grant without consent has none', OFFLINE, { access_type: 'offline' }, [true, false]],
  ['a second grant with consent has one', OFFLINE, OFFLINE, [true, true]],
  ['the first grant needs no prompt', { access_type: 'offline' }, undefined, [true]],
  [
    'scopes that were not allowed yet show the consent again',
    { access_type: 'offline' },
    { access_type: 'offline', scope: `openid ${EVENTS}` },
    [true, true],
  ],
])('refresh tokens: %s', async (_what, first, second, expected) => {
  const answers = [await google.signIn(first), ...(second ? [await google.signIn(second)] : [])];
  expect(answers.map(({ refresh_token }) => refresh_token !== undefined)).toEqual(expected);
});

test('another client gets a refresh token of its own', async () => {
  await google.signIn({ access_type: 'offline' });
  const code = await google.issueCode({ access_type: 'offline', client_id: 'another' });
  const tokens = await (await google.exchange(code, { client_id: 'another' })).json();
  expect(tokens).toHaveProperty('refresh_token');
});

test('a refresh token gives a new access token and stays as it is', async () => {
  const { access_token, refresh_token = '', scope } = await google.signIn(OFFLINE);
  const first = (await (await google.refresh(refresh_token)).json()) as Tokens;
  expect(first).toMatchObject({ expires_in: 3599, scope, token_type: 'Bearer' });
  expect(first.access_token).not.toBe(access_token);
  expect(first).not.toHaveProperty('refresh_token');
  expect((await google.userinfo(first.access_token)).status).toBe(200);
  expect((await google.refresh(refresh_token)).status).toBe(200);
});

test('an unknown refresh token is invalid', async () => {
  expect(await outcome(await google.refresh('1//made-up'))).toEqual(
    invalidGrant('Token has been expired or revoked.'),
  );
});

test('a refresh without a token is invalid', async () => {
  const [status, body] = await outcome(await google.refresh(''));
  expect([status, body]).toMatchObject([400, { error: 'invalid_request' }]);
});

test('a refresh token is no good for another client', async () => {
  const { refresh_token = '' } = await google.signIn(OFFLINE);
  expect(await outcome(await google.refresh(refresh_token, { client_id: 'another' }))).toEqual([
    401,
    { error: 'unauthorized_client', error_description: 'Unauthorized' },
  ]);
});

test('the configuration names endpoints of the sandbox and Google as issuer', async () => {
  const response = await fetch(`${google.sandbox.url}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    issuer: 'https://accounts.google.com',
    authorization_endpoint: `${google.sandbox.url}/o/oauth2/v2/auth`,
    token_endpoint: `${google.sandbox.url}/token`,
    userinfo_endpoint: `${google.sandbox.url}/oauth2/v3/userinfo`,
    revocation_endpoint: `${google.sandbox.url}/revoke`,
    jwks_uri: `${google.sandbox.url}/oauth2/v3/certs`,
  });
});

test.each([
  ['GET', '/token'],
  ['GET', '/revoke'],
  ['DELETE', '/oauth2/v3/userinfo'],
])('%s %s is not allowed', async (method, path) => {
  expect((await fetch(google.sandbox.url + path, { method })).status).toBe(405);
});
