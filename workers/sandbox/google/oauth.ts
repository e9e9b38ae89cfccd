import type { Vendor } from '../vendor';
import { resetCodes } from './authorization-codes';
import { answerAuthorize } from './authorize';
import { googleControls } from './controls';
import { answerDiscovery } from './discovery';
import { resetUsers } from './google-users';
import { resetGrants } from './grants';
import { answerCerts } from './id-token';
import { answerPicture, PICTURES } from './pictures';
import { answerRevoke, answerToken } from './token-endpoint';
import { answerUserinfo } from './userinfo';

type Endpoint = (request: Request, url: URL) => Response | Promise<Response>;

const ENDPOINTS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  '/o/oauth2/v2/auth': { GET: answerAuthorize, POST: answerAuthorize },
  '/token': { POST: answerToken },
  '/revoke': { POST: answerRevoke },
  '/oauth2/v3/userinfo': { GET: answerUserinfo, POST: answerUserinfo },
  '/oauth2/v3/certs': { GET: answerCerts },
  '/.well-known/openid-configuration': { GET: (_request, url) => answerDiscovery(url) },
};

/** Google's sign-in and consent: accounts.google.com, oauth2.googleapis.com and userinfo. */
export const googleOAuth: Vendor = {
  name: 'google',
  owns: (pathname) => Object.hasOwn(ENDPOINTS, pathname) || pathname.startsWith(PICTURES),
  answer(request, url) {
    if (url.pathname.startsWith(PICTURES)) return answerPicture(url);
    const endpoint = ENDPOINTS[url.pathname]?.[request.method];
    return endpoint?.(request, url) ?? new Response(null, { status: 405 });
  },
  nothing: () => Response.json({}),
  controls: googleControls,
  reset() {
    resetUsers();
    resetGrants();
    resetCodes();
  },
};
