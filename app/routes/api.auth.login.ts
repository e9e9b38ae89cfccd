import { LoginInput } from '~/domain/auth/credentials';
import { authenticate } from '~/http/authenticator.server';
import { clientAddress } from '~/http/client-address.server';
import { problem, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';
import { beginSession } from '~/http/session.server';

const api = publicResource({
  async POST({ request, context, services }) {
    const input = await readBody(request, LoginInput);
    // The address first: one that is past its limit must not use up other people's.
    const allowed =
      (await services.limits.signInAddress(clientAddress(request))) &&
      (await services.limits.signInAccount(input.username));
    if (!allowed) {
      return tooMany('Too many sign-in attempts. Please wait a minute and try again.');
    }
    const user = await authenticate(request, context, input);
    if (!user) {
      return problem(401, { message: 'Invalid username or password', code: 'invalid_credentials' });
    }
    return Response.json(
      { isAuthenticated: true, user },
      { headers: { 'Set-Cookie': await beginSession(request, context, user) } },
    );
  },
});

export const loader = api.loader;
export const action = api.action;
