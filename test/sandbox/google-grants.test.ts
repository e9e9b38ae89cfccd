import { expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import {
  claimsIn,
  EVENTS,
  invalidGrant,
  OFFLINE,
  outcome,
  type Tokens,
  withGoogleSandbox,
} from '../support/worker/google-sandbox';

const google = withGoogleSandbox();

test.each(['access_token', 'refresh_token'] as const)(
  'revoking the %s ends the whole grant of the user and client',
  async (which) => {
    const earlier = await google.signIn();
    const tokens = await google.signIn(OFFLINE);
    const response = await google.revoke(tokens[which] ?? '');
    expect(await outcome(response)).toEqual([200, {}]);
    expect((await google.userinfo(earlier.access_token)).status).toBe(401);
    expect((await google.userinfo(tokens.access_token)).status).toBe(401);
    expect(await outcome(await google.refresh(tokens.refresh_token ?? ''))).toEqual(
      invalidGrant('Token has been expired or revoked.'),
    );
    expect(await (await google.sandbox.control('google/grants')).json()).toEqual([]);
  },
);

test('revoking leaves other users and other clients alone', async () => {
  const marlo = await google.signIn({ sandbox_user: 'marlo@gmail.com' });
  const code = await google.issueCode({ client_id: 'another' });
  const another = (await (await google.exchange(code, { client_id: 'another' })).json()) as Tokens;
  await google.revoke((await google.signIn()).access_token);
  expect((await google.userinfo(marlo.access_token)).status).toBe(200);
  expect((await google.userinfo(another.access_token)).status).toBe(200);
});

test('a code of a revoked grant is invalid', async () => {
  const { access_token } = await google.signIn();
  const code = await google.issueCode();
  await google.revoke(access_token);
  expect(await outcome(await google.exchange(code))).toEqual(invalidGrant('Bad Request'));
});

test('after a revocation the next grant is a first one again', async () => {
  await google.revoke((await google.signIn({ access_type: 'offline' })).access_token);
  expect(await google.signIn({ access_type: 'offline' })).toHaveProperty('refresh_token');
});

test('the token to revoke may stand in the query', async () => {
  const { access_token } = await google.signIn();
  const response = await fetch(`${google.sandbox.url}/revoke?token=${access_token}`, {
    method: 'POST',
  });
  expect(response.status).toBe(200);
});

test('a token is revoked once', async () => {
  const { access_token } = await google.signIn();
  await google.revoke(access_token);
  expect(await outcome(await google.revoke(access_token))).toEqual([
    400,
    { error: 'invalid_token', error_description: 'Token expired or revoked' },
  ]);
});

test('revoking nothing is invalid', async () => {
  const [status, body] = await outcome(await google.revoke(''));
  expect([status, body]).toMatchObject([400, { error: 'invalid_request' }]);
});

test('a user can be added, and signs in', async () => {
  const response = await google.control('users', { email: 'new@gmail.com', name: 'New Person' });
  const added = (await response.json()) as { sub: string };
  expect(added).toMatchObject({ email_verified: true, hd: null, picture: null });
  expect(added.sub).toMatch(/^\d{21}$/);
  const { access_token } = await google.signIn({ sandbox_user: 'new@gmail.com' });
  expect(await (await google.userinfo(access_token)).json()).toMatchObject({
    sub: added.sub,
    name: 'New Person',
  });
});

test('a user added again after a reset has the same sub', async () => {
  const first = await (await google.control('users', { email: 'new@gmail.com' })).json();
  await google.sandbox.reset();
  expect(await (await google.control('users', { email: 'new@gmail.com' })).json()).toEqual(first);
});

test('a user’s address can change at Google, and the sub and tokens stay', async () => {
  const { access_token } = await google.signIn();
  await google.control('users', { sub: '104512877301946520011', email: 'robin.okafor@gmail.com' });
  expect(await (await google.userinfo(access_token)).json()).toMatchObject({
    sub: '104512877301946520011',
    name: 'Robin Okafor',
    email: 'robin.okafor@gmail.com',
  });
});

test('an address given to another account ends the first one and its grants', async () => {
  const { access_token } = await google.signIn();
  await google.control('users', { sub: '999999999999999999999', email: 'robin@gmail.com' });
  expect((await google.userinfo(access_token)).status).toBe(401);
  const { id_token } = await google.signIn();
  expect(claimsIn(id_token).sub).toBe('999999999999999999999');
});

test('only the given properties of a user change', async () => {
  const response = await google.control('users', {
    email: 'casey@studio.example',
    email_verified: false,
  });
  expect(await response.json()).toEqual({
    sub: '111870245593018264402',
    email: 'casey@studio.example',
    email_verified: false,
    name: 'Casey Lindqvist',
    hd: 'studio.example',
    picture: '/a/casey=s96-c',
  });
});

test('a user can revoke from outside', async () => {
  const { access_token, refresh_token = '' } = await google.signIn(OFFLINE);
  expect((await google.control('revoke', { email: 'robin@gmail.com' })).status).toBe(204);
  expect((await google.userinfo(access_token)).status).toBe(401);
  expect((await google.refresh(refresh_token)).status).toBe(400);
});

test('the grants are listed without their tokens', async () => {
  const tokens = await google.signIn({ ...OFFLINE, scope: `openid ${EVENTS}` });
  const text = await (await google.sandbox.control('google/grants')).text();
  expect(JSON.parse(text)).toEqual([
    {
      sub: '104512877301946520011',
      email: 'robin@gmail.com',
      clientId: 'gigbound',
      scopes: ['openid', EVENTS],
      accessTokens: 1,
      refreshTokens: 1,
    },
  ]);
  expect(text).not.toContain(tokens.access_token);
});

test.each([
  ['users', { name: 'No Address' }],
  ['users', { email: 'no address' }],
  ['users', { email: 'a@b.example', sub: '12' }],
  ['users', { email: 'a@b.example', verified: true }],
  ['revoke', { email: 'nobody@gmail.com' }],
  ['expire', { what: 'everything' }],
])('the control %s rejects %j', async (name, body) => {
  const response = await google.control(name, body);
  expect(response.status).toBe(400);
  expect(await response.text()).not.toBe('');
});

test('a reset brings back the first users and ends all grants and codes', async () => {
  await google.control('users', { email: 'new@gmail.com' });
  await google.control('users', { email: 'robin@gmail.com', name: 'Changed' });
  const { access_token } = await google.signIn();
  const code = await google.issueCode();
  await google.sandbox.reset();
  expect((await google.userinfo(access_token)).status).toBe(401);
  expect(await outcome(await google.exchange(code))).toEqual(invalidGrant('Malformed auth code.'));
  const page = await (await google.authorize()).text();
  expect(page).not.toContain('new@gmail.com');
  expect(page).toContain('Robin Okafor');
});

test('faults reach Google’s paths one by one', async () => {
  const code = await google.issueCode();
  await google.sandbox.injectFault({
    vendor: 'google',
    path: '/token',
    kind: 'status',
    status: 503,
    times: 1,
  });
  expect((await fetch(`${google.sandbox.url}/oauth2/v3/certs`)).status).toBe(200);
  expect((await google.exchange(code)).status).toBe(503);
  expect((await google.exchange(code)).status).toBe(200);
});

test('a token answer that is lost has used the code up', async () => {
  const code = await google.issueCode();
  await google.sandbox.injectFault({ vendor: 'google', path: '/token', kind: 'lost', times: 1 });
  await expect(google.exchange(code).then((response) => response.json())).rejects.toThrow();
  const logged = async () => google.sandbox.errors.splice(0);
  expect(await eventually(logged, (errors) => errors.length > 0)).toHaveLength(1);
  // The connection may go with the answer: then the next request meets its end, and is sent anew.
  const again = () =>
    google.exchange(code).then(
      ({ status }) => status,
      () => null,
    );
  expect(await eventually(again, (status) => status !== null)).toBe(400);
});
