import { ResetPasswordInput } from '~/domain/auth/credentials';
import { resetPassword } from '~/domain/auth/password-reset.server';
import { clientAddress } from '~/http/client-address.server';
import { linkOver, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';
import { beginSession } from '~/http/session.server';

const api = publicResource({
  async POST({ request, context, services }) {
    const input = await readBody(request, ResetPasswordInput);
    if (!(await services.limits.signInAddress(clientAddress(request)))) {
      return tooMany('Too many attempts. Please wait a minute and try again.');
    }
    const user = await resetPassword(services, input);
    if (!user) return linkOver();
    return Response.json(
      { isAuthenticated: true, user },
      { headers: { 'Set-Cookie': await beginSession(request, context, user) } },
    );
  },
});

export const loader = api.loader;
export const action = api.action;
