type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_token'
  | 'redirect_uri_mismatch'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

/** An error as Google's OAuth endpoints write it. */
export function oauthError(error: OAuthErrorCode, description: string): Response {
  const status = error === 'invalid_client' || error === 'unauthorized_client' ? 401 : 400;
  return Response.json({ error, error_description: description }, { status });
}
