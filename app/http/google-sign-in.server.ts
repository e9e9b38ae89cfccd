import { createHash, randomBytes } from 'node:crypto';
import { type AppLoadContext, createSessionStorage } from '@remix-run/cloudflare';
import { Authenticator, AuthorizationError } from 'remix-auth';
import { GoogleStrategy } from 'remix-auth-google';
import type { GoogleIdentity } from '~/domain/auth/google-identity';
import { abortAfter } from '~/domain/time/abort-after';
import type { GoogleSettings } from '~/services.server';
import { z } from '~/zod';
import { appOrigin } from './app-origin.server';
import { cookieForSealed, seal, unseal } from './sealed-cookie.server';
import { openSession } from './session.server';

/** What is to come of it once the person is back from Google. */
interface Purpose {
  /** The page to lead to. */
  target: string;
  /** Whose account the Google account is to be connected to; null to sign in. */
  connectTo: string | null;
}

/** What the browser keeps, sealed, on the way to Google and back; remix-auth adds its state. */
interface Flow extends Purpose {
  /** PKCE, RFC 7636. */
  codeVerifier: string;
}

const CALLBACK_PATH = '/api/auth/google/callback';

/** Sends the browser to Google, to come back to the callback. */
export async function leadToGoogle(
  request: Request,
  context: AppLoadContext,
  google: GoogleSettings,
  purpose: Purpose,
): Promise<Response> {
  const flow = { ...purpose, codeVerifier: randomBytes(32).toString('base64url') };
  // Without its cookies: a flow that was begun before is over.
  const fresh = new Request(request.url);
  try {
    await authenticator(request, context, google, flow).authenticate('google', fresh);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new Error('the strategy did not lead to Google');
}

type Return =
  | { outcome: 'identified'; identity: GoogleIdentity; purpose: Purpose }
  | { outcome: 'denied' | 'unavailable'; purpose: Purpose }
  /** The flow was over, finished before, begun elsewhere, or never begun. */
  | { outcome: 'expired' };

/** Who came back from Google. The flow is over with it, whatever came of it: see `clearGoogleFlow`. */
export async function returnFromGoogle(
  request: Request,
  context: AppLoadContext,
  google: GoogleSettings,
): Promise<Return> {
  const session = await openSession(request, flowStorage(request, context));
  const flow = session.get('flow');
  if (!flow) return { outcome: 'expired' };
  const { codeVerifier: _, ...purpose } = flow;
  if (new URL(request.url).searchParams.has('error')) return { outcome: 'denied', purpose };
  try {
    const identity = await authenticator(request, context, google, flow).authenticate(
      'google',
      request,
      { throwOnError: true },
    );
    return { outcome: 'identified', identity, purpose };
  } catch (error) {
    if (!(error instanceof AuthorizationError)) throw error;
    if (!(error.cause instanceof GoogleFailure)) return { outcome: 'expired' };
    const { reason } = error.cause;
    // A code is good for one exchange.
    if (reason.includes('"invalid_grant"')) return { outcome: 'expired' };
    console.info('google sign-in failed', { reason: reason.slice(0, 200) });
    return { outcome: 'unavailable', purpose };
  }
}

const FLOW_COOKIE = 'gigbound_google';

/** The Set-Cookie that ends a flow. */
export function clearGoogleFlow(request: Request, context: AppLoadContext): Promise<string> {
  return cookieForSealed(FLOW_COOKIE, request, context).serialize('', { maxAge: 0 });
}

/** Sessions in which remix-auth keeps its state: in the browser, sealed, with the flow beside it. */
function flowStorage(request: Request, context: AppLoadContext, flow?: Flow) {
  return createSessionStorage<{ flow: Flow }>({
    cookie: cookieForSealed(FLOW_COOKIE, request, context),
    createData: (data) => seal({ ...data, flow }, context),
    readData: async (sealed) => (await unseal(sealed, context)) as { flow: Flow } | null,
    updateData: async () => {},
    deleteData: async () => {},
  });
}

function authenticator(
  request: Request,
  context: AppLoadContext,
  google: GoogleSettings,
  flow: Flow,
) {
  const callback = `${appOrigin(request, context.services)}${CALLBACK_PATH}`;
  const strategy = new SignInStrategy(google, callback, flow.codeVerifier);
  return new Authenticator<GoogleIdentity>(flowStorage(request, context, flow)).use(
    strategy,
    'google',
  );
}

/** Google did not answer, or with something else than it should. */
class GoogleFailure extends Error {
  constructor(readonly reason: string) {
    super('Google could not be used');
  }
}

/** https://developers.google.com/identity/openid-connect/openid-connect#obtainuserinfo */
const UserInfo = z.object({
  sub: z.string().min(1),
  email: z.string().toLowerCase().includes('@'),
  email_verified: z.boolean().default(false),
  hd: z.string().optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** remix-auth-google with PKCE, Google's addresses from the settings, and answers that are checked. */
class SignInStrategy extends GoogleStrategy<GoogleIdentity> {
  readonly #google: GoogleSettings;
  readonly #codeVerifier: string;

  constructor(google: GoogleSettings, callbackURL: string, codeVerifier: string) {
    const { clientId: clientID, clientSecret } = google;
    super(
      { clientID, clientSecret, callbackURL, scope: ['openid', 'email', 'profile'] },
      async ({ profile }) => toIdentity(UserInfo.parse(profile._json), google),
    );
    this.#google = google;
    this.#codeVerifier = codeVerifier;
    this.authorizationURL = `${google.accountsBase}/o/oauth2/v2/auth`;
    this.tokenURL = `${google.oauthBase}/token`;
  }

  protected override authorizationParams() {
    const params = super.authorizationParams();
    const challenge = createHash('sha256').update(this.#codeVerifier).digest('base64url');
    params.set('code_challenge', challenge);
    params.set('code_challenge_method', 'S256');
    // Who has several Google accounts chooses one.
    params.set('prompt', 'select_account');
    return params;
  }

  protected override tokenParams() {
    return new URLSearchParams({ code_verifier: this.#codeVerifier });
  }

  protected override fetchAccessToken(code: string, params: URLSearchParams) {
    return this.#inTime(super.fetchAccessToken(code, params));
  }

  /** The library's own takes an error page for a profile. */
  protected override userProfile(accessToken: string) {
    return this.#inTime(this.#readUserInfo(accessToken)) as never;
  }

  async #readUserInfo(accessToken: string) {
    const response = await fetch(`${this.#google.apiBase}/oauth2/v3/userinfo`, {
      headers: { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`userinfo answered ${response.status}`);
    return { provider: 'google', _json: UserInfo.parse(await response.json()) };
  }

  /** Whatever goes wrong is a GoogleFailure, also if nothing comes. */
  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { signal, clear } = abortAfter(this.#google.signInTimeoutMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    try {
      return await Promise.race([answer, late]);
    } catch (thrown) {
      // The library throws the body of an error answer as it came.
      throw new GoogleFailure(String(thrown));
    } finally {
      clear();
    }
  }
}

function toIdentity(info: z.output<typeof UserInfo>, { pictureBase }: GoogleSettings) {
  return {
    sub: info.sub,
    email: info.email,
    emailVerified: info.email_verified,
    hostedDomain: info.hd ?? null,
    name: info.name ?? null,
    picture: info.picture?.startsWith(`${pictureBase}/`) ? info.picture : null,
  };
}
