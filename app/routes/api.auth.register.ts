import { RegistrationInput } from '~/domain/auth/credentials';
import { register } from '~/domain/auth/register.server';
import { sendVerification } from '~/domain/auth/verify-email.server';
import { appOrigin } from '~/http/app-origin.server';
import { clientAddress } from '~/http/client-address.server';
import { problem, tooMany } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { publicResource } from '~/http/resource.server';
import { beginSession } from '~/http/session.server';

const api = publicResource({
  async POST({ request, context, services }) {
    const input = await readBody(request, RegistrationInput);
    if (!(await services.limits.registration(clientAddress(request)))) {
      return tooMany('Too many registrations from here. Please wait a minute and try again.');
    }
    const outcome = await register(services, input);
    if (!outcome.ok) {
      return problem(409, {
        message: 'This email address is already registered. Please use a different email or login.',
        code: outcome.reason,
      });
    }
    if (services.mailer) {
      const origin = appOrigin(request, services);
      services.background(sendVerification(services, outcome.user, origin));
    }
    return Response.json(
      { isAuthenticated: true, user: outcome.user, redirectUrl: '/?newUser=true' },
      {
        status: 201,
        headers: { 'Set-Cookie': await beginSession(request, context, outcome.user) },
      },
    );
  },
});

export const loader = api.loader;
export const action = api.action;
