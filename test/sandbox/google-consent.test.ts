import { expect, test } from 'vitest';
import {
  AUTH,
  aRequest,
  CALENDAR_LIST,
  CHALLENGE,
  callbackOf,
  EVENTS,
  REDIRECT,
  withGoogleSandbox,
} from '../support/worker/google-sandbox';

const google = withGoogleSandbox();

test('the consent page lists every account and says that it is a stand-in', async () => {
  const response = await google.authorize();
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const page = await response.text();
  expect(page).toContain('Sandbox Google');
  expect(page).toContain('stand-in for development');
  for (const email of [
    'robin@gmail.com',
    'casey@studio.example',
    'jules@mailbox.example',
    'pat@unverified.example',
    'marlo@gmail.com',
    'demo@gigbound.example',
  ]) {
    expect(page).toContain(`value="${email}"`);
  }
});

test('each calendar scope has a checkbox, and identity scopes have none', async () => {
  const page = await (
    await google.authorize({ scope: `openid email ${CALENDAR_LIST} ${EVENTS}` })
  ).text();
  const boxes = [...page.matchAll(/type="checkbox" name="granted" value="([^"]+)"/g)];
  expect(boxes.map(([, scope]) => scope)).toEqual([CALENDAR_LIST, EVENTS]);
  expect(page).toContain('See your primary Google Account email address');
});

test.each([['marlo@gmail.com'], ['MARLO@gmail.com'], ['102957736140085521605']])(
  'the login hint %s preselects the account',
  async (login_hint) => {
    const page = await (await google.authorize({ login_hint })).text();
    expect(page.match(/value="([^"]+)" required checked/)?.[1]).toBe('marlo@gmail.com');
  },
);

test('what the request says is escaped on the page', async () => {
  const page = await (await google.authorize({ state: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('the consent page needs no script and nothing from elsewhere', async () => {
  const page = await (await google.authorize()).text();
  expect(page).not.toMatch(/<script|src=|@import|url\(/);
});

test.each([
  ['no client', { client_id: undefined }, 'invalid_request', 'client_id'],
  ['no redirect', { redirect_uri: undefined }, 'invalid_request', 'redirect_uri'],
  ['a relative redirect', { redirect_uri: '/callback' }, 'invalid_request', 'redirect_uri'],
  ['a script as redirect', { redirect_uri: 'javascript:alert(1)' }, 'invalid_request', ''],
  [
    'a redirect over plain http',
    { redirect_uri: 'http://gigbound.example/' },
    'invalid_request',
    '',
  ],
  ['a redirect with a fragment', { redirect_uri: `${REDIRECT}#part` }, 'invalid_request', ''],
  ['no response type', { response_type: undefined }, 'invalid_request', 'response_type'],
  ['another response type', { response_type: 'token' }, 'unsupported_response_type', 'token'],
  ['no scope', { scope: undefined }, 'invalid_request', 'scope'],
  ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope', 'everything'],
  ['an unknown access type', { access_type: 'always' }, 'invalid_request', 'access_type'],
  ['a plain challenge', { code_challenge: CHALLENGE, code_challenge_method: 'plain' }, '', 'plain'],
  ['a challenge without method', { code_challenge: CHALLENGE }, '', 'code_challenge_method'],
  ['a short challenge', { code_challenge: 'abc', code_challenge_method: 'S256' }, '', 'challenge'],
  ['a method without challenge', { code_challenge_method: 'S256' }, '', 'code_challenge'],
])(
  'a request with %s is answered with an error page and no redirect',
  async (_what, params, error, detail) => {
    for (const sandbox_auto of [undefined, 'allow']) {
      const response = await google.authorize({ ...params, sandbox_auto });
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      const page = await response.text();
      expect(page).toContain('Access blocked: Authorization Error');
      expect(page).toContain(`Error 400: ${error}`);
      expect(page).toContain(detail);
    }
  },
);

test('a parameter that comes twice is rejected', async () => {
  const response = await fetch(
    `${google.sandbox.url}/o/oauth2/v2/auth?${aRequest()}&state=another`,
  );
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('single value: state');
});

test('http is allowed for a redirect to this machine', async () => {
  const response = await google.authorize({ redirect_uri: 'http://localhost:8787/callback' });
  expect(response.status).toBe(200);
});

test('allowing redirects with a code, the state and the full scopes', async () => {
  const params = { user: 'robin@gmail.com', decision: 'allow', scope: `email ${EVENTS}` };
  const callback = callbackOf(await google.submitConsent(params, [EVENTS]));
  expect(callback).toMatchObject({
    state: 'a-state',
    scope: `${AUTH}userinfo.email ${EVENTS}`,
    code: expect.stringMatching(/^4\//),
  });
});

test('denying redirects with access_denied and the state', async () => {
  const params = { user: 'robin@gmail.com', decision: 'deny' };
  expect(callbackOf(await google.submitConsent(params, []))).toEqual({
    error: 'access_denied',
    state: 'a-state',
  });
});

test('no state is sent back when none was given', async () => {
  const response = await google.authorize({ state: undefined, sandbox_auto: 'deny' });
  expect(callbackOf(response)).toEqual({ error: 'access_denied' });
});

test('the query of the redirect address stays', async () => {
  const response = await google.authorize({
    redirect_uri: `${REDIRECT}?from=app`,
    sandbox_auto: 'allow',
  });
  expect(callbackOf(response)).toMatchObject({ from: 'app', code: expect.any(String) });
});

test('an unticked scope is left out of the grant', async () => {
  const scope = `openid ${CALENDAR_LIST} ${EVENTS}`;
  const params = { user: 'robin@gmail.com', decision: 'allow', scope };
  const { code = '', scope: granted } = callbackOf(
    await google.submitConsent(params, [CALENDAR_LIST]),
  );
  expect(granted).toBe(`openid ${CALENDAR_LIST}`);
  expect(await (await google.exchange(code)).json()).toMatchObject({
    scope: `openid ${CALENDAR_LIST}`,
  });
});

test('a scope that was not asked for cannot be granted', async () => {
  const params = { user: 'robin@gmail.com', decision: 'allow', scope: 'openid' };
  expect(callbackOf(await google.submitConsent(params, [EVENTS])).scope).toBe('openid');
});

test('unticking everything there is denies', async () => {
  const params = { user: 'robin@gmail.com', decision: 'allow', scope: EVENTS };
  expect(callbackOf(await google.submitConsent(params, []))).toMatchObject({
    error: 'access_denied',
  });
});

test.each([
  ['an unknown account', { user: 'nobody@gmail.com', decision: 'allow' }],
  ['no decision', { user: 'robin@gmail.com' }],
  ['no client', { user: 'robin@gmail.com', decision: 'allow', client_id: undefined }],
])('a consent form with %s is answered with an error page', async (_what, params) => {
  expect((await google.submitConsent(params, [])).status).toBe(400);
});

test('sandbox_auto answers at once for the account it names', async () => {
  const { access_token } = await google.signIn({ sandbox_user: 'marlo@gmail.com' });
  expect(await (await google.userinfo(access_token)).json()).toMatchObject({
    email: 'marlo@gmail.com',
  });
});

test('sandbox_auto for an unknown account is an error, not another account', async () => {
  const params = { sandbox_auto: 'allow', sandbox_user: 'nobody@gmail.com' };
  expect((await google.authorize(params)).status).toBe(400);
});

test('scopes allowed earlier are covered only when asked for', async () => {
  await google.signIn({ scope: `openid ${EVENTS}` });
  const alone = await google.signIn({ scope: 'openid' });
  expect(alone.scope).toBe('openid');
  const together = await google.signIn({ scope: 'openid', include_granted_scopes: 'true' });
  expect(together.scope.split(' ').sort()).toEqual([EVENTS, 'openid'].sort());
});

test('a scope allowed earlier and unticked now is no longer covered', async () => {
  const scope = `openid ${EVENTS}`;
  await google.signIn({ scope });
  const params = {
    user: 'robin@gmail.com',
    decision: 'allow',
    scope,
    include_granted_scopes: 'true',
  };
  expect(callbackOf(await google.submitConsent(params, [])).scope).toBe('openid');
});
