import { type AuthorizationCode, findCode } from './authorization-codes';
import { authenticateClient } from './client-authentication';
import { findUser } from './google-users';
import {
  ACCESS_TOKEN_SECONDS,
  findRefreshToken,
  isLive,
  issueAccessToken,
  issueRefreshToken,
  revokeGrantOf,
  revokeTokensOfCode,
} from './grants';
import { base64Url, signIdToken } from './id-token';
import { oauthError } from './oauth-error';
import { hasScope } from './scopes';
import { claimsOf } from './userinfo';

/** `POST /token`: a code or a refresh token for an access token. */
export async function answerToken(request: Request, url: URL): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const client = authenticateClient(request, form);
  if (!client.ok) return client.response;
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(form, client.clientId, url);
    case 'refresh_token':
      return refresh(form, client.clientId, url);
    case null:
    case '':
      return oauthError('invalid_request', 'Missing required parameter: grant_type');
    default:
      return oauthError('unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
  }
}

async function exchangeCode(form: URLSearchParams, clientId: string, url: URL): Promise<Response> {
  const missing = ['code', 'redirect_uri'].find((name) => !form.get(name));
  if (missing) return oauthError('invalid_request', `Missing required parameter: ${missing}`);
  const code = findCode(form.get('code') ?? '');
  if (!code) return oauthError('invalid_grant', 'Malformed auth code.');
  if (code.grant.clientId !== clientId) return oauthError('invalid_grant', 'Bad Request');
  if (code.used) {
    // Somebody has copied the code: what it was exchanged for is no longer safe.
    revokeTokensOfCode(code.code);
    return oauthError('invalid_grant', 'Bad Request');
  }
  if (code.expiresAt <= Date.now() || !isLive(code.grant)) {
    return oauthError('invalid_grant', 'Bad Request');
  }
  if (form.get('redirect_uri') !== code.redirectUri) {
    return oauthError('redirect_uri_mismatch', 'Bad Request');
  }
  const verifierError = await checkVerifier(code, form.get('code_verifier'));
  if (verifierError) return oauthError('invalid_grant', verifierError);
  // Checked again, as another request may have used it while the verifier was hashed.
  if (code.used) return oauthError('invalid_grant', 'Bad Request');
  code.used = true;
  return answerTokens(code, url, {
    nonce: code.nonce,
    refreshToken: code.withRefreshToken ? issueRefreshToken(code) : null,
  });
}

async function checkVerifier(
  { codeChallenge }: AuthorizationCode,
  verifier: string | null,
): Promise<string | null> {
  if (!codeChallenge) return verifier ? 'code_verifier or verifier is not needed.' : null;
  if (!verifier) return 'Missing code verifier.';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(hash) === codeChallenge ? null : 'Invalid code verifier.';
}

function refresh(form: URLSearchParams, clientId: string, url: URL): Response | Promise<Response> {
  const text = form.get('refresh_token');
  if (!text) return oauthError('invalid_request', 'Missing required parameter: refresh_token');
  const token = findRefreshToken(text);
  if (!token) return oauthError('invalid_grant', 'Token has been expired or revoked.');
  if (token.grant.clientId !== clientId) return oauthError('unauthorized_client', 'Unauthorized');
  return answerTokens(token, url, { nonce: null, refreshToken: null });
}

async function answerTokens(
  token: Parameters<typeof issueAccessToken>[0],
  url: URL,
  { nonce, refreshToken }: { nonce: string | null; refreshToken: string | null },
): Promise<Response> {
  const { grant, scopes } = token;
  const user = findUser(grant.sub);
  if (!user) return oauthError('invalid_grant', 'Account has been deleted');
  return Response.json(
    {
      access_token: issueAccessToken(token),
      expires_in: ACCESS_TOKEN_SECONDS,
      ...(refreshToken && { refresh_token: refreshToken }),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(hasScope(scopes, 'openid') && {
        id_token: await signIdToken(claimsOf(user, scopes, url), {
          clientId: grant.clientId,
          nonce,
        }),
      }),
    },
    { headers: { 'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate' } },
  );
}

/** `POST /revoke`: ends the whole grant, whichever of its tokens is given. */
export async function answerRevoke(request: Request, url: URL): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const token = form.get('token') || url.searchParams.get('token');
  if (!token) return oauthError('invalid_request', 'Missing required parameter: token');
  if (!revokeGrantOf(token)) return oauthError('invalid_token', 'Token expired or revoked');
  return Response.json({});
}
