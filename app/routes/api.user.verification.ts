import { sendVerification } from '~/domain/auth/verify-email.server';
import { ProviderError } from '~/domain/provider-error';
import { appOrigin } from '~/http/app-origin.server';
import { mailUnavailable, problem, tooManyMails, unavailable } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  /** Sends the person a link to confirm their address. */
  async POST({ request, services, user }) {
    if (user.emailVerified) {
      const message = 'Your e-mail address is confirmed already.';
      return problem(409, { message, code: 'already_verified' });
    }
    if (!services.mailer) return mailUnavailable();
    if (!(await services.limits.mailAccount(user.email))) return tooManyMails();
    try {
      await sendVerification(services, user, appOrigin(request, services));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return unavailable('The mail could not be sent just now. Please try again in a moment.');
    }
    return Response.json({ message: `A link is on its way to ${user.email}.` }, { status: 202 });
  },
});

export const loader = api.loader;
export const action = api.action;
