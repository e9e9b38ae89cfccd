import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  claimsIn,
  EVENTS,
  OFFLINE,
  outcome,
  type Tokens,
  withGoogleSandbox,
} from '../support/worker/google-sandbox';

const google = withGoogleSandbox();

test('the id_token is signed with a key that certs names', async () => {
  const { id_token = '' } = await google.signIn();
  const [header = '', payload = '', signature = ''] = id_token.split('.');
  const { alg, kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  expect(alg).toBe('RS256');
  const certs = (await (await fetch(`${google.sandbox.url}/oauth2/v3/certs`)).json()) as {
    keys: { kid: string; kty: string; n: string; e: string; d?: string }[];
  };
  const jwk = certs.keys.find((key) => key.kid === kid);
  expect(jwk).toBeDefined();
  expect(jwk).not.toHaveProperty('d');
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
});

test('the id_token says who signed in, at which client and for how long', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { id_token } = await google.signIn({
    nonce: 'a-nonce',
    sandbox_user: 'casey@studio.example',
  });
  const claims = claimsIn(id_token);
  expect(claims).toMatchObject({
    iss: 'https://accounts.google.com',
    aud: 'gigbound',
    sub: '111870245593018264402',
    email: 'casey@studio.example',
    email_verified: true,
    name: 'Casey Lindqvist',
    picture: `${google.sandbox.url}/a/casey=s96-c`,
    hd: 'studio.example',
    nonce: 'a-nonce',
  });
  expect(claims.iat).toBeGreaterThanOrEqual(before);
  expect(claims.exp - claims.iat).toBe(3600);
});

test('without openid there is no id_token', async () => {
  expect(await google.signIn({ scope: `email ${EVENTS}` })).not.toHaveProperty('id_token');
});

test('without the scopes email and profile the id_token says only the sub', async () => {
  const claims = claimsIn((await google.signIn({ scope: 'openid' })).id_token);
  expect(claims.sub).toBe('104512877301946520011');
  for (const name of ['email', 'email_verified', 'name', 'picture', 'nonce']) {
    expect(claims).not.toHaveProperty(name);
  }
});

test('userinfo of an account without picture and Workspace leaves both out', async () => {
  const { access_token } = await google.signIn();
  expect(await (await google.userinfo(access_token)).json()).toEqual({
    sub: '104512877301946520011',
    name: 'Robin Okafor',
    given_name: 'Robin',
    family_name: 'Okafor',
    email: 'robin@gmail.com',
    email_verified: true,
  });
});

test('userinfo names the Workspace and a picture that can be fetched', async () => {
  const { access_token } = await google.signIn({ sandbox_user: 'casey@studio.example' });
  const info = (await (await google.userinfo(access_token)).json()) as { picture: string };
  expect(info).toMatchObject({
    hd: 'studio.example',
    picture: `${google.sandbox.url}/a/casey=s96-c`,
  });
  const picture = await fetch(info.picture);
  expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('>C</text>');
});

test('an address that Google did not verify says so', async () => {
  const { access_token } = await google.signIn({ sandbox_user: 'pat@unverified.example' });
  expect(await (await google.userinfo(access_token)).json()).toMatchObject({
    email_verified: false,
  });
});

test('userinfo says no more than the scopes allow', async () => {
  const { access_token } = await google.signIn({ scope: 'openid email' });
  expect(await (await google.userinfo(access_token)).json()).toEqual({
    sub: '104512877301946520011',
    email: 'robin@gmail.com',
    email_verified: true,
  });
});

const INVALID_CREDENTIALS = [
  401,
  { error: 'invalid_request', error_description: 'Invalid Credentials' },
];

test.each([
  ['no token', undefined],
  ['an unknown token', 'ya29.made-up'],
])('userinfo with %s is unauthorized', async (_what, token) => {
  expect(await outcome(await google.userinfo(token))).toEqual(INVALID_CREDENTIALS);
});

test('userinfo with a token for calendars only is unauthorized', async () => {
  const { access_token } = await google.signIn({ scope: EVENTS });
  expect(await outcome(await google.userinfo(access_token))).toEqual(INVALID_CREDENTIALS);
});

test('userinfo with an expired token is unauthorized, and a refresh helps', async () => {
  const { access_token, refresh_token = '' } = await google.signIn(OFFLINE);
  await google.control('expire', { what: 'accessTokens' });
  expect(await outcome(await google.userinfo(access_token))).toEqual(INVALID_CREDENTIALS);
  const renewed = (await (await google.refresh(refresh_token)).json()) as Tokens;
  expect((await google.userinfo(renewed.access_token)).status).toBe(200);
});
