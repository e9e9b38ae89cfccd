import { originFor } from '../vendor';
import { ISSUER } from './id-token';

/** `/.well-known/openid-configuration`. The issuer is Google's, as the id_token's is. */
export function answerDiscovery(url: URL): Response {
  const accounts = originFor(url, 'https://accounts.google.com');
  const oauth = originFor(url, 'https://oauth2.googleapis.com');
  const api = originFor(url, 'https://www.googleapis.com');
  return Response.json({
    issuer: ISSUER,
    authorization_endpoint: `${accounts}/o/oauth2/v2/auth`,
    token_endpoint: `${oauth}/token`,
    userinfo_endpoint: `${api}/oauth2/v3/userinfo`,
    revocation_endpoint: `${oauth}/revoke`,
    jwks_uri: `${api}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  });
}
