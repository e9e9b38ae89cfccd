import { oauthError } from './oauth-error';

/** Any client id will do with it. */
const CLIENT_SECRET = 'sandbox-secret';

type Client = { ok: true; clientId: string } | { ok: false; response: Response };

/** The client's id and secret come in a Basic header or in the body. */
export function authenticateClient(request: Request, form: URLSearchParams): Client {
  const { clientId, secret } = basicCredentials(request) ?? {
    clientId: form.get('client_id'),
    secret: form.get('client_secret'),
  };
  if (!clientId) {
    return rejected(oauthError('invalid_request', 'Could not determine client ID from request.'));
  }
  if (!secret) return rejected(oauthError('invalid_request', 'client_secret is missing.'));
  if (secret !== CLIENT_SECRET) return rejected(oauthError('invalid_client', 'Unauthorized'));
  return { ok: true, clientId };
}

function basicCredentials(request: Request): { clientId: string; secret: string } | null {
  const encoded = request.headers.get('Authorization')?.match(/^Basic +(\S+)$/i)?.[1];
  if (!encoded) return null;
  try {
    const [clientId = '', ...secret] = atob(encoded).split(':');
    return {
      clientId: decodeURIComponent(clientId),
      secret: decodeURIComponent(secret.join(':')),
    };
  } catch {
    return { clientId: '', secret: '' };
  }
}

function rejected(response: Response): Client {
  return { ok: false, response };
}
