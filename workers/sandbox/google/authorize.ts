import { issueCode } from './authorization-codes';
import {
  type AuthorizationRequest,
  parseAuthorizationRequest,
  REQUEST_PARAMETERS,
} from './authorization-request';
import { renderConsentPage, renderErrorPage } from './consent-page';
import { findUser, findUserByEmail, type GoogleUser, listUsers } from './google-users';
import { isOptional } from './scopes';

/**
 * `/o/oauth2/v2/auth`: the consent page (GET) and its answer (POST: `user`, `granted` for each ticked
 * scope, `decision`). `sandbox_auto=allow|deny` and `sandbox_user` in the query answer at once.
 */
export async function answerAuthorize(request: Request, url: URL): Promise<Response> {
  const posted = request.method === 'POST';
  const params = posted ? new URLSearchParams(await request.text()) : url.searchParams;
  const parsed = parseAuthorizationRequest(params);
  if (!parsed.ok) return renderErrorPage(parsed);
  const hinted = userFor(parsed.request.loginHint ?? '');
  if (posted) {
    return decide(parsed.request, {
      decision: params.get('decision'),
      user: userFor(params.get('user') ?? ''),
      granted: params.getAll('granted'),
    });
  }
  if (params.has('sandbox_auto')) {
    const email = params.get('sandbox_user');
    return decide(parsed.request, {
      decision: params.get('sandbox_auto'),
      user: email === null ? (hinted ?? listUsers()[0] ?? null) : userFor(email),
      granted: parsed.request.scopes,
    });
  }
  return renderConsentPage({
    request: parsed.request,
    users: listUsers(),
    selected: hinted ?? listUsers()[0],
    fields: REQUEST_PARAMETERS.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [{ name, value }];
    }),
  });
}

/** A login hint is an address or a `sub`. */
function userFor(text: string): GoogleUser | null {
  return findUserByEmail(text) ?? findUser(text);
}

interface Answer {
  decision: string | null;
  user: GoogleUser | null;
  granted: readonly string[];
}

function decide(request: AuthorizationRequest, { decision, user, granted }: Answer): Response {
  if (decision === 'deny') return redirect(request, { error: 'access_denied' });
  if (decision !== 'allow') {
    return renderErrorPage({
      error: 'invalid_request',
      description: `Neither allowed nor denied: ${decision ?? 'no decision'}`,
    });
  }
  if (!user) {
    return renderErrorPage({
      error: 'invalid_request',
      description: 'The sandbox has no such account.',
    });
  }
  const allowed = request.scopes.filter((scope) => !isOptional(scope) || granted.includes(scope));
  // Everything was unticked, and nothing else was asked for.
  if (allowed.length === 0) return redirect(request, { error: 'access_denied' });
  const { code, scopes } = issueCode({
    sub: user.sub,
    clientId: request.clientId,
    requested: request.scopes,
    allowed,
    includeGranted: request.includeGranted,
    offline: request.offline,
    promptConsent: request.promptConsent,
    redirectUri: request.redirectUri,
    codeChallenge: request.codeChallenge,
    nonce: request.nonce,
  });
  return redirect(request, {
    code,
    scope: scopes.join(' '),
    authuser: '0',
    ...(user.hd && { hd: user.hd }),
    prompt: request.promptConsent ? 'consent' : 'none',
  });
}

function redirect(
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): Response {
  const url = new URL(redirectUri);
  if (state !== null) url.searchParams.set('state', state);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return new Response(null, {
    status: 302,
    headers: { Location: url.href, 'Cache-Control': 'no-store' },
  });
}
