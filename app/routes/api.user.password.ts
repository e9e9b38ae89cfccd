import { changePassword } from '~/domain/auth/change-password.server';
import { ChangePasswordInput } from '~/domain/auth/credentials';
import { sendPasswordChanged } from '~/domain/auth/password-reset.server';
import { appOrigin } from '~/http/app-origin.server';
import { domainErrorResponse, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';
import { beginSession } from '~/http/session.server';

const api = resource({
  /** Ends all sessions, and begins a new one for who asks. */
  async PUT({ request, context, services, user }) {
    const input = await readBody(request, ChangePasswordInput);
    if (!(await services.limits.signInAccount(user.email))) {
      return tooMany('Too many attempts. Please wait a minute and try again.');
    }
    const error = await changePassword(services, user.id, input);
    if (error) return domainErrorResponse(error);
    const origin = appOrigin(request, services);
    services.background(sendPasswordChanged(services, user.email, origin));
    return Response.json(user, {
      headers: { 'Set-Cookie': await beginSession(request, context, user) },
    });
  },
});

export const loader = api.loader;
export const action = api.action;
