import type { GoogleUser } from './google-users';
import { bearerToken, grantOf } from './grants';
import { pictureUrl } from './pictures';
import { hasScope } from './scopes';

/** What a client may know of a user: the same in the id_token and in userinfo. */
export function claimsOf(user: GoogleUser, scopes: readonly string[], url: URL) {
  const picture = pictureUrl(user, url);
  const [given = '', ...family] = user.name.split(' ');
  return {
    sub: user.sub,
    ...(user.hd && { hd: user.hd }),
    ...(hasScope(scopes, 'email') && { email: user.email, email_verified: user.email_verified }),
    ...(hasScope(scopes, 'profile') && {
      name: user.name,
      given_name: given,
      ...(family.length > 0 && { family_name: family.join(' ') }),
      ...(picture && { picture }),
    }),
  };
}

export function answerUserinfo(request: Request, url: URL): Response {
  const token = bearerToken(request);
  const grant = token ? grantOf(token) : null;
  const identityScopes = ['openid', 'email', 'profile'] as const;
  if (!grant || !identityScopes.some((name) => hasScope(grant.scopes, name))) {
    return Response.json(
      { error: 'invalid_request', error_description: 'Invalid Credentials' },
      {
        status: 401,
        headers: {
          'WWW-Authenticate': `Bearer realm="https://accounts.google.com/", error="invalid_request"`,
        },
      },
    );
  }
  return Response.json(claimsOf(grant.user, grant.scopes, url));
}
