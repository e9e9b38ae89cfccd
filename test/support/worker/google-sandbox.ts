import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox';

export const REDIRECT = 'https://gigbound.example/api/calendar/callback';
export const AUTH = 'https://www.googleapis.com/auth/';
export const EVENTS = `${AUTH}calendar.events`;
export const CALENDAR_LIST = `${AUTH}calendar.calendarlist.readonly`;
export const VERIFIER = 'a-code-verifier-of-at-least-forty-three-characters';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
/** What makes Google send a refresh token each time. */
export const OFFLINE = { access_type: 'offline', prompt: 'consent' };

export interface Tokens {
  access_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
  id_token?: string;
  refresh_token?: string;
}

/** Undefined leaves a parameter out. */
type Params = Record<string, string | undefined>;

/** A sandbox of the test file's own, reset before each test, and a client of Google's OAuth there. */
export function withGoogleSandbox() {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  beforeEach(async () => {
    await sandbox.reset();
  });
  afterEach(() => {
    expect(sandbox.errors.splice(0), 'what the sandbox logged').toEqual([]);
  });
  afterAll(() => sandbox.stop());

  const ask = (path: string, init?: RequestInit) =>
    fetch(sandbox.url + path, { redirect: 'manual', ...init });
  const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers });

  const google = {
    get sandbox() {
      return sandbox;
    },
    ask,
    authorize: (params: Params = {}) => ask(`/o/oauth2/v2/auth?${aRequest(params)}`),
    /** Sends the form of the consent page. */
    submitConsent(params: Params, granted: string[]) {
      const body = aRequest(params);
      for (const scope of granted) body.append('granted', scope);
      return post('/o/oauth2/v2/auth', body);
    },
    /** A code for robin@gmail.com, unless `sandbox_user` says otherwise. */
    async issueCode(params: Params = {}): Promise<string> {
      const auto = { sandbox_auto: 'allow', sandbox_user: 'robin@gmail.com' };
      return callbackOf(await google.authorize({ ...auto, ...params })).code ?? '';
    },
    requestToken: (form: Params, headers?: Record<string, string>) =>
      post('/token', search(form), headers),
    exchange: (code: string, form: Params = {}) =>
      google.requestToken({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT,
        ...CLIENT,
        ...form,
      }),
    refresh: (refresh_token = '', form: Params = {}) =>
      google.requestToken({ grant_type: 'refresh_token', refresh_token, ...CLIENT, ...form }),
    async signIn(params: Params = {}): Promise<Tokens> {
      const response = await google.exchange(await google.issueCode(params));
      expect(response.status).toBe(200);
      return (await response.json()) as Tokens;
    },
    userinfo: (token?: string) =>
      ask('/oauth2/v3/userinfo', { headers: token ? { Authorization: `Bearer ${token}` } : {} }),
    revoke: (token = '') => post('/revoke', search({ token })),
    control: (name: string, body: object) =>
      sandbox.control(`google/${name}`, { method: 'POST', body: JSON.stringify(body) }),
  };
  return google;
}

const CLIENT = { client_id: 'gigbound', client_secret: 'sandbox-secret' };

function search(params: Params): URLSearchParams {
  const given = Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given);
}

/** What the app asks of Google's consent page. */
export function aRequest(params: Params = {}): URLSearchParams {
  return search({
    client_id: 'gigbound',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    ...params,
  });
}

/** The parameters with which Google redirects back to the app. */
export function callbackOf(response: Response): Record<string, string> {
  expect(response.status).toBe(302);
  const location = new URL(response.headers.get('Location') ?? '');
  expect(location.origin + location.pathname).toBe(REDIRECT);
  return Object.fromEntries(location.searchParams);
}

export function claimsIn(idToken = '') {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

export async function outcome(response: Response): Promise<[number, unknown]> {
  return [response.status, await response.json()];
}

export const invalidGrant = (error_description: string) => [
  400,
  { error: 'invalid_grant', error_description },
];
