import { ConnectGoogleInput } from '~/domain/auth/credentials';
import { connectGoogleWithProof } from '~/domain/auth/google-account.server';
import { clientAddress } from '~/http/client-address.server';
import { pendingGoogle } from '~/http/pending-google.server';
import { problem, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';
import { beginSession } from '~/http/session.server';

const api = publicResource({
  /** Ends a sign-in with Google whose e-mail has an account here: with its password, or taking it over. */
  async POST({ request, context, services }) {
    const proof = await readBody(request, ConnectGoogleInput);
    const pending = await pendingGoogle.read(request, context);
    if (!pending) {
      const message = 'This took too long. Please sign in with Google once more.';
      return problem(400, { message, code: 'expired' });
    }
    const allowed =
      (await services.limits.signInAddress(clientAddress(request))) &&
      (await services.limits.signInAccount(pending.identity.email));
    if (!allowed) {
      return tooMany('Too many sign-in attempts. Please wait a minute and try again.');
    }
    const user = await connectGoogleWithProof(services, pending.identity, proof);
    if (!user) {
      return problem(401, { message: 'This is not the password', code: 'invalid_credentials' });
    }
    const headers = new Headers({ 'Set-Cookie': await beginSession(request, context, user) });
    headers.append('Set-Cookie', await pendingGoogle.clear(request, context));
    const { target: redirectUrl } = pending;
    return Response.json({ isAuthenticated: true, user, redirectUrl }, { headers });
  },
});

export const loader = api.loader;
export const action = api.action;
