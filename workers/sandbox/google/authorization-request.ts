import { isLoopback } from '../vendor';
import { isKnownScope, parseScopes } from './scopes';

/** What a client asks of `/o/oauth2/v2/auth`. */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state: string | null;
  codeChallenge: string | null;
  nonce: string | null;
  loginHint: string | null;
  offline: boolean;
  includeGranted: boolean;
  promptConsent: boolean;
}

export interface RequestError {
  error: string;
  description: string;
}

/** The parameters the sandbox reads; the consent page sends them back as they came. */
export const REQUEST_PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'access_type',
  'prompt',
  'include_granted_scopes',
  'login_hint',
  'nonce',
];

type Parsed = { ok: true; request: AuthorizationRequest } | ({ ok: false } & RequestError);

export function parseAuthorizationRequest(params: URLSearchParams): Parsed {
  const get = (name: string) => params.get(name) || null;
  const repeated = REQUEST_PARAMETERS.find((name) => params.getAll(name).length > 1);
  if (repeated) return invalid(`OAuth 2 parameters can only have a single value: ${repeated}`);
  const missing = ['client_id', 'redirect_uri', 'response_type', 'scope'].find(
    (name) => !get(name),
  );
  if (missing) return invalid(`Missing required parameter: ${missing}`);

  const redirectUri = get('redirect_uri') ?? '';
  if (!isRedirectUri(redirectUri)) {
    return invalid(`Invalid parameter value for redirect_uri: ${redirectUri}`);
  }
  if (get('response_type') !== 'code') {
    return invalid(`Invalid response_type: ${get('response_type')}`, 'unsupported_response_type');
  }
  const scopes = parseScopes(get('scope') ?? '');
  const unknown = scopes.filter((scope) => !isKnownScope(scope));
  if (scopes.length === 0 || unknown.length > 0) {
    return invalid(`Some requested scopes were invalid: ${unknown.join(', ')}`, 'invalid_scope');
  }
  const accessType = get('access_type') ?? 'online';
  if (!['online', 'offline'].includes(accessType)) {
    return invalid(`Invalid parameter value for access_type: ${accessType}`);
  }
  const challenge = get('code_challenge');
  const method = get('code_challenge_method');
  if (method && !challenge) return invalid('Missing required parameter: code_challenge');
  // Google takes "plain" too; nobody should.
  if (challenge && method !== 'S256') {
    return invalid(`Invalid code_challenge_method: ${method ?? 'none given'}`);
  }
  if (challenge && !/^[\w-]{43}$/.test(challenge)) return invalid('Invalid code_challenge');

  return {
    ok: true,
    request: {
      clientId: get('client_id') ?? '',
      redirectUri,
      scopes,
      state: params.get('state'),
      codeChallenge: challenge,
      nonce: get('nonce'),
      loginHint: get('login_hint'),
      offline: accessType === 'offline',
      includeGranted: get('include_granted_scopes') === 'true',
      promptConsent: (get('prompt') ?? '').split(' ').includes('consent'),
    },
  };
}

/** https, or http on this machine, and no fragment: Google registers no other address. */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (!url || text.includes('#') || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function invalid(description: string, error = 'invalid_request'): Parsed {
  return { ok: false, error, description };
}
