import {
  ArcticFetchError,
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2RequestError,
  type OAuth2Tokens,
} from 'arctic';
import { GoogleError } from '~/domain/calendar/google-error';
import { z } from '~/zod';
import { callGoogle, type Fetch } from './google-fetch.server';

/* https://developers.google.com/identity/protocols/oauth2/web-server */

interface GoogleTokens {
  accessToken: string;
  expiresInSeconds: number;
  /** Only when a consent screen was shown. */
  refreshToken: string | null;
  /** Space separated; null when the answer did not say. */
  scopes: string | null;
}

interface GoogleIdentity {
  /** The account's own id; its address may change. */
  sub: string;
  email: string | null;
}

interface ConsentRequest {
  redirectUri: string;
  state: string;
  verifier: string;
  scopes: readonly string[];
  /** The account to propose. */
  loginHint: string | null;
  /** Asks which account even if there is only one. */
  chooseAccount: boolean;
}

/** Consent to, and tokens for, a Google account. */
export interface GoogleOauth {
  newState(): { state: string; verifier: string };
  consentUrl(request: ConsentRequest): string;
  exchange(code: string, verifier: string, redirectUri: string): Promise<GoogleTokens>;
  refresh(refreshToken: string): Promise<GoogleTokens>;
  revoke(token: string): Promise<void>;
  identify(accessToken: string): Promise<GoogleIdentity>;
}

interface Options {
  clientId: string;
  clientSecret: string;
  /** Each without a slash at the end. */
  accountsUrl: string;
  oauthUrl: string;
  apiUrl: string;
  fetch: Fetch;
}

/** The library sets no limit of its own. */
const TIMEOUT_MS = 10_000;

export function createGoogleOauth(options: Options): GoogleOauth {
  const { clientId, clientSecret, accountsUrl, oauthUrl, apiUrl } = options;
  const client = (redirectUri: string | null) =>
    new OAuth2Client(clientId, clientSecret, redirectUri);
  return {
    newState: () => ({ state: generateState(), verifier: generateCodeVerifier() }),
    consentUrl({ redirectUri, state, verifier, scopes, loginHint, chooseAccount }) {
      const url = client(redirectUri).createAuthorizationURLWithPKCE(
        `${accountsUrl}/o/oauth2/v2/auth`,
        state,
        CodeChallengeMethod.S256,
        verifier,
        [...scopes],
      );
      // Without a consent screen Google sends no refresh token.
      url.searchParams.set('access_type', 'offline');
      url.searchParams.set('prompt', chooseAccount ? 'consent select_account' : 'consent');
      url.searchParams.set('include_granted_scopes', 'true');
      if (loginHint) url.searchParams.set('login_hint', loginHint);
      return url.href;
    },
    exchange: (code, verifier, redirectUri) =>
      tokensFrom(() =>
        client(redirectUri).validateAuthorizationCode(`${oauthUrl}/token`, code, verifier),
      ),
    refresh: (refreshToken) =>
      tokensFrom(() => client(null).refreshAccessToken(`${oauthUrl}/token`, refreshToken, [])),
    async revoke(token) {
      await limited(() => client(null).revokeToken(`${oauthUrl}/revoke`, token));
    },
    identify(accessToken) {
      const url = new URL(`${apiUrl}/oauth2/v3/userinfo`);
      return callGoogle(options.fetch, { method: 'GET', url, accessToken }, Identity);
    },
  };
}

const Identity = z
  .object({ sub: z.string().min(1), email: z.string().nullish() })
  .transform(({ sub, email }): GoogleIdentity => ({ sub, email: email ?? null }));

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).nullish(),
  scope: z.string().nullish(),
});

async function tokensFrom(ask: () => Promise<OAuth2Tokens>): Promise<GoogleTokens> {
  const parsed = Tokens.safeParse((await limited(ask)).data);
  if (!parsed.success) throw new GoogleError('unavailable', { status: 200 });
  const { access_token, expires_in, refresh_token, scope } = parsed.data;
  return {
    accessToken: access_token,
    expiresInSeconds: expires_in,
    refreshToken: refresh_token ?? null,
    scopes: scope ?? null,
  };
}

/** Answers within the time limit or not at all. */
async function limited<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GoogleError('unavailable')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch (error) {
    throw error instanceof GoogleError ? error : oauthError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Errors of our own configuration: nobody has to connect again because of them. */
const MISCONFIGURED = [
  'invalid_client',
  'unauthorized_client',
  'invalid_request',
  'unsupported_grant_type',
  'redirect_uri_mismatch',
];

function oauthError(error: unknown): GoogleError {
  if (error instanceof ArcticFetchError) return new GoogleError('unavailable');
  if (error instanceof OAuth2RequestError) {
    const facts = { status: 400, reason: error.code };
    if (error.code === 'invalid_grant') return new GoogleError('invalidGrant', facts);
    if (MISCONFIGURED.includes(error.code)) return new GoogleError('notConfigured', facts);
  }
  return new GoogleError('unavailable');
}
